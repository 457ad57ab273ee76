/** How old the data are on the day of judgement: the newest row and the last day that was looked at, never the upload. */
import type { Freshness } from '../../report/document.ts'
import { type DayNumber, formatDay } from '../calendar/window.ts'
import { FRESHNESS_SAYS } from './freshness-words.ts'

export interface FreshnessLimits {
  /** Days since the last day looked at: 黄, 红, and too old to judge. */
  yellowDays: number
  redDays: number
  voidDays: number
  /** Days since the newest row from which the data are red, however lately they were collected; 黄 from three quarters of them. */
  silentDays: number
}

export interface Dates {
  judgedOn: DayNumber
  lastRow: DayNumber | null
  lastCollected: DayNumber | null
  /** The report was asked to stand at an earlier month than its data. */
  lookingBack: boolean
  /** What a row is, as in 销项发票. */
  row: string
  /** Its measure word: 张, 笔. */
  measure: string
}

export function freshnessOf(dates: Dates, limits: FreshnessLimits): Freshness {
  const { judgedOn, lastRow, lastCollected } = dates
  const since = (day: DayNumber | null) => (day === null ? null : Math.max(0, judgedOn - day))
  const daysSinceLastRow = since(lastRow)
  const daysSinceCollected = since(lastCollected)
  return {
    judgedOn: formatDay(judgedOn),
    lastRow: lastRow === null ? null : formatDay(lastRow),
    daysSinceLastRow,
    lastCollected: lastCollected === null ? null : formatDay(lastCollected),
    daysSinceCollected,
    flag: flagOf(daysSinceLastRow, daysSinceCollected, limits),
    text: textOf(dates, daysSinceLastRow, daysSinceCollected),
  }
}

function flagOf(
  row: number | null,
  collected: number | null,
  { yellowDays, redDays, silentDays }: FreshnessLimits,
): Freshness['flag'] {
  if (collected === null) return 'GREY'
  if (collected > redDays || row === null || row > silentDays) return 'RED'
  return collected > yellowDays || row > silentDays * 0.75 ? 'YELLOW' : 'GREEN'
}

function textOf(dates: Dates, sinceRow: number | null, sinceCollected: number | null): string {
  const { lookingBack, judgedOn } = dates
  const fresh = newestOf(dates, daysAgo(sinceRow), daysAgo(sinceCollected))
  return lookingBack ? FRESHNESS_SAYS.lookingBack({ fresh, day: formatDay(judgedOn) }) : fresh
}

/** `ago`, `since`: how long the newest row and the last day looked at lie back, in words. */
function newestOf(
  { lastRow, lastCollected, row: rows, measure }: Dates,
  ago: string,
  since: string,
): string {
  const to = lastCollected === null ? null : formatDay(lastCollected)
  if (lastRow === null)
    return to === null
      ? FRESHNESS_SAYS.noneRangeOpen({ rows })
      : FRESHNESS_SAYS.none({ rows, to, since })
  const newest = { row: `${measure}${rows}`, day: formatDay(lastRow), ago }
  return to === null
    ? FRESHNESS_SAYS.knownRangeOpen(newest)
    : FRESHNESS_SAYS.known({ ...newest, to, since })
}

const WORSE: Record<Freshness['flag'], number> = { GREEN: 0, YELLOW: 1, GREY: 2, RED: 3 }
const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? null : a < b ? a : b
const longer = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b)

/** Of two sources on one day of judgement: as old as the older, and not known where one is not known. */
export function olderOf(
  one: { name: string; fresh: Freshness },
  other: { name: string; fresh: Freshness },
): Freshness {
  const [a, b] = [one.fresh, other.fresh]
  return {
    judgedOn: a.judgedOn,
    lastRow: earlier(a.lastRow, b.lastRow),
    daysSinceLastRow: longer(a.daysSinceLastRow, b.daysSinceLastRow),
    lastCollected: earlier(a.lastCollected, b.lastCollected),
    daysSinceCollected: longer(a.daysSinceCollected, b.daysSinceCollected),
    flag: WORSE[b.flag] > WORSE[a.flag] ? b.flag : a.flag,
    text: FRESHNESS_SAYS.both({
      ...{ one: one.name, first: a.text },
      ...{ other: other.name, second: b.text },
    }),
  }
}

const daysAgo = (days: number | null): string =>
  days === 0 ? FRESHNESS_SAYS.sameDay : FRESHNESS_SAYS.daysBefore({ n: days ?? 0 })
