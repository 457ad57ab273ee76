import { formatFen } from '@xinjian/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filingDeadline, firstDay, monthNumber, parseDay } from '../calendar.ts'
import { PROFILES } from '../profiles/index.ts'
import { World } from '../world.ts'
import { citQuarters } from './cit.ts'
import { makeFilings } from './filings.ts'
import type { Quarter } from './financial-records.ts'
import { duesOf } from './payments.ts'
import { balanceRows, cashRows, incomeRows, statementsOf } from './statements.ts'

const firms = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 6 }),
  today: fc.integer({ min: parseDay('2024-01-01'), max: parseDay('2027-06-30') }),
  key: fc.constantFrom(
    ...PROFILES.map((p) => p.key).filter((k) => k !== 'group'),
    'n5100-0',
    'n3300-0',
  ),
})

async function filingsOf(seed: string, today: number, key: string) {
  const world = new World(seed, today, 3)
  const firm = world.byKey(key)
  return { world, firm, filings: await makeFilings(world, firm, today) }
}

test('VAT returns of general taxpayers obey the equations of the form and chain month to month', async () => {
  await fc.assert(
    fc.asyncProperty(firms, async ({ seed, today, key }) => {
      const { filings, firm } = await filingsOf(seed, today, key)
      const months = new Map(filings.months.map((m) => [m.month, m]))
      filings.general.forEach((f, i) => {
        const r = (row: number): number => f.form.rows[row]!
        expect(r(17)).toBe(r(12) + r(13) - r(14) - r(15) + r(16))
        expect(r(18)).toBe(Math.min(r(17), r(11)))
        expect(r(19)).toBe(r(11) - r(18))
        expect(r(20)).toBe(r(17) - r(18))
        expect(r(24)).toBe(r(19) + r(21) - r(23))
        expect(r(27)).toBe(r(28) + r(29) + r(30) + r(31))
        expect(r(32)).toBe(r(24) + r(25) + r(26) - r(27))
        expect(r(34)).toBe(r(24) - r(28) - r(29))
        expect(r(1) + r(5) + r(7) + r(8)).toBe(f.form.declaredSales)
        const invoiced = months.get(f.period)!.salesAmount
        expect(f.form.declaredSales).toBe(invoiced + f.form.unbilled)
        if (firm.profile.unbilled === 0) expect(f.form.unbilled).toBe(0)
        const previous = filings.general[i - 1]
        if (!previous || previous.period !== f.period - 1) return
        expect(r(13)).toBe(previous.form.rows['20'])
        expect(r(25)).toBe(previous.form.rows['32'])
        const begin = monthNumber(f.period) === 1 ? 0 : previous.form.ytd['1']!
        expect(f.form.ytd['1']).toBe(begin + r(1))
      })
    }),
    { numRuns: 20 },
  )
})

test('small-scale taxpayers file by quarter, what they invoiced plus 未开票', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        seed: fc.string({ maxLength: 6 }),
        key: fc.constantFrom('small', 'young', 'n3300-2'),
      }),
      async ({ seed, key }) => {
        const { filings } = await filingsOf(seed, parseDay('2026-11-21'), key)
        expect(filings.general).toEqual([])
        expect(filings.small.length).toBeGreaterThan(0)
        for (const f of filings.small) {
          const r = (row: number): number => f.form.rows[row]!
          expect(monthNumber(f.period) % 3).toBe(0)
          expect(r(9)).toBe(r(10) + r(11) + r(12))
          expect(r(20)).toBe(r(15) - r(16))
          const invoiced = filings.months
            .filter((m) => m.month > f.period - 3 && m.month <= f.period)
            .reduce((a, m) => a + m.salesAmount, 0)
          expect(r(1) + r(4) + r(7) + r(9) + r(13)).toBe(invoiced + f.form.unbilled)
        }
      },
    ),
    { numRuns: 10 },
  )
})

