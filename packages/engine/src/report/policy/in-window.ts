import type { IndicatorValue } from '../document.ts'
import { type WindowLabel, windowWords } from '../window/label.ts'
import { POLICY_TABLE_SAYS as SAYS } from './words.ts'

/**
 * What a policy calls a figure: reports have one of a name for several windows. `开票金额（近12个月）`, `开票金额增长率（近3个月较上年同期）`; of the cut-off,
 * which every report has, nothing is said.
 */
export function nameInWindow({ name, window }: Pick<IndicatorValue, 'name' | 'window'>): string {
  const [own = '', other] = window
    .split('/')
    .map((part) => (windowWords(part as WindowLabel) as string | undefined) ?? part)
  if (window === 'asOf' || own === '' || name.includes(own)) return name
  return SAYS.inWindow({ name, window: other ? SAYS.against({ own, other }) : own })
}
