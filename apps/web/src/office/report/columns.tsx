import { REPORT_STATUSES, type ReportRow } from '@xinjian/contract/nouns/report'
import { DECISIONS } from '@xinjian/contract/report/verdicts'
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
import { DecisionTag, decisionWords } from '../common/DecisionTag.tsx'
import { SealedTag, SealedText } from '../common/SealedTag.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { ChargeTag } from '../metering/ChargeTag.tsx'
import { words as chargeWords } from '../metering/charge-words.ts'
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
  const tu = useWords(chargeWords)
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
      sortable: true,
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
            about={tu('whyOf', { no: row.reportNo })}
            onClick={() => onCharge(row.reportNo)}
          >
            <ChargeTag charge={row.charge} />
          </OpenButton>
        ) : (
          <ChargeTag charge={row.charge} />
        ),
    },
    {
      key: 'decision',
      title: t('decision'),
      sheet: { names: namesOf(td, DECISIONS) },
      sortable: true,
      render: (row) => (row.sealed ? <SealedTag /> : <Verdict row={row} />),
    },
    {
      key: 'grade',
      title: t('grade'),
      sheet: {},
      sortable: true,
      render: (row) => (row.grade ? <GradeTag grade={row.grade} /> : '--'),
    },
    {
      key: 'score',
      title: t('score'),
      align: 'right',
      sheet: { type: 'number' },
      sortable: true,
    },
    {
      key: 'createdAt',
      title: t('made'),
      sortable: true,
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
      width: 40,
      render: (row) =>
        row.status === 'READY' && !row.sealed ? <DownloadPdf reportNo={row.reportNo} /> : null,
    },
  ]
  return enterprise ? columns : columns.filter((c) => c.key !== 'enterpriseName')
}

const Verdict = ({ row }: { row: ReportRow }) =>
  row.decision ? <DecisionTag decision={row.decision} /> : '--'
