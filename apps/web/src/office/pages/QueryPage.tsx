import { useQuery } from '@tanstack/react-query'
import { REPORT_STATUSES, report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Field, Input, Select } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty } from '../../ui/States.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { daysBack, SHORTCUTS, shortcutOf } from '../common/dates.ts'
import '../common/office-pages.css'
import { ExportReports } from '../common/ExportReports.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { statusWords } from '../common/ReportStatusTag.tsx'
import { ReportTable } from '../common/ReportTable.tsx'
import { useJobs } from '../common/useJobs.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'

const words = dictionary(
  {
    title: '页面查询记录',
    note: '本公司在页面上发起的全部报告查询，可按企业、状态与日期筛选。',
    noteOwn: '您在页面上发起的报告查询，可按企业、状态与日期筛选。',
    keyword: '企业或报告编号',
    keywordHint: '企业名称、税号或报告编号',
    status: '状态',
    all: '全部',
    date: '生成日期',
    from: '开始日期',
    to: '结束日期',
    search: '查询',
    reset: '重置',
    today: '今天',
    week: '最近一周',
    month: '最近一个月',
    quarter: '最近三个月',
    any: '不限',
    empty: '没有符合条件的查询记录',
    clear: '清除筛选条件',
    none: '还没有查询记录，生成报告后会列在这里',
    create: '生成报告',
    badRange: '开始日期不能晚于结束日期',
  },
  {
    title: 'Query records',
    note: 'Every report your company asked for on these pages.',
    noteOwn: 'Every report you asked for on these pages.',
    keyword: 'Enterprise or report no.',
    keywordHint: 'Name, tax number or report number',
    status: 'Status',
    all: 'All',
    date: 'Created',
    from: 'From',
    to: 'To',
    search: 'Search',
    reset: 'Reset',
    today: 'Today',
    week: '7 days',
    month: '30 days',
    quarter: '90 days',
    any: 'Any time',
    empty: 'No record matches',
    clear: 'Clear the filters',
    none: 'No report yet; those you make are listed here',
    create: 'New report',
    badRange: 'The first day must not be after the last',
  },
)

/** `/queryRecord/queryPage`: all reports; every filter is in the address. */
export function Component() {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const mayAll = useMay('report.readAll')
  const [query, change] = useQueryState()
  const page = numberIn(query, 'page', 1)
  const size = numberIn(query, 'size', 20)
  const [keyword, setKeyword] = useState(query.get('keyword') ?? '')
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  const status = REPORT_STATUSES.find((s) => s === query.get('status'))
  const badRange = from !== '' && to !== '' && from > to
  const taxId = query.get('taxId') ?? ''
  const asked = query.get('keyword') ?? ''
  const wanted = {
    ...(taxId && { taxId }),
    ...(asked && { keyword: asked }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  }
  const list = useQuery({
    ...ask(report.reportResult, { ...wanted, page, size }),
    enabled: !badRange,
    placeholderData: (before) => before,
  })
  useJobs((event) => {
    if (event.kind === 'report') void list.refetch()
  })
  const filter = (values: Record<string, string | null>) => change({ ...values, page: null })
  const filtered = taxId !== '' || asked !== '' || status !== undefined || from !== '' || to !== ''
  const reset = () => {
    setKeyword('')
    filter({ keyword: null, status: null, from: null, to: null, taxId: null })
  }
  return (
    <>
      <PageHead title={t('title')} note={t(mayAll ? 'note' : 'noteOwn')}>
        <ExportReports wanted={wanted} total={badRange ? 0 : (list.data?.total ?? 0)} />
      </PageHead>
      <div className="w-stack">
        <Card>
          <form
            className="w-filters"
            onSubmit={(event) => {
              event.preventDefault()
              filter({ keyword: keyword.trim() })
            }}
          >
            <Field label={t('keyword')} className="w-grow">
              {(ids) => (
                <Input
                  {...ids}
                  type="search"
                  maxLength={64}
                  value={keyword}
                  placeholder={t('keywordHint')}
                  onChange={(event) => setKeyword(event.target.value)}
                />
              )}
            </Field>
            <Field label={t('status')}>
              {(ids) => (
                <Select
                  {...ids}
                  value={status ?? ''}
                  onChange={(event) => filter({ status: event.target.value })}
                >
                  <option value="">{t('all')}</option>
                  {REPORT_STATUSES.map((s) => (
                    <option key={s} value={s}>
                      {ts(s)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={t('date')} error={badRange ? t('badRange') : null}>
              {(ids) => (
                <span className="w-dates">
                  <Input
                    {...ids}
                    type="date"
                    aria-label={t('from')}
                    value={from}
                    onChange={(event) => filter({ from: event.target.value })}
                  />
                  –
                  <Input
                    type="date"
                    aria-label={t('to')}
                    value={to}
                    onChange={(event) => filter({ to: event.target.value })}
                  />
                </span>
              )}
            </Field>
            <Segmented
              label={t('date')}
              value={shortcutOf(from, to)}
              options={SHORTCUTS.map((key) => ({ key, label: t(key) }))}
              onChange={(key) => filter(daysBack(key))}
            />
            <Button type="submit" look="primary" icon="search">
              {t('search')}
            </Button>
            <Button onClick={reset}>{t('reset')}</Button>
          </form>
        </Card>
        <Card flush>
          <ReportTable
            rows={list.data?.rows}
            loading={list.isPending && !badRange}
            error={list.error ? messageOf(list.error) : undefined}
            onRetry={() => list.refetch()}
            empty={
              filtered ? (
                <Empty icon="search" title={t('empty')}>
                  <Button icon="refresh" onClick={reset}>
                    {t('clear')}
                  </Button>
                </Empty>
              ) : (
                <Empty icon="history" title={t('none')}>
                  <GoLink primary to={paths.queryReport()}>
                    {t('create')}
                  </GoLink>
                </Empty>
              )
            }
          />
          <Pager
            page={page}
            size={size}
            total={list.data?.total ?? 0}
            onChange={(p, s) => change({ page: p, size: s })}
          />
        </Card>
      </div>
    </>
  )
}
