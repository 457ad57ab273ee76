/** Whether a figure that changed, or differs between two enterprises, is better or worse: only where that is known. */
export type Better = 'UP' | 'DOWN'
export type Shift = 'BETTER' | 'WORSE'

/** The direction in which an indicator leaves its thresholds; null = they bound it on both sides, or say nothing of it. */
export function betterOf(thresholds: { yellow?: string; red?: string } | undefined): Better | null {
  const words = [thresholds?.yellow, thresholds?.red].join(' ')
  const [above, below] = [/[>≥]/.test(words), /[<≤]/.test(words)]
  return above === below ? null : above ? 'DOWN' : 'UP'
}

/** From the worst to the best. What is in no list says neither. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  DECISION: ['REJECT', 'REVIEW', 'CLEAR', 'ADMIT'],
  FRESHNESS: ['RED', 'YELLOW', 'GREEN'],
  GRADE: ['D', 'C', 'CC', 'CCC', 'B', 'BB', 'BBB', 'A', 'AA', 'AAA'],
  RISK_LEVEL: ['HIGH', 'MEDIUM', 'LOW'],
  RULE: ['HIT HIGH RED_LINE', 'HIT HIGH', 'HIT MEDIUM', 'HIT LOW', 'MISS'],
}

const DIRECTIONS: Readonly<Record<string, Better>> = {
  SCORE: 'UP',
  LIMIT: 'UP',
  RISK_SCORE: 'DOWN',
}

/** What is judged: kind and key of the figure, and the better direction of an indicator where it is known. */
interface Judged {
  what: string
  key: string
  better?: Better
}

type Value = number | string | boolean | null

/** @returns null where the values are equal, one is not known, or nothing tells which is better */
export function shiftOf({ what, key, better }: Judged, from: Value, to: Value): Shift | null {
  const scale = SCALES[what === 'RULE' ? what : key]
  const steps = scale
    ? scale.indexOf(String(to)) - scale.indexOf(String(from))
    : typeof from === 'number' && typeof to === 'number'
      ? to - from
      : 0
  const known = !scale || (scale.includes(String(from)) && scale.includes(String(to)))
  const direction = scale ? 'UP' : (better ?? DIRECTIONS[key])
  if (!known || !direction || steps === 0) return null
  return steps > 0 === (direction === 'UP') ? 'BETTER' : 'WORSE'
}
