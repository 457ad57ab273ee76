/** A sentence on a span that began before the firm did says so: nobody has twenty-four months behind him after seven. */
import type { IndicatorValue } from '../../report/document.ts'
import { shortWindow, shortYear } from '../../report/view/short-window.ts'
import { optionalDay } from './calendar.ts'
import { type MonthIndex, type MonthWindow, monthOfDay } from './window.ts'

/** Month of the founding; null = not known. */
export function monthFounded({
  establishedOn,
}: {
  establishedOn?: string | null | undefined
}): MonthIndex | null {
  const day = optionalDay(establishedOn ?? null)
  return day === null ? null : monthOfDay(day)
}

/** Months of a span from the one of the founding on; null = all of it, or none. */
export const livedMonths = (
  founded: MonthIndex | null,
  { from, to }: MonthWindow,
): number | null => (founded !== null && founded > from && founded <= to ? to - founded + 1 : null)

const SHORT = new RegExp(shortWindow(0).replace('0', '(\\d+)'))

const SHORT_YEAR = new RegExp(shortYear('(\\d{4}-\\d{2})'))

/** What is said of a window that does not end with the last month of the report, as one of quarters. */
const ENDED = /所属期至(\d{4}-\d{2})/

/** A calendar year that is short is that of the founding; the twelve months before the last twelve are said to have been fewer. */
const inMonths = (text: string, months: string, until: string | undefined): string =>
  text
    .replace(/近\d+个月/g, until ? `成立至${until}的${months}个月` : `成立以来${months}个月`)
    .replace(/(?:最近|上一|前两个)完整年度/, '成立当年')
    .replace('上一个12个月', `上一个12个月中的${months}个月`)

/** `text`: a sentence on this figure, in the words of its window. */
export function asLived(text: string, { detail = '' }: Pick<IndicatorValue, 'detail'>): string {
  const months = SHORT.exec(detail)?.[1]
  const since = SHORT_YEAR.exec(detail)?.[1]
  const told = months ? inMonths(text, months, ENDED.exec(detail)?.[1]) : text
  return since ? told.replace('最近年度报表', `最近年度报表（自${since}成立起）`) : told
}
