/**
 * The rules of the tax report once more, from the conditions of domain §4 and the facts: what only a threshold decides is asked of the
 * figure, which has a slow reference of its own; what the rows decide is asked of the rows.
 */
import type { TaxFacts, VatReturn } from '../src/tax/facts.ts'

export type Level = 'HIGH' | 'MEDIUM' | 'LOW' | 'MISS' | null
/** Infinite where something stands against a base of nought, nought where nothing does. */
type Figure = (key: string) => number | string | null

const DAY = 86_400_000
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const fen = (r: VatReturn, lines: string): number =>
  lines.split(' ').reduce((sum, line) => sum + (r.lines[line]?.amount ?? 0), 0)

/** The most severe of the levels whose limit is passed. */
const steps = (value: number | string | null, ...limits: [number, Level][]): Level => {
  if (typeof value !== 'number') return null
  return limits.find(([limit]) => value >= limit)?.[1] ?? 'MISS'
}
/** Beyond a limit, not at it. */
const over = (value: number | string | null, ...limits: [number, Level][]): Level => {
  if (typeof value !== 'number') return null
  return limits.find(([limit]) => value > limit)?.[1] ?? 'MISS'
}
const size = (value: number | string | null) => (typeof value === 'number' ? Math.abs(value) : null)

/** Expected level by rule, on the day of collection. Rules that the generated facts cannot reach are left out. */
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
  const open = seen?.some(({ status }) => status === '未处理')
  const vague = seen?.some(({ status }) => !/处理|处罚|结案/.test(status ?? ''))
  const undated = (registration.changes ?? []).some(
    ({ item, on: day }) => item === '法定代表人' && day === null,
  )
  const grave = seen?.some(({ fact }) => /偷税|虚开|骗税/.test(fact ?? ''))
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
    'R-011': over(size(figure('T-029.Y')), [0.3, 'HIGH'], [0.1, 'MEDIUM']),
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
          legal.some((day) => Date.parse(on) - Date.parse(day!) <= 180 * DAY)
        ? 'MEDIUM'
        : undated
          ? null
          : 'MISS',
    'R-048': age === null ? null : age < 20 ? 'MEDIUM' : age >= 70 ? 'LOW' : 'MISS',
    // Of the last year that has a statement.
    'R-058': over(size(figure(stated ? 'T-031.Y' : 'T-031.Y-1')), [0.2, 'MEDIUM']),
    'R-067': !seen ? null : open || grave ? 'HIGH' : vague ? null : 'MISS',
    ...transfers(facts, figure),
  }
}

/** exempt or simply taxed sales beside input tax of which nothing was taken out. */
function transfers(facts: TaxFacts, figure: Figure): Record<string, Level> {
  // Without a whole year of returns nothing can be said of the year.
  if (typeof figure('T-001.L12') !== 'number') return {}
  const last = Math.max(...(facts.vatReturns ?? []).map(({ to }) => to))
  const year = (facts.vatReturns ?? []).filter((r) => r.form === 'GENERAL' && r.from > last - 12)
  if (year.length < 12) return {}
  const told = year.every((r) => ['12', '14'].every((line) => r.lines[line]?.amount != null))
  if (!told) return {}
  const sum = (lines: string) => year.reduce((all, r) => all + fen(r, lines), 0)
  const hit = sum('5 8') > 0 && sum('12') > 0 && sum('14') === 0
  return { 'R-054': hit ? 'MEDIUM' : 'MISS' }
}
