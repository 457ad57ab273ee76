/** The shape of one gate of a verdict, and how gates come to one level. A gate that stays silent lets the enterprise through. */
import type { DecisionLevel, DecisionReason, Evidence, ReasonLevel } from '../../report/document.ts'

/** What a gate says when it does not let an enterprise through. */
export interface GateFinding {
  level: ReasonLevel
  /** A fact that holds however little else is known, as 欠税 or 非正常户: it outweighs a want of data. */
  certain?: boolean
  /** null = the limit is void; 0–1 = this share of it is left; absent = untouched. */
  limitFactor?: number | null
  /** Filled sentence, descriptive and never accusing. */
  text: string
  rules?: string[]
  indicators?: string[]
  evidence?: Evidence
  /** What would change the verdict, as a sentence. */
  change?: string
  /** What to ask the enterprise for, as a sentence. */
  ask?: string
}

export interface Gate<Input> {
  id: string
  about: DecisionReason['about']
  title: string
  /** Condition in words, with the numbers of the table. */
  threshold: string
  source: string
  judge(input: Input): GateFinding | null
}

export interface Weighed {
  level: DecisionLevel
  /** Whether score, probability, risk level and limit may be told at all. */
  ratable: boolean
  /** Weightiest first; equal weights keep the order of the gates. */
  reasons: DecisionReason[]
  changes: string[]
  asks: string[]
  /** Share of the limit that is left: 1 = all, null = void. */
  limitFactor: number | null
}

export interface Said {
  reason: DecisionReason
  finding: GateFinding
}

/** What every gate that did not let through says, in the order of the gates. */
export function judgeGates<Input>(gates: readonly Gate<Input>[], input: Input): Said[] {
  return gates.flatMap((gate): Said[] => {
    const finding = gate.judge(input)
    if (finding === null) return []
    const { level, limitFactor, text, rules, indicators, evidence = [] } = finding
    const { id, about, threshold, source } = gate
    const reason: DecisionReason = {
      id,
      about,
      level,
      ...(limitFactor === undefined ? {} : { limitFactor }),
      text,
      threshold,
      source,
      ...(rules ? { rules } : {}),
      ...(indicators ? { indicators } : {}),
      evidence,
    }
    return [{ reason, finding }]
  })
}

/** Certain refusals, then want of data, then refusals by judgement, then what a person should look at. */
function weight({ level, certain }: GateFinding): number {
  if (level === 'REJECT') return certain ? 0 : 2
  return level === 'UNRATABLE' ? 1 : 3
}

/** One level of all that was said; `none`: what the kind comes to where no gate speaks. */
export function weigh(said: readonly Said[], none: 'ADMIT' | 'CLEAR'): Weighed {
  const sorted = toldOnce(said.toSorted((a, b) => weight(a.finding) - weight(b.finding)))
  const factors = said.flatMap(({ finding }) =>
    finding.limitFactor === undefined ? [] : [finding.limitFactor],
  )
  return {
    level: sorted[0]?.reason.level ?? none,
    ratable: !said.some(({ finding }) => finding.level === 'UNRATABLE'),
    reasons: sorted.map(({ reason }) => reason),
    changes: distinct(sorted.map(({ finding }) => finding.change)),
    asks: distinct(sorted.map(({ finding }) => finding.ask)),
    limitFactor: factors.includes(null) ? null : Math.min(1, ...(factors as number[])),
  }
}

/** Rules that a weightier reason names already make no second one; what they take of the limit is taken all the same. */
function toldOnce(sorted: readonly Said[]): Said[] {
  const named = new Set<string>()
  return sorted.filter(({ reason: { rules = [] } }) => {
    const known = rules.length > 0 && rules.every((id) => named.has(id))
    for (const id of rules) named.add(id)
    return !known
  })
}

const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
]
