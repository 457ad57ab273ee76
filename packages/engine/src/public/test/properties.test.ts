/** What holds of any records: doubtful ones change no certain figure, order changes nothing, an amount counts once, silence is no zero. */
import { canonicalJson } from '@xinjian/format'
import { COURT_RECORD_KINDS, PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import { publicFacts, UNTOLD, withState } from '../../../test-support/public/facts.ts'
import { wildPublic } from '../../../test-support/public/wild.ts'
import { random } from '../../../test-support/random.ts'
import { JUSTICE_ENT_ENGINE } from '../../justice-ent/engine.ts'
import { chains } from '../cases/chains.ts'
import { publicContext } from '../context.ts'
import type { PublicFacts } from '../facts.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
const make = (facts: PublicFacts) => JUSTICE_ENT_ENGINE.make(facts, 2026 * 12 + 9)

const mapped = (
  facts: PublicFacts,
  of: (rows: unknown[], kind: string) => unknown[],
): PublicFacts => ({
  ...facts,
  records: Object.fromEntries(
    Object.entries(facts.records).map(([kind, rows]) => [kind, of([...rows], kind)]),
  ) as unknown as PublicFacts['records'],
})

const certainOf = (facts: PublicFacts) => {
  const { indicators, rules, verdict } = make(facts)
  return {
    values: indicators.map(({ key, value, flag, inputs }) => [key, value, flag, inputs]),
    rules: rules.map(({ id, result, level, redLine, text }) => [id, result, level, redLine, text]),
    gates: verdict.decision!.reasons.flatMap(({ id, level, text }) =>
      id === 'G-SUSPECTED' ? [] : [[id, level, text]],
    ),
    chains: chains(publicContext(facts, 2026 * 12 + 9)).map(({ steps, amount }) => [
      steps.map(({ seen }) => seen.record.key),
      amount?.fen ?? null,
    ]),
  }
}

describe('any records', () => {
  it.each(SEEDS)('%s: those that bear the name only change nothing certain', (seed) => {
    const facts = wildPublic(seed)
    const without = mapped(facts, (rows) =>
      rows.filter((row) => (row as { matched: { level: string } }).matched.level === 'CODE'),
    )
    expect(certainOf(facts)).toEqual(certainOf(without))
    expect(make(facts).verdict.decision!.level).not.toBe('ADMIT')
  })

  it.each(SEEDS)('%s: in any order give the same bytes', (seed) => {
    const facts = wildPublic(seed)
    const chance = random(seed + 1_000)
    const shuffled = mapped(facts, (rows) =>
      rows
        .map((row) => [chance.next(), row] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, row]) => row),
    )
    const related = facts.related.toReversed()
    expect(canonicalJson(make({ ...shuffled, related }))).toBe(canonicalJson(make(facts)))
  })

  it.each(SEEDS)('%s: each stands in one case, and its amount counts once', (seed) => {
    const facts = wildPublic(seed)
    const all = chains(publicContext(facts, 2026 * 12 + 9))
    const keys = all.flatMap(({ steps }) => steps.map(({ seen }) => seen.record.key))
    expect(new Set(keys).size).toBe(keys.length)
    for (const { steps, amount } of all) {
      const told = steps.flatMap(({ amount: fen }) => (fen === null ? [] : [fen]))
      expect(amount === null ? told : told.includes(amount.fen)).toEqual(
        amount === null ? [] : true,
      )
    }
    // The same records told twice, under other keys, are the same cases: no amount grows.
    const twice = mapped(facts, (rows, kind) =>
      (COURT_RECORD_KINDS as string[]).includes(kind)
        ? rows.flatMap((row) => {
            const { key, caseNo } = row as { key: string; caseNo?: string | null }
            return caseNo ? [row, { ...(row as object), key: `${key}~` }] : [row]
          })
        : rows,
    )
    const sum = (of: PublicFacts) =>
      chains(publicContext(of, 2026 * 12 + 9)).reduce((n, { amount }) => n + (amount?.fen ?? 0), 0)
    expect(sum(twice)).toBe(sum(facts))
    for (const key of ['J-02.asOf', 'J-02.AMOUNT.asOf', 'J-04.asOf', 'J-06.L24']) {
      const of = (doc: ReturnType<typeof make>) => doc.indicators.find((i) => i.key === key)!.value
      expect([key, of(make(twice))]).toEqual([key, of(make(facts))])
    }
  })

  it.each(SEEDS)('%s: a silent kind yields no zero, and no praise', (seed) => {
    const facts = wildPublic(seed)
    const silent = withState(facts, UNTOLD, ...PUBLIC_RECORD_KINDS)
    const { indicators, findings, rules, verdict } = make(silent)
    const links = new Set(['J-16', 'J-17'])
    for (const { key, id, value } of indicators)
      if (!links.has(id)) expect([key, value]).toEqual([key, null])
    expect(findings.strengths).toEqual([])
    expect(rules.filter(({ id, result }) => id !== 'R-049' && result !== 'UNKNOWN')).toEqual([])
    expect(verdict.decision!.level).toBe('UNRATABLE')
  })
})

it('facts come back as they were', () => {
  for (const facts of [publicFacts(), wildPublic(1)])
    expect(JUSTICE_ENT_ENGINE.decode(JUSTICE_ENT_ENGINE.encode(facts))).toEqual(facts)
  expect(() => JUSTICE_ENT_ENGINE.decode(new Uint8Array([1, 2, 3, 4]))).toThrow(RangeError)
})
