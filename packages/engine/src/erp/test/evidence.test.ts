/** What a figure opens: the rows chosen by its conditions are those it was made of, and come to it. */
import { describe, expect, it } from 'vitest'
import {
  FIRST,
  LAST,
  tornFacts,
  vouchersOnly,
  wholeFacts,
  yearsOnly,
} from '../../../test-support/erp/facts.ts'
import { type Condition, predicateOf, type Scalar } from '../../report/condition.ts'
import type { Evidence, EvidenceLeg, ReportDocument, TableBlock } from '../../report/document.ts'
import type { ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

type Row = Record<string, Scalar | null>
const read = (row: Row, field: string): Scalar | null => row[field] ?? null

/** Rows as the server keeps them: lines of vouchers by month and account. */
function rowsOf(facts: ErpFacts, leg: EvidenceLeg): Row[] {
  const of = (rows: readonly object[], where: Condition) =>
    (rows as Row[]).filter(predicateOf<Row, string>(where, read))
  switch (leg.dataset) {
    case 'GL_BALANCE':
      return of(facts.balances, leg.where)
    case 'GL_VOUCHER':
      return of(facts.turnovers, leg.where)
    case 'RECEIVABLE':
      return of(facts.receivables, leg.where)
    case 'PAYABLE':
      return of(facts.payables, leg.where)
    case 'BANK_LINE':
      return of(
        facts.bank.map((row) => ({ ...row, account: row.account || null })),
        leg.where,
      )
    case 'STOCK_SUMMARY':
      return of(
        facts.stock.map((row) => ({ ...row, monthFrom: row.from, monthTo: row.to })),
        leg.where,
      )
    default:
      throw new Error(`no rows of ${leg.dataset}`)
  }
}
const sum = (rows: readonly Row[], side: string) =>
  rows.reduce((all, row) => all + Number(row[side] ?? 0), 0) / 100

const figure = (document: ReportDocument, key: string) =>
  document.indicators.find((i) => i.key === key)!
const table = (document: ReportDocument, id: string): TableBlock =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)!
const legs = (document: ReportDocument): EvidenceLeg[] => {
  const found: EvidenceLeg[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('dataset' in value && ('where' in value || 'direction' in value))
      found.push(value as EvidenceLeg)
    else for (const inner of Object.values(value)) walk(inner)
  }
  walk(document)
  return found
}

const whole = wholeFacts()
const document = erpReport(whole, LAST)

describe('the rows behind a figure', () => {
  it('come to revenue, by the books that told it', () => {
    const { value, evidence } = figure(document, 'B-001.L12')
    expect(evidence).toHaveLength(1)
    const rows = rowsOf(whole, evidence[0]!)
    expect(sum(rows, 'credit')).toBe(value)
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(['5001']))
    expect(rows).toHaveLength(12)

    const posted = vouchersOnly()
    const alone = figure(erpReport(posted, LAST), 'B-001.L12')
    const lines = rowsOf(posted, alone.evidence[0]!)
    expect(sum(lines, 'credit') - sum(lines, 'debit')).toBe(alone.value)
  })
  it('are balances where vouchers tell the same months, and both where they tell different ones', () => {
    const mixed = {
      ...whole,
      balances: whole.balances.filter(({ to }) => to !== LAST - 4),
    }
    const { value, evidence } = figure(erpReport(mixed, LAST), 'B-001.L12')
    expect(evidence.map(({ dataset }) => dataset)).toEqual(['GL_BALANCE', 'GL_VOUCHER'])
    expect(evidence.reduce((all, leg) => all + sum(rowsOf(mixed, leg), 'credit'), 0)).toBe(value)
  })
  it('of statements are rows of the books, of no statement that nobody filed', () => {
    for (const facts of [whole, tornFacts(), vouchersOnly(), yearsOnly()])
      for (const leg of legs(erpReport(facts, LAST))) expect(leg.dataset).not.toBe('FIN_STATEMENT')
    const { inputs, evidence } = figure(document, 'F-17.LATEST')
    expect(evidence.map((leg) => sum(rowsOf(whole, leg), 'close'))).toEqual(
      inputs.map(({ value }) => value),
    )
    const debts = figure(document, 'F-01.LATEST')
    expect(debts.evidence.map((leg) => Math.abs(sum(rowsOf(whole, leg), 'close')))).toEqual(
      debts.inputs.map(({ value }) => value),
    )
  })
  it('of a profit are the accounts that it is made of, each once', () => {
    const [leg] = figure(document, 'F-08.LATEST').evidence
    const rows = rowsOf(whole, leg!)
    const net = rows.reduce(
      (all, { account, debit, credit }) =>
        all + (account === '5001' ? Number(credit) : -Number(debit)) / 100,
      0,
    )
    expect(Math.round(net * 100) / 100).toBe(figure(document, 'F-08.LATEST').inputs[0]!.value)
  })
  it('of books by the year are those of the year, and not of its months', () => {
    const years = yearsOnly()
    const both = { ...years, balances: [...years.balances, ...whole.balances] }
    const open = (facts: ErpFacts) =>
      figure(erpReport(facts, LAST), 'F-08.FY').evidence.flatMap((leg) => rowsOf(facts, leg))
    expect(new Set(open(years).map(({ from, to }) => `${from}-${to}`))).toEqual(
      new Set([`${2025 * 12}-${2025 * 12 + 11}`]),
    )
    // Months tell a year as well as the year does; no row of the other counts twice.
    for (const { from, to } of open(both)) expect(from).toBe(to)
  })
  it('of the five greatest customers are theirs', () => {
    const [top, all] = figure(document, 'E-07.asOf').evidence
    expect(sum(rowsOf(whole, top!), 'balance')).toBe(129_000)
    expect(sum(rowsOf(whole, all!), 'balance')).toBe(129_000)
  })
})

