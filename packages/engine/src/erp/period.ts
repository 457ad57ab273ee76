import { formatMonth, type MonthWindow } from '../kit/calendar/window.ts'
import { VERDICT_SAYS } from '../kit/verdict/words.ts'

/** `2025-11`, `2025-01至2025-12`. */
export const periodWords = ({ from, to }: MonthWindow): string =>
  from === to
    ? formatMonth(from)
    : VERDICT_SAYS.monthRun({ from: formatMonth(from), to: formatMonth(to) })
