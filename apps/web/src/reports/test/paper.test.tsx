/** What the paper leaves out: columns without a value, months before the founding. Values made up by hand. */
import type { IndicatorValue, ReportDocument, TableBlock } from '@xinjian/engine/report/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportPaper } from '../ReportPaper.tsx'
import { plainReport } from '../test-support/sample-plain.ts'

const HEAD = {
  reportNo: null,
  institution: '',
  fingerprint: null,
  createdAt: null,
  verifyUrl: null,
}
const figure = (
  id: string,
  window: string,
  value: number | null,
  more: Partial<IndicatorValue> = {},
): IndicatorValue => ({
  id,
  key: `${id}.${window}`,
  name: `名${id}`,
  value,
  unit: 'count',
  window,
  flag: 'GREY',
  ...(value === null && { reason: 'NO_DATA' as const, detail: '没有报表' }),
  formula: '',
  inputs: [],
  evidence: [],
  version: '1',
  ...more,
})
const MONTHS: TableBlock = {
  kind: 'table',
  id: 'months',
  title: '逐月开票',
  columns: [
    { key: 'month', title: '月份', type: 'month' },
    { key: 'amount', title: '金额', type: 'money' },
    { key: 'other', title: '其他金额', type: 'money' },
  ],
  rows: [
    { month: '2026-02', amount: 5, other: null },
    { month: '2026-01', amount: 7, other: null },
    { month: '2025-12', amount: null, other: null },
    { month: '2025-11', amount: 3, other: null },
    { month: '2025-10', amount: null, other: null },
  ],
}
const documentOf = (more: Partial<ReportDocument>): ReportDocument => ({ ...plainReport, ...more })
const listing = (indicators: IndicatorValue[]): ReportDocument =>
  documentOf({
    indicators,
    sections: [
      { id: 'a', title: '正文', blocks: [] },
      {
        id: 'all',
        title: '指标附表',
        blocks: [
          {
            kind: 'indicators',
            id: 'all',
            title: '全部指标',
            indicators: indicators.map(({ key }) => key),
          },
        ],
      },
    ],
  })
const print = (document: ReportDocument): string =>
  renderToStaticMarkup(<ReportPaper document={document} head={HEAD} user="u" />)

/** Tables of a piece of markup as texts of cells. */
const tablesOf = (html: string): string[][][] =>
  [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        cell
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ),
  )
const listed = (html: string): string[][][] =>
  tablesOf(html).filter(([head]) => head?.[0] === '指标' && head.at(-1) === '状态')

const MANY = [
  figure('I-1', 'L1', 1),
  figure('I-1', 'L3', null),
  figure('I-2', 'L12', 12, { flag: 'RED', thresholds: { red: '>10' } }),
  figure('I-2', 'P12', 11),
  figure('I-3', 'L24', 24),
  figure('F-1', 'LATEST', 5),
  figure('F-1', 'FY', 6),
  figure('F-1', 'FY-1', null),
  figure('F-2', 'FY', 8),
  figure('F-2', 'FY-1', null),
  figure('T-1', 'Y', 9),
  figure('T-1', 'L12', 10),
  figure('X-1', 'L6', null, { reason: 'ZERO_ZERO' }),
]

describe('the annex of indicators on paper', () => {
  const tables = listed(print(listing(MANY)))

  it('has a table for windows of months, one for statements, one for others, each with its windows only', () => {
    expect(tables.map(([head]) => head?.slice(1, -2))).toEqual([
      ['最近一个月', '近12个月', '近24个月', '前12个月'],
      ['最近一期报表', '最近年度报表'],
      ['其他窗口'],
    ])
    const names = tables.map(([, ...rows]) => rows.map(([name]) => name))
    expect(names).toEqual([
      ['名I-1 I-1', '名I-2 I-2', '名I-3 I-3', '名T-1 T-1'],
      ['名F-1 F-1', '名F-2 F-2'],
      ['名T-1 T-1'],
    ])
  })

  it('has no column that is empty in all its rows', () => {
    for (const [head, ...rows] of tables)
      for (const [at, title] of head!.entries())
        if (!['阈值', '状态'].includes(title))
          expect(
            rows.some((row) => row[at]),
            title,
          ).toBe(true)
  })

  it('tells the state of a row by the windows that stand in it', () => {
    const [, ...rows] = tables[0]!
    expect(rows.map((row) => row.at(-1))).toEqual(['参考', '预警', '参考', '参考'])
  })

  it('tells once, by the reason, what has no value, and of which windows where others have one', () => {
    const missing = tablesOf(print(listing(MANY))).find(([head]) => head?.[0] === '原因')!
    expect(missing.slice(1)).toEqual([
      ['所需数据未采集，不等于零，也不表示没有风险'],
      ['没有报表', '名I-1（近3个月） I-1 名F-1（上一年度报表） F-1 名F-2（上一年度报表） F-2'],
      ['分子与分母均为零，比率没有意义'],
      ['没有报表', '名X-1 X-1'],
    ])
  })

  it('stays one table where all windows fit', () => {
    const few = [figure('I-1', 'L12', 1), figure('I-2', 'Y', 2)]
    expect(listed(print(listing(few))).map(([head]) => head?.slice(1, -2))).toEqual([
      ['近12个月', '其他窗口'],
    ])
  })
})

describe('a young enterprise on paper', () => {
  const coverage = {
    INVOICE_OUT: {
      '202510': 'BEFORE_ESTABLISHMENT',
      '202511': 'COLLECTED',
      '202512': 'BEFORE_ESTABLISHMENT',
      '202601': 'COLLECTED',
      '202602': 'COLLECTED',
    },
  } as const
  const chart = {
    kind: 'chart',
    id: 'trend',
    title: '趋势',
    chart: 'trend',
    categories: ['2025-12', '2026-01', '2026-02'],
    series: [{ name: '销项', values: [null, 7, 5] }],
    beside: 'months',
  } as const
  const young = (more: Partial<ReportDocument> = {}) =>
    print(
      documentOf({
        coverage,
        sections: [
          {
            id: 'a',
            title: '开票',
            blocks: [
              {
                ...chart,
                categories: [...chart.categories],
                series: [{ name: '销项', values: [null, 7, 5] }],
              },
              MONTHS,
            ],
          },
        ],
        ...more,
      }),
    )
  const months = (html: string) => tablesOf(html).find(([head]) => head?.[0] === '月份')!

  it('has no month before its founding but one of which something is told, and says since when', () => {
    const html = young()
    expect(months(html).map(([month]) => month)).toEqual(['月份', '2026-02', '2026-01', '2025-11'])
    expect(html).toContain('企业自2026-01起成立，成立前的月份不列。')
    expect(html).not.toContain('成立前</li>')
  })

  it('has every month, and no such sentence, where nothing is before the founding', () => {
    const html = young({ coverage: { INVOICE_OUT: { '202601': 'COLLECTED' } } })
    expect(months(html)).toHaveLength(6)
    expect(html).not.toContain('起成立')
  })

  it('names a column without data in a line instead of printing it', () => {
    const html = young()
    expect(months(html)[0]).toEqual(['月份', '金额'])
    expect(html).toContain('没有数据而未列出的列：其他金额')
  })
})
