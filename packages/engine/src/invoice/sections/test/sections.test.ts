import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import type { Block, ChartBlock, TableBlock } from '../../../report/document.ts'
import type { InvoiceRow } from '../../facts.ts'
import { type InvoiceReportParams, invoiceReport } from '../../report.ts'

function blocks(rows: InvoiceRow[], plan: SmallPlan = {}) {
  const all = invoiceReport(smallFacts(rows, plan)).sections.flatMap((section) => section.blocks)
  const find = <K extends Block['kind']>(kind: K, id: string) =>
    all.find((block) => block.kind === kind && block.id === id) as Extract<Block, { kind: K }>
  return {
    table: (id: string): TableBlock => find('table', id),
    chart: (id: string): ChartBlock => find('chart', id),
    has: (id: string) => all.some((block) => block.id === id),
  }
}

describe('trend', () => {
  const of = blocks([
    ...monthly('2026-03', [...new Array(12).fill(100), ...new Array(12).fill(150), 40]),
    row('2026-02-11', 30, { direction: 'IN' }),
  ])
  it('lists months from the newest, the incomplete one without a comparison', () => {
    const [march, february] = of.table('monthly').rows
    expect(march).toMatchObject({ month: '2026-03', out: 40, yoy: null, count: 1, in: 0 })
    expect(february).toEqual({
      month: '2026-02',
      out: 150,
      yoy: 0.5,
      count: 1,
      in: 30,
      difference: 120,
    })
  })
  it('opens a month to its own rows', () => {
    expect(of.table('monthly').evidence?.[1]).toEqual([
      {
        dataset: 'INVOICE',
        direction: 'OUT',
        from: '2026-02-01',
        to: '2026-02-28',
        rows: 'VALID',
      },
    ])
  })
  it('sets three calendar years side by side, the current one to M0', () => {
    const years = of.table('by-year')
    expect(years.rows[1]).toEqual({ month: '2月', y2024: 0, y2025: 100, y2026: 150, yoy: 0.5 })
    expect(years.rows[2]).toMatchObject({ y2024: 100, y2025: 150, y2026: null, yoy: null })
    expect(years.rows[12]).toMatchObject({ month: '合计', y2024: 1000, y2025: 1700, y2026: 300 })
  })
  it('marks the incomplete month in the chart and draws months not collected as gaps', () => {
    const gap = blocks([row('2026-03-02', 5)], { missing: { OUT: ['2025-12'] } })
    const chart = gap.chart('trend')
    expect(chart.partial).toEqual(['2026-03'])
    expect(chart.categories).toHaveLength(37)
    const at = chart.categories.indexOf('2025-12')
    expect(chart.series.map((series) => series.values[at])).toEqual([null, 0, null, null])
  })
})

describe('stability', () => {
  const of = blocks([row('2026-01-05', 10), row('2026-02-25', 10), row('2026-03-10', 10)])
  it('lists gaps by length with both ends, and whether 春节 lies inside', () => {
    expect(of.table('gaps').rows).toEqual([
      { from: '2025-03-01', to: '2026-01-05', days: 310, festival: false, open: false },
      { from: '2026-01-05', to: '2026-02-25', days: 51, festival: true, open: false },
    ])
  })
  it('shows a gap that still lasts', () => {
    const open = blocks([row('2026-01-05', 10)]).table('gaps').rows
    expect(open.at(-1)).toMatchObject({ from: '2026-01-05', to: '2026-03-15', open: true })
  })
  it('has a calendar cell for each day of the window and after', () => {
    const chart = of.chart('calendar')
    expect(chart.categories[0]).toBe('2025-03-01')
    expect(chart.categories.at(-1)).toBe('2026-03-15')
    const day = chart.categories.indexOf('2026-02-25')
    expect(chart.series.map((series) => series.values[day])).toEqual([1, 10])
  })
})

