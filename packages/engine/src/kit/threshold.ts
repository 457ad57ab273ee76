import type { Unit } from '../report/document.ts'

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

const SIGN: Record<Bound['op'], string> = { '>': '>', '>=': '≥', '<': '<', '<=': '≤', '=': '=' }

/** `>10%`, `<30万元`, `≥3个月`: the form shown beside a number and in the docs. */
export function boundText(bound: Bound, unit: Unit): string {
  return `${SIGN[bound.op]}${quantityText(bound.value, unit)}`
}

export function boundsText(bounds: readonly Bound[], unit: Unit): string {
  return bounds.map((bound) => boundText(bound, unit)).join(' 或 ')
}

const SUFFIX: Partial<Record<Unit, string>> = {
  days: '天',
  months: '个月',
  parties: '家',
  count: '张',
  entries: '笔',
  occasions: '次',
  periods: '期',
  times: '倍',
}

/** A plain number with its Chinese unit, no thousands separators: for thresholds, which are round numbers. */
export function quantityText(value: number, unit: Unit): string {
  if (unit === 'ratio' || unit === 'pp') {
    const percent = Number((value * 100).toFixed(4))
    return unit === 'pp' ? `${percent}个百分点` : `${percent}%`
  }
  if (unit === 'yuan')
    return Math.abs(value) >= 10_000 ? `${Number((value / 10_000).toFixed(4))}万元` : `${value}元`
  return `${value}${SUFFIX[unit] ?? ''}`
}
