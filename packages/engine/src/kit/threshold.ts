import type { Unit } from '../report/document.ts'
import { BOUND_SAYS, QUANTITY_SAYS } from './words.ts'

/** A one-sided bound on a value at full precision. Ratios are fractions: 10 % is 0.1. */
export interface Bound {
  op: '>' | '>=' | '<' | '<=' | '='
  value: number
}

/** Flag thresholds of one indicator: any bound of a list that holds raises the flag; red wins over yellow. */
export interface FlagThreshold {
  yellow?: readonly Bound[]
  red?: readonly Bound[]
}

export const above = (value: number): Bound => ({ op: '>', value })
export const atLeast = (value: number): Bound => ({ op: '>=', value })
export const below = (value: number): Bound => ({ op: '<', value })
export const exactly = (value: number): Bound => ({ op: '=', value })

export function holds(bound: Bound, value: number): boolean {
  switch (bound.op) {
    case '>':
      return value > bound.value
    case '>=':
      return value >= bound.value
    case '<':
      return value < bound.value
    case '<=':
      return value <= bound.value
    case '=':
      return value === bound.value
  }
}

export function anyHolds(bounds: readonly Bound[] | undefined, value: number): boolean {
  return bounds?.some((bound) => holds(bound, value)) ?? false
}

const BOUNDS = {
  '>': BOUND_SAYS.above,
  '>=': BOUND_SAYS.atLeast,
  '<': BOUND_SAYS.below,
  '<=': BOUND_SAYS.atMost,
  '=': BOUND_SAYS.exactly,
} as const

/** `>10%`, `<30万元`, `≥3个月`: the form shown beside a number and in the docs. */
export function boundText({ op, value }: Bound, unit: Unit): string {
  return BOUNDS[op]({ quantity: quantityText(value, unit) })
}

export function boundsText(bounds: readonly Bound[], unit: Unit): string {
  return bounds
    .map((bound) => boundText(bound, unit))
    .reduce((one, other) => BOUND_SAYS.either({ one, other }))
}

const COUNTED: Partial<Record<Unit, (told: { n: number }) => string>> = {
  days: QUANTITY_SAYS.days,
  months: QUANTITY_SAYS.months,
  parties: QUANTITY_SAYS.parties,
  items: QUANTITY_SAYS.items,
  count: QUANTITY_SAYS.count,
  entries: QUANTITY_SAYS.entries,
  occasions: QUANTITY_SAYS.occasions,
  periods: QUANTITY_SAYS.periods,
  times: QUANTITY_SAYS.times,
  cases: QUANTITY_SAYS.cases,
}

/** A plain number with its Chinese unit, no thousands separators: for thresholds, which are round numbers. */
export function quantityText(value: number, unit: Unit): string {
  if (unit === 'ratio' || unit === 'pp') {
    const n = Number((value * 100).toFixed(4))
    return unit === 'pp' ? QUANTITY_SAYS.points({ n }) : `${n}%`
  }
  if (unit === 'yuan') return QUANTITY_SAYS.drawn({ sum: value })
  return COUNTED[unit]?.({ n: value }) ?? String(value)
}