describe('structure', () => {
  const of = blocks([
    row('2025-06-10', 60),
    row('2025-06-11', 240, { kind: 'DIGITAL_NORMAL' }),
    row('2024-06-11', 100),
    row('2025-06-12', 999, { status: 'VOID' }),
  ])
  it('compares kinds with the year before', () => {
    expect(of.table('kinds').rows).toEqual([
      { kind: '增值税专用发票(纸质)', count: 1, amount: 60, share: 0.2, before: 1, shift: -0.8 },
      { kind: '数电票(普通)', count: 1, amount: 240, share: 0.8, before: 0, shift: 0.8 },
    ])
    expect(of.chart('kind-donut').series[0]!.values).toEqual([60, 240])
  })
  it('puts amounts into bands, lower bound inside', () => {
    const bands = blocks([
      row('2025-06-10', 99.99),
      row('2025-06-10', 100),
      row('2025-06-10', 2_000_000),
    ])
    expect(bands.table('bands').rows.map((r) => r.count)).toEqual([1, 1, 0, 0, 0, 0, 0, 1])
  })
})

describe('void and red', () => {
  const of = blocks([
    row('2026-02-01', 200),
    row('2026-02-02', 100, { status: 'VOID' }),
    row('2026-02-20', -50, { blueMonth: 2026 * 12, key: 'R1' }),
  ])
  it('has the three of them by month', () => {
    expect(of.table('void-red-monthly').rows[0]).toEqual({
      month: '2026-02',
      blueCount: 1,
      blue: 200,
      voidCount: 1,
      void: 100,
      voidRate: 0.333333,
      redCount: 1,
      red: 50,
      redRate: 0.25,
    })
  })
  it('lists large reds with the month of their blue', () => {
    expect(of.table('large-reds').rows).toEqual([
      { blueMonth: '2026-01', day: '2026-02-20', party: '示例对手0', amount: -50, key: 'R1' },
    ])
  })
})

describe('parties', () => {
  const sale = (date: string, total: number, counterparty: number) =>
    row(date, total, { counterparty })
  const of = blocks(
    [
      sale('2024-05-10', 100, 0),
      sale('2024-05-10', 70, 3),
      sale('2025-05-10', 60, 0),
      sale('2026-02-10', 140, 1),
      sale('2025-06-10', 100, 2),
      sale('2025-06-10', 100, 4),
    ],
    { counterparties: [{}, {}, {}, {}, { person: true }] },
  )
  it('ranks without persons, whose sales stay in the whole', () => {
    const top = of.table('top-out-l12').rows
    expect(top.map((r) => [r.rank, r.name, r.amount, r.share])).toEqual([
      [1, '示例对手1', 140, 0.35],
      [2, '示例对手2', 100, 0.25],
      [3, '示例对手0', 60, 0.15],
    ])
    expect(top[2]).toMatchObject({
      count: 1,
      first: '2024-05-10',
      last: '2025-05-10',
      months: 22,
      level: 'C',
      yoy: -0.4,
    })
  })
  it('adds shares up in the Pareto chart', () => {
    expect(of.chart('pareto-out').series[1]!.values).toEqual([0.35, 0.6, 0.75])
  })
  it('names who came and who left', () => {
    expect(of.table('new-customers').rows.map((r) => r.name)).toEqual(['示例对手1', '示例对手2'])
    expect(of.table('lost-customers').rows).toMatchObject([
      { name: '示例对手0', amount: 100 },
      { name: '示例对手3', amount: 70 },
    ])
  })
  it('a direction not collected is one sentence, not empty tables', () => {
    const out = blocks([row('2025-06-10', 1)], { covered: { IN: null } })
    expect(out.has('top-in-l12')).toBe(false)
    expect(out.has('in-missing')).toBe(true)
  })
})

