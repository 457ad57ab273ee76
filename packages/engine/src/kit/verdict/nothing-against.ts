/** What a report of one source says where nothing in it stands against the enterprise: what it looked at, and what it did not. */
import type { RuleResult } from '../../report/document.ts'

/** `data`: 纳税. `absent`: names of datasets that were not obtained. Without a stop. */
export function nothingAgainst(
  data: string,
  rules: readonly RuleResult[],
  absent: readonly string[] = [],
): string {
  const of = (result: RuleResult['result']) => rules.filter((rule) => rule.result === result)
  const judged = rules.length - of('UNKNOWN').length
  const hits = of('HIT').map(({ name }) => name)
  const found = hits.length
    ? `已判断${judged}条规则，只有低风险提示${hits.length}条（${hits.join('、')}）`
    : `已判断的${judged}条规则均未命中`
  const open = rules.length > judged ? `，另有${rules.length - judged}条无法判断` : ''
  const lacking = absent.length ? `；${absent.join('、')}未取得，不在结论之内` : ''
  return `就${data}数据看，${found}${open}${lacking}；收入与税务未一并评判，不作准入结论`
}
