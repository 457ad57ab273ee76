/** What a report holds against its enterprise, as matters that a person can answer: one by one, whichever report tells them. */
import type { ReasonLevel, ReportDocument, RuleResult } from '../report/document.ts'

export interface Matter {
  /** Of the rule, as `R-012`, where a rule stands behind it; else of the gate, as `G-COVERAGE-OUT`. */
  id: string
  /** What this matter alone comes to. */
  level: ReasonLevel
  /** Chinese sentence with its figures. */
  text: string
}

/** Weightiest first, each id once. */
export function mattersOf({
  verdict: { decision, risk },
  rules,
}: Pick<ReportDocument, 'verdict' | 'rules'>): Matter[] {
  const hits = new Map(
    rules.flatMap((rule) => (rule.result === 'HIT' ? [[rule.id, rule] as const] : [])),
  )
  const found = decision
    ? decision.reasons.flatMap(({ id, level, text, rules: ids = [] }): Matter[] => {
        const behind = ids.flatMap((rule) => hits.get(rule) ?? [])
        return behind.length === ids.length && behind.length > 0
          ? behind.map((rule) => ({ id: rule.id, level, text: rule.text }))
          : [{ id: elsewhere(ids, rules) ?? id, level, text }]
      })
    : [...hits.values()].flatMap((rule) => matterOf(rule, risk?.level ?? null))
  return heaviestOfEach(found)
}

/** A gate on a fact that another report judges by a rule: the matter is that rule's, whoever tells it. */
const elsewhere = (ids: readonly string[], rules: readonly RuleResult[]): string | undefined =>
  ids.length === 1 && !rules.some(({ id }) => id === ids[0]) ? ids[0] : undefined

/** A kind without a verdict: red lines refuse; what is of high level, or adds up to more than a low risk, is for a person. */
function matterOf({ id, level, redLine, text }: RuleResult, risk: string | null): Matter[] {
  if (redLine) return [{ id, level: 'REJECT', text }]
  const heavy = level === 'HIGH' || (level === 'MEDIUM' && (risk === 'HIGH' || risk === 'MEDIUM'))
  return heavy ? [{ id, level: 'REVIEW', text }] : []
}

const WEIGHT: Record<Matter['level'], number> = { REVIEW: 0, UNRATABLE: 1, REJECT: 2 }
export const matterWeight = ({ level }: Pick<Matter, 'level'>): number => WEIGHT[level]

export function heaviestOfEach<M extends Matter>(matters: readonly M[]): M[] {
  const byId = new Map<string, M>()
  for (const matter of matters) {
    const known = byId.get(matter.id)
    if (!known || matterWeight(matter) > matterWeight(known)) byId.set(matter.id, matter)
  }
  return [...byId.values()].sort((a, b) => matterWeight(b) - matterWeight(a))
}
