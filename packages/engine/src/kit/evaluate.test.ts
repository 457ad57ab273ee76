import { describe, expect, it } from 'vitest'
import type { CoverageState } from '../report/document.ts'
import { reportWindow } from './calendar/report-window.ts'
import { dayNumber, type MonthWindow } from './calendar/window.ts'
import type { IndicatorDefinition, MissingRule, Outcome, Variant } from './definition.ts'
import { evaluator } from './evaluate.ts'
import type { KindTypes, KitContext, MonthStates } from './kind.ts'
import { above, below } from './threshold.ts'

/** A kind of report that no product has: nothing of the kit may know any other. */
interface Tides extends KindTypes {
  Context: KitContext & {
    seen: Partial<Record<'HIGH' | 'LOW', MonthStates>>
    founded: number | null
  }
  Source: 'HIGH' | 'LOW'
  Threshold: 'level'
  EvidenceSpec: { gauge: string }
  Trace: { from?: string }
}

const M0 = 2026 * 12 + 1
const evaluate = evaluator<Tides>({
  start: () => M0 - 35,
  founded: ({ founded }) => founded,
  months: (context, source) => context.seen[source] ?? null,
  notCollected: (source) => `未采集${source}`,
  evidence: (_, { gauge }, span, trace) => [
    {
      dataset: 'TAX_PAYMENT',
      where: { field: gauge, from: span === 'asOf' ? 0 : span.from },
      words: trace?.from ?? '',
    },
  ],
})

/** States of the months ending at M0, one letter each: k known, e empty, - missing, b before establishment. */
const STATE: Record<string, CoverageState> = {
  k: 'COLLECTED',
  e: 'COLLECTED_EMPTY',
  '-': 'NOT_COLLECTED',
  b: 'BEFORE_ESTABLISHMENT',
}
const months = (letters: string): MonthStates => ({
  start: M0 - letters.length + 1,
  end: M0,
  states: [...letters].map((letter) => STATE[letter]!),
})

/** `bbk`: of the last three months the last one, which is that of the founding. */
const foundedBy = (letters: string): number | null => {
  const before = letters.lastIndexOf('b') + 1
  return before === 0 ? null : M0 - letters.length + 1 + before
}

function context(seen: Tides['Context']['seen'], founded: number | null = null): Tides['Context'] {
  return {
    asOf: dayNumber(2026, 3, 15),
    asOfMonth: M0 + 1,
    m0: M0,
    rules: {
      flags: { level: { yellow: [above(1)], red: [above(2), below(0)] } },
      tolerateMissing: 0.25,
    },
    span: (name): MonthWindow => reportWindow(name, M0),
    seen,
    founded,
  }
}

function definition(
  more: Partial<IndicatorDefinition<Tides>> & { outcome?: Outcome<Tides> } = {},
): IndicatorDefinition<Tides> {
  const { outcome = { value: 1 }, ...rest } = more
  return {
    id: 'W-1',
    names: { zh: '潮位', en: 'Tide' },
    unit: 'ratio',
    formula: '潮',
    variants: [],
    missing: { rule: 'T', sources: ['HIGH'] },
    evidence: { gauge: 'level' },
    version: '1',
    source: '',
    compute: () => outcome,
    ...rest,
  }
}

const L12: Variant<Tides> = { window: 'L12' }
const full = months('k'.repeat(24))

