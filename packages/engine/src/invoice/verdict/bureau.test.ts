import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jointFacts } from '../../../test-support/joint-facts.ts'
import { monthly, row, smallFacts } from '../../../test-support/small-facts.ts'
import { monthOfDay, parseMonth } from '../../kit/calendar/window.ts'
import { DECISION_LEVELS } from '../../report/decision.ts'
import type { Verdict } from '../../report/document.ts'
import { taxInvoiceReport } from '../../tax-invoice/report.ts'
import { INVOICE_DESK } from '../desk.ts'
import { MonthFold } from '../facts/fold-month.ts'
import type { InvoiceFacts, InvoiceRow, MonthDigest } from '../facts.ts'
import { invoiceReport } from '../report.ts'

const at = (text: string): number => parseMonth(text)!
const LAST = at('2026-02')
const FIRST = at('2023-03')
const PLAN = {
  cutoff: '2026-02-28T23:59:59+08:00',
  covered: { OUT: ['2023-03', '2026-02'], IN: ['2023-03', '2026-02'] },
} satisfies Parameters<typeof smallFacts>[1]

/** Four buyers of three years and two of ten months; bought at two fifths. */
const ROWS = [
  ...[0, 1, 2, 3].flatMap((counterparty) =>
    monthly('2026-02', new Array(36).fill(40_000 + 3_000 * counterparty), { counterparty }),
  ),
  ...[4, 5].flatMap((counterparty) =>
    monthly('2026-02', new Array(10).fill(90_000), { counterparty }),
  ),
  ...monthly('2026-02', new Array(36).fill(100_000), { direction: 'IN', counterparty: 8 }),
]
const TOLD = { OUT: [[FIRST, LAST]], IN: [[FIRST, LAST]] } as const

/** The same firm with rows of files beside what the bureau told. */
function withFiles(files: readonly InvoiceRow[], rows = ROWS): InvoiceFacts {
  const base = smallFacts(rows, PLAN)
  const all = smallFacts([...rows, ...files], PLAN)
  const mixed = new Map<string, MonthDigest>()
  for (const { direction, day } of files) {
    const month = monthOfDay(day)
    if (month < FIRST || month > LAST) continue
    const own = base.digests.find((d) => d.direction === direction && d.month === month)
    mixed.set(`${direction} ${month}`, own ?? new MonthFold(direction, month).digest())
  }
  return { ...all, collected: TOLD, ...(mixed.size && { bureauDigests: [...mixed.values()] }) }
}

const GRADES = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C', 'D', 'NR']
/** As numbers that fall with the verdict: level, grade, score, limit. */
const held = ({ decision, score, limit }: Verdict): number[] => [
  -DECISION_LEVELS.indexOf(decision!.level),
  -(score ? GRADES.indexOf(score.grade) : GRADES.length),
  score?.value ?? -1,
  limit?.suggest ?? -1,
]
const judge = (facts: InvoiceFacts): Verdict => invoiceReport(facts, { through: LAST }).verdict

const file = fc.record({
  month: fc.integer({ min: FIRST - 30, max: LAST }),
  yuan: fc.constantFrom(-200_000, 100, 30_000, 250_000, 3_000_000),
  months: fc.constantFrom(1, 3, 14),
  counterparty: fc.integer({ min: 0, max: 11 }),
  direction: fc.constantFrom('OUT' as const, 'IN' as const),
  status: fc.constantFrom('NORMAL' as const, 'NORMAL' as const, 'VOID' as const),
})
interface File extends Pick<InvoiceRow, 'counterparty' | 'direction' | 'status'> {
  month: number
  yuan: number
  months: number
}
const rowsOf = (plans: readonly File[]) =>
  plans.flatMap(({ month, months, yuan, counterparty, direction, status }, n) =>
    Array.from({ length: months }, (_, i) => month + i)
      .filter((m) => m <= LAST)
      .map((m) => {
        const day = `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}-17`
        return row(day, yuan, { counterparty, direction, status, key: `${n}/${m}` })
      }),
  )

