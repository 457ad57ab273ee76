/** Wages beside social insurance, input tax beside returns and invoices: the figures that the fixture works out by hand. */
import { describe, expect, it } from 'vitest'
import { balancesOf, type Chart } from '../../../test-support/erp/books.ts'
import { LAST } from '../../../test-support/erp/facts.ts'
import {
  HELD_CHART,
  HELD_ENTRIES,
  heldFacts,
  heldPosted,
  insuredMonths,
} from '../../../test-support/erp/held.ts'
import type { TableBlock } from '../../report/document.ts'
import { booksPart } from '../beside/books-part.ts'
import { erpContext } from '../context.ts'
import type { ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

const blockOf = (facts: ErpFacts, id: string, through?: number) =>
  erpReport(facts, through)
    .sections.find(({ id: own }) => own === 's13-ties')!
    .blocks.find((block) => block.id === id)
const rowsOf = (facts: ErpFacts, id: string) => (blockOf(facts, id) as TableBlock).rows
const wordsOf = (facts: ErpFacts, id: string) => {
  const block = blockOf(facts, id)
  return block?.kind === 'text' ? block.paragraphs : null
}
const figure = (facts: ErpFacts, key: string, through?: number) =>
  erpReport(facts, through).indicators.find((indicator) => indicator.key === key)!

/** The chart with other names. */
const named = (names: Chart): Chart => ({ ...HELD_CHART, ...names })
const insurance = (rows: ReturnType<typeof insuredMonths> | null) =>
  heldFacts({ filings: { statements: null, insurance: rows } })

describe('wages of the books beside social insurance', () => {
  it.each([
    ['balances', heldFacts()],
    ['vouchers', heldPosted()],
  ])('by year, of %s', (_, facts) => {
    expect(rowsOf(facts, 'wages')).toEqual([
      {
        ...{
          year: '2026',
          months: '2026-01至2026-02',
          wages: 40_000,
          payable: 14_000,
          share: 0.35,
        },
        ...{ insured: 4, perHead: 5_000 },
      },
      {
        ...{ year: '2025', months: '2025-03至2025-12', wages: 260_000, payable: 70_000 },
        ...{ share: 0.269231, insured: 4, perHead: 6_500 },
      },
    ])
    expect(figure(facts, 'B-013.L12')).toMatchObject({ value: 0.28, flag: 'GREEN' })
  })
  it('opens the accounts of wages alone, and the months of the bureau', () => {
    const { cells } = blockOf(heldFacts(), 'wages') as TableBlock
    expect(JSON.stringify(cells![1]!.wages)).toContain('["22110101","22110102"]')
    expect(JSON.stringify(cells![1]!.wages)).not.toContain('22110103')
    expect(cells![0]!.payable).toMatchObject([
      {
        dataset: 'SOCIAL_INSURANCE',
        where: { field: 'month', in: ['2026-01', '2026-02', '202601', '202602'] },
      },
    ])
  })
  it.each([
    [3_000_00, 0.12, 'GREEN'],
    [2_499_00, 0.09996, 'YELLOW'],
    [1_249_00, 0.04996, 'RED'],
  ])('%i fen a month are %f of them: %s', (payable, value, flag) => {
    const facts = insurance(insuredMonths({ payable }))
    expect(figure(facts, 'B-013.L12')).toMatchObject({ value, flag })
  })
  it('red is said on page one, and takes nothing off the credibility', () => {
    const facts = insurance(insuredMonths({ payable: 1_249_00 }))
    expect(erpReport(facts).findings.risks.join()).toContain('社保应缴与账面工资之比')
    expect(figure(facts, 'E-25.asOf').value).toBe(figure(heldFacts(), 'E-25.asOf').value)
  })
  it('months that one side alone tells are left out', () => {
    const facts = insurance(insuredMonths().filter(({ month }) => month !== LAST - 1))
    expect(rowsOf(facts, 'wages')[0]).toMatchObject({ months: '2026-02', wages: 20_000 })
    const silent = insurance(
      insuredMonths().map((row) => (row.month === LAST ? { ...row, payable: null } : row)),
    )
    expect(rowsOf(silent, 'wages')[0]).toMatchObject({ months: '2026-01', wages: 20_000 })
  })
  it('is told of few months, and judged of none', () => {
    const facts = insurance(insuredMonths().filter(({ month }) => month > LAST - 5))
    expect(figure(facts, 'B-013.L12')).toMatchObject({
      ...{ value: null, reason: 'INSUFFICIENT_HISTORY' },
      detail: '两者均有的月份只有5个，至少需要6个',
    })
  })
  it('no persons are told where a month does not', () => {
    const facts = insurance(
      insuredMonths().map((row) => (row.month === LAST ? { ...row, insured: null } : row)),
    )
    expect(rowsOf(facts, 'wages')[0]).toMatchObject({ insured: null, perHead: null })
  })
  it('a month whose book lists no more than the item is not told', () => {
    const { balances } = heldFacts()
    const facts = heldFacts({
      balances: balances.filter(({ to, account }) => to !== LAST || account.length === 4),
    })
    expect(rowsOf(facts, 'wages')[0]).toMatchObject({ months: '2026-01', wages: 20_000 })
  })
  it('a book of a year is compared where the bureau tells each of its months', () => {
    const year: [number, number] = [2025 * 12, 2025 * 12 + 11]
    const balances = balancesOf(HELD_ENTRIES, HELD_CHART, [year])
    const rows = Array.from({ length: 12 }, (_, i) => ({
      ...{ key: `m${i}`, month: year[0] + i, insured: 4, payable: 100_000 },
    }))
    const of = (own: typeof rows) =>
      heldFacts({ balances, filings: { statements: null, insurance: own } })
    expect(rowsOf(of(rows), 'wages')).toMatchObject([
      { year: '2025', wages: 260_000, payable: 12_000 },
    ])
    expect(wordsOf(of(rows.slice(1)), 'wages-none')![0]).toContain(
      '没有账面工资与社保应缴均有的月份',
    )
  })
  it('an item that nothing stands under may hold more than wages: told, and not judged', () => {
    const {
      221101: _a,
      22110101: _b,
      22110102: _c,
      22110103: _d,
      22110104: _e,
      ...flat
    } = HELD_CHART
    const facts = insurance(insuredMonths({ payable: 1_000_00 }))
    const mixed = { ...facts, balances: heldFacts({}, flat).balances }
    // 260,000 + 10 × 5,800 in the months of 2025.
    expect(rowsOf(mixed, 'wages')[1]).toMatchObject({ wages: 318_000 })
    expect(wordsOf(mixed, 'wages-remarks')![0]).toContain('可能含社保、公积金与福利')
    expect(figure(mixed, 'B-013.L12').flag).toBe('GREY')
  })
  it('what is named neither is told beside, and names that tell nothing are no wages', () => {
    const open = heldFacts({}, named({ 22110102: '其他' }))
    expect(rowsOf(open, 'wages')[1]).toMatchObject({ wages: 200_000 })
    expect(wordsOf(open, 'wages-remarks')![0]).toContain('60,000.00元，未计入')
    const none = heldFacts({}, named({ 22110101: '生产部', 22110102: '销售部' }))
    expect(wordsOf(none, 'wages-none')![0]).toContain('未能认出工资')
    expect(figure(none, 'B-013.L12')).toMatchObject({ value: null, reason: 'NO_DATA' })
  })
  it.each([
    ['was not collected', null, '未取得社保缴费记录'],
    ['tells no month', [], '没有账期内的月份'],
  ])('is absent where insurance %s', (_, rows, why) => {
    expect(wordsOf(insurance(rows), 'wages-none')).toEqual([expect.stringContaining(why)])
    expect(blockOf(insurance(rows), 'wages')).toBeUndefined()
  })
  it('is no chapter of a report that did not ask, and no figure beside the records themselves', () => {
    const { filings: _, ...facts } = heldFacts()
    expect(blockOf(facts, 'wages-none')).toBeUndefined()
    const { indicators } = booksPart(LAST)
    expect([...indicators.keys].filter((key) => /^B-01[34]/.test(key))).toEqual([])
    expect(indicators.keys.has('E-03.L12')).toBe(true)
    expect(indicators.of(erpContext(facts))('E-03.L12').key).toBe('E-03.L12')
  })
})

describe('input tax of the books', () => {
  const declared = '申报进项税额'
  it.each([
    ['balances', heldFacts()],
    ['vouchers', heldPosted()],
  ])('by year against returns and invoices, of %s', (_, facts) => {
    const row = ({ year, against, books, told, off, share }: TableBlock['rows'][number]) => [
      ...[year, against, books, told, off, share],
    ]
    expect(rowsOf(facts, 'input-tax').map(row)).toEqual([
      ['2026', declared, 7_800, 7_800, 0, 0],
      ['2025', declared, 39_000, 40_300, -1_300, -0.033333],
      ['2025', '专用发票税额', 39_000, 40_000, -1_000, -0.025641],
    ])
    expect(figure(facts, 'B-014.L12')).toMatchObject({ value: -0.027778, flag: 'GREEN' })
  })
  it.each([
    [0.85, 0.15, 'GREEN'],
    [0.84, 0.16, 'YELLOW'],
    [1.31, -0.31, 'RED'],
  ])('declared %f times what the books hold: off by %f, %s', (times, value, flag) => {
    const facts = heldFacts()
    const outside = facts.outside.map((month) => ({ ...month, inputTaxDeclared: 390_000 * times }))
    expect(figure({ ...facts, outside }, 'B-014.L12')).toMatchObject({ value, flag })
  })
  it('a return of a quarter is compared with its three months', () => {
    const facts = heldFacts()
    const [to, from] = [LAST - 2, LAST - 4]
    const outside = facts.outside.map((month) => ({
      ...month,
      inputTaxDeclared: null,
      ...(month.month === to ? { inputTaxDeclaredSpan: { from, amount: 1_000_000 } } : {}),
    }))
    expect(rowsOf({ ...facts, outside }, 'input-tax')[0]).toMatchObject({
      ...{ months: '2025-10至2025-12', books: 11_700, told: 10_000, off: 1_700 },
    })
    expect(figure({ ...facts, outside }, 'B-014.L12').reason).toBe('INSUFFICIENT_HISTORY')
  })
  it('is absent where nobody tells it by itself', () => {
    const none = heldFacts({}, named({ 22210101: '进项', 222101: '增值税' }))
    expect(wordsOf(none, 'input-tax-none')![0]).toContain('没有名为进项税额的下级科目')
    const { registration } = heldFacts()
    const small = heldFacts({ registration: { ...registration, taxpayerType: 'SMALL' } })
    expect(wordsOf(small, 'input-tax-none')![0]).toContain('小规模纳税人')
    expect(wordsOf(heldFacts({ outside: [] }), 'input-tax-none')![0]).toContain(
      '没有账面进项税额与申报',
    )
  })
})

it('a report that looks back sees no later month', () => {
  const block = blockOf(heldFacts(), 'wages', LAST - 2) as TableBlock
  expect(block.rows.map(({ year }) => year)).toEqual(['2025'])
})
