import { formatMonth, type MonthIndex, type MonthWindow } from '../calendar/window.ts'
import { spanCoverage, stateOf } from '../coverage.ts'
import type { MonthStates } from '../kind.ts'
import { VERDICT_SAYS } from './words.ts'

export interface KnownMonths {
  known: number
  /** Months of the window since the founding. */
  existed: number
  missing: MonthIndex[]
}

export function knownMonths(series: MonthStates, span: MonthWindow): KnownMonths {
  const { known, before } = spanCoverage(series, span)
  const missing: MonthIndex[] = []
  for (let m = span.from; m <= span.to; m++)
    if (stateOf(series, m) === 'NOT_COLLECTED') missing.push(m)
  return { known, existed: span.to - span.from + 1 - before, missing }
}

/** 2025-05至2025-08 and 2025-11, each run by itself. */
export function monthRuns(months: readonly MonthIndex[]): string[] {
  const runs: [MonthIndex, MonthIndex][] = []
  for (const m of months) {
    const last = runs.at(-1)
    if (last && m === last[1] + 1) last[1] = m
    else runs.push([m, m])
  }
  return runs.map(([a, b]) =>
    a === b ? formatMonth(a) : VERDICT_SAYS.monthRun({ from: formatMonth(a), to: formatMonth(b) }),
  )
}

/** 2025-05至2025-08、2025-11: runs are joined. */
export const monthList = (months: readonly MonthIndex[]): string => monthRuns(months).join('、')
