/** Region map, treemap, sankey and graph: each says what its table says, and only what the facts carry. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { archetype } from '../../../../test-support/archetypes.ts'
import { row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import type {
  Block,
  ChartBlock,
  Evidence,
  ReportDocument,
  TableBlock,
} from '../../../report/document.ts'
import type { InvoiceRow } from '../../facts.ts'
import { invoiceReport } from '../../report.ts'

function view(report: ReportDocument) {
  const all = report.sections.flatMap((section) => section.blocks)
  const find = <K extends Block['kind']>(kind: K, id: string) =>
    all.find((block) => block.kind === kind && block.id === id) as Extract<Block, { kind: K }>
  return {
    all,
    chart: (id: string): ChartBlock => find('chart', id),
    table: (id: string): TableBlock => find('table', id),
    has: (id: string) => all.some((block) => block.id === id),
    text: (id: string) => find('text', id).paragraphs.join(''),
  }
}
const of = (rows: InvoiceRow[], plan: SmallPlan = {}) => view(invoiceReport(smallFacts(rows, plan)))
const sale = (total: number, counterparty: number, more: Partial<InvoiceRow> = {}) =>
  row('2025-06-10', total, { counterparty, ...more })
const GUANGDONG = '914403001922038216'
const FUJIAN = '913502001550012345'

describe('region map', () => {
  const report = of(
    [sale(300, 0), sale(100, 1), sale(50, 2), sale(40, 3), sale(-60, 4), sale(10, 5)],
    {
      registration: { regionCode: '440300' },
      counterparties: [
        { taxNo: FUJIAN },
        { taxNo: GUANGDONG },
        { person: true },
        { taxNo: GUANGDONG },
        { taxNo: FUJIAN },
        { taxNo: '440301199001011234' },
      ],
    },
  )
  it('sums by province, the unknown last; a negative party counts as nothing, an identity number says no place', () => {
    expect(report.table('region-out-table').rows).toEqual([
      { region: '福建', amount: 300, share: 0.6, parties: 1 },
      { region: '广东', amount: 140, share: 0.28, parties: 2 },
      { region: '地区不明', amount: 60, share: 0.12, parties: 2 },
    ])
    expect(report.chart('region-out')).toMatchObject({
      chart: 'region',
      categories: ['福建', '广东', '地区不明'],
      keys: ['35', '44', null],
      own: '44',
      table: 'region-out-table',
    })
  })
  it('opens a province to the rows that make its amount', () => {
    const { evidence } = report.table('region-out-table')
    expect(evidence).toMatchObject([
      [{ direction: 'OUT', rows: 'VALID', regions: ['35'], withoutCounterpartyIds: [4] }],
      [{ regions: ['44'] }],
      [{ regions: [''] }],
    ])
  })
  it('is one sentence without taxpayer numbers', () => {
    const none = of([sale(10, 0)])
    expect(none.has('region-out')).toBe(false)
    expect(none.text('region-out-missing')).toContain('税号')
  })
})

const line = (direction: 'OUT' | 'IN', category: string, goods: string, yuan: number) => ({
  ...row('2025-06-10', yuan, { direction, amount: yuan * 100 }),
  items: [{ category, goods, rateBp: 1300, quantity: 1, amount: yuan * 100, tax: 0 }],
})

describe('goods mix', () => {
  const report = of([
    line('OUT', '1070603', 'ABS粒子', 60),
    line('OUT', '1070603', 'PP粒子', 40),
    line('OUT', '3010102', '货物运输', 30),
    line('OUT', '经营租赁', '厂房', 20),
    line('OUT', '', '杂项', 10),
    line('OUT', '1080207', '钢板', -5),
  ])
  it('names a code as the classification does, groups by the first digit, keeps what has no category', () => {
    const { categories, keys, groups, series } = report.chart('mix-out')
    expect(categories).toEqual(['纤维增强塑料制品', '陆路货物运输服务', '经营租赁', '未注明品类'])
    expect(keys).toEqual(['1070603', '3010102', '经营租赁', null])
    expect(groups).toEqual(['货物', '服务', '服务', '其他'])
    expect(series[0]!.values).toEqual([100, 30, 20, 10])
  })
  it('says why it is no chart of industries', () =>
    expect(report.chart('mix-out').note).toContain('行业登记未采集'))
  it('joins what is beyond fifteen', () => {
    const many = of(
      Array.from({ length: 20 }, (_, i) => line('OUT', `10${10_000 + i}`, `货${i}`, 100 - i)),
    )
    expect(many.chart('mix-out').categories).toHaveLength(16)
    expect(many.chart('mix-out').categories.at(-1)).toBe('其他5个品类')
    expect(many.chart('mix-out').series[0]!.values.at(-1)).toBe(85 + 84 + 83 + 82 + 81)
  })
  it('is one sentence without lines', () =>
    expect(of([sale(10, 0)]).text('mix-out-missing')).toContain('未采集销项明细'))
})

describe('category flow', () => {
  it('keeps the largest purchases in sight however many categories are sold', () => {
    const report = of([
      ...Array.from({ length: 20 }, (_, i) => line('OUT', `10${10_000 + i}`, `货${i}`, 100 - i)),
      line('IN', '1090101', '机床', 500),
    ])
    const { categories, series } = report.chart('category-flow')
    expect(categories).toContain('锅炉及辅助设备')
    expect(new Set(categories).size).toBe(categories.length)
    expect(categories.at(-1)).toBe('其他6个品类')
    const rows = report.table('categories').rows
    expect(series.map((s) => s.values)).toEqual([rows.map((r) => r.in), rows.map((r) => r.out)])
    expect(series[1]!.values.reduce<number>((a, v) => a + v!, 0)).toBe(1810)
  })
  it('opens a category that is bought and sold to both sides', () => {
    const report = of([line('OUT', '1070603', 'ABS', 5), line('IN', '1070603', 'ABS', 4)])
    const [[query]] = report.table('categories').evidence! as [Evidence]
    expect(query).toMatchObject({ goods: '1070603', rows: 'VALID' })
    expect(query).not.toHaveProperty('direction')
  })
  it('says which side has no lines', () => {
    const note = (rows: InvoiceRow[]) => of(rows).chart('category-flow').note
    const sold = line('OUT', '1070603', 'ABS', 5)
    expect(note([sold])).toContain('只画销项')
    expect(note([sold, line('IN', '1070603', 'ABS', 4)])).toContain('进销差额')
  })
  it('is left out where no line has a category', () => {
    const report = of([line('OUT', '', '杂项', 5)])
    expect(report.has('category-flow')).toBe(false)
    expect(report.table('categories').rows).toEqual([])
  })
})

describe('mutual graph', () => {
  const both = [sale(100, 0), sale(40, 0, { direction: 'IN' }), sale(70, 1)]
  it('has both directions of each pair, as the table does', () => {
    const report = of(both)
    expect(report.chart('mutual-graph')).toMatchObject({
      categories: ['示例对手0'],
      series: [{ values: [100] }, { values: [40] }],
      table: 'mutual',
    })
    expect(report.table('mutual').rows).toEqual([
      { name: '示例对手0', out: 100, in: 40, overlap: 40 },
    ])
  })
  it('is left out without a pair, and says so when a side was not collected', () => {
    expect(of([sale(70, 1)]).has('mutual-graph')).toBe(false)
    const oneSided = of([sale(70, 1)], { covered: { IN: null } })
    expect(oneSided.text('mutual-missing')).toBe('未采集进项发票，不能判断互开往来。')
    expect(oneSided.has('mutual')).toBe(false)
  })
})

describe('every chart that names a table', () => {
  it('has its categories and its sums, whatever the enterprise', () => {
    const money = (table: TableBlock, i: number) => {
      const columns = table.columns.filter((c) => c.type === 'money')
      return table.rows.map((cells) => cells[columns[i]!.key])
    }
    fc.assert(
      fc.property(
        fc.constantFrom('健康贸易', '季节性制造', '顶额+红冲', '数据缺失', '断票恢复'),
        (name) => {
          const report = view(invoiceReport(archetype(name).facts))
          const charts = report.all.filter(
            (b): b is ChartBlock => b.kind === 'chart' && b.table !== undefined,
          )
          expect(charts.length).toBeGreaterThan(0)
          for (const chart of charts) {
            const table = report.table(chart.table!)
            expect(chart.categories).toHaveLength(table.rows.length)
            chart.series.forEach((series, i) => {
              expect(series.values).toEqual(money(table, i))
            })
            for (const aligned of [chart.keys, chart.groups])
              if (aligned) expect(aligned).toHaveLength(chart.categories.length)
          }
        },
      ),
      { numRuns: 5 },
    )
  })
})
