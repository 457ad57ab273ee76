/** Items of a derived statement, each with the rows of the books that it was made of. */
import type { Fen } from '@xinjian/format'
import { accountOf } from '@xinjian/format/accounts/accounts'
import type { StatementItem } from '../../finance/facts.ts'
import { yearOf } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthIndex,
} from '../../kit/calendar/window.ts'
import type { RecordEvidence } from '../../report/evidence.ts'

/** An item as the books come to it. */
export interface Told {
  code: string
  end?: Fen
  begin?: Fen | null
  ytd?: Fen
  legs(): RecordEvidence[]
}

/** Rows behind items by their keys: made when somebody asks for them. */
export type Legs = Map<string, () => RecordEvidence[]>

/** Since January: statements of books are of the year so far. */
export const periodOf = (month: MonthIndex) => ({
  periodFrom: formatDay(firstDayOfMonth(yearOf(month) * 12)),
  periodTo: formatDay(lastDayOfMonth(month)),
})

export function itemsOf(month: MonthIndex, told: readonly Told[], legs: Legs): StatementItem[] {
  return told.map((item) => {
    const { code, end = null, begin = null, ytd = null } = item
    const key = `${code}@${month}`
    legs.set(key, () => item.legs())
    return { key, code, label: accountOf(code).name, begin, end, current: null, ytd }
  })
}
