/** One result of a rule that several sources judged. */
import type { RuleLevel, RuleResult } from '../../report/document.ts'
import { DETAIL_SAYS } from '../words.ts'
import { ASIDE } from './tell-book.ts'
import { RULE_SAYS } from './words.ts'

/** The rules of one source. `data`: 发票. */
export interface JudgedRules {
  data: string
  rules: readonly RuleResult[]
}

interface Said {
  data: string
  rule: RuleResult
}

const WEIGHT: Record<RuleLevel, number> = { LOW: 1, MEDIUM: 2, HIGH: 3 }
const weight = ({ rule: { redLine, level } }: Said): number => (redLine ? 10 : 0) + WEIGHT[level]

/**
 * Every rule once, by id. The source that can judge speaks; a hit outweighs a miss, of two hits the heavier; a rule is undecided
 * only where every source leaves it undecided, with the reason of each. What was set aside in one source stands against a hit of
 * another: the explanation was found in the first only.
 */
export function mergeRules(sources: readonly JudgedRules[]): RuleResult[] {
  const byId = new Map<string, Said[]>()
  for (const { data, rules } of sources)
    for (const rule of rules) byId.set(rule.id, [...(byId.get(rule.id) ?? []), { data, rule }])
  return [...byId.values()].map(merged).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function merged(said: readonly Said[]): RuleResult {
  const [first] = said
  if (said.length === 1) return first!.rule
  const hits = said
    .filter(({ rule }) => rule.result === 'HIT')
    .sort((a, b) => weight(b) - weight(a))
  const misses = said.filter(({ rule }) => rule.result === 'MISS')
  const [hit] = hits
  if (hit) return misses.length ? disputed(hit, misses) : hit.rule
  // What an institution set aside is told on page one, whoever else found nothing.
  const aside = misses.find(({ rule }) => rule.reason?.startsWith(ASIDE))
  return (aside ?? misses[0])?.rule ?? undecided(said)
}

function disputed({ data, rule }: Said, misses: readonly Said[]): RuleResult {
  const others = misses.map((miss) => miss.data)
  return {
    ...rule,
    text: RULE_SAYS.disputed({ text: rule.text, data, others }),
    evidence: [...rule.evidence, ...misses.flatMap((miss) => miss.rule.evidence)],
  }
}

function undecided(said: readonly Said[]): RuleResult {
  const { rule } = said[0]!
  const reasons = said.map((one) => one.rule.reason ?? 'NO_DATA')
  const level = said.map((one) => one.rule.level).reduce((a, b) => (WEIGHT[b] > WEIGHT[a] ? b : a))
  if (new Set(reasons).size === 1) return { ...rule, level }
  const codes = new Set(reasons.map((reason) => CODED.exec(reason)?.[1] ?? 'NO_DATA'))
  const words = said.map(({ data }, i) => `${data}：${plain(reasons[i]!)}`).join('；')
  return { ...rule, level, reason: `${codes.size === 1 ? [...codes][0] : 'NO_DATA'}：${words}` }
}

const CODED = /^([A-Z_]+)(?:\(([^)]*)\))?(?:：(.*))?$/s

/** `months`: 9/12. */
function monthsTold(months: string): string {
  const [known = '', n = ''] = months.split('/')
  return DETAIL_SAYS.onlyMonths({ known, n })
}

/** A reason without its code, which stands once before all of them. */
function plain(reason: string): string {
  const [, , months, words] = CODED.exec(reason) ?? [null, null, null, reason]
  return words ?? (months ? monthsTold(months) : DETAIL_SAYS.noData)
}