describe('files beside what a bureau told', () => {
  const alone = judge(withFiles([]))

  it('the firm of these tests is rated and has a limit', () => {
    // Invoices without lines or a register leave too many rules unjudged for more.
    expect(alone.decision?.reasons.map(({ id }) => id)).toEqual(['G-HIGH-RULE', 'G-RISK-UNJUDGED'])
    expect(alone.score?.card).toBe('invoice-collected-2026.1')
    expect(alone.limit?.suggest).toBeGreaterThan(0)
  })

  it('never raise level, grade, score or limit, whatever they hold', () => {
    const before = held(alone)
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 4 }), (plans) => {
        const after = held(judge(withFiles(rowsOf(plans))))
        for (const [i, value] of after.entries()) expect(value).toBeLessThanOrEqual(before[i]!)
      }),
      { numRuns: 60 },
    )
  })

  it('change nothing where all that they hold is older, and say that they do not', () => {
    const { decision, score, limit } = judge(withFiles(rowsOf([OLD])))
    expect(held({ decision, score, limit } as Verdict)).toEqual(held(alone))
    expect(limit?.legs.find(({ name }) => name === '税务机关提供的发票的上限')).toMatchObject({
      value: expect.any(Number),
    })
  })

  it('do not dilute what speaks against the firm on the rows of the bureau alone', () => {
    // One supplier sells all that the bureau tells; a file spreads the year over others.
    const spread = Array.from({ length: 24 }, (_, i) => 10 + i).flatMap((counterparty) =>
      monthly('2026-02', new Array(12).fill(10_000), { direction: 'IN', counterparty }),
    )
    const after = judge(withFiles(spread))
    const named = '命中高级别规则：供应商过度集中。'
    expect(alone.decision?.reasons[0]?.text).toBe(named)
    expect(invoiceReport(withFiles(spread), { through: LAST }).rules).toContainEqual(
      expect.objectContaining({ name: '供应商过度集中', result: 'MISS' }),
    )
    for (const [i, value] of held(after).entries())
      expect(value).toBeLessThanOrEqual(held(alone)[i]!)
    const texts = after.decision!.reasons.map(({ text }) => text)
    expect(texts).toContain(`仅看税务机关提供的发票：${named}`)
  })

  it('and the desk of the rules judges as the report does', () => {
    const facts = withFiles(rowsOf([OLD, { ...OLD, month: LAST - 11, yuan: 250_000 }]))
    const [judged] = INVOICE_DESK.judge(facts, LAST, [null])
    const { decision, limit } = judge(facts)
    expect(judged?.decision).toBe(decision?.level)
    expect(limit?.suggest).toBeLessThanOrEqual(alone.limit!.suggest!)
  })

  it('of the months since an authorisation lapsed raise nothing, whatever they hold', () => {
    const to = LAST - 1
    const told = { OUT: [[FIRST, to]], IN: [[FIRST, to]] } as const
    const plan = (cutoff: string, last: string) => ({
      cutoff,
      covered: { OUT: ['2023-03', last], IN: ['2023-03', last] } as typeof PLAN.covered,
    })
    const rows = ROWS.filter(({ day }) => monthOfDay(day) <= to)
    const ended = smallFacts(rows, plan('2026-01-31T23:59:59+08:00', '2026-01'))
    const before = held(invoiceReport({ ...ended, collected: told }, { through: to }).verdict)
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (plans) => {
        const files = rowsOf(plans.map((one) => ({ ...one, month: LAST, months: 1 })))
        const now = smallFacts([...rows, ...files], plan(PLAN.cutoff, '2026-02'))
        const after = held(judge({ ...now, collected: told }))
        for (const [i, value] of after.entries()) expect(value).toBeLessThanOrEqual(before[i]!)
      }),
      { numRuns: 30 },
    )
  })

  it('hold the report that joins invoices and taxes as well', () => {
    const facts = jointFacts()
    const told = facts.invoice.covered.OUT!
    const collected = { OUT: [told], IN: [facts.invoice.covered.IN!] }
    const without = { ...facts, invoice: { ...facts.invoice, collected } }
    const earlier = monthly(formatMonth(told[0] - 1), [50_000], { counterparty: 1 })
    const old = smallFacts(earlier).digests
    const digests = [...facts.invoice.digests, ...old].toSorted(
      (a, b) => a.direction.localeCompare(b.direction) || a.month - b.month,
    )
    const beside = {
      ...facts,
      invoice: { ...without.invoice, digests, covered: widened(told, facts) },
    }
    const [before, after] = [without, beside].map((of) => taxInvoiceReport(of).verdict)
    expect(held(after!)).toEqual(held(before!))
    expect(after!.score?.chosen?.source).toBe('BUREAU')
    expect(after!.score?.card).toBe(before!.score?.card)
  })
})

const OLD: File = {
  ...{ month: FIRST - 20, months: 14, yuan: 250_000, counterparty: 4 },
  ...{ direction: 'OUT', status: 'NORMAL' },
}

const formatMonth = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

const widened = (told: readonly [number, number], facts: ReturnType<typeof jointFacts>) => ({
  ...facts.invoice.covered,
  OUT: [told[0] - 1, told[1]] as [number, number],
})
