/** What holds of any lending records: another hand counts the same, nobody who was not told is in anything, order changes nothing. */
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { loanFacts, OCTOBER } from '../../../test-support/lending/facts.ts'
import { wildLoans } from '../../../test-support/lending/wild.ts'
import { before, slowLending } from '../../../test-support/slow/lending.ts'
import { formatDay, parseDay } from '../../kit/calendar/window.ts'
import { LONG_LOAN_ENGINE } from '../../long-loan/engine.ts'
import { MULTI_LENDING_ENGINE } from '../../multi-lending/engine.ts'
import type { TableBlock } from '../../report/document.ts'
import type { LoanFacts } from '../facts.ts'
import { ROLLING, rollingFrom } from '../records/windows.ts'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)
const ENGINES = [MULTI_LENDING_ENGINE, LONG_LOAN_ENGINE]
const make = (facts: LoanFacts) => MULTI_LENDING_ENGINE.make(facts, OCTOBER)

describe('any records', () => {
  it.each(SEEDS)('%s: are counted alike by another hand', (seed) => {
    const facts = wildLoans(seed)
    const document = make(facts)
    const slow = slowLending(facts, '2026-11-20', '2026-10')
    const values = Object.fromEntries(document.indicators.map(({ key, value }) => [key, value]))
    expect(values).toMatchObject(slow.values)
    const { rows } = document.sections
      .flatMap(({ blocks }) => blocks)
      .find((block): block is TableBlock => block.id === 'windows')!
    expect(rows.map((row) => Object.values(row).slice(1))).toEqual(Object.values(slow.windows))
  })

  it.each(SEEDS)('%s: of who was not told stand nowhere', (seed) => {
    const facts = wildLoans(seed, seed % 3 > 0)
    const told = new Set(
      facts.subjects.flatMap(({ role, asked }) => (asked === 'TOLD' ? [role] : [])),
    )
    const records = facts.records.filter(({ subject }) => told.has(subject))
    for (const { make: report } of ENGINES)
      expect(canonicalJson(report({ ...facts, records }, OCTOBER))).toBe(
        canonicalJson(report(facts, OCTOBER)),
      )
    const keys = facts.records.flatMap(({ subject, key }) => (told.has(subject) ? [] : [key]))
    const document = canonicalJson(make(facts))
    for (const key of keys) expect(document).not.toContain(`"${key}"`)
  })

  it.each(SEEDS)('%s: in any order give the same bytes', (seed) => {
    const facts = wildLoans(seed)
    const turned = { ...facts, records: facts.records.toReversed() }
    for (const { make: report } of ENGINES)
      expect(canonicalJson(report(turned, OCTOBER))).toBe(canonicalJson(report(facts, OCTOBER)))
  })

  it.each(SEEDS)(
    '%s: of an enterprise that was not told give no figure, no level, no praise',
    (seed) => {
      const { indicators, rules, findings, verdict, sections } = make(wildLoans(seed, false))
      const lending = indicators.filter(({ id }) => id.startsWith('ML-'))
      expect(lending.map(({ value, flag }) => [value, flag])).toEqual(
        lending.map(() => [null, 'GREY']),
      )
      expect(rules.filter(({ result }) => result !== 'UNKNOWN')).toEqual([])
      expect(findings.strengths).toEqual([])
      expect(['UNRATABLE', 'REJECT']).toContain(verdict.decision!.level)
      expect(canonicalJson(sections)).toContain('不作判断：')
    },
  )
})

it('a window begins where the calendar says, at the ends of months too', () => {
  for (const day of ['2026-11-20', '2026-03-31', '2024-02-29', '2026-01-01', '2026-12-31'])
    for (const window of ROLLING) {
      const [unit, n] = [window[0] as 'd' | 'm', Number(window.slice(1))]
      // The day after the day that lies so far before.
      const first = new Date(Date.parse(before(day, n, unit)) + 86_400_000)
      expect([window, formatDay(rollingFrom(parseDay(day)!, window))]).toEqual([
        window,
        first.toISOString().slice(0, 10),
      ])
    }
})

it('facts come back as they were', () => {
  for (const { encode, decode } of ENGINES) {
    for (const facts of [loanFacts(), wildLoans(1)]) expect(decode(encode(facts))).toEqual(facts)
    expect(() => decode(new Uint8Array([1, 2, 3, 4]))).toThrow(RangeError)
  }
})
