import { useMutation, useQuery } from '@tanstack/react-query'
import { type EnterpriseRow, enterprise } from '@xinjian/contract/nouns/enterprise'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { spanText } from '../../reports/format/window.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Empty, Failed } from '../../ui/States.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { completeMonths } from '../common/dates.ts'
import { EnterprisePicker } from '../common/EnterprisePicker.tsx'
import { GoLink } from '../common/GoLink.tsx'
import '../common/office-pages.css'
import { ReportTable } from '../common/ReportTable.tsx'
import { useJobs } from '../common/useJobs.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'

const words = dictionary(
  {
    title: '报告查询',
    note: '选择企业与截至月份，生成发票报告。报告只使用截至月份及以前的完整月份。',
    choose: '选择企业',
    addHint: '请先在“数据采集”中添加企业并导入发票。',
    toCollection: '前往数据采集',
    pick: '请先选择企业',
    unknown: '本机构名下没有税号为 {taxId} 的企业',
    through: '截至月份',
    throughHint: '只列出已结束的月份；当月未结束，不计入报告',
    newest: '数据覆盖的最近月份',
    onlyNow: '只有当月的发票，月份结束后即可生成报告',
    noData: '该企业还没有发票数据，请先上传发票文件',
    generate: '生成报告',
    history: '该企业的报告',
    none: '还没有为该企业生成过报告',
    invoices: '销项 {out} 张 · 进项 {in} 张',
  },
  {
    title: 'Reports',
    note: 'Choose an enterprise and the last month, then generate its invoice report.',
    choose: 'Enterprise',
    addHint: 'Add an enterprise and import its invoices first.',
    toCollection: 'Go to data collection',
    pick: 'Choose an enterprise first',
    unknown: 'Your institution has no enterprise with tax number {taxId}',
    through: 'Through month',
    throughHint: 'Months that are over; the current one never counts',
    newest: 'Latest month covered',
    onlyNow: 'Only invoices of this month so far: a report is possible once it is over',
    noData: 'No invoices yet. Upload invoice files first.',
    generate: 'Generate report',
    history: 'Reports of this enterprise',
    none: 'No report yet',
    invoices: '{out} sales · {in} purchases',
  },
)

const SIZE = 10

/** `/queryCenter/queryReport?taxId&reportType&reportNo&version`: a number leads straight to that report's row. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const taxId = query.get('taxId')
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className="w-split">
        <Card title={t('choose')}>
          <EnterprisePicker
            taxNo={taxId}
            onPick={(row) => change({ taxId: row.taxNo, page: null, reportNo: null })}
            empty={
              <>
                <p className="muted">{t('addHint')}</p>
                <GoLink primary to={paths.dataCollection()}>
                  {t('toCollection')}
                </GoLink>
              </>
            }
          />
        </Card>
        {taxId ? (
          <Chosen key={taxId} taxId={taxId} />
        ) : (
          <Card>
            <Empty icon="report" title={t('pick')} />
          </Card>
        )}
      </div>
    </>
  )
}

function Chosen({ taxId }: { taxId: string }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const mayCreate = useMay('report.create')
  const [query, change] = useQueryState()
  const [through, setThrough] = useState('')
  const page = numberIn(query, 'page', 1)
  const found = useQuery(ask(enterprise.enterpriseList, { keyword: taxId, page: 1, size: 10 }))
  const row = found.data?.rows.find((r) => r.taxNo === taxId)
  const list = useQuery({
    ...ask(report.reportResult, {
      taxId,
      page,
      size: SIZE,
      ...(query.get('reportNo') ? { keyword: query.get('reportNo')! } : {}),
    }),
    placeholderData: (before) => before,
  })
  useJobs((event) => {
    if (event.kind === 'report') void list.refetch()
  })
  const generate = useMutation({
    mutationFn: () =>
      call(report.reportQuery, {
        taxId,
        reportType: 'INVOICE',
        ...(through ? { through } : {}),
      }),
    onSuccess: (made) =>
      navigate(
        paths.invoiceReport({
          taxId: made.taxNo,
          reportNo: made.reportNo,
          reportType: made.reportType,
        }),
      ),
  })
  const empty = row !== undefined && row.lastMonth === null
  const months =
    row?.firstMonth && row.lastMonth ? completeMonths(row.firstMonth, row.lastMonth) : []
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => found.refetch()} />
      </Card>
    )
  if (found.data && !row)
    return (
      <Card>
        <Empty icon="building" title={t('unknown', { taxId })}>
          <GoLink to={paths.dataCollection()}>{t('toCollection')}</GoLink>
        </Empty>
      </Card>
    )
  return (
    <div className="w-stack">
      <Card title={row?.name ?? '…'} extra={<span className="num muted">{taxId}</span>}>
        <p className="muted">{empty ? t('noData') : row ? <Held row={row} /> : '…'}</p>
        <form
          className="w-generate"
          onSubmit={(event) => {
            event.preventDefault()
            generate.mutate()
          }}
        >
          <Field
            label={t('through')}
            hint={t(row && !empty && months.length === 0 ? 'onlyNow' : 'throughHint')}
          >
            {(ids) => (
              <Select
                {...ids}
                className="num"
                value={through}
                disabled={months.length === 0 || !mayCreate}
                onChange={(event) => setThrough(event.target.value)}
              >
                <option value="">{t('newest')}</option>
                {months.map((month) => (
                  <option key={month} value={month}>
                    {month}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {empty ? (
            <GoLink primary icon="upload" to={paths.dataCollection({ taxId })}>
              {t('toCollection')}
            </GoLink>
          ) : (
            <Button
              type="submit"
              look="primary"
              icon="report"
              busy={generate.isPending}
              disabled={months.length === 0 || !mayCreate}
            >
              {t('generate')}
            </Button>
          )}
        </form>
      </Card>
      <Card flush title={t('history')}>
        <ReportTable
          enterprise={false}
          rows={list.data?.rows}
          loading={list.isPending}
          error={list.error ? messageOf(list.error) : undefined}
          onRetry={() => list.refetch()}
          empty={<Empty icon="report" title={t('none')} />}
        />
        <Pager
          page={page}
          size={SIZE}
          sizes={[SIZE]}
          total={list.data?.total ?? 0}
          onChange={(p) => change({ page: p })}
        />
      </Card>
    </div>
  )
}

function Held({ row }: { row: EnterpriseRow }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      {t('invoices', {
        out: row.salesInvoices.toLocaleString('en-US'),
        in: row.purchaseInvoices.toLocaleString('en-US'),
      })}{' '}
      <span className="num w-nowrap">
        · {spanText(row.firstMonth ?? '--', row.lastMonth ?? '--', language)}
      </span>
    </>
  )
}
