/** Tables and charts of the finance part: figures as the statements have them, and every one opens to its items. */
import { describe, expect, it } from 'vitest'
import { balance, book, financeOf, income, quarters } from '../../../test-support/finance-facts.ts'
import { type Condition, predicateOf, type Scalar } from '../../report/condition.ts'
import type { Block, Evidence, Section, TableBlock } from '../../report/document.ts'
import type { Statement, StatementItem } from '../facts.ts'
import { FINANCE_PART } from '../part.ts'
import { elasticity } from '../sections/tax-finance.ts'

const { statements, indicators, taxFinance } = FINANCE_PART.sections

const sections = (firm: readonly Statement[] | null): Section[] => {
  const build = financeOf(firm)
  return [statements(build, 's07'), indicators(build, 's08'), taxFinance(build, 's09')]
}
const blockOf = (firm: readonly Statement[] | null, id: string): Block =>
  sections(firm)
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.id === id)!
const tableOf = (firm: readonly Statement[], id: string) => blockOf(firm, id) as TableBlock

const FIRM = quarters('2022-12', '2026-03', (year) => ({
  revenue: 2_000 + 300 * (year - 2023),
  profit: 150 + 20 * (year - 2023),
  inventories: 100 + 25 * (year - 2022),
}))

describe('the statements', () => {
  it('stand beside one another with share and change of the last year', () => {
    const { columns, rows, note } = tableOf(FIRM, 'statement-income')
    expect(columns.map(({ title }) => title)).toEqual([
      '项目',
      '2026-03',
      '2025年',
      '2024年',
      '2023年',
      '占营业收入',
      '较上年同期',
    ])
    expect(rows[0]).toMatchObject({ item: '营业收入', y2025: 2_600, y2024: 2_300, y2023: 2_000 })
    expect(rows[0]).toMatchObject({ share: 1, yoy: 0.130435 })
    expect(rows.find(({ item }) => item === '营业成本')).toMatchObject({ share: 0.576923 })
    expect(note).toBe('占比与变动按2025年；已核对7项勾稽关系，均相符')
  })

  it('say what does not agree, and what is not there', () => {
    const [sheet, ...rest] = book('2025-12')
    const items = sheet!.items.map((i) => (i.code === 'totalAssets' ? { ...i, end: 1 } : i))
    expect(tableOf([{ ...sheet!, items }, ...rest], 'statement-balance').note).toContain(
      '没有2024年、2023年的资产负债表；勾稽不符：2025-12资产总计与负债和所有者权益相差',
    )
    expect(blockOf(FIRM, 'statement-cash-none')).toMatchObject({
      paragraphs: ['没有2026-03、2025年、2024年、2023年的现金流量表。'],
    })
    expect(blockOf(null, 's07-none')).toMatchObject({
      paragraphs: ['未采集财务报表，财务状况无法判断。'],
    })
  })

  it('show what the chart does not know, last', () => {
    const [sheet] = book('2025-12')
    const strange = { ...sheet!.items[0]!, key: 'x', code: null, label: '待摊费用' }
    const { rows } = tableOf(
      [{ ...sheet!, items: [strange, ...sheet!.items] }],
      'statement-balance',
    )
    expect(rows.at(-1)).toMatchObject({ item: '待摊费用（未归入科目表）', y2025: 300 })
  })
})

type Row = StatementItem & { kind: string; periodTo: string }
const rowsOf = (firm: readonly Statement[], evidence: Evidence | undefined): Row[] => {
  const all = firm.flatMap(({ kind, periodTo, items }) =>
    items.map((item): Row => ({ ...item, kind, periodTo })),
  )
  return (evidence ?? []).flatMap((leg) => {
    if (leg.dataset !== 'FIN_STATEMENT') throw new Error('no such dataset')
    return all.filter(
      predicateOf<Row, string>(
        leg.where as Condition,
        (row, field) => (row as unknown as Record<string, Scalar | null>)[field] ?? null,
      ),
    )
  })
}

describe('evidence', () => {
  it('of every cell of a statement is the item it shows', () => {
    let checked = 0
    for (const id of ['statement-balance', 'statement-income']) {
      const { rows, cells = [] } = tableOf(FIRM, id)
      for (const [i, own] of cells.entries())
        for (const [column, evidence] of Object.entries(own)) {
          const [row, ...more] = rowsOf(FIRM, evidence)
          expect(more).toEqual([])
          expect((row!.end ?? row!.ytd)! / 100).toBe(rows[i]![column])
          checked++
        }
    }
    expect(checked).toBeGreaterThan(100)
  })

  it('of every figure of an indicator are stored items, as many as it says', () => {
    const { indicators: all, rules } = financeOf(FIRM)
    for (const { key, value, inputs, evidence } of all) {
      if (value === null) continue
      expect([key, inputs.length]).toEqual([key, evidence.length])
      for (const leg of evidence) expect([key, rowsOf(FIRM, [leg]).length > 0]).toEqual([key, true])
    }
    for (const { evidence } of rules)
      for (const leg of evidence) expect(rowsOf(FIRM, [leg])).not.toEqual([])
  })

  it('of a single item comes to the input beside it', () => {
    const { inputs, evidence } = financeOf(FIRM).indicator('F-01.FY')
    const found = evidence.map((leg) => rowsOf(FIRM, [leg])[0]!.end! / 100)
    expect(found).toEqual(inputs.map(({ value }) => value))
  })
})

