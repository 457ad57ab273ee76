/**
 * 现金流量表 that tells 本期金额 of each quarter and no 本年累计: the year so far is the sum of its quarters, taken only where they are
 * whole and come to the change of 货币资金 in 资产负债表 (domain §2.7). What does not tie is not told.
 */

import type { Fen } from '@xinjian/format'
import { optionalDay, yearOf } from '../kit/calendar/calendar.ts'
import { monthOfDay } from '../kit/calendar/window.ts'
import { AMBIGUOUS, beginsWithYear, stated } from './identities.ts'
import { FINANCE_PARAM } from './params.ts'
import type { QuarterSums, Said, SeenStatement } from './seen.ts'
import { FINANCE_SAYS } from './words.ts'

type Statements = readonly SeenStatement[]

/** The quarters of the year up to this one, oldest first; null = one of them is not there. */
function chain(all: Statements, last: SeenStatement): SeenStatement[] | null {
  const quarters = [last]
  for (let first = last; !beginsWithYear(first); first = quarters[0]!) {
    const from = optionalDay(first.periodFrom)
    if (from === null || yearOf(monthOfDay(from)) !== yearOf(last.month)) return null
    const before = all.find(({ kind, month }) => kind === 'CASH' && month === monthOfDay(from) - 1)
    if (!before) return null
    quarters.unshift(before)
  }
  return quarters
}

/** 本期金额 of one item; of two rows that do not agree, none. */
function current({ byCode }: SeenStatement, code: string): Said | null {
  const rows = (byCode.get(code) ?? []).filter((item) => item.current !== null)
  const [first] = rows
  if (!first || rows.some((item) => item.current !== first.current)) return null
  return { fen: first.current!, items: [first] }
}

function total(parts: readonly (Said | null)[]): Said | null {
  if (parts.some((part) => part === null)) return null
  const told = parts as readonly Said[]
  return { fen: told.reduce((sum, { fen }) => sum + fen, 0), items: told.flatMap((p) => p.items) }
}

/** Balances of cash are those of the first and the last quarter; everything else is summed. */
function sumOf(quarters: Statements, code: string): Said | null {
  if (code === 'cashAtBegin') return current(quarters[0]!, code)
  if (code === 'cashAtEnd') return current(quarters.at(-1)!, code)
  return total(quarters.map((quarter) => current(quarter, code)))
}

function changeOf(quarter: SeenStatement): Said | null {
  const own = current(quarter, 'cashChange')
  if (own) return own
  const [begin, end] = [current(quarter, 'cashAtBegin'), current(quarter, 'cashAtEnd')]
  return begin && end && { fen: end.fen - begin.fen, items: [...end.items, ...begin.items] }
}

/** Each quarter begins with the cash that the one before it ended with, as far as they tell. */
const joins = (quarters: Statements): boolean =>
  quarters.every((quarter, i) => {
    const end = i === 0 ? null : current(quarters[i - 1]!, 'cashAtEnd')
    const begin = current(quarter, 'cashAtBegin')
    return !end || !begin || end.fen === begin.fen
  })

const told = (sheet: SeenStatement | undefined, side: 'begin' | 'end'): Fen | null => {
  const said = sheet ? stated(sheet, 'cash', side) : null
  return said && said !== AMBIGUOUS ? said.fen : null
}

/** 货币资金 at the end less at the beginning of the year, 分; null = the balance sheets do not say. */
function moneyChange(all: Statements, { month }: SeenStatement): Fen | null {
  const sheet = (of: number) => all.find((s) => s.kind === 'BALANCE' && s.month === of)
  const end = told(sheet(month), 'end')
  const begin = told(sheet(month), 'begin') ?? told(sheet(yearOf(month) * 12 - 1), 'end')
  return end === null || begin === null ? null : end - begin
}

/** @returns null where the statement tells the year itself, or nothing by quarters. */
export function quarterSums(all: Statements, last: SeenStatement): QuarterSums | null {
  const alone = last.items.some((item) => item.current !== null && item.ytd === null)
  if (last.kind !== 'CASH' || beginsWithYear(last) || !alone) return null
  const none = (why: string, change: Said | null = null): QuarterSums => ({
    sums: new Map(),
    change,
    why,
  })
  const quarters = chain(all, last)
  if (!quarters) return none(FINANCE_SAYS.quarterMissing)
  const change = total(quarters.map(changeOf))
  if (!change) return none(FINANCE_SAYS.changeNotStated)
  if (!joins(quarters)) return none(FINANCE_SAYS.quartersDoNotJoin, change)
  const money = moneyChange(all, last)
  if (money === null) return none(FINANCE_SAYS.noCashToCheck, change)
  const off = Math.abs(change.fen - money)
  if (off > FINANCE_PARAM.tolerance)
    return none(FINANCE_SAYS.quartersOff({ off: off / 100 }), change)
  const sums = [...last.byCode.keys()].flatMap((code): [string, Said][] => {
    const sum = sumOf(quarters, code)
    return sum ? [[code, { ...sum, note: FINANCE_SAYS.quartersSummed }]] : []
  })
  return { sums: new Map(sums), change }
}
