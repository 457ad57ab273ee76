import type { BodyOf } from '@xinjian/contract/endpoint'
import { type ReportRow, report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { saveFile, tableCsv } from '../../reports/format/csv.ts'
import { instant } from '../../reports/format/instant.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { gather } from './gather.ts'
import { statusWords } from './ReportStatusTag.tsx'

const words = dictionary(
  {
    export: '导出 CSV',
    exporting: '导出中 {n}/{all}',
    file: '页面查询记录',
    tooMany: '记录较多，已导出最近的 {n} 条；其余请缩小日期范围后再导出',
    reportNo: '报告编号',
    enterpriseName: '企业',
    taxNo: '纳税人识别号',
    reportType: '类型',
    through: '截至月份',
    status: '状态',
    grade: '等级',
    score: '评分',
    createdAt: '生成时间',
    createdBy: '操作人',
    sealed: '已封存',
  },
  {
    export: 'Export CSV',
    exporting: 'Exporting {n}/{all}',
    file: 'query-records',
    tooMany: 'The latest {n} were exported; choose fewer days for the rest',
    reportNo: 'Report no.',
    enterpriseName: 'Enterprise',
    taxNo: 'Tax no.',
    reportType: 'Kind',
    through: 'Through',
    status: 'Status',
    grade: 'Grade',
    score: 'Score',
    createdAt: 'Created',
    createdBy: 'By',
    sealed: 'Sealed',
  },
)

const COLUMNS = [
  'reportNo',
  'enterpriseName',
  'taxNo',
  'reportType',
  'through',
  'status',
  'grade',
  'score',
  'createdAt',
  'createdBy',
] as const
const LIMIT = 5000

/** All records that the filters of the page leave, as a spreadsheet reads them. A sealed report tells no grade here either. */
export function ExportReports(props: {
  wanted: Omit<BodyOf<typeof report.reportResult>, 'page' | 'size'>
  total: number
}) {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const language = useLanguage()
  const [have, setHave] = useState<number | null>(null)
  const cells = (row: ReportRow) => ({
    ...row,
    reportType: kindTitle(row.reportType, language),
    status: row.sealed ? t('sealed') : ts(row.status),
    grade: row.sealed ? null : row.grade,
    score: row.sealed ? null : row.score,
    createdAt: instant(row.createdAt),
  })
  const save = async () => {
    setHave(0)
    try {
      const rows = await gather(
        (page, size) =>
          call(report.reportResult, { ...props.wanted, page, size }, { silent: true }),
        (row) => row.reportNo,
        LIMIT,
        setHave,
      )
      const columns = COLUMNS.map((key) => ({ key, title: t(key), type: 'text' as const }))
      saveFile(`${t('file')}.csv`, tableCsv({ columns, rows: rows.map(cells) }), 'text/csv')
      if (props.total > LIMIT) toast('warning', t('tooMany', { n: LIMIT }), 6000)
    } catch (error) {
      toast('error', messageOf(error))
    } finally {
      setHave(null)
    }
  }
  return (
    <Button
      icon="download"
      busy={have !== null}
      disabled={props.total === 0}
      onClick={() => void save()}
    >
      {have === null ? t('export') : t('exporting', { n: have, all: Math.min(props.total, LIMIT) })}
    </Button>
  )
}
