/** The rules of the tax payment report under a book of an institution. */
import { canonicalJson } from '@xinjian/format'
import { expect, it } from 'vitest'
import { goldenFacts } from '../../../test-support/golden.ts'
import { bookFaults } from '../../kit/rules/catalogue.ts'
import type { RuleBook } from '../../report/book.ts'
import { TAX_PAYMENT_DESK } from '../desk.ts'
import { TAX_PAYMENT_ENGINE } from '../engine.ts'

const book = (more: Partial<RuleBook> = {}): RuleBook => ({
  version: '第1版',
  limits: {},
  off: {},
  suppressed: [],
  ...more,
})
const { make, decode, encode } = TAX_PAYMENT_ENGINE
const GOLDEN = (await goldenFacts('TAX_PAYMENT')).map(({ name, bytes, through }) => ({
  name,
  facts: decode(bytes),
  through,
}))
const BOOKS = [
  null,
  book(),
  book({
    limits: {
      'R-001': { highYuan: 0, highDays: 0 },
      'R-064': { tolerance: 0 },
      'R-068': { low: 1, medium: 1 },
    },
  }),
  book({ off: { 'R-001': '另行核查', 'R-064': '另行核查', 'R-068': '另行核查' } }),
]

it.each(GOLDEN)('$name: judged as its document says, under every book', ({ facts, through }) => {
  const judged = TAX_PAYMENT_DESK.judge(facts, through, BOOKS)
  for (const [i, own] of BOOKS.entries()) {
    const under = TAX_PAYMENT_DESK.under(facts, own)
    const { rules, verdict } = make(decode(encode(under)), through)
    expect(judged[i]!.rules).toEqual(rules)
    expect(judged[i]!.decision).toBe(verdict.decision?.level)
  }
})

it('a book that sets nothing changes nothing but its name', () => {
  for (const { facts, through } of GOLDEN) {
    const { rulebook, ...rest } = make(TAX_PAYMENT_DESK.under(facts, book()), through)
    expect(rulebook).toEqual({ version: '第1版', notes: [] })
    expect(canonicalJson(rest)).toBe(canonicalJson(make(facts, through)))
  }
})

it('some firm is judged otherwise under the strictest book, and none is cleared by switching off', () => {
  const levels = GOLDEN.map(({ facts, through }) =>
    TAX_PAYMENT_DESK.judge(facts, through, BOOKS).map(({ rules }) =>
      rules.map(({ result, level }) => `${result} ${level}`).join(),
    ),
  )
  expect(levels.some(([table, , strict]) => table !== strict)).toBe(true)
  for (const [, , , off] of levels) expect(off).not.toMatch(/HIT|MISS/)
})

it('its limits have words and bounds around their defaults', () => {
  const rules = TAX_PAYMENT_DESK.catalogue()
  expect(bookFaults(rules, book())).toEqual([])
  for (const { limits } of rules)
    for (const { default: usual, min, max } of limits) {
      expect(usual).toBeGreaterThanOrEqual(min)
      expect(usual).toBeLessThanOrEqual(max)
    }
  const low = bookFaults(rules, book({ limits: { 'R-068': { low: 5 } } }))
  expect(low.map(({ text }) => text)).toEqual(['中级别界限应不低于低级别界限（5次）'])
})
