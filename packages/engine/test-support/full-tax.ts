/** The made-up returns of `randomTax` with what stands beside them: schedules, wages and research, enterprises of the like. */
import type { PeerBand } from '../src/kit/peers.ts'
import type { CitReturn, TaxFacts, VatSchedules } from '../src/tax/facts.ts'
import { type Random, random } from './random.ts'
import { randomTax } from './random-tax.ts'

/** `taxReportFacts` look from 20 March 2026. */
const M0 = 2026 * 12 + 1

export function fullTax(seed: number): TaxFacts {
  const base = randomTax(seed)
  const dice = random(seed + 31_337)
  const { next, int, pick } = dice
  const fen = (most: number) => int(0, most) * 100
  // Some firms show the schedules of every return, some of most, some of none.
  const shown = pick([1, 1, 0.98, 0.9, 0])
  const farming = pick([0, 0.3, 0.6, 0.9])
  const unbilled = pick([0.1, 0.45, 0.6])
  const schedules = (input: number, sales: number): VatSchedules | null => {
    if (next() >= shown) return null
    const none = Math.round(sales * unbilled * (0.8 + 0.4 * next()))
    return {
      invoiced: { special: null, other: null, none: next() < 0.01 ? -none : none, inspected: null },
      input: {
        '6': Math.round(input * farming * (0.8 + 0.4 * next())),
        ...(next() < 0.9 ? { '12': input } : {}),
        ...(next() < 0.03 ? { '23a': fen(9_000) } : {}),
      },
    }
  }
  // Of some nobody asked for the months before.
  const first = next() < 0.15 ? M0 - int(0, 20) : 0
  return {
    ...base,
    covered: {
      ...base.covered,
      VAT_RETURN: (base.covered.VAT_RETURN ?? [])
        .filter(([, to]) => to >= first)
        .map(([from, to]) => [Math.max(from, first), to]),
      ...(next() < 0.7 ? { CIT_RETURN: [[2022 * 12, M0 + int(-4, 1)] as const] } : {}),
    },
    registration: {
      ...base.registration,
      industryCode: pick([null, 'C1392', 'F5191', 'A0111', '0411']),
    },
    vatReturns: (base.vatReturns ?? [])
      .filter((r) => r.from >= first)
      .map((r) =>
        r.form === 'SMALL'
          ? r
          : { ...r, schedules: schedules(r.lines['12']?.amount ?? 0, r.lines['1']?.amount ?? 0) },
      ),
    citReturns: filedOrNot(base.citReturns ?? [], dice).map((r) =>
      r.quarter === null
        ? {
            ...r,
            wages: next() < 0.7 ? fen(900_000) : null,
            research: next() < 0.5 ? fen(90_000) : null,
            lines: next() < 0.3 ? { ...r.lines, '6': fen(50_000) } : r.lines,
          }
        : r,
    ),
    peers: {
      ...(next() < 0.85 ? { 'T-005': peersAround(dice, pick([0.005, 0.03, 0.06, 0.2, 0])) } : {}),
      ...(next() < 0.85 ? { 'T-012': peersAround(dice, pick([0.001, 0.02, 0.1])) } : {}),
    },
  }
}

/** Some are missing, some came late or on a day that nobody told. */
function filedOrNot(returns: readonly CitReturn[], { next, pick }: Random): CitReturn[] {
  const skip = pick([0, 0, 0.1])
  return returns.flatMap((r) => {
    if (next() < skip) return []
    if (next() < 0.01) return [{ ...r, declaredOn: null }]
    const late = r.quarter !== null && next() < 0.05
    return [late ? { ...r, declaredOn: `${r.declaredOn!.slice(0, 8)}27` } : r]
  })
}

/** Enterprises around a middle; under ten of them are none. */
export function peersAround({ next, int }: Random, median: number): PeerBand {
  return {
    n: next() < 0.1 ? 9 : int(10, 400),
    level: '同行业',
    p10: median / 4,
    p25: median / 2,
    median,
    p75: median * 1.5,
    p90: median * 2,
  }
}
