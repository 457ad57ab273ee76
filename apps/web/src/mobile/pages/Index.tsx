import { DIRECT_CHANNEL } from '@xinjian/contract/nouns/collect'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import form from '../parts/form.module.css'
import { phonePage } from '../parts/phone-page.tsx'
import screen from '../parts/screen.module.css'
import { Welcome } from '../parts/welcome/Welcome.tsx'
import { longestOf } from '../tax/consent.ts'
import { firmOfLink } from '../tax/drafts.ts'
import { hasLink } from '../tax/flow.ts'
import { useFlow, useGo } from '../tax/hooks/use-tax.ts'
import { entry } from '../words/entry.ts'
import styles from './index.module.css'

const HOW: readonly IconName[] = ['building', 'file', 'lock', 'chart']
const NUMBERS = [1, 2, 3, 4] as const

/** The start of a task on taxes: how it goes, and what to have ready. */
function Index() {
  const t = useWords(entry)
  const { to } = useGo()
  const { channel, config, task } = useFlow()
  const isDirect = channel?.code === DIRECT_CHANNEL
  const forAny = task === null || firmOfLink(task) === null
  const needs = [t('need1'), t('need2'), ...(config?.licenseRequired ? [t('need3')] : [])]
  return (
    <Welcome
      title={t('heroTitle')}
      lead={t('heroLead')}
      onBegin={() =>
        to(
          isDirect
            ? 'institutions'
            : forAny
              ? 'entering'
              : config?.licenseRequired
                ? 'license'
                : 'validate',
        )
      }
      way={
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
      }
      what={{ title: t('whatTitle'), note: t('whatNote', { months: longestOf(config) }) }}
      safe={[t('safe1'), t('safe2'), t('safe3')]}
    >
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
        {forAny && !isDirect && (
          <Button block onClick={() => to('license_index')}>
            {t('byLicense')}
          </Button>
        )}
      </section>
      {!hasLink() && !isDirect && (
        <a className={form.link} href={`/m/taxWeb/index?channel=${DIRECT_CHANNEL}`}>
          {t('chooseMyself')}
        </a>
      )}
    </Welcome>
  )
}

export const Component = phonePage('index', Index)