describe('the rows behind a table', () => {
  const each = (id: string, check: (row: TableBlock['rows'][number], rows: Row[]) => void) => {
    const block = table(document, id)
    expect(block.rows.length).toBeGreaterThan(0)
    for (const [i, row] of block.rows.entries()) {
      const evidence: Evidence = block.evidence![i]!
      check(
        row,
        evidence.flatMap((leg) => rowsOf(whole, leg)),
      )
    }
  }
  it('of balances: each account its own row, the total those under no other', () => {
    each('balances', (row, rows) => {
      for (const side of ['open', 'debit', 'credit', 'close'])
        expect([row.account, side, row[side]]).toEqual([row.account, side, sum(rows, side)])
    })
    const block = table(document, 'balances')
    expect(block.rows.at(-1)).toMatchObject({ account: '合计', open: 0, close: 0 })
    expect(block.rows.find(({ account }) => account === '100201')!.name).toBe('\u3000工商银行')
  })
  it('of customers, of months of the bank, of periods of stock', () => {
    each('receivables-top', (row, rows) => expect(sum(rows, 'balance')).toBe(row.balance))
    each('bank-months', (row, rows) => {
      expect([sum(rows, 'received'), sum(rows, 'paid')]).toEqual([row.received, row.paid])
    })
    each('stock-periods', (row, rows) => expect(sum(rows, 'closeAmount')).toBe(row.close))
  })
  it('of other receivables: what stood on the account, and a year before', () => {
    const block = table(document, 'otherReceivables')
    expect(block.rows).toEqual([
      {
        account: '122101',
        name: '张三',
        balance: (LAST - FIRST + 1) * 1_000,
        share: 1,
        ago: (LAST - FIRST + 1 - 12) * 1_000,
        growth: 0.5,
      },
    ])
    const { balance, ago } = block.cells![0]!
    expect(sum(rowsOf(whole, balance![0]!), 'close')).toBe(36_000)
    expect(sum(rowsOf(whole, ago![0]!), 'close')).toBe(24_000)
  })
  it('of a voucher that does not balance: its day and number', () => {
    const block = table(erpReport(tornFacts(), LAST), 'unbalanced')
    expect(block.rows).toEqual([{ voucher: '2026-02-28 记-7' }])
    const [leg] = block.evidence![0]!
    const holds = predicateOf<Row, string>((leg as { where: Condition }).where, read)
    expect(holds({ date: '2026-02-28', voucher: '记-7' })).toBe(true)
    expect(holds({ date: '2026-02-28', voucher: '记-8' })).toBe(false)
    expect(holds({ date: '2026-01-28', voucher: '记-7' })).toBe(false)
  })
})
