import { invoiceReport } from '@xinjian/engine/invoice/report'
import { lastDayOfMonth, parseMonth } from '@xinjian/engine/kit/calendar/window'
import { expect, it } from 'vitest'
import { monthly, smallFacts } from '../../../../packages/engine/test-support/small-facts.ts'
import { told } from './report-line.ts'

const through = parseMonth('2026-02')!
const asked = {
  ...{ through, asOf: lastDayOfMonth(through), covers: null, industry: null },
  source: 'FILE' as const,
}
const sales = monthly('2026-02', new Array(24).fill(50_000))
const purchases = monthly('2026-02', new Array(24).fill(30_000), {
  direction: 'IN',
  counterparty: 1,
})
const whole = { cutoff: '2026-02-28T23:59:59+08:00' }
const full = smallFacts([...sales, ...purchases], whole)
const half = smallFacts(sales, { ...whole, covered: { IN: null } })
const tell = (facts: typeof full, report: boolean) =>
  told(
    '示例',
    { ...facts, later: { OUT: 0, IN: 0 } },
    asked,
    report ? invoiceReport(facts, { through }) : null,
  )

it('the verdict stands beside grade and probability', () => {
  const { score, grade, defaultProbability, decision } = tell(full, true)
  expect([score, defaultProbability]).toEqual([expect.any(Number), expect.any(Number)])
  const { level } = invoiceReport(full, { through }).verdict.decision!
  expect(decision).toMatchObject({ level, judgedOn: '2026-02-28' })
  expect(decision?.text).toContain(grade)
  expect(decision?.reasons[0]).toEqual({
    id: expect.any(String),
    level,
    text: expect.any(String),
  })
})

it.each([true, false])(
  'what cannot be rated has no grade and no probability; report made: %s',
  (report) => {
    expect(tell(half, report)).toMatchObject({
      score: null,
      grade: null,
      defaultProbability: null,
      reasons: [],
    })
    expect(tell(half, report).decision?.level).toBe(report ? 'UNRATABLE' : undefined)
  },
)

it('without the whole report the score is the same, and no verdict is told', () => {
  const { decision, ...score } = tell(full, true)
  expect(decision).toBeDefined()
  expect(tell(full, false)).toEqual(score)
})
