/** 现金流量表 in the report on books: beside balances and what was filed, its figures, and what is said where there is none. By hand. */
import { describe, expect, it } from 'vitest'
import { balancesOf, SMALL_CHART, tradingEntries } from '../../../test-support/erp/books.ts'
import { movedOf } from '../../../test-support/erp/cash.ts'
import { erpFacts, FIRST, LAST, wholeFacts } from '../../../test-support/erp/facts.ts'
import {
  CASH,
  filedStatement,
  INCOME,
  NET_BALANCE,
  quarterFacts,
  quarterVouchers,
} from '../../../test-support/erp/filed.ts'
import type { ReportDocument, TableBlock } from '../../report/document.ts'
import { decodeFacts, encodeFacts } from '../beside/snapshot.ts'
import type { CashMove } from '../cash/facts.ts'
import type { ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

const JAN = 2026 * 12
const fen = (yuan: number) => Math.round(yuan * 100)

const blocksOf = ({ sections }: ReportDocument) =>
  sections.find(({ id }) => id === 's03-statements')!.blocks
const block = (document: ReportDocument, id: string) =>
  blocksOf(document).find((each) => each.id === id)
const table = (document: ReportDocument, id: string) => block(document, id) as TableBlock
const saysNone = (facts: ErpFacts) => {
  const found = block(erpReport(facts), 'cash-none')
  return found?.kind === 'text' ? found.paragraphs : null
}
const figure = (document: ReportDocument, key: string) =>
  document.indicators.find((each) => each.key === key)!
const quality = (document: ReportDocument) =>
  document.quality.find(({ check }) => check === 'CASH_TIES')

describe('the firm of one quarter', () => {
  const facts = quarterFacts([filedStatement('CASH', CASH)], quarterVouchers())
  const document = erpReport(facts)
  it('has a cash flow statement that ties to its balances', () => {
    const [row] = table(document, 'cash-control').rows
    expect(row).toEqual({
      ...{ period: '2025-12', received: 190_000, paid: 10_000 },
      ...{ untoldIn: 0, untoldOut: 0, untold: 0 },
      ...{ change: 180_000, begin: 0, end: 180_000, off: 0, flag: 'GREEN' },
    })
    expect(quality(document)!.result).toBe('PASS')
    const told = table(document, 'statement-cash').rows.map(({ item, y2025 }) => [item, y2025])
    expect(told).toContainEqual(['经营活动产生的现金流量净额', 80_000])
    expect(told).toContainEqual(['吸收投资收到的现金', 100_000])
  })
  it('tells the figures that stand on it: 80,000 to a profit of 29,000, 90,000 to sales of 80,000 and 3% of tax', () => {
    expect(figure(document, 'F-21.FY').value).toBeCloseTo(80 / 29, 2)
    expect(figure(document, 'F-22.FY').value).toBeCloseTo(90_000 / (80_000 * 1.03), 2)
  })
  it('agrees with what it filed, line by line', () => {
    const rows = table(document, 'filed-2025-12-cash').rows
    expect(new Set(rows.map(({ mark }) => mark))).toEqual(new Set(['一致']))
    expect(rows).toHaveLength(11)
  })
  it('the one line of 企业会计准则 for dividends and interest stands beside both', () => {
    const month = 2025 * 12 + 11
    const paid = (account: string, yuan: number): CashMove => ({
      ...{ month, accounts: [account], received: 0, paid: fen(yuan), vouchers: 1 },
    })
    const { cash, ...posted } = quarterVouchers()
    const moves = [...cash!, paid('2232', 300), paid('2231', 200)]
    const filed = filedStatement(
      'CASH',
      { '?both': ['分配股利、利润或偿付利息支付的现金', 500], cashAtBegin: ['期初', 0] },
      { standard: 'GENERAL' },
    )
    const told = erpReport(quarterFacts([filed], { ...posted, cash: moves }))
    const both = table(told, 'filed-2025-12-cash').rows.filter(({ item }) =>
      String(item).startsWith('分配股利'),
    )
    expect(both).toMatchObject([{ ledger: 500, filed: 500, difference: 0, mark: '一致' }])
  })
  it('opens a line in the vouchers that moved money on the other account', () => {
    const { rows, cells } = table(document, 'statement-cash')
    const at = rows.findIndex(({ item }) => item === '销售商品、提供劳务收到的现金')
    expect(cells![at]!.y2025).toMatchObject([
      {
        dataset: 'GL_VOUCHER',
        where: {
          all: [
            { field: 'month', in: [2025 * 12 + 11] },
            { field: 'account', in: ['112201'] },
            { field: 'cash', in: [true] },
            { any: [{ field: 'credit', notIn: [0] }, {}] },
          ],
        },
      },
    ])
  })
  it('a balance that does not follow is told and not mended', () => {
    const balances = facts.balances.map((row) =>
      row.account.startsWith('1002') && row.to === 2025 * 12 + 11
        ? { ...row, close: row.close! + (row.account === '100202' ? 0 : 500) }
        : row,
    )
    const off = erpReport({ ...facts, balances })
    expect(table(off, 'cash-control').rows[0]).toMatchObject({
      ...{ change: 180_000, end: 180_005, off: -5, flag: 'YELLOW' },
    })
    expect(quality(off)).toMatchObject({
      result: 'FAIL',
      detail: '2025-12凭证的现金净增加额与货币资金余额的变动相差5.00元',
    })
  })
  it('a filed line that is put elsewhere is shown, and needs no person', () => {
    const otherwise = { ...CASH, cashForPayroll: ['支付的职工薪酬', 9_000] } as typeof CASH
    const filed = [
      filedStatement('BALANCE', NET_BALANCE),
      filedStatement('INCOME', INCOME),
      filedStatement('CASH', otherwise),
    ]
    const other = erpReport(quarterFacts(filed, quarterVouchers()))
    const row = table(other, 'filed-2025-12-cash').rows.find(({ mark }) => mark === '不一致')
    expect(row).toMatchObject({ ledger: 10_000, filed: 9_000, difference: -1_000 })
    expect(JSON.stringify(other.findings)).not.toContain('filed:DIFFERS')
    expect(other.quality.find(({ check }) => check === 'FILED')).toMatchObject({
      result: 'FAIL',
      detail: '2025-12有1行不一致，相差最大的是支付给职工以及为职工支付的现金（差1,000.00元）',
    })
    const moved = { ...CASH, cashAtEnd: ['期末现金余额', 170_000] } as typeof CASH
    const ends = [filedStatement('CASH', moved)]
    expect(JSON.stringify(erpReport(quarterFacts(ends, quarterVouchers())).findings)).toContain(
      'filed:DIFFERS',
    )
  })
})

describe('no cash flow statement', () => {
  it('of facts that were read before', () => {
    const { cash: _, ...before } = quarterVouchers()
    expect(saysNone(quarterFacts(null, before))).toEqual([
      '没有现金流量表：生成报告时未按凭证归集现金，重新生成报告后可得。',
    ])
  })
  it('of balances alone', () => {
    expect(saysNone(quarterFacts(null, { cash: [] }))).toEqual([
      '没有现金流量表：没有凭证分录（现金流量表不能由余额推算，请导入序时簿）。',
    ])
  })
  it('of a year in which a month of vouchers is missing, unless its balances say that cash stood still', () => {
    const { turnovers, vouchers, cash } = quarterVouchers()
    const without = (month: number) => ({
      turnovers: turnovers.filter((row) => row.month !== month),
      vouchers: vouchers.filter((row) => row.month !== month),
      cash: cash!.filter((row) => row.month !== month),
    })
    expect(saysNone(quarterFacts(null, without(2025 * 12 + 10)))).toEqual([
      '没有现金流量表：2025年缺少2025-11的凭证分录，不能合计本年现金流量。',
    ])
  })
})

it('a period of which a month is missing is named beside those that are told', () => {
  const whole = wholeFacts()
  const cash = movedOf(tradingEntries(FIRST, LAST))
  const without = <R extends { month: number }>(rows: readonly R[]) =>
    rows.filter(({ month }) => month !== JAN)
  const said = (facts: ErpFacts) => {
    const found = block(erpReport(facts, LAST), 'cash-lacks')
    return found?.kind === 'text' ? found.paragraphs : null
  }
  // The books begin in March; of 2022 they know nothing.
  const begin = '2023年缺少2023-01至2023-02的凭证分录，不能合计本年现金流量，该期间未列示。'
  expect(said({ ...whole, cash })).toEqual([begin])
  expect(
    said({
      ...whole,
      turnovers: without(whole.turnovers),
      vouchers: without(whole.vouchers),
      balances: whole.balances.filter(({ to }) => to !== JAN),
      cash: without(cash),
    }),
  ).toEqual(['2026年缺少2026-01的凭证分录，不能合计本年现金流量，该期间未列示。', begin])
})

it('lines that are not whole are shown as such, with the vouchers that say nothing', () => {
  const { cash, ...posted } = quarterVouchers()
  const odd: CashMove = {
    ...{ month: 2025 * 12 + 11, accounts: [], received: fen(4_000), paid: 0, vouchers: 2 },
    named: ['2025-12-31 记-8', '2025-12-31 记-9'],
  }
  const document = erpReport(quarterFacts(null, { ...posted, cash: [...cash!, odd] }))
  expect(block(document, 'statement-cash')).toBeUndefined()
  const row = table(document, 'cash-control')
  expect(row.rows[0]).toMatchObject({ untoldIn: 4_000, untoldOut: 0, untold: 2, off: 4_000 })
  expect(row.cells![0]!.untoldIn).toMatchObject([
    { dataset: 'GL_VOUCHER', where: { any: [{}, {}] } },
  ])
  const part = table(document, 'cash-part').rows.map(({ item, ...rest }) => [
    item,
    Object.values(rest)[0],
  ])
  expect(part).toContainEqual(['销售商品、提供劳务收到的现金', 90_000])
  expect(figure(document, 'F-21.FY').value).toBeNull()
  expect(document.quality.find(({ check }) => check === 'CASH_LINES')).toMatchObject({
    ...{ result: 'FAIL', title: '现金收支均有归类' },
  })
})

it.each<[type: 'SMALL' | 'GENERAL' | null, told: boolean]>([
  ['SMALL', true],
  ['GENERAL', false],
  [null, false],
])('taxes paid in one sum by a taxpayer of kind %s have their line: %s', (taxpayerType, told) => {
  const { cash, ...posted } = quarterVouchers()
  const paid: CashMove = {
    ...{ month: 2025 * 12 + 11, accounts: ['2221'], received: 0, paid: fen(20_000), vouchers: 1 },
  }
  const facts = quarterFacts(null, { ...posted, cash: [...cash!, paid] })
  const registration = { ...facts.registration, taxpayerType }
  const document = erpReport({ ...facts, registration })
  expect(block(document, 'statement-cash') !== undefined).toBe(told)
})

it('the trading firm: a year of money by its entries', () => {
  const entries = tradingEntries(FIRST, LAST)
  const document = erpReport(wholeFacts({ cash: movedOf(entries) }))
  const year = entries.filter(([month]) => Math.floor(month / 12) === 2025)
  const sum = (debit: RegExp, credit: RegExp) =>
    year.reduce((all, [, d, c, yuan]) => all + (debit.test(d) && credit.test(c) ? yuan : 0), 0)
  const rows = table(document, 'statement-cash').rows
  const of = (item: string) => rows.find((row) => row.item === item)!.y2025
  expect(of('销售商品、提供劳务收到的现金')).toBeCloseTo(sum(/^100/, /^1122/), 2)
  expect(of('购买商品、接受劳务支付的现金')).toBeCloseTo(sum(/^2202/, /^100/), 2)
  expect(of('支付给职工以及为职工支付的现金')).toBeCloseTo(sum(/^2211/, /^100/), 2)
  expect(of('支付的各项税费')).toBeCloseTo(sum(/^2221/, /^100/), 2)
  expect(of('偿付利息支付的现金')).toBeCloseTo(sum(/^560301/, /^100/), 2)
  for (const row of table(document, 'cash-control').rows)
    expect(row).toMatchObject({ off: 0, flag: 'GREEN' })
})

it('the facts go through their snapshot', () => {
  const facts = erpFacts({
    balances: balancesOf([[JAN, '100201', '3001', 5]], SMALL_CHART, [[JAN, JAN]]),
    cash: movedOf([[JAN, '100201', '3001', 5]]),
  })
  expect(decodeFacts(encodeFacts(facts)).cash).toEqual(facts.cash)
})
