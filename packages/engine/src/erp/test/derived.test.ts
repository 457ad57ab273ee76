/** Statements and sales by another hand: sums over the entries that the bookkeeper of the tests was given, never over the books. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balancesOf,
  type Chart,
  type Entry,
  GENERAL_CHART,
  postedOf,
  SMALL_CHART,
  tradingEntries,
  tradingSales,
} from '../../../test-support/erp/books.ts'
import {
  bankOnly,
  erpFacts,
  FIRST,
  LAST,
  monthly,
  monthsOf,
  vouchersOnly,
  wholeFacts,
  yearsOnly,
  youngFacts,
} from '../../../test-support/erp/facts.ts'
import type { ReportDocument, TableBlock } from '../../report/document.ts'
import { erpContext } from '../context.ts'
import type { ErpFacts } from '../facts.ts'
import { derivedStatements } from '../ledger/statements.ts'
import { erpReport } from '../report.ts'

const ENTRIES = tradingEntries(FIRST, LAST)
const CLOSING = '3103'

/** Yuan that stood on accounts that begin with one of these, a debit positive. */
function stood(entries: readonly Entry[], codes: readonly string[], month: number): number {
  const of = (code: string) => codes.some((begin) => code.startsWith(begin))
  return entries.reduce(
    (sum, [m, debit, credit, yuan]) =>
      m > month ? sum : sum + (of(debit) ? yuan : 0) - (of(credit) ? yuan : 0),
    0,
  )
}

/** Yuan that went through accounts and not into the profit of the year, the side given positive. */
function went(
  entries: readonly Entry[],
  begin: string,
  side: 'debit' | 'credit',
  [from, to]: readonly [number, number],
): number {
  const sign = side === 'debit' ? 1 : -1
  return entries.reduce((sum, [m, debit, credit, yuan]) => {
    if (m < from || m > to || [debit, credit].includes(CLOSING)) return sum
    const own = (debit.startsWith(begin) ? yuan : 0) - (credit.startsWith(begin) ? yuan : 0)
    return sum + sign * own
  }, 0)
}

/** Items of the statement of a kind that ends with a month, yuan. */
function items(facts: ErpFacts, kind: 'BALANCE' | 'INCOME', month: number) {
  const { ledger, founded } = erpContext(facts, LAST)
  const found = derivedStatements(ledger, founded).statements.find(
    (statement) =>
      statement.kind === kind &&
      Number(statement.periodTo.slice(0, 4)) * 12 + Number(statement.periodTo.slice(5, 7)) - 1 ===
        month,
  )
  return (
    found &&
    Object.fromEntries(
      found.items.map(({ code, end, ytd }) => [code, ((end ?? ytd) as number) / 100]),
    )
  )
}

const JANUARY = 2026 * 12
const whole = wholeFacts()
const round = (yuan: number) => Math.round(yuan * 100) / 100 + 0

describe('the balance sheet that monthly balances come to', () => {
  it.each<[code: string, accounts: string[], sign: 1 | -1]>([
    ['cash', ['1001', '1002'], 1],
    ['accountsReceivable', ['1122'], 1],
    ['otherReceivables', ['1221'], 1],
    ['inventories', ['1405'], 1],
    ['fixedAssets', ['1601', '1602'], 1],
    ['currentAssets', ['1001', '1002', '1122', '1221', '1405'], 1],
    ['totalAssets', ['1'], 1],
    ['shortLoans', ['2001'], -1],
    ['currentLiabilities', ['2'], -1],
    ['totalLiabilities', ['2'], -1],
    ['paidInCapital', ['3001'], -1],
    ['totalEquity', ['3', '5'], -1],
    ['retainedEarnings', ['3103', '3104', '5'], -1],
    ['longLoans', ['2501'], -1],
  ])('%s is what stood on %j', (code, accounts, sign) => {
    for (const month of [FIRST, LAST - 14, LAST - 2, LAST])
      expect([month, items(whole, 'BALANCE', month)![code]]).toEqual([
        month,
        round(sign * stood(ENTRIES, accounts, month)),
      ])
  })
})

const INCOME: [code: string, begin: string, side: 'debit' | 'credit'][] = [
  ['revenue', '5001', 'credit'],
  ['cost', '5401', 'debit'],
  ['taxesAndSurcharges', '5403', 'debit'],
  ['sellingExpenses', '5601', 'debit'],
  ['adminExpenses', '5602', 'debit'],
  ['financeExpenses', '5603', 'debit'],
  ['interestExpenses', '560301', 'debit'],
  ['entertainmentExpenses', '560202', 'debit'],
]

