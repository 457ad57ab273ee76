/**
 * The rules of the tax report once more, from the conditions of domain §4 and the facts: what only a threshold decides is asked of the
 * figure, which has a slow reference of its own; what the rows decide is asked of the rows.
 */
import type { TaxFacts } from '../../src/tax/facts.ts'
import { daysBetween, monthOf } from './deadline.ts'
import { above, type Figure, type Level, steps } from './level.ts'
import { recordRules } from './rules-records.ts'
import { returnRules } from './rules-returns.ts'

const size = (value: number | string | null) => (typeof value === 'number' ? Math.abs(value) : null)

/** Expected level by rule, on the day of collection. */
export function slowRules(facts: TaxFacts, figure: Figure): Record<string, Level> {
  const on = facts.dataCutoff.slice(0, 10)
  const m0 = monthOf(on) - 1
  const { registration, violations } = facts
  const changes = (registration.changes ?? []).filter((c) => c.on !== null && c.on <= on)
  const within = (days: readonly (string | null)[], months: number) =>
    days.filter((day) => monthOf(day!) > m0 - months && monthOf(day!) <= m0 + 1).length
  const legal = changes.filter(({ item }) => item === '法定代表人').map((c) => c.on)
  const age = registration.legalRepAge ?? null
  const seen = violations?.filter((v) => v.registeredOn === null || v.registeredOn <= on)
  const vague = seen?.some(({ status }) => !/处理|处罚|结案/.test(status ?? ''))
  const undated = (registration.changes ?? []).some(
    ({ item, on: day }) => item === '法定代表人' && day === null,
  )
  const late = figure('T-017.L12')
  const lateSaid = typeof late === 'number' && late >= 1
  const relative = figure('T-007.REL.L12')
  const due = figure('T-004.L12')
  const fall = figure('T-026.asOf')
  const stated = (facts.statements ?? []).some(
    ({ periodTo }) => periodTo === `${Math.floor(m0 / 12) - 1}-12-31`,
  )
  const grade = figure('T-025.asOf')
  const status = registration.taxpayerStatus
  return {
    'R-002': !status ? null : /^非正常/.test(status) ? 'HIGH' : 'MISS',
    'R-003': grade === null ? null : grade === 'D' ? 'HIGH' : 'MISS',
    'R-004': steps(fall, [2, 'HIGH'], [1, 'MEDIUM']),
    'R-005': steps(figure('T-017.L12'), [6, 'HIGH'], [3, 'MEDIUM'], [1, 'LOW']),
    'R-006': steps(figure('T-018.L24'), [1, 'MEDIUM']),
    'R-007': steps(figure('T-015.L12'), [6, 'HIGH'], [3, 'MEDIUM']),
    'R-011': above(size(figure('T-029.Y')), [0.3, 'HIGH'], [0.1, 'MEDIUM']),
    'R-013':
      typeof relative !== 'number' || typeof due !== 'number'
        ? null
        : Math.abs(relative) > 0.5 && due > 10_000
          ? 'MEDIUM'
          : 'MISS',
    // A change of no day, and a violation of no state known here, may be the one that counts.
    'R-046': !registration.changes
      ? null
      : within(legal, 12) >= 2 ||
          within(legal, 24) >= 3 ||
          legal.some((day) => daysBetween(day!, on) <= 180)
        ? 'MEDIUM'
        : undated
          ? null
          : 'MISS',
    'R-048': age === null ? null : age < 20 ? 'MEDIUM' : age >= 70 ? 'LOW' : 'MISS',
    // Of the last year that has a statement.
    'R-058': above(size(figure(stated ? 'T-031.Y' : 'T-031.Y-1')), [0.2, 'MEDIUM']),
    'R-067': !seen ? null : (heldAgainst(seen, m0, lateSaid) ?? (vague ? null : 'MISS')),
    ...returnRules(facts, figure),
    ...recordRules(facts, figure),
  }
}

/** Facts of the tests: 偷税 is a red line for three years, open or untold ever; others open are medium, unnamed ones mended low for two. */
function heldAgainst(
  seen: NonNullable<TaxFacts['violations']>,
  m0: number,
  lateSaid: boolean,
): Level | undefined {
  const levels = seen.map(({ fact, status, registeredOn }): Level => {
    const mended = /已处理|处罚|结案/.test(status ?? '')
    const age = registeredOn === null ? 0 : m0 + 1 - monthOf(registeredOn)
    if (/偷税/.test(fact ?? '')) return mended && age > 36 ? 'MISS' : 'HIGH'
    const filing = /申报/.test(fact ?? '')
    if (status === '未处理')
      return filing && lateSaid && registeredOn !== null && age <= 12 ? 'MISS' : 'MEDIUM'
    return mended && !filing && age <= 24 ? 'LOW' : 'MISS'
  })
  return (['HIGH', 'MEDIUM', 'LOW'] as const).find((level) => levels.includes(level))
}
