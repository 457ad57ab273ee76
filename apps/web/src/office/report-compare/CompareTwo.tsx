import type { ReportRow } from '@xinjian/contract/nouns/report'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { GoLink } from '../common/GoLink.tsx'
import { words } from './two-words.ts'

/** Beside a choice of rows: leads to the comparison once two reports that can be compared are chosen. */
export function CompareTwo({ rows }: { rows: readonly ReportRow[] }) {
  const t = useWords(words)
  const [one, other] = rows
  if (rows.length !== 2 || !one || !other) return <small>{t('chooseTwo')}</small>
  if (one.reportType !== other.reportType) return <small>{t('sameKind')}</small>
  if (rows.some((row) => row.status !== 'READY' || row.sealed))
    return <small>{t('onlyReady')}</small>
  return (
    <GoLink icon="history" to={paths.compare({ reportNo: one.reportNo, other: other.reportNo })}>
      {t('compareTwo')}
    </GoLink>
  )
}