it('books that do not balance tell nothing of what they do not list', () => {
  const torn = {
    ...whole,
    balances: whole.balances.map((row) =>
      row.account === '1002' ? { ...row, close: row.close! + 1 } : row,
    ),
  }
  expect(items(whole, 'BALANCE', LAST)!.prepayments).toBe(0)
  expect(items(torn, 'BALANCE', LAST)!.prepayments).toBeUndefined()
  expect(items(torn, 'BALANCE', LAST)!.totalLiabilities).toBe(
    items(whole, 'BALANCE', LAST)!.totalLiabilities,
  )
})

describe('the income statement', () => {
  it.each(INCOME)('%s is what went through %s since January', (code, begin, side) => {
    for (const month of [LAST - 2, LAST])
      expect(items(whole, 'INCOME', month)![code]).toBe(
        round(went(ENTRIES, begin, side, [month - (month % 12), month])),
      )
  })
  it('comes to the profit that the enterprise closed', () => {
    const net = -stood(ENTRIES, ['3103'], LAST)
    expect(items(whole, 'INCOME', LAST)!.netProfit).toBe(round(net))
  })
  it('of a year that the books began within is not told', () => {
    expect(items(whole, 'INCOME', 2023 * 12 + 11)).toBeUndefined()
    expect(items(whole, 'INCOME', 2024 * 12 + 11)).toBeDefined()
  })
  it('of the year of the founding begins with it', () => {
    const months = tradingSales(LAST - 3, LAST - 3) + tradingSales(LAST - 3, LAST - 2)
    expect(items(youngFacts(), 'INCOME', LAST - 2)!.revenue).toBe(months)
  })
  it('of the year of the founding takes in what was booked before it, quiet months or not', () => {
    // Founded in October 2025: costs of August stand in its first year, September has none.
    const [august, october] = [LAST - 6, LAST - 4]
    const entries: Entry[] = [
      [august, '100201', '3001', 80_000],
      [august, '560201', '100201', 700],
      [october, '560201', '100201', 900],
      [october, '100201', '500101', 5_000],
      [LAST - 3, '560201', '100201', 1_100],
      [LAST - 2, '100201', '500101', 6_000],
    ]
    const { registration } = youngFacts()
    const own = { registration: { ...registration, establishedOn: '2025-10-20' } }
    const posted = postedOf(entries, SMALL_CHART)
    const year: [number, number] = [2025 * 12, LAST - 2]
    const books = {
      vouchers: erpFacts({ ...own, ...posted }),
      months: erpFacts({
        ...own,
        balances: balancesOf(entries, SMALL_CHART, monthly(august, LAST - 2)),
      }),
      year: erpFacts({ ...own, balances: balancesOf(entries, SMALL_CHART, [year]) }),
    }
    for (const [which, facts] of Object.entries(books)) {
      const { revenue, adminExpenses, netProfit } = items(facts, 'INCOME', LAST - 2)!
      expect([which, revenue, adminExpenses, netProfit]).toEqual([which, 11_000, 2_700, 8_300])
    }
    expect(items(books.vouchers, 'INCOME', august)!.adminExpenses).toBe(700)
    // A month without rows after the founding is a gap all the same.
    const gap = postedOf(
      entries.filter(([month]) => month !== LAST - 3),
      SMALL_CHART,
    )
    expect(items(erpFacts({ ...own, ...gap }), 'INCOME', LAST - 2)).toBeUndefined()
  })
  it('of books by the year is that of the year', () => {
    const year = items(yearsOnly(), 'INCOME', 2025 * 12 + 11)!
    expect(year.revenue).toBe(round(went(ENTRIES, '5001', 'credit', [2025 * 12, 2025 * 12 + 11])))
    expect(year.operatingProfit).toBe(items(whole, 'INCOME', 2025 * 12 + 11)!.operatingProfit)
  })
  it('of vouchers that nobody closed takes back what stands on the other side', () => {
    const { revenue, cost, adminExpenses } = items(vouchersOnly(), 'INCOME', LAST)!
    expect([revenue, cost, adminExpenses]).toEqual([2 * 48_000, 2 * 30_000, 2 * 4_000])
  })
})

