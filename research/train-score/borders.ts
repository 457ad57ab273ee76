/** How verdicts fall against what became of the labelled enterprises, under the borders in force and under others. */
import type { DecisionLevel } from '../../packages/engine/src/report/decision.ts'

/** As if the invoices were collected: what an upload may come to is policy, not a border. */
export type Verdict = Exclude<DecisionLevel, 'CLEAR'>

export type Rating = 'A' | 'B' | 'C' | 'D'

/** One labelled enterprise as the product judged it. */
export interface Judged {
  /** The bank's: A to D. */
  rating: Rating
  defaulted: boolean
  /** By a card that never saw the enterprise; null = not rated. */
  score: number | null
  /** Weightiest first. */
  gates: readonly { id: string; level: Verdict }[]
  /** Yuan, after the verdict. */
  suggest: number | null
}

export interface Borders {
  /** Scores below are refused, and below the second seen by a person. */
  rejectBelow: number
  reviewBelow: number
  /** Gates that are set aside. */
  without: readonly string[]
}

const BY_GRADE = ['G-GRADE-REJECT', 'G-GRADE-REVIEW']

/** The gates keep their weight; those of the grade give way to the borders. */
export function levelUnder(
  { gates, score }: Judged,
  { rejectBelow, reviewBelow, without }: Borders,
): Verdict {
  const [first] = gates.filter(({ id }) => !BY_GRADE.includes(id) && !without.includes(id))
  if (first && first.level !== 'REVIEW') return first.level
  if (score !== null && score < rejectBelow) return 'REJECT'
  return first || (score !== null && score < reviewBelow) ? 'REVIEW' : 'ADMIT'
}

/** The good by rating, the defaulted of all ratings. */
export type Counts = Record<Rating | 'defaulted', number>

const none = (): Counts => ({ A: 0, B: 0, C: 0, D: 0, defaulted: 0 })

function add(counts: Counts, { rating, defaulted }: Judged): void {
  counts[defaulted ? 'defaulted' : rating]++
}

export function countVerdicts(firms: readonly Judged[], borders: Borders): Record<Verdict, Counts> {
  const counts = { ADMIT: none(), REVIEW: none(), REJECT: none(), UNRATABLE: none() }
  for (const firm of firms) add(counts[levelUnder(firm, borders)], firm)
  return counts
}

/** By gate and level, most firms first; `goodByItAlone`: good ones that no other gate stops. */
export function gateCounts(firms: readonly Judged[]) {
  const found = new Map<string, Counts & { goodByItAlone: number }>()
  for (const firm of firms)
    for (const { id, level } of firm.gates) {
      const key = `${id}:${level}`
      const counts = found.get(key) ?? { ...none(), goodByItAlone: 0 }
      add(counts, firm)
      if (firm.gates.length === 1 && !firm.defaulted) counts.goodByItAlone++
      found.set(key, counts)
    }
  return [...found]
    .map(([key, counts]) => {
      const [gate, level] = key.split(':') as [string, Verdict]
      return { gate, level, ...counts }
    })
    .toSorted((a, b) => total(b) - total(a))
}

export const total = ({ A, B, C, D, defaulted }: Counts): number => A + B + C + D + defaulted

/** `A 11 · B 5 · C 4; defaulted 1 of 21 (5 %, 1–23)`: rate of default and its 95 % interval in percent. */
export function cellText(counts: Counts): string {
  const all = total(counts)
  if (all === 0) return '–'
  const percent = (share: number) => Math.round(share * 100)
  const [low, high] = wilson(counts.defaulted, all).map(percent)
  const ratings = `A ${counts.A} · B ${counts.B} · C ${counts.C}`
  return `${ratings}; defaulted ${counts.defaulted} of ${all} (${percent(counts.defaulted / all)} %, ${low}–${high})`
}

/** 95 % interval of a share, which small counts leave wide (Wilson 1927). */
export function wilson(hits: number, of: number): [number, number] {
  const z = 1.96
  const share = hits / of
  const scale = 1 + (z * z) / of
  const centre = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return [Math.max(0, centre - half) / scale, (centre + half) / scale]
}
