import { REPORT_STATUSES, type ReportRow } from '@xinjian/contract/nouns/report'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { GradeTag } from '../../ui/Tag.tsx'
import { Firm } from '../common/cells/Firm.tsx'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import styles from '../common/cells.module.css'
import { DECISIONS, DecisionTag, decisionWords } from '../common/DecisionTag.tsx'
import { SealedTag, SealedText } from '../common/SealedTag.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { ChargeTag } from '../money/ChargeTag.tsx'
import { words as usageWords } from '../money/usage-words.ts'
import { DownloadPdf } from './DownloadPdf.tsx'
import { ReportStatusTag, statusWords } from './ReportStatusTag.tsx'
import { words } from './words.ts'

/** Where a report is read. */
export const linkOf = (row: ReportRow): string =>
  paths.report(row.reportType, { taxId: row.taxNo, reportNo: row.reportNo })

/** Columns of a list of reports; `enterprise` false where the page already names it. `onCharge` opens why one was charged. */
export function useReportColumns({
  enterprise,
  onCharge,
}: {
  enterprise: boolean
  onCharge?: (reportNo: string) => void
}): ListColumn<ReportRow>[] {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const td = useWords(decisionWords)
  const tu = useWords(usageWords)
  const language = useLanguage()
  const columns: ListColumn<ReportRow>[] = [
    {
      key: 'reportNo',
      title: t('reportNo'),
      sheet: {},
      render: (row) => (
        <Link to={linkOf(row)} className={textStyles.num}>
          {row.reportNo}
        </Link>
      ),
    },
    {
      key: 'enterpriseName',
      title: t('enterprise'),
      sheet: [{}, { title: t('taxNo'), field: 'taxNo' }],
      render: (row) => <Firm name={row.enterpriseName} taxNo={row.taxNo} />,
    },
    {
      key: 'reportType',
      title: t('kind'),
      sheet: {
        names: namesOf((kind) => kindTitle(kind, language), REPORT_KIND_NAMES),
      },
      render: (row) => (
        <span className={textStyles.nowrap}>{kindTitle(row.reportType, language)}</span>
      ),
    },
    {
      key: 'through',
      title: t('through'),
      sheet: {},
      render: (row) => <span className={cx(textStyles.num, textStyles.nowrap)}>{row.through}</span>,
    },
    {
      key: 'status',
      title: t('status'),
      sheet: {
        names: namesOf(ts, REPORT_STATUSES),
        instead: { field: 'sealed', text: t('sealed') },
      },
      render: (row) => (row.sealed ? <SealedText /> : <ReportStatusTag row={row} />),
    },
    {
      key: 'charge',
      title: t('charge'),
      value: (row) => row.charge?.amount,
      sheet: { title: t('chargeYuan'), field: 'charge.amount', type: 'hao' },
      render: (row) =>
        row.charge && onCharge ? (
          <OpenButton
            aria-label={tu('whyOf', { no: row.reportNo })}
            onClick={() => onCharge(row.reportNo)}
          >
            <ChargeTag charge={row.charge} />
          </OpenButton>
        ) : (
          <ChargeTag charge={row.charge} />
        ),
    },
    {
      key: 'grade',
      title: t('gradeScore'),
      sheet: [
        { title: t('decision'), field: 'decision', names: namesOf(td, DECISIONS) },
        { title: t('grade') },
        { title: t('score'), field: 'score', type: 'number' },
      ],
      render: (row) => <Grade row={row} />,
    },
    {
      key: 'createdAt',
      title: t('made'),
      sheet: [{ type: 'instant' }, { title: t('by'), field: 'createdBy' }],
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
      <span>
        <DecisionTag decision={row.decision} />
      </span>
      {row.grade && (
        <span className={styles.grade}>
          <GradeTag grade={row.grade} />
          <span className={textStyles.num}>{row.score}</span>
        </span>
      )}
    </span>
  )
}