describe('sales', () => {
  const value = (document: ReportDocument, key: string) =>
    document.indicators.find((i) => i.key === key)!.value
  const sales = (from: number, to: number) =>
    monthsOf(from, to).reduce((sum, month) => sum + tradingSales(FIRST, month), 0)
  it('of twelve months are those of the entries, whichever book tells them', () => {
    const [now, then] = [sales(LAST - 11, LAST), sales(LAST - 23, LAST - 12)]
    for (const facts of [whole, { ...whole, balances: [] }, { ...whole, turnovers: [] }]) {
      const document = erpReport(facts, LAST)
      expect(value(document, 'B-001.L12')).toBe(now)
      expect(value(document, 'B-001.P12')).toBe(then)
      expect(value(document, 'B-002.L12')).toBe(Number(((now - then) / then).toFixed(6)))
    }
  })
  it('by month stand beside invoices and returns with their differences', () => {
    const { sections } = erpReport(whole, LAST)
    const ties = sections
      .flatMap(({ blocks }) => blocks)
      .find((block): block is TableBlock => block.kind === 'table' && block.id === 'ties')!
    expect(ties.rows).toHaveLength(24)
    for (const [i, row] of ties.rows.entries()) {
      const sold = tradingSales(FIRST, LAST - i)
      expect(row).toMatchObject({
        books: sold,
        invoiced: round(sold * 0.98),
        offInvoices: round(sold - round(sold * 0.98)),
        declared: sold,
        offReturns: 0,
      })
    }
  })
})

describe('whatever is entered', () => {
  const chart: Chart = {
    ...GENERAL_CHART,
    1221: '其他应收款',
    6301: '营业外收入',
    6801: '所得税费用',
  }
  const account = fc.constantFrom(...Object.keys(chart).filter((code) => code !== '4103'))
  const entry = fc.tuple(
    fc.integer({ min: JANUARY - 12, max: LAST }),
    account,
    account,
    fc.integer({ min: 1, max: 90_000 }),
  )
  it('assets are debts and equity, and profit is what class 6 came to', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 40 }), (drawn) => {
        const entries: Entry[] = [...drawn, [JANUARY - 12, '1002', '6001', 1]]
        const periods = monthly(JANUARY - 12, LAST)
        const facts = erpFacts({
          balances: balancesOf(entries, chart, periods),
          ...postedOf(entries, chart),
        })
        const sheet = items(facts, 'BALANCE', LAST)!
        expect(round(sheet.totalAssets! - sheet.totalLiabilities! - sheet.totalEquity!)).toBe(0)
        // What stands on the other side of its account is shown there.
        const aside = (codes: string[], sign: 1 | -1) =>
          codes.reduce((sum, code) => sum + Math.max(0, sign * stood(entries, [code], LAST)), 0)
        const other = aside(['1122', '1221'], -1) + aside(['2202', '2221'], 1)
        expect(sheet.totalAssets).toBe(round(stood(entries, ['1'], LAST) + other))
        // Balances and vouchers of one set of entries come to one profit.
        const alone = erpFacts(postedOf(entries, chart))
        const net = -stood(entries, ['6'], LAST) + stood(entries, ['6'], JANUARY - 1)
        const posted = new Set(entries.map(([month]) => month))
        if (posted.has(JANUARY) && posted.has(JANUARY + 1))
          expect(items(alone, 'INCOME', LAST)!.netProfit).toBe(round(net))
      }),
      { numRuns: 60 },
    )
  })
})

describe('why there are no statements', () => {
  const said = (facts: ErpFacts) => {
    const { sections, indicators } = erpReport(facts, LAST)
    const section = sections.find(({ id }) => id === 's03-statements')!
    return [section.blocks, indicators.find(({ key }) => key === 'F-01.FY')?.detail]
  }
  it('a ledger whose accounts tell no standard is not one that is not there', () => {
    const odd = { 7001: '甲', 7002: '乙' }
    const told = said(erpFacts(postedOf([[LAST, '7001', '7002', 10]], odd)))
    expect(JSON.stringify(told)).toContain('科目表无法判断依据的会计准则，不按科目类别推算')
    // A chart that tells its standard, of one month in the middle of a year.
    const begun = erpFacts(postedOf([[LAST, '1002', '5001', 10]], SMALL_CHART))
    for (const facts of [bankOnly(), begun]) {
      const none = said(facts)
      expect(JSON.stringify(none)).toContain('账套不足以推算财务报表')
      expect(JSON.stringify(none)).not.toContain('会计准则')
    }
  })
})
