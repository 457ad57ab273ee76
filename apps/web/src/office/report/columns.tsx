import type { ReportRow } from '@xinjian/contract/nouns/report'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { GradeTag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import styles from '../common/cells.module.css'
import { DecisionTag } from '../common/DecisionTag.tsx'
import { SealedTag, SealedText } from '../common/SealedTag.tsx'
import { ChargeTag } from '../money/ChargeTag.tsx'
import { DownloadPdf } from './DownloadPdf.tsx'
import { ReportStatusTag } from './ReportStatusTag.tsx'
import { words } from './words.ts'

/** Where a report is read. */
export const linkOf = (row: ReportRow): string =>
  paths.report(row.reportType, { taxId: row.taxNo, reportNo: row.reportNo })

/** Columns of a list of reports; `enterprise` false where the page already names it. */
export function useReportColumns({ enterprise }: { enterprise: boolean }): Column<ReportRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  const columns: Column<ReportRow>[] = [
    {
      key: 'reportNo',
      title: t('reportNo'),
      render: (row) => (
        <Link to={linkOf(row)} className={textStyles.num}>
          {row.reportNo}
        </Link>
      ),
    },
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      render: (row) => (
        <span className={styles.two}>
          {row.enterpriseName}
          <small className={cx(textStyles.num, textStyles.muted)}>{row.taxNo}</small>
        </span>
      ),
    },
    {
      key: 'reportType',
      title: t('kind'),
      render: (row) => (
        <span className={textStyles.nowrap}>{kindTitle(row.reportType, language)}</span>
      ),
    },
    {
      key: 'through',
      title: t('through'),
      render: (row) => <span className={cx(textStyles.num, textStyles.nowrap)}>{row.through}</span>,
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (row.sealed ? <SealedText /> : <ReportStatusTag row={row} />),
    },
    {
      key: 'charge',
      title: t('charge'),
      value: (row) => row.charge?.amount,
      render: (row) => <ChargeTag charge={row.charge} />,
    },
    { key: 'grade', title: t('gradeScore'), render: (row) => <Grade row={row} /> },
    {
      key: 'createdAt',
      title: t('made'),
      render: (row) => (
        <span className={cx(styles.two, textStyles.nowrap)}>
          <span className={textStyles.num}>{instant(row.createdAt).slice(0, 16)}</span>
          <small className={textStyles.muted}>{row.createdBy}</small>
        </span>
      ),
    },
    {
      key: 'file',
      title: '',
      name: '',
      value: () => null,
      width: 64,
      render: (row) =>
        row.status === 'READY' && !row.sealed ? <DownloadPdf reportNo={row.reportNo} /> : null,
    },
  ]
  return enterprise ? columns : columns.filter((c) => c.key !== 'enterpriseName')
}

function Grade({ row }: { row: ReportRow }) {
  if (row.sealed) return <SealedTag />
  if (!row.grade && !row.decision) return '--'
  return (
    <span className={styles.two}>
      <DecisionTag decision={row.decision} />
      {row.grade && (
        <span className={styles.grade}>
          <GradeTag grade={row.grade} />
          <span className={textStyles.num}>{row.score}</span>
        </span>
      )}
    </span>
  )
}
