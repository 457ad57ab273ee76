/** What a report of one source says where nothing in it stands against the enterprise: what it looked at, and what it did not. */
import type { IndicatorValue, ReportDocument, RuleResult } from '../../report/document.ts'

/** `data`: 纳税. `absent`: names of datasets that were not obtained; `warned`: of figures past their red line. Without a stop. */
export function nothingAgainst(
  data: string,
  rules: readonly RuleResult[],
  absent: readonly string[] = [],
  warned: readonly string[] = [],
): string {
  const of = (result: RuleResult['result']) => rules.filter((rule) => rule.result === result)
  const judged = rules.length - of('UNKNOWN').length
  const hits = of('HIT').map(({ name }) => name)
  const found = hits.length
    ? `已判断${judged}条规则，只有低风险提示${hits.length}条（${hits.join('、')}）`
    : `已判断的${judged}条规则均未命中`
  const open = rules.length > judged ? `，另有${rules.length - judged}条无法判断` : ''
  const past = warned.length
    ? `；${warned.length}项指标达到预警线（${warned.join('、')}），未到须复核的程度`
    : ''
  const lacking = absent.length ? `；${absent.join('、')}未取得，不在结论之内` : ''
  return `就${data}数据看，${found}${open}${past}${lacking}；收入与税务未一并评判，不作准入结论`
}

/** Names of the figures that page one warns of. */
export const warnedIn = (
  { claims = [] }: ReportDocument['findings'],
  indicators: readonly IndicatorValue[],
): string[] => {
  const said = new Set(claims.map(({ id }) => id))
  return indicators.flatMap(({ key, name }) => (said.has(`figure:${key}`) ? [name] : []))
}
