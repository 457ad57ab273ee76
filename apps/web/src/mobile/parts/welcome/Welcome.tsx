import { DIRECT_CHANNEL } from '@xinjian/contract/nouns/collect'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { firmOfLink } from '../../tax/drafts.ts'
import { useDatasetName } from '../../tax/hooks/use-dataset-name.ts'
import { useFlow } from '../../tax/hooks/use-tax.ts'
import { OWNER_PATH } from '../../tax/pages.ts'
import { common } from '../../words/common.ts'
import { welcome } from '../../words/welcome.ts'
import { FirmCard } from '../FirmCard.tsx'
import form from '../form.module.css'
import { Screen } from '../Screen.tsx'
import screen from '../screen.module.css'
import styles from './welcome.module.css'

interface Props {
  title: string
  lead: string
  /** What lacks before one can begin, in words. */
  lacks?: string | null
  onBegin: () => void
  /** How it goes on from here. */
  way: ReactNode
  what: { title: string; note: string }
  safe: readonly string[]
  children?: ReactNode
}

/** What a person must know before beginning: who asks for what, for whom, how it goes, and what becomes of it. */
export function Welcome({ title, lead, lacks = null, onBegin, way, what, safe, children }: Props) {
  const t = useWords(welcome)
  const c = useWords(common)
  const nameOf = useDatasetName()
  const { channel, config, task } = useFlow()
  const name = channel?.name ?? ''
  const isDirect = channel?.code === DIRECT_CHANNEL
  const firm = task && firmOfLink(task)
  return (
    <Screen
      hero={
        <div className={styles.hero}>
          <p>{isDirect ? t('ownChoice') : t('eyebrow', { name })}</p>
          <h1>{title}</h1>
          <span>{lead}</span>
        </div>
      }
      action={
        <>
          <Button variant="primary" size="lg" block disabled={lacks !== null} onClick={onBegin}>
            {lacks ?? t('start')}
          </Button>
          <p className={screen.actionNote}>{t('startNote')}</p>
        </>
      }
    >
      {firm && (
        <section className={styles.firm} data-part="firm">
          <h2>{t('forFirm', { name })}</h2>
          <FirmCard {...firm} />
          <p>{t('onlyFirm')}</p>
        </section>
      )}
      {way}
      <section className={screen.card}>
        <h2>{t('whoTitle')}</h2>
        {isDirect && <p className={screen.cardNote}>{t('whoChoice')}</p>}
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
        <h2>{what.title}</h2>
        <ul className={styles.kinds}>
          {config?.datasets.map((item) => (
            <li key={item.dataset}>{nameOf(item)}</li>
          ))}
        </ul>
        <p className={screen.cardNote}>{what.note}</p>
      </section>
      {children}
      <Link className={form.link} to={OWNER_PATH}>
        {c('myConsents')}
      </Link>
      <ul className={styles.safe}>
        {safe.map((line) => (
          <li key={line}>
            <Icon name="shield" size={18} />
            {line}
          </li>
        ))}
      </ul>
    </Screen>
  )
}
