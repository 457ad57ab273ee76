/** The document: what it may say of books of any kind, at any month, and what it says where there are none. */
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import {
  bankOnly,
  erpFacts,
  FIRST,
  LAST,
  outsideMonths,
  tornFacts,
  vouchersOnly,
  wholeFacts,
  yearsOnly,
  youngFacts,
} from '../../../test-support/erp/facts.ts'
import type { ReportDocument } from '../../report/document.ts'
import { decodeFacts, encodeFacts } from '../beside/snapshot.ts'
import type { ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

const EXTREMES: [string, ErpFacts][] = [
  ['nothing', erpFacts()],
  ['balances alone', { ...wholeFacts(), turnovers: [], vouchers: [] }],
  ['vouchers alone', vouchersOnly()],
  ['books by the year', yearsOnly()],
  ['the bank alone', bankOnly()],
  ['a young firm', youngFacts()],
  ['everything wrong', tornFacts()],
  ['everything', wholeFacts()],
  ['accounts of no standard', erpFacts({ balances: [strange('9999'), strange('A01')] })],
  [
    'a book without sums',
    erpFacts({ balances: [{ ...strange('1002'), open: null, close: null }] }),
  ],
  ['others alone', erpFacts({ outside: outsideMonths(FIRST, LAST) })],
]

function strange(account: string) {
  return {
    ...{ key: account, account, name: null, from: LAST, to: LAST },
    ...{ open: 0, debit: null, credit: null, close: 5 },
  }
}

const value = (document: ReportDocument, key: string) =>
  document.indicators.find((i) => i.key === key)!

describe.each(EXTREMES)('a report of %s', (_, facts) => {
  const document = erpReport(facts, LAST)
  it('refers to indicators and rules that are there, each key once', () => {
    const { indicators, rules, sections } = document
    const keys = indicators.map((i) => i.key)
    expect(new Set(keys).size).toBe(keys.length)
    const ids = sections.flatMap((s) => s.blocks.map((b) => b.id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const block of sections.flatMap((s) => s.blocks)) {
      if (block.kind === 'kpis' || block.kind === 'indicators')
        for (const key of block.indicators) expect(keys).toContain(key)
      if (block.kind === 'rules')
        for (const id of block.rules) expect(rules.map((r) => r.id)).toContain(id)
      if (block.kind === 'table') {
        expect(block.rows.length).toBeGreaterThan(0)
        expect(block.evidence).toHaveLength(block.rows.length)
      }
    }
  })
  it('says of every figure without value why, and colours none of them', () => {
    for (const { key, value: told, reason, detail, flag } of document.indicators)
      if (told === null) {
        expect([key, reason === 'ZERO_ZERO' || detail !== undefined]).toEqual([key, true])
        expect([key, flag]).toEqual([key, 'GREY'])
      }
  })
  it('has no number that is none, admits nobody and rates nobody', () => {
    expect(JSON.stringify(document)).not.toMatch(/NaN|Infinity|undefined/)
    expect(Object.keys(document.verdict)).toEqual(['decision'])
    expect(document.verdict.decision!.level).not.toBe('ADMIT')
  })
  it('is the same after a round through the snapshot, at an earlier month too', () => {
    const again = decodeFacts(encodeFacts(facts))
    for (const month of [LAST, LAST - 20])
      expect(canonicalJson(erpReport(again, month))).toBe(canonicalJson(erpReport(facts, month)))
  })
})

it('a report that looks back sees nothing later', () => {
  const text = JSON.stringify(erpReport(wholeFacts(), 2025 * 12 + 5).sections)
  expect(text).not.toMatch(/2025-0[7-9]|2025-1\d|2026-/)
})

it('a month that is not over counts in nothing, and is drawn', () => {
  const facts = wholeFacts()
  const current = facts.balances
    .filter(({ to }) => to === LAST)
    .map((row) => ({ ...row, key: `${row.key}+`, from: LAST + 1, to: LAST + 1, open: row.close }))
  const more = erpReport({ ...facts, balances: [...facts.balances, ...current] })
  const without = erpReport(facts)
  expect(more.indicators).toEqual(without.indicators)
  expect([more, without].map(({ coverage }) => coverage.GL_BALANCE!['202603'])).toEqual([
    'COLLECTED',
    'NOT_COLLECTED',
  ])
})

it('parties of the bank are of all its lines, and not shown of an earlier month', () => {
  const blocks = (month: number) =>
    erpReport(wholeFacts(), month)
      .sections.find(({ id }) => id === 's10-bank')!
      .blocks.map(({ id }) => id)
  expect(blocks(LAST)).toContain('bank-parties')
  expect(blocks(LAST - 3)).toContain('bank-parties-back')
  expect(blocks(LAST - 3)).not.toContain('bank-parties')
})

it('no bytes but its own are facts of it', () => {
  expect(() => decodeFacts(new TextEncoder().encode('XJE1{'))).toThrow(RangeError)
  expect(() => decodeFacts(new TextEncoder().encode('XJT1{}'))).toThrow(RangeError)
})

describe('the verdict', () => {
  const decision = (facts: ErpFacts) => erpReport(facts, LAST).verdict.decision!
  const ids = (facts: ErpFacts) => decision(facts).reasons.map(({ id }) => id)
  it.each<[string, ErpFacts, string, string[]]>([
    ['everything in order', wholeFacts(), 'CLEAR', []],
    ['no word of others', { ...wholeFacts(), outside: [] }, 'REVIEW', ['G-OUTSIDE']],
    ['everything wrong', tornFacts(), 'REVIEW', ['G-RULES', 'G-FIGURE']],
    ['nothing', erpFacts(), 'UNRATABLE', ['G-COVERAGE', 'G-OUTSIDE']],
    ['a young firm', youngFacts(), 'UNRATABLE', ['G-YOUNG', 'G-OUTSIDE']],
    ['books by the year', yearsOnly(), 'REVIEW', ['G-COVERAGE', 'G-OUTSIDE']],
  ])('of %s', (_, facts, level, reasons) =>
    expect([decision(facts).level, ids(facts)]).toEqual([level, reasons]),
  )
  it('of stock that is slow by the line of the report on stock is for a person', () => {
    const slow = (days: number) => {
      const facts = wholeFacts()
      const at = value(erpReport(facts, LAST), 'E-14.L12').value as number
      const by = days / at
      const grown = (row: (typeof facts.balances)[number]) =>
        row.account.startsWith('1405')
          ? { ...row, open: (row.open ?? 0) * by, close: (row.close ?? 0) * by }
          : row
      return erpReport({ ...facts, balances: facts.balances.map(grown) }, LAST)
    }
    for (const [days, said] of [
      [180, false],
      [190, true],
    ] as const) {
      const report = slow(days)
      expect(Math.round(value(report, 'E-14.L12').value as number)).toBe(days)
      const gate = report.verdict.decision!.reasons.find(({ id }) => id === 'G-STOCK')
      expect(gate?.text).toBe(
        said
          ? `近12个月账簿存货周转天数(滚动)为${days}天，超过180天，建议盘点并核实去化情况。`
          : undefined,
      )
    }
  })
  it('of old books is for a person, of older ones none', () => {
    const on = (judgedOn: string) => ids({ ...wholeFacts(), judgedOn })
    expect(on('2026-05-29')).toEqual([])
    expect(on('2026-05-30')).toEqual(['G-FRESH'])
    expect(decision({ ...wholeFacts(), judgedOn: '2026-08-28' }).level).toBe('UNRATABLE')
  })
})

describe('strengths', () => {
  const strengths = (facts: ErpFacts) => erpReport(facts, LAST).findings.strengths
  it('are told first where others bear them out', () => {
    expect(strengths(wholeFacts())).toEqual([
      '近12个月账面营业收入与开票基本一致，偏离不超过5.00%。',
      '近12个月账面营业收入与增值税申报基本一致，偏离不超过5.00%。',
      '近24个月账套每月均有，各期借贷平衡。',
    ])
  })
  it('growth that the enterprise alone tells is none', () => {
    const alone = { ...wholeFacts(), outside: [] }
    expect(value(erpReport(alone, LAST), 'B-002.L12').value).toBeGreaterThan(0.05)
    expect(strengths(alone)).toEqual(['近24个月账套每月均有，各期借贷平衡。'])
  })
})

describe('months in the books', () => {
  it.each<[number, number, string]>([
    [24, 24, 'GREEN'],
    [12, 12, 'GREEN'],
    [11, 11, 'YELLOW'],
    [5, 5, 'RED'],
  ])('the last %d: %d, %s', (n, months, flag) => {
    const facts = wholeFacts({ turnovers: [], vouchers: [] })
    const balances = facts.balances.filter(({ to }) => to > LAST - n)
    expect(value(erpReport({ ...facts, balances }, LAST), 'E-01.L24')).toMatchObject({
      value: months,
      flag,
    })
  })
  it('all that a young firm has are all', () => {
    expect(value(erpReport(youngFacts(), LAST), 'E-01.L24')).toMatchObject({
      value: 4,
      flag: 'GREY',
    })
  })
})

describe('stock and cash', () => {
  const document = erpReport(wholeFacts(), LAST)
  it('of a firm that is not a year old no table says twelve months', () => {
    const titles = (facts: ErpFacts) =>
      erpReport(facts, LAST).sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? [block.title] : [])),
      )
    expect(titles(wholeFacts())).toContain('成本费用(近12个月)')
    const young = titles(youngFacts())
    expect(young).toContain('成本费用(成立以来4个月)')
    expect(young.filter((title) => title.includes('12个月'))).toEqual([])
  })
  it('E-24: 3,000 of cash each month beside what the bank had', () => {
    const { value: told, inputs } = value(document, 'E-24.L12')
    expect(inputs[0]!.value).toBe(36_000)
    expect(told).toBe(Number((36_000 / Number(inputs[1]!.value)).toFixed(6)))
  })
  it('E-14: what lay in between counts, though both ends are empty', () => {
    const facts = wholeFacts()
    const at = (report: typeof document) => value(report, 'E-14.L12').value as number
    const sunk = (row: (typeof facts.balances)[number]) =>
      row.account.startsWith('1405') && row.to === LAST ? { ...row, close: 0 } : row
    const emptied = at(erpReport({ ...facts, balances: facts.balances.map(sunk) }, LAST))
    // One of 24 half months: the two ends alone would say half as much.
    expect(emptied).toBeGreaterThan(at(document) * 0.9)
  })
  it('E-14: stock grows by 1.4 % of sales each month', () => {
    const { inputs } = value(document, 'E-14.L12')
    const sold = (until: number) =>
      Array.from({ length: until - FIRST + 1 }, (_, i) => i).reduce(
        (sum, i) => sum + 100_000 + 1_000 * i + ((FIRST + i) % 12) * 500,
        0,
      )
    // Of each month the mean of its ends, weighed by its days: as the report on stock reckons.
    const months = Array.from({ length: 12 }, (_, i) => LAST - i)
    const days = (m: number) => new Date(Date.UTC(Math.floor(m / 12), (m % 12) + 1, 0)).getUTCDate()
    const weighed = months.reduce((sum, m) => sum + (sold(m - 1) + sold(m)) * days(m), 0)
    const mean = (weighed / 2 / months.reduce((sum, m) => sum + days(m), 0)) * 0.014
    expect(inputs[0]!.value).toBeCloseTo(mean, 1)
    expect(inputs[1]!.value).toBe(Math.round((sold(LAST) - sold(LAST - 12)) * 70) / 100)
  })
})

it('parties of the bank are told where the books end before the last complete month, and not where lines are left out', () => {
  const idsOf = (facts: ErpFacts, through: number) =>
    erpReport(facts, through).sections.flatMap(({ blocks }) => blocks.map(({ id }) => id))
  const { bank, ...rest } = wholeFacts()
  const ended = { ...rest, bank: bank.filter(({ month }) => month <= LAST - 2) }
  expect(idsOf(ended, LAST - 2)).toContain('bank-parties')
  expect(idsOf({ ...rest, bank }, LAST - 2)).not.toContain('bank-parties')
})
