/** VAT rates by date (domain 1.10), in basis points of 1 %: 1300 = 13 %. −1 stands for 免税. */

import { type Day, parseDay } from './calendar.ts'
import type { RateClass } from './goods.ts'

export const TAX_FREE = -1

const GENERAL: Record<RateClass, readonly (readonly [Day, number])[]> = {
  GOODS: steps(['2019-04-01', 1300], ['2018-05-01', 1600], ['1994-01-01', 1700]),
  LIFE: steps(['2019-04-01', 900], ['2018-05-01', 1000], ['1994-01-01', 1100]),
  SERVICE: steps(['1994-01-01', 600]),
}

/** 小规模: 3 %, reduced to 1 % from 2020-03 on, with the tax-free months of 2022. */
const SMALL = steps(
  ['2028-01-01', 300],
  ['2023-01-01', 100],
  ['2022-04-01', TAX_FREE],
  ['2020-03-01', 100],
  ['1994-01-01', 300],
)

/** The rate that was in force on `day`. */
export function rateOn(rate: RateClass, small: boolean, day: Day): number {
  const table = small ? SMALL : GENERAL[rate]
  for (const [from, value] of table) if (day >= from) return value
  return table.at(-1)![1]
}

/** `13%`, `1%`, `免税`, as the export prints it. */
export const rateText = (rate: number): string => (rate === TAX_FREE ? '免税' : `${rate / 100}%`)

function steps(...rows: [string, number][]): readonly (readonly [Day, number])[] {
  return rows.map(([from, value]) => [parseDay(from), value] as const)
}
