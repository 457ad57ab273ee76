/** A sentence on a span that began before the firm did says so: nobody has twenty-four months behind him after seven. */
import type { IndicatorValue } from '../../report/document.ts'
import { shortWindow, shortYear } from '../../report/view/short-window.ts'
import { LIVED_SAYS, WINDOW_SAYS } from '../../report/window/words.ts'
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
const inMonths = (text: string, n: number, until: string | undefined): string =>
  text
    .replace(
      /近\d+个月/g,
      until ? LIVED_SAYS.sinceTo({ month: until, n }) : LIVED_SAYS.since({ n }),
    )
    .replace(/(?:最近|上一|前两个)完整年度/, LIVED_SAYS.firstYear)
    .replace(WINDOW_SAYS.yearBefore, LIVED_SAYS.partOfYearBefore({ n }))

/** `text`: a sentence on this figure, in the words of its window. One that names it as a `span` is the same message afterwards. */
export function asLived(text: string, { detail = '' }: Pick<IndicatorValue, 'detail'>): string {
  const months = SHORT.exec(detail)?.[1]
  const since = SHORT_YEAR.exec(detail)?.[1]
  const told = months ? inMonths(text, Number(months), ENDED.exec(detail)?.[1]) : text
  return since
    ? told
        .replace(WINDOW_SAYS.yearStatement, LIVED_SAYS.firstStatement({ month: since }))
        .replace(WINDOW_SAYS.yearStatementFiled, LIVED_SAYS.firstFiled({ month: since }))
    : told
}
