/** 变更记录 by what was changed. Several lines of one day are one change: bureaus write name and document of a person apart. */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, firstDayOfMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import type { RegistrationChange } from '../facts.ts'
import { TAX_RECORD_SAYS } from './words.ts'

export const CHANGE_CLASSES = {
  LEGAL_REP: { words: TAX_RECORD_SAYS.legalRep, test: /法定代表人|法人代表|企业负责人|^负责人/ },
  ADDRESS: { words: TAX_RECORD_SAYS.address, test: /地址|住所|场所|地点/ },
  SCOPE: { words: TAX_RECORD_SAYS.scope, test: /经营范围|业务范围/ },
  OWNERS: { words: TAX_RECORD_SAYS.owners, test: /股东|投资人|投资方|股权|出资/ },
  BUSINESS: { words: TAX_RECORD_SAYS.mainBusiness, test: /主营|行业/ },
} as const
export type ChangeClass = keyof typeof CHANGE_CLASSES

/** Items whose values name persons. */
export const NAMES_PERSONS = /代表人|法人代表|负责人|股东|投资人|投资方|董事|监事|高管|办税|联系人/

export interface Changes {
  /** Days on which something of the class was changed, each once, newest first. */
  days: readonly DayNumber[]
  /** Lines of the class without a day. */
  undated: number
}

export function changesOf(
  all: readonly RegistrationChange[],
  what: ChangeClass,
  asOf: DayNumber,
): Changes {
  const of = all.filter(({ item }) => CHANGE_CLASSES[what].test.test(item))
  const days = of.map(({ on }) => optionalDay(on))
  return {
    days: [...new Set(days.filter((day) => day !== null && day <= asOf) as number[])].sort(
      (a, b) => b - a,
    ),
    undated: days.filter((day) => day === null).length,
  }
}

/** How many of the days lie in the `months` whole months to M0 and after them. */
export const since = ({ days }: Changes, m0: MonthIndex, months: number): number =>
  days.filter((day) => day >= firstDayOfMonth(m0 - months + 1)).length
