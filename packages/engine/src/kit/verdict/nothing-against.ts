/** What a report of one source says where nothing in it stands against the enterprise: what it looked at, and what it did not. */
import type { IndicatorValue, ReportDocument, RuleResult } from '../../report/document.ts'
import { NOTHING_SAYS } from './words.ts'

/** `data`: 纳税. `absent`: names of datasets that were not obtained; `warned`: of figures past their red line. Without a stop. */
export function nothingAgainst(
  data: string,
  rules: readonly RuleResult[],
  absent: readonly string[] = [],
  warned: readonly string[] = [],
): string {
  const of = (result: RuleResult['result']) => rules.filter((rule) => rule.result === result)
  const judged = rules.length - of('UNKNOWN').length
  const names = of('HIT').map(({ name }) => name)
  const told = { data, found: foundOf(judged, names, rules.length - judged) }
  const past = { n: warned.length, names: warned }
  if (absent.length === 0)
    return warned.length ? NOTHING_SAYS.warned({ ...told, ...past }) : NOTHING_SAYS.found(told)
  return warned.length
    ? NOTHING_SAYS.warnedAndAbsent({ ...told, ...past, absent })
    : NOTHING_SAYS.absent({ ...told, absent })
}

/** `n`: rules judged; `names`: of those hit; `open`: not judged. */
function foundOf(n: number, names: readonly string[], open: number): string {
  if (names.length === 0)
    return open > 0 ? NOTHING_SAYS.noneHitSomeOpen({ n, open }) : NOTHING_SAYS.noneHit({ n })
  const hit = { n, hits: names.length, names }
  return open > 0 ? NOTHING_SAYS.lowHitSomeOpen({ ...hit, open }) : NOTHING_SAYS.lowHit(hit)
}

/** Names of the figures that page one warns of. */
export const warnedIn = (
  { claims = [] }: ReportDocument['findings'],
  indicators: readonly IndicatorValue[],
): string[] => {
  const said = new Set(claims.map(({ id }) => id))
  return indicators.flatMap(({ key, name }) => (said.has(`figure:${key}`) ? [name] : []))
}