describe('the indicators', () => {
  it('stand in one table each, none left out', () => {
    const build = financeOf(FIRM)
    const shown = indicators(build, 's08').blocks.flatMap((b) =>
      b.kind === 'indicators' ? b.indicators : [],
    )
    expect(shown.toSorted()).toEqual(build.indicators.map(({ key }) => key).toSorted())
    expect(new Set(build.indicators.map(({ key }) => key)).size).toBe(build.indicators.length)
  })
  it('trends leave out what is not known', () => {
    const gap = FIRM.filter(({ periodTo }) => periodTo !== '2024-12-31')
    const chart = blockOf(gap, 'finance-years')
    expect(chart).toMatchObject({
      categories: ['2023年', '2024年', '2025年'],
      series: [{ values: [2_000, null, 2_600] }, { values: [142.5, null, 180.5] }],
    })
    const quartersShown = blockOf(FIRM, 'finance-quarters')
    expect(quartersShown).toMatchObject({
      categories: expect.arrayContaining(['2023-06', '2026-03']),
    })
    const [revenue] = (quartersShown as { series: { values: (number | null)[] }[] }).series
    expect(revenue!.values.slice(0, 4)).toEqual([500, 500, 500, 575])
  })
  it('stand beside the industry where it is known', () => {
    const row = { n: 12, level: '批发业', p10: 0, p25: 0.4, median: 0.5, p75: 0.6, p90: 1 }
    const build = financeOf(FIRM, { peers: { 'F-01': row, 'F-09.ROE': row } })
    const block = indicators(build, 's08').blocks.find(({ id }) => id === 'finance-peers')
    expect((block as TableBlock).rows.map(({ name, median, n }) => [name, median, n])).toEqual([
      ['资产负债率', 0.5, 12],
      ['收益率·净资产', 0.5, 12],
    ])
    expect(blockOf(FIRM, 'finance-peers-none')).toMatchObject({
      paragraphs: ['暂无行业基准，指标未与同行比较。'],
    })
  })
})

describe('财务涉税', () => {
  it.each<[number, number, number | null, string]>([
    [0.1, 0.1, 1, 'GREEN'],
    [0.08, 0.1, 0.8, 'GREEN'],
    [0.079, 0.1, 0.79, 'YELLOW'],
    [0.121, 0.1, 1.21, 'YELLOW'],
    [-0.1, -0.1, 1, 'GREEN'],
    [-0.13, -0.1, 1.3, 'YELLOW'],
    [-0.121, -0.1, 1.21, 'GREEN'],
    [-0.1, -0.13, 0.769231, 'YELLOW'],
    [0.1, -0.1, -1, 'RED'],
    [-0.1, 0.1, -1, 'RED'],
    [0, 0.1, 0, 'YELLOW'],
    [0.1, 0, null, 'GREY'],
  ])('elasticity of %d to %d', (expense, revenue, value, flag) => {
    const found = elasticity(expense, revenue, { low: 0.8, high: 1.2 })
    expect(found.flag).toBe(flag)
    if (value === null) expect(found.value).toBeNull()
    else expect(found.value).toBeCloseTo(value, 5)
  })

  it('tells rates, balances and what could not be read', () => {
    const rates = tableOf(FIRM, 'tax-finance-rates').rows
    expect(rates.find(({ rate }) => rate === '研发费用率')).toMatchObject({ y2025: 0.005769 })
    expect(rates.find(({ rate }) => rate === '业务招待费率')).toMatchObject({ y2025: null })
    const balances = tableOf(FIRM, 'tax-finance-balances').rows
    expect(balances.find(({ item }) => item === '存货')).toMatchObject({
      begin: 175,
      end: 200,
      change: 25,
      growth: 0.142857,
    })
    expect(balances.find(({ item }) => item === '合同负债')).toMatchObject({ begin: 0, end: 0 })
    expect(balances.at(-1)).toMatchObject({ item: '存货与预收合计', begin: 215, end: 240 })
  })

  it('names its rules also where nothing was collected', () => {
    for (const firm of [null, FIRM])
      expect(blockOf(firm, 'tax-finance-rules')).toMatchObject({
        rules: ['R-057', 'R-058', 'R-059', 'R-060', 'R-061', 'R-062'],
      })
  })

  it('a year without the year before has no elasticity', () => {
    const alone = [balance('2025-12', {}), income('2025-12', { revenue: 5, cost: 4 })]
    const { rows } = tableOf(alone, 'tax-finance-elasticity')
    expect(rows.map(({ value, flag }) => [value, flag])).toEqual(Array(4).fill([null, 'GREY']))
  })
})
