import type { ReportRow } from '@xinjian/contract/nouns/report'
import { report } from '@xinjian/contract/nouns/report'
import { Link } from 'react-router'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import { GradeTag } from '../../ui/Tag.tsx'
import { ReportStatusTag } from './ReportStatusTag.tsx'
import { SealedTag, SealedText } from './SealedTag.tsx'
import { saveDownload } from './save.ts'

const words = dictionary(
  {
    reportNo: '报告编号',
    enterprise: '企业',
    through: '截至月份',
    status: '状态',
    gradeScore: '等级与评分',
    made: '生成时间',
    download: '下载 PDF',
    caption: '报告记录',
  },
  {
    reportNo: 'Report no.',
    enterprise: 'Enterprise',
    through: 'Through',
    status: 'Status',
    gradeScore: 'Grade and score',
    made: 'Created',
    download: 'Download PDF',
    caption: 'Reports',
  },
)

/** Reports in a table, each a link to itself. `enterprise` false where the page already names it. */
export function ReportTable(props: {
  rows: readonly ReportRow[] | undefined
  enterprise?: boolean
  loading: boolean
  error: string | undefined
  onRetry: () => void
  empty: React.ReactNode
}) {
  const t = useWords(words)
  const link = (row: ReportRow) =>
    paths.invoiceReport({
      taxId: row.taxNo,
      reportNo: row.reportNo,
      reportType: row.reportType,
    })
  const columns: Column<ReportRow>[] = [
    {
      key: 'reportNo',
      title: t('reportNo'),
      render: (row) => (
        <Link to={link(row)} className="num">
          {row.reportNo}
        </Link>
      ),
    },
    ...(props.enterprise === false
      ? []
      : [
          {
            key: 'enterpriseName',
            title: t('enterprise'),
            render: (row: ReportRow) => (
              <span className="w-two">
                {row.enterpriseName}
                <small className="num muted">{row.taxNo}</small>
              </span>
            ),
          },
        ]),
    {
      key: 'through',
      title: t('through'),
      render: (row) => <span className="num w-nowrap">{row.through}</span>,
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (row.sealed ? <SealedText /> : <ReportStatusTag row={row} />),
    },
    {
      key: 'grade',
      title: t('gradeScore'),
      render: (row) =>
        row.sealed ? (
          <SealedTag />
        ) : row.grade ? (
          <span className="w-grade">
            <GradeTag grade={row.grade} />
            <span className="num">{row.score}</span>
          </span>
        ) : (
          '--'
        ),
    },
    {
      key: 'createdAt',
      title: t('made'),
      render: (row) => (
        <span className="w-two w-nowrap">
          <span className="num">{instant(row.createdAt).slice(0, 16)}</span>
          <small className="muted">{row.createdBy}</small>
        </span>
      ),
    },
    {
      key: 'file',
      title: '',
      name: '',
      value: () => null,
      width: 48,
      render: (row) =>
        row.status === 'READY' && !row.sealed ? (
          <IconButton
            icon="download"
            size={16}
            label={`${t('download')} ${row.reportNo}`}
            onClick={() =>
              saveDownload(report.reportDownload, { reportNo: row.reportNo, format: 'pdf' }).catch(
                (error: Error) => toast('error', error.message),
              )
            }
          />
        ) : null,
    },
  ]
  return (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.reportNo}
      loading={props.loading}
      error={props.error}
      onRetry={props.onRetry}
      empty={props.empty}
    />
  )
}
