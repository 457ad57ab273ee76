/**
 * What the indicators of the records mean, written a second time from domain §3.3 on ISO texts: slow, and with nothing of the
 * engine. null = the figure must have no value.
 */
import type { TaxFacts } from '../../src/tax/facts.ts'

/** `2026-02` less or plus months. */
export function shift(month: string, by: number): string {
  const n = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  return `${String(Math.floor(n / 12)).padStart(4, '0')}-${String((n % 12) + 1).padStart(2, '0')}`
}

const text = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`

export interface Looked {
  /** M0 as `2026-02`. */
  m0: string
  /** Cut-off day. */
  on: string
}

type Answer = number | string | null
type Question = (facts: TaxFacts, at: Looked) => Answer

const published = (facts: TaxFacts, { on }: Looked) =>
  (facts.ratings ?? [])
    .filter(({ ratedOn, year }) => (ratedOn ?? `${year + 1}-04-01`) <= on)
    .sort((a, b) => a.year - b.year)

const place = (grade: string): number => (grade === 'M' ? 1 : 'ABCD'.indexOf(grade))

const violations = (facts: TaxFacts, { on }: Looked) =>
  facts.violations?.filter(({ registeredOn }) => registeredOn === null || registeredOn <= on) ??
  null

const institutions =
  (months: number): Question =>
  (facts, { m0, on }) => {
    if (facts.bankAuths === null) return null
    const from = `${shift(m0, 1 - months)}-01`
    const found = new Set<string>()
    for (const { institution, authorisedAt } of facts.bankAuths) {
      const day = authorisedAt?.slice(0, 10)
      if (day && day >= from && day.slice(0, 7) <= m0 && day <= on) found.add(institution)
    }
    return found.size
  }

/** Statuses of the tests: what each means. */
const OPEN = ['未处理', '责令限期改正']
const SETTLED = ['已处理', '处罚', '已结案']

export const SLOW: Readonly<Record<string, Question>> = {
  'T-022.OPEN.L24': (facts, at) =>
    violations(facts, at)?.filter(({ status }) => OPEN.includes(status ?? '')).length ?? null,
  'T-022.SETTLED.L24': (facts, at) =>
    violations(facts, at)?.filter(
      ({ status, registeredOn }) =>
        SETTLED.includes(status ?? '') && (registeredOn ?? '') >= `${shift(at.m0, -23)}-01`,
    ).length ?? null,
  'T-025.asOf': (facts, at) => published(facts, at).at(-1)?.grade ?? null,
  'T-026.asOf': (facts, at) => {
    const all = published(facts, at)
    const last = all.at(-1)?.year ?? 0
    const known = all.filter(({ year }) => year >= last - 2)
    if (known.length < 2) return null
    let lost = 0
    for (let i = 1; i < known.length; i++)
      lost += Math.max(0, place(known[i]!.grade) - place(known[i - 1]!.grade))
    return lost
  },
  'T-047.L12': (facts, { m0 }) => {
    if (facts.insurance === null) return null
    const covered = (month: string) =>
      (facts.covered.SOCIAL_INSURANCE ?? []).some(([a, b]) => text(a) <= month && text(b) >= month)
    const of = (month: string): number | null => {
      const row = facts.insurance!.find((r) => text(r.month) === month)
      return row ? row.insured : covered(month) ? 0 : null
    }
    const [now, then] = [of(m0), of(shift(m0, -12))]
    return now === null || then === null || then === 0 ? null : (now - then) / then
  },
  'ML-05.L3': institutions(3),
  'ML-05.L6': institutions(6),
  'ML-05.L12': institutions(12),
}