describe('goods', () => {
  const line = (direction: 'OUT' | 'IN', category: string, yuan: number) => ({
    ...row('2025-06-10', yuan, { direction, amount: yuan * 100 }),
    items: [{ category, goods: '货', rateBp: 1300, quantity: 4, amount: yuan * 100, tax: 0 }],
  })
  const of = blocks([
    line('OUT', '1070603', 80),
    line('OUT', '1090101', 20),
    line('IN', '1070603', 10),
    line('IN', '1100101', 30),
  ])
  it('sets categories bought and sold side by side', () => {
    const side = { in: 0, inShare: 0, out: 0, outShare: 0, match: 0 }
    const sold = { ...side, out: 20, outShare: 0.2 }
    const both = { in: 10, inShare: 0.25, out: 80, outShare: 0.8, match: 0.25 }
    expect(of.table('categories').rows).toEqual([
      { name: '纤维增强塑料制品', category: '1070603', ...both },
      { name: '锅炉及辅助设备', category: '1090101', ...sold },
      { name: '发电及供电', category: '1100101', ...side, in: 30, inShare: 0.75 },
    ])
    expect(
      of.table('categories').evidence?.map(([e]) => e?.dataset === 'INVOICE' && e.direction),
    ).toEqual([undefined, 'OUT', 'IN'])
  })
  it('ranks goods with quantity, price and share', () => {
    expect(of.table('goods-out').rows[0]).toEqual({
      code: '1070603',
      name: '货',
      rates: '13%',
      quantity: 4,
      price: 20,
      amount: 80,
      share: 0.8,
      spread: 0,
    })
  })
  it('says nothing of a quantity that no line states', () => {
    const { items, ...head } = line('OUT', '1070603', 80)
    const none = blocks([{ ...head, items: items.map((item) => ({ ...item, quantity: null })) }])
    expect(none.table('goods-out').rows[0]).toMatchObject({
      quantity: null,
      price: null,
      amount: 80,
    })
  })
})

describe('quality box', () => {
  const check = (
    id: string,
    rows: InvoiceRow[],
    plan: SmallPlan = {},
    params: InvoiceReportParams = {},
  ) => {
    const { result, detail } = invoiceReport(smallFacts(rows, plan), params).quality.find(
      (q) => q.check === id,
    )!
    return [result, detail]
  }
  const one = [row('2025-06-10', 10)]
  it('names missing months', () => {
    expect(check('MONTHS_OUT', one)[0]).toBe('PASS')
    expect(check('MONTHS_OUT', one, { missing: { OUT: ['2025-08'] } })).toEqual([
      'FAIL',
      '缺少2025-08',
    ])
    expect(check('MONTHS_IN', one, { covered: { IN: null } })).toEqual(['FAIL', '未采集进项发票'])
  })
  it('is undecided about what the importer did not count', () => {
    expect(check('DUPLICATES', one)[0]).toBe('UNKNOWN')
    expect(check('DUPLICATES', one, {}, { quality: { duplicates: 0 } })[0]).toBe('PASS')
    expect(check('DUPLICATES', one, {}, { quality: { duplicates: 3 } })).toEqual([
      'FAIL',
      '3张重复，已按一张计',
    ])
  })
  it('says how many rows have a date only', () => {
    expect(check('TIME_PRECISION', [...one, row('2025-06-10', 1, { minute: -1 })])).toEqual([
      'FAIL',
      '近12个月50%的蓝票只有日期，深夜开票以带时间的蓝票计',
    ])
  })
  it('finds invoices before the establishment, to oneself, and lines that are no sales', () => {
    const early = { registration: { establishedOn: '2025-07-01' } }
    expect(check('FIRST_AFTER_ESTABLISHMENT', one, early)[0]).toBe('FAIL')
    const self = { registration: { taxNo: 'A' }, counterparties: [{ taxNo: 'A' }] }
    expect(check('SELF_INVOICES', one, self)).toEqual([
      'FAIL',
      '近12个月开给自己10.00元，已计入开票金额',
    ])
    expect(check('SELF_INVOICES', one, { registration: { taxNo: 'B' } })[0]).toBe('PASS')
    const item = {
      category: '6010000',
      goods: '预付卡',
      rateBp: -2,
      quantity: null,
      amount: 500,
      tax: 0,
    }
    expect(check('NON_SALES_LINES', [{ ...one[0]!, items: [item] }])[0]).toBe('FAIL')
    expect(check('NON_SALES_LINES', one)[0]).toBe('UNKNOWN')
  })
})
