/** A sentence on a span that began before the firm did says so: nobody has twenty-four months behind him after seven. */
import type { IndicatorValue } from '../../report/document.ts'

/** What the evaluator says of a window that is shorter than its name. */
export const shortWindow = (months: number): string => `该期间仅含成立后的${months}个月`
const SHORT = new RegExp(shortWindow(0).replace('0', '(\\d+)'))

/** What the finance part says of a year in which the firm began. */
export const shortYear = (since: string): string => `本年累计自${since}成立起`
const SHORT_YEAR = new RegExp(shortYear('(\\d{4}-\\d{2})'))

/** `text`: a sentence on this figure, in the words of its window. */
export function asLived(text: string, { detail = '' }: Pick<IndicatorValue, 'detail'>): string {
  const months = SHORT.exec(detail)?.[1]
  const since = SHORT_YEAR.exec(detail)?.[1]
  const told = months ? text.replace(/近\d+个月/g, `成立以来${months}个月`) : text
  return since ? told.replace('最近年度报表', `最近年度报表（自${since}成立起）`) : told
}
