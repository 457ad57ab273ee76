import type { Direction } from '@xinjian/engine/invoice/facts'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { entryOf } from './byte-dictionary.ts'
import type { LoadedTable, Months } from './loaded.ts'
import type { PartyRegistry } from './party-registry.ts'
import {
  countRepeated,
  type EnterpriseOrder,
  foldEnterprise,
  scanEnterprise,
} from './plain-fold.ts'
import type { PlainTable } from './plain-rows.ts'
import type { RowColumns } from './row-columns.ts'

/** A plain table whose ids are those of the registry, its rows ordered by enterprise. All of it may go to another thread. */
export interface PlainShare {
  direction: Direction
  columns: RowColumns
  order: EnterpriseOrder
  names: string[]
  redKeys: Map<number, string>
  doubles: Map<number, number>
  span: Months | null
}

/** Renumbers the parties of a table, in place. */
export function shareTable(table: PlainTable, parties: PartyRegistry): PlainShare {
  const ids = parties.merge(table.parties)
  const { party, length } = table.columns
  for (let i = 0; i < length; i++) party[i] = ids[party[i]!]!
  const names = Array.from({ length: table.enterprises.ends.length }, (_, i) =>
    Buffer.from(entryOf(table.enterprises, i)).toString('utf8'),
  )
  return {
    direction: table.direction,
    columns: table.columns,
    order: table.order,
    names,
    redKeys: table.redKeys,
    doubles: table.doubles,
    span: spanOf(table.columns),
  }
}

/** The share as every command reads tables. */
export function loadedShare(
  share: PlainShare,
  named: Pick<LoadedTable, 'bad' | 'badCount' | 'rejectedRows'>,
): LoadedTable {
  const index = new Map(share.names.map((name, i) => [name, i]))
  const { starts } = share.order
  return {
    direction: share.direction,
    enterprises: share.names,
    // A table of the fast way has its header in its first line, and one name for each enterprise.
    stated: null,
    span: share.span,
    find: (wanted) => (index.has(wanted) ? wanted : null),
    identity: (name) => ({ name: name || null, taxNo: null }),
    rowsOf(name) {
      const e = index.get(name)
      return e === undefined ? 0 : starts[e + 1]! - starts[e]!
    },
    digests(name) {
      const e = index.get(name)
      if (e === undefined) return []
      return foldEnterprise(share.columns, share.order, e, share.direction, share.redKeys)
    },
    scans(name) {
      const e = index.get(name)
      return e === undefined ? [] : scanEnterprise(share.columns, share.order, e, share.direction)
    },
    doubleRows: (name) => share.doubles.get(index.get(name) ?? -1) ?? 0,
    // The fast way takes no table with lines or a risk level.
    linesDiffer: () => 0,
    statesRisk: () => false,
    repeatedRows(name) {
      const e = index.get(name)
      return e === undefined ? 0 : countRepeated(share.columns, share.order, e)
    },
    bad: named.bad,
    badCount: named.badCount,
    rejectedRows: named.rejectedRows,
  }
}

function spanOf({ day, length }: RowColumns): Months | null {
  if (length === 0) return null
  let [first, last] = [day[0]!, day[0]!]
  for (let i = 1; i < length; i++) {
    if (day[i]! < first) first = day[i]!
    else if (day[i]! > last) last = day[i]!
  }
  return [monthOfDay(first), monthOfDay(last)]
}