describe('gate of missing months', () => {
  const gated = (missing: MissingRule<'HIGH' | 'LOW'>, letters: string, variant = L12) => {
    const seen = { HIGH: months(letters), LOW: full }
    const at = context(seen, foundedBy(letters))
    const { value, reason, detail } = evaluate(at, definition({ missing }), variant)
    return [value, reason, detail]
  }
  const T = { rule: 'T', sources: ['HIGH'] } as const
  const N = { rule: 'N', sources: ['HIGH'] } as const
  const ANY = { rule: 'ANY', sources: ['HIGH'] } as const
  const compared: Variant<Tides> = { window: 'L3', base: 'P3' }

  it.each<[string, MissingRule<'HIGH' | 'LOW'>, string, Variant<Tides>, unknown[]]>([
    ['all months known', T, 'k'.repeat(12), L12, [1, undefined, undefined]],
    ['an empty month is known', T, `${'k'.repeat(11)}e`, L12, [1, undefined, undefined]],
    ['a quarter missing is tolerated', T, `---${'k'.repeat(9)}`, L12, [1, undefined, '覆盖9/12']],
    ['more is not', T, `----${'k'.repeat(8)}`, L12, [null, 'PARTIAL', '8/12']],
    ['none may miss', N, `-${'k'.repeat(11)}`, L12, [null, 'PARTIAL', '11/12']],
    ['nothing known', T, '-'.repeat(12), L12, [null, 'NO_DATA', '0/12']],
    [
      'months before establishment do not count, and the window is said to be shorter',
      T,
      `bbbbbbbb-kkk`,
      L12,
      [1, undefined, '该期间仅含成立后的4个月；覆盖3/4'],
    ],
    [
      'three months of a year are no whole one without a word',
      N,
      `${'b'.repeat(9)}kkk`,
      L12,
      [1, undefined, '该期间仅含成立后的3个月'],
    ],
    [
      'nor are those before the last twelve',
      N,
      `${'b'.repeat(9)}${'k'.repeat(15)}`,
      { window: 'P12' },
      [1, undefined, '该期间仅含成立后的3个月'],
    ],
    [
      'whatever months may miss',
      ANY,
      `${'b'.repeat(9)}-kk`,
      L12,
      [1, undefined, '该期间仅含成立后的3个月'],
    ],
    ['all that there is needs no word', ANY, 'bk', { window: 'asOf' }, [1, undefined, undefined]],
    [
      'a shorter base of what tolerates gaps is said',
      T,
      `bkkkkk`,
      compared,
      [1, undefined, '比较期仅含成立后的2个月'],
    ],
    [
      'before establishment alone',
      T,
      'b'.repeat(12),
      L12,
      [null, 'INSUFFICIENT_HISTORY', '企业在该期间尚未成立'],
    ],
    [
      'too few months',
      { ...T, minMonths: 6 },
      `${'b'.repeat(8)}kkkk`,
      L12,
      [null, 'INSUFFICIENT_HISTORY', '4个月，至少需要6个月'],
    ],
    [
      'a base before establishment',
      N,
      `bkkkkk`,
      compared,
      [null, 'INSUFFICIENT_HISTORY', '比较期早于企业成立'],
    ],
    ['a base with a gap', N, 'k-kkkk', compared, [null, 'PARTIAL', '2/3']],
    ['any month will do', ANY, `${'-'.repeat(11)}k`, L12, [1, undefined, undefined]],
    ['but one there must be', ANY, '-'.repeat(12), L12, [null, 'NO_DATA', '未采集HIGH']],
    [
      'the second source counts as the first',
      { rule: 'N', sources: ['LOW', 'HIGH'] },
      '-'.repeat(12),
      L12,
      [null, 'NO_DATA', '0/12'],
    ],
  ])('%s', (_, missing, letters, variant, expected) => {
    expect(gated(missing, letters, variant)).toEqual(expected)
  })

  // Six calendar months of the firm; nobody files for the month of the founding, and for quarters begins later still.
  it.each([
    ['b'.repeat(7), 5],
    ['b'.repeat(8), 4],
    ['b'.repeat(6), 6],
  ])('says one number of months, whatever a source begins with: %s', (before, known) => {
    const seen = {
      HIGH: { ...months(`${before}${'k'.repeat(known)}`), founding: M0 - 5 },
      LOW: months(`${'b'.repeat(6)}kkkkkk`),
    }
    const of = (missing: MissingRule<'HIGH' | 'LOW'>, variant: Variant<Tides> = L12) =>
      evaluate(context(seen, M0 - 5), definition({ missing }), variant).detail
    for (const rule of ['T', 'N', 'ANY'] as const) {
      expect(of({ rule, sources: ['HIGH'] })).toBe('该期间仅含成立后的6个月')
      expect(of({ rule, sources: ['HIGH', 'LOW'] })).toBe('该期间仅含成立后的6个月')
      expect(of({ rule, sources: ['LOW'] }, { window: 'L6' })).toBeUndefined()
    }
    expect(of({ rule: 'ANY', sources: ['LOW'] }, { window: 'L3', base: 'P6' })).toBeUndefined()
  })

  it('says which source was not collected at all', () => {
    const value = evaluate(context({}), definition({ missing: { ...T, sources: ['LOW'] } }), L12)
    expect(value).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      detail: '未采集LOW',
      evidence: [],
    })
  })
  it('lets an indicator speak for itself that this kind cannot carry', () => {
    const needs = definition({
      needs: '月亮',
      outcome: { value: null, reason: 'NO_DATA', detail: '需要：月亮' },
    })
    expect(evaluate(context({}), needs, L12).detail).toBe('需要：月亮')
  })
})

