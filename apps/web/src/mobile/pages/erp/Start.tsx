import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ErpPage } from '../../parts/erp/ErpPage.tsx'
import { ProgramChoice, useProducts } from '../../parts/erp/ProgramChoice.tsx'
import { FirmCard } from '../../parts/FirmCard.tsx'
import form from '../../parts/form.module.css'
import { Screen } from '../../parts/Screen.tsx'
import screen from '../../parts/screen.module.css'
import { firmOfLink } from '../../tax/drafts.ts'
import { useDatasetName } from '../../tax/hooks/use-dataset-name.ts'
import { useFlow, useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { OWNER_PATH } from '../../tax/pages.ts'
import { common } from '../../words/common.ts'
import { erpWords } from '../../words/erp.ts'
import { Entering } from '../Entering.tsx'
import styles from '../index.module.css'
import { Validate } from '../Validate.tsx'

/** Who asks for what, of which program, and what a person must know before beginning. */
function Start() {
  const t = useWords(erpWords)
  const c = useWords(common)
  const nameOf = useDatasetName()
  const { to } = useGo()
  const { channel, config } = useFlow()
  const task = useTask()
  const products = useProducts()
  const firm = firmOfLink(task)
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
          <Button
            variant="primary"
            size="lg"
            block
            disabled={task.area === null}
            onClick={() => to(firm === null ? 'entering' : 'validate')}
          >
            {t(task.area === null ? 'chooseFirst' : 'start')}
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
        <h2>{t('programTitle')}</h2>
        <ProgramChoice {...products} />
        <p className={styles.kindsNote}>{t('programNote')}</p>
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
        <p className={styles.kindsNote}>{t('whatNote')}</p>
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

const VIEWS = { index: Start, entering: Entering, validate: Validate }

export const Component = () => <ErpPage views={VIEWS} />
