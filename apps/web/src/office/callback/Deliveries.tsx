import type { DataOf } from '@xinjian/contract/endpoint'
import type { channel } from '@xinjian/contract/nouns/channel'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../../ui/Tag.tsx'
import styles from './callback.module.css'
import { words } from './words.ts'

export type Delivery = DataOf<typeof channel.collectChannel>['deliveries'][number]

const COLOURS: Record<Delivery['status'], FlagColour> = {
  DONE: 'green',
  QUEUED: 'yellow',
  RUNNING: 'accent',
  FAILED: 'red',
}

/** The last messages: for whom, when, and what came of them; each leads to the timeline that holds every attempt. */
export function Deliveries(props: { rows: readonly Delivery[]; onOpen: (taskId: string) => void }) {
  const t = useWords(words)
  return (
    <section className={styles.last} aria-label={t('last')}>
      <h3>{t('last')}</h3>
      {props.rows.length === 0 ? <p className={textStyles.muted}>{t('noDeliveries')}</p> : null}
      <ul>
        {props.rows.map((row) => (
          <li key={row.callbackNo}>
            <span className={styles.who}>
              <b>
                {row.taskId === null ? t('notCollection') : (row.enterpriseName ?? t('unnamed'))}
              </b>
              <small className={cx(textStyles.num, textStyles.muted)}>
                {instant(row.createdAt).slice(0, 16)}
              </small>
            </span>
            <span className={styles.came}>
              <Tag colour={COLOURS[row.status]}>{t(row.status)}</Tag>
              <Failures row={row} />
            </span>
            <Steps row={row} onOpen={props.onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What tells of no collection has no timeline. */
function Steps({ row, onOpen }: { row: Delivery; onOpen: (taskId: string) => void }) {
  const t = useWords(words)
  const { taskId } = row
  if (taskId === null) return null
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${t('steps')} ${row.enterpriseName ?? taskId}`}
      onClick={() => onOpen(taskId)}
    >
      {t('steps')}
    </Button>
  )
}

function Failures({ row }: { row: Delivery }) {
  const t = useWords(words)
  if (row.failures === 0) return null
  const n = row.failures
  return (
    <small className={cx(textStyles.num, textStyles.muted)}>
      {row.dueAt
        ? t('again', { n, at: instant(row.dueAt).slice(5, 16) })
        : t('afterFailures', { n })}
    </small>
  )
}
