import type { AuditRow } from '@xinjian/contract/nouns/audit'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../common/office-pages.module.css'
import people from '../people/people.module.css'
import { words } from './words.ts'

/** One entry whole: what stood before and after, and the hash that the next one goes on from. */
export function EntryDrawer({ row, onClose }: { row: AuditRow | null; onClose: () => void }) {
  const t = useWords(words)
  return (
    <Dialog
      open={row !== null}
      title={row ? t('detail', { seq: row.seq }) : ''}
      side="right"
      onClose={onClose}
    >
      {row && (
        <dl className={cx(layout.stack3, styles.facts)}>
          {(
            [
              ['at', instant(row.at)],
              ['who', row.userName || t('nobody')],
              ['what', `${row.actionName}（${row.action}）`],
              ['object', row.object || '--'],
              ['ip', row.ip],
              ['agent', row.agent || '--'],
            ] as const
          ).map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd className={textStyles.num}>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('content')}</dt>
            <dd className={people.detail}>
              {row.detail ? JSON.stringify(row.detail, null, 2) : '--'}
            </dd>
          </div>
          <div>
            <dt>{t('hash')}</dt>
            <dd className={people.detail}>{row.hash}</dd>
          </div>
        </dl>
      )}
    </Dialog>
  )
}
