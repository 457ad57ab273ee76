import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { FirmCard } from '../parts/FirmCard.tsx'
import form from '../parts/form.module.css'
import { phonePage } from '../parts/phone-page.tsx'
import { Screen } from '../parts/Screen.tsx'
import screen from '../parts/screen.module.css'
import { longestOf } from '../tax/consent.ts'
import { firmOfLink } from '../tax/drafts.ts'
import { useDatasetName } from '../tax/hooks/use-dataset-name.ts'
import { useFlow, useGo } from '../tax/hooks/use-tax.ts'
import { OWNER_PATH } from '../tax/pages.ts'
import { common } from '../words/common.ts'
import { entry } from '../words/entry.ts'
import styles from './index.module.css'

const HOW: readonly IconName[] = ['building', 'file', 'lock', 'chart']
const NUMBERS = [1, 2, 3, 4] as const

/** Who asks for what, for whom, how it goes and how long it takes: what a person must know before beginning. */
function Index() {
  const t = useWords(entry)
  const nameOf = useDatasetName()
  const c = useWords(common)
  const { to } = useGo()
  const { channel, config, task } = useFlow()
  const firm = task && firmOfLink(task)
  const begin = () =>
    to(firm === null ? 'entering' : config?.licenseRequired ? 'license' : 'validate')
  const needs = [t('need1'), t('need2'), ...(config?.licenseRequired ? [t('need3')] : [])]
  return (
    <Screen
      hero={
        <div className={styles.hero}>
          <p>{t('eyebrow', { name: channel?.name ?? '' })}</p>
          <h1>{t('heroTitle')}</h1>
          <span>{t('heroLead')}</span>
        </div>
      }
      action={
        <>
          <Button variant="primary" size="lg" block onClick={begin}>
            {t('start')}
          </Button>
          <p className={screen.actionNote}>{t('startNote')}</p>
        </>
      }
    >
      {firm && (
        <section className={styles.firm} data-part="firm">
          <h2>{t('forFirm', { name: channel?.name ?? '' })}</h2>
          <FirmCard {...firm} />
          <p>{t('onlyFirm')}</p>
        </section>
      )}
      <section className={screen.card}>
        <h2>{t('howTitle')}</h2>
        <ol className={styles.how}>
          {NUMBERS.map((n, i) => (
            <li key={n}>
              <span>
                <Icon name={HOW[i] ?? 'file'} size={20} />
              </span>
              <div>
                <b>{t(`how${n}`)}</b>
                <small>{t(`how${n}Note`)}</small>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={screen.card}>
        <h2>{t('whoTitle')}</h2>
        <ul className={styles.grantees}>
          {config?.grantees.map((grantee) => (
            <li key={grantee.name}>
              <b>{grantee.name}</b>
              <small>
                {t('purpose')}：{grantee.purpose}
              </small>
              <small>
                {t('contact')}：{grantee.contact}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section className={screen.card}>
        <h2>{t('whatTitle')}</h2>
        <ul className={styles.kinds}>
          {config?.datasets.map((item) => (
            <li key={item.dataset}>{nameOf(item)}</li>
          ))}
        </ul>
        <p className={styles.kindsNote}>{t('whatNote', { months: longestOf(config) })}</p>
      </section>
      <section className={screen.card}>
        <h2>{t('needTitle')}</h2>
        <ul className={styles.ticks}>
          {needs.map((need) => (
            <li key={need}>
              <Icon name="check" size={16} />
              {need}
            </li>
          ))}
        </ul>
        {!firm && (
          <Button block onClick={() => to('license_index')}>
            {t('byLicense')}
          </Button>
        )}
      </section>
      <Link className={form.link} to={OWNER_PATH}>
        {c('myConsents')}
      </Link>
      <ul className={styles.safe}>
        {[t('safe1'), t('safe2'), t('safe3')].map((line) => (
          <li key={line}>
            <Icon name="shield" size={18} />
            {line}
          </li>
        ))}
      </ul>
    </Screen>
  )
}

export const Component = phonePage('index', Index)
