/** What differs for one enterprise between two versions of the rules. */
import type { BacktestResult } from '@xinjian/contract'
import type { RuleResult } from '@xinjian/engine/report/document'
import type { Judged } from '@xinjian/engine/report/rulebook'

type Side = NonNullable<BacktestResult['before']>

/** `HIT HIGH★`, `MISS`, `UNKNOWN`. */
const said = ({ result, level, redLine }: RuleResult): string =>
  result === 'HIT' ? `HIT ${level}${redLine ? '★' : ''}` : result

const sideOf = ({ decision, risk, grade }: Judged): Side => ({ decision, risk, grade })

/** `changed`: the verdict is another, or a hit came, went or moved its level. */
export function differenceOf(before: Judged, after: Judged) {
  const then = new Map(before.rules.map((rule) => [rule.id, said(rule)]))
  const flips = after.rules.flatMap((rule) => {
    const [was, is] = [then.get(rule.id) ?? 'UNKNOWN', said(rule)]
    return was === is ? [] : [{ rule: rule.id, name: rule.name, before: was, after: is }]
  })
  const [one, other] = [sideOf(before), sideOf(after)]
  // A rule that is switched off and would not have been hit changes nothing for the enterprise.
  const changed =
    flips.some(({ before: was, after: is }) => was.startsWith('HIT') || is.startsWith('HIT')) ||
    one.decision !== other.decision ||
    one.risk !== other.risk ||
    one.grade !== other.grade
  return { before: one, after: other, flips, changed }
}
