import { useQuery } from '@tanstack/react-query'
import { report } from '@xinjian/contract/nouns/report'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Changes } from './Changes.tsx'
import type { FigureHere } from './changes.ts'
import styles from './compare.module.css'
import { words } from './words.ts'

/** What differs between two reports and why; the server tells which of them is the earlier one. */
export function CompareResult(props: {
  reportNo: string
  other: string
  /** A figure of the current report; null = it has no such figure. */
  figureOf: (key: string) => FigureHere | null
}) {
  const { reportNo, other, figureOf } = props
  const t = useWords(words)
  const compared = useQuery({
    ...query(report.reportCompare, { reportNo, other }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (compared.error)
    return <Failed message={messageOf(compared.error)} onRetry={() => compared.refetch()} />
  if (!compared.data)
    return (
      <div aria-live="polite">
        <p className={textStyles.muted}>{t('running')}</p>
        <Skeleton lines={6} />
      </div>
    )
  const { before, after, explained, changes, unchanged } = compared.data
  return (
    <>
      <dl className={cx(layout.one640, styles.sides)}>
        {[['before', before] as const, ['after', after] as const].map(([side, row]) => (
          <div key={side}>
            <dt className={textStyles.mutedXs}>{t(side)}</dt>
            <dd className={textStyles.num}>
              {row.reportNo}
              <small>{`${t('through')} ${row.through} · ${instant(row.createdAt).slice(0, 16)}`}</small>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length === 0 ? (
        <Empty icon="check" title={t('same')}>
          {t('sameHint', { n: unchanged })}
        </Empty>
      ) : (
        <>
          <p className={styles.count} role="status">
            {t('summary', { n: changes.length, m: unchanged })}
          </p>
          {explained ? null : <p className={styles.notice}>{t('unexplained')}</p>}
          <Changes changes={changes} explained={explained} figureOf={figureOf} />
        </>
      )}
    </>
  )
}