test('statements balance, chain, and agree with each other and with income tax', async () => {
  await fc.assert(
    fc.asyncProperty(firms, async ({ seed, today, key }) => {
      const { filings, firm } = await filingsOf(seed, today, key)
      const quarters = filings.quarters.map((q) => q.form)
      citQuarters(firm.profile, quarters).forEach((c, i) => {
        expect(c.rows['1']).toBe(quarters[i]!.ytd.sales)
        expect(c.rows['3']).toBe(quarters[i]!.ytd.profit)
      })
      quarters.forEach((q, i) => {
        const [begin, end] = [balanceRows(q.open), balanceRows(q.close)]
        expect(end[15]! + end[29]!).toBe(end[30])
        expect(end[30]).toBe(end[53])
        expect(end[47]! + end[52]!).toBe(end[53])
        expect(end[1]).toBeGreaterThanOrEqual(0)
        const cash = cashRows(q)
        expect(cash[20]).toBe(end[1]! - begin[1]!)
        expect(cash[7]! + cash[13]! + cash[19]!).toBe(cash[20])
        const income = incomeRows(q.flow)
        expect(income[32]).toBe(income[30]! - income[31]!)
        if (i > 0) expect(q.open).toEqual(quarters[i - 1]!.close)
        // 年初余额 is the end of the year before, in every quarter of the year.
        const lastYear = quarters[i - monthNumber(q.end) / 3]
        if (lastYear) {
          const { balanceSheet } = statementsOf(q, '小企业会计准则')
          const ended = balanceRows(lastYear.close)
          for (const { row, beginAmount } of balanceSheet)
            expect([row, beginAmount]).toEqual([row, formatFen(ended[row]!)])
        }
      })
    }),
    { numRuns: 20 },
  )
})

test('taxes are paid by the 15th of the next month, but for those who pay late or not at all', async () => {
  for (const key of ['maker', 'trader', 'small', 'arrears']) {
    const { filings, firm, world } = await filingsOf('demo', parseDay('2026-11-21'), key)
    const late = firm.profile.behaviour.late ?? {}
    for (const f of [...filings.general, ...filings.small]) {
      const offset = f.period - world.base
      if (offset in late) expect(f.declared).toBe(filingDeadline(f.period) + late[offset]!)
      else {
        expect(f.declared).toBeGreaterThan(firstDay(f.period + 1) - 1)
        expect(f.declared).toBeLessThanOrEqual(firstDay(f.period + 1) + 14)
      }
    }
    const unpaid = duesOf(firm, filings).filter((d) => d.paid === null)
    expect(unpaid.length > 0).toBe(key === 'arrears')
  }
})

/** 营运资金量 of a closed year less own funds and loans (流动资金贷款管理办法, annex), in 分: above 0 = it needs a loan. */
function workingCapitalGap(quarters: readonly Quarter[]): number {
  const year = quarters.findLast((q) => monthNumber(q.end) === 12)!
  const [begin, end] = [balanceRows(year.yearOpen), balanceRows(year.close)]
  const income = incomeRows(year.ytd)
  const days = (row: number, flow: number) => (360 * (begin[row]! + end[row]!)) / 2 / flow
  const turned = days(9, income[2]!) + days(4, income[1]!) - days(33, income[2]!)
  const needed = ((income[1]! - income[30]!) * turned) / 360
  return needed - Math.max(0, end[15]! - end[41]!) - end[31]!
}

test('some firms need working capital, some hold enough of their own', async () => {
  const gaps: Record<string, number> = {}
  const ordinaryKeys = ['4403', '3302', '3300', '5100'].flatMap((area) =>
    [0, 1, 2].map((i) => `n${area}-${i}`),
  )
  for (const key of ['maker', 'trader', 'seasonal', 'single', 'toplimit', ...ordinaryKeys]) {
    const { filings } = await filingsOf('demo', parseDay('2026-11-21'), key)
    gaps[key] = workingCapitalGap(filings.quarters.map((q) => q.form))
  }
  const neighbours = Object.keys(gaps).filter((key) => key.startsWith('n'))
  const needing = Object.keys(gaps).filter((key) => gaps[key]! > 1_000_000_00 / 10)
  expect([needing, gaps.maker! <= 0]).toEqual([
    expect.arrayContaining(['trader', 'seasonal', 'single']),
    true,
  ])
  const ordinary = neighbours.filter((key) => needing.includes(key)).length
  expect([neighbours.length, ordinary > 0, ordinary < neighbours.length]).toEqual([12, true, true])
})

/** The turn of a month, of a quarter, of a year; the 15th, and where holidays move it; days on which the last month is declared or not. */
const DAYS = [
  ...['2026-11-30', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-16', '2027-01-01'],
  ...['2027-01-15', '2027-01-19', '2027-01-20', '2027-02-01', '2027-03-01', '2027-10-08'],
]

test.each(DAYS)(
  'on %s a firm has three years of returns, and a newborn invoices alone',
  async (day) => {
    const today = parseDay(day)
    const { filings } = await filingsOf('demo', today, 'maker')
    expect([36, 37]).toContain(filings.general.length)
    expect(filings.general.every(({ declared }) => declared < today)).toBe(true)
    const young = await filingsOf('demo', today, 'newborn')
    expect([...young.filings.small, ...young.filings.quarters]).toEqual([])
    const range = { from: 0, to: today - 1 }
    const sold = [...young.world.drafts(young.firm, 'OUT', range, today * 86_400 - 1)]
    expect(sold.length).toBeGreaterThan(0)
  },
)