describe('value', () => {
  const of = (outcome: Outcome<Tides>, variant: Variant<Tides> = L12) =>
    evaluate(context({ HIGH: full }), definition({ outcome }), variant)
  const judged: Variant<Tides> = { ...L12, threshold: 'level' }

  it.each<[Outcome<Tides>, string]>([
    [{ value: 1 }, 'GREEN'],
    [{ value: 1.5 }, 'YELLOW'],
    [{ value: 3 }, 'RED'],
    [{ value: -1 }, 'RED'],
    [{ value: null, reason: 'ZERO_ZERO' }, 'GREY'],
    [{ value: 1, flagOn: 3 }, 'RED'],
    [{ value: 3, flagOn: null }, 'GREY'],
    [{ value: 1, flag: 'RED' }, 'RED'],
    [{ value: '2026-01' }, 'GREY'],
  ])('%j is %s', (outcome, flag) => {
    expect(of(outcome, judged).flag).toBe(flag)
  })
  it('is grey without thresholds, and shows those it has', () => {
    expect(of({ value: 3 })).toMatchObject({ flag: 'GREY' })
    expect(of({ value: 3 })).not.toHaveProperty('thresholds')
    expect(of({ value: 3 }, judged).thresholds).toEqual({ yellow: '>100%', red: '>200% 或 <0%' })
  })
  it('is rounded once, by its unit', () => {
    expect(of({ value: 1 / 3 }).value).toBe(0.333333)
    expect(of({ value: 1 / 3 }, { ...L12, unit: 'yuan' }).value).toBe(0.33)
    expect(Object.is(of({ value: -1e-9 }).value, 0)).toBe(true)
  })
  it('carries the name of its variant and both windows', () => {
    const variant: Variant<Tides> = {
      window: 'L3',
      base: 'P3',
      suffix: 'X',
      label: { zh: '·高', en: '' },
    }
    expect(of({ value: 1 }, variant)).toMatchObject({
      key: 'W-1.X.L3',
      name: '潮位·高',
      window: 'L3/P3',
    })
  })
})

describe('evidence', () => {
  const of = (
    outcome: Outcome<Tides>,
    variant = L12,
    spec: Tides['EvidenceSpec'] | null = { gauge: 'level' },
  ) => evaluate(context({ HIGH: full }), definition({ outcome, evidence: spec }), variant).evidence

  it('is what the kind says of the window and the outcome', () => {
    const where = (from: number) => ({ field: 'level', from })
    expect(of({ value: 1 })).toMatchObject([{ where: where(M0 - 11), words: '' }])
    expect(of({ value: 1, evidence: { from: '此' } })).toMatchObject([{ words: '此' }])
    const missing = { rule: 'ANY', sources: ['HIGH'] } as const
    const asOf = evaluate(context({ HIGH: full }), definition({ missing }), { window: 'asOf' })
    expect(asOf.evidence).toMatchObject([{ where: where(0) }])
  })
  it('is none without a spec, without data, or where the outcome says so', () => {
    expect(of({ value: 1 }, L12, null)).toEqual([])
    expect(of({ value: null, reason: 'NO_DATA' })).toEqual([])
    expect(of({ value: 1, evidence: null })).toEqual([])
    expect(of({ value: null, reason: 'ZERO_ZERO' })).toHaveLength(1)
  })
})
