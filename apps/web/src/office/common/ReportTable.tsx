import type { ReportRow } from '@xinjian/contract/nouns/report'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { Link } from 'react-router'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { GradeTag } from '../../ui/Tag.tsx'
import { type Column, Table } from '../../ui/table/Table.tsx'
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
    preparing: '正在生成 PDF',
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
    preparing: 'Preparing the PDF of',
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
      width: 64,
      render: (row) =>
        row.status === 'READY' && !row.sealed ? <DownloadPdf reportNo={row.reportNo} /> : null,
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

/** Paper takes seconds the first time: the button says that it is at work and takes no second press. */
function DownloadPdf({ reportNo }: { reportNo: string }) {
  const t = useWords(words)
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    saveDownload(report.reportDownload, { reportNo, format: 'pdf' })
      .catch((error: Error) => toast('error', error.message))
      .finally(() => setBusy(false))
  }
  return (
    <Button
      size="sm"
      look="quiet"
      className="w-icon"
      icon="download"
      busy={busy}
      title={t('download')}
      aria-label={`${busy ? t('preparing') : t('download')} ${reportNo}`}
      onClick={save}
    />
  )
}
