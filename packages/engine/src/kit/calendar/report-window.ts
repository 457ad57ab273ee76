/** The named windows of §3.1, all ending at or before M0, the last complete month before the cut-off. */

import { REPORT_WINDOWS, type ReportWindow, type WindowLabel } from '../../report/window/label.ts'
import { monthOfYear, yearOf } from './calendar.ts'
import type { MonthIndex, MonthWindow } from './window.ts'

/** The window is one of months that end with M0. */
export const isReportWindow = (label: WindowLabel): label is ReportWindow =>
  (REPORT_WINDOWS as readonly string[]).includes(label)

export function reportWindow(name: ReportWindow, m0: MonthIndex): MonthWindow {
  const lastYear = monthOfYear(m0) === 12 ? yearOf(m0) : yearOf(m0) - 1
  const calendarYear = (year: number): MonthWindow => ({ from: year * 12, to: year * 12 + 11 })
  switch (name) {
    case 'P3':
      return { from: m0 - 5, to: m0 - 3 }
    case 'P6':
      return { from: m0 - 11, to: m0 - 6 }
    case 'P12':
      return { from: m0 - 23, to: m0 - 12 }
    case 'S3':
      return { from: m0 - 14, to: m0 - 12 }
    case 'S6':
      return { from: m0 - 17, to: m0 - 12 }
    case 'B9':
      return { from: m0 - 11, to: m0 - 3 }
    case 'Y':
      return calendarYear(lastYear)
    case 'Y-1':
      return calendarYear(lastYear - 1)
    case 'Y-2':
      return calendarYear(lastYear - 2)
    case 'YTD':
      return { from: yearOf(m0) * 12, to: m0 }
    case 'YTD-1':
      return { from: yearOf(m0) * 12 - 12, to: m0 - 12 }
    default:
      return { from: m0 - Number(name.slice(1)) + 1, to: m0 }
  }
}
