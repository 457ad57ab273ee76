import type {
  DayNumber,
  Direction,
  InvoiceFacts,
  MonthDigest,
  MonthIndex,
} from '@xinjian/engine/invoice/facts'
import type { ScoreSource } from '@xinjian/engine/invoice/score/index'
import { formatDay, lastDayOfMonth } from '@xinjian/engine/kit/calendar/window'
import { checkTaxNo } from '@xinjian/format'
import type { Identity, LoadedTable, Months } from '../load/loaded.ts'
import { coveredBy } from './coverage.ts'

/** Which months of the tables are asked for. */
export interface AskedMonths {
  through: MonthIndex
  /** As stated; null = as the tables say. */
  covers: Months | null
  /** Who told the invoices. */
  source: ScoreSource
}

export interface EnterpriseDigests {
  digests: MonthDigest[]
  covered: Record<Direction, [MonthIndex, MonthIndex] | null>
  /** Months that a tax bureau told; absent = the tables are files of the enterprise. */
  collected?: InvoiceFacts['collected']
  /** Rows dated after the month asked for: in no figure, but told. */
  later: Record<Direction, number>
}

/** A tax bureau shows so many months at once, empty ones among them. */
const SHOWN_MONTHS = 36

/**
 * Digests of an enterprise up to month `through`, later rows left out, and the months that its tables speak of
 * (docs/decisions/0040). What a bureau told speaks of every month to `through`, unless it is stated otherwise.
 */
export function enterpriseDigests(
  name: string,
  tables: readonly LoadedTable[],
  { through, covers, source }: AskedMonths,
): EnterpriseDigests {
  const all = [...tables]
    .sort((a, b) => (a.direction < b.direction ? -1 : 1))
    .flatMap((table) => table.digests(name))
  const digests = all.filter((d) => d.month <= through)
  const first = digests.reduce((least, { month }) => Math.min(least, month), through)
  const shown: Months | null =
    source === 'BUREAU' ? [Math.min(first, through - SHOWN_MONTHS + 1), through] : null
  const coveredIn = (direction: Direction): Months | null => {
    const table = tables.find((t) => t.direction === direction)
    if (!table) return null
    return coveredBy(table, all, through, covers ?? table.stated ?? shown)
  }
  const covered = { OUT: coveredIn('OUT'), IN: coveredIn('IN') }
  const later: EnterpriseDigests['later'] = { OUT: 0, IN: 0 }
  for (const d of all) if (d.month > through) later[d.direction] += d.count
  const told = (direction: Direction): Months[] => {
    const months = covered[direction]
    return months ? [months] : []
  }
  return {
    digests,
    covered,
    ...(source === 'BUREAU' ? { collected: { OUT: told('OUT'), IN: told('IN') } } : {}),
    later,
  }
}

/**
 * What single rows and their sources tell of an enterprise. Rows that could not be read are counted by the caller: a row that
 * cannot be read does not say whose it is.
 */
export function enterpriseSources(
  name: string,
  tables: readonly LoadedTable[],
  through: MonthIndex,
  rejectedRows: number,
): Pick<InvoiceFacts, 'scans' | 'sources'> {
  const sum = (of: (table: LoadedTable) => number) => tables.reduce((n, t) => n + of(t), 0)
  const stated = (direction: Direction): [MonthIndex, MonthIndex][] =>
    tables.some((t) => t.direction === direction && t.statesRisk(name)) ? [[0, through]] : []
  return {
    scans: [...tables]
      .sort((a, b) => (a.direction < b.direction ? -1 : 1))
      .flatMap((table) => table.scans(name).filter((s) => s.month <= through)),
    sources: {
      riskStated: { OUT: stated('OUT'), IN: stated('IN') },
      duplicates: sum((t) => t.doubleRows(name)),
      alikeCounted: sum((t) => t.repeatedRows(name)),
      rejectedRows,
      linesDiffer: sum((t) => t.linesDiffer(name)),
    },
  }
}

/** Facts of the full report; `counterparty` null = parties have no say in what is asked. The cut-off is the last instant of `through`; on `asOf` it is judged how old they are. */
export function enterpriseFacts(
  identity: Identity,
  { digests, covered, collected }: EnterpriseDigests,
  rows: Pick<InvoiceFacts, 'scans' | 'sources'>,
  { through, asOf }: { through: MonthIndex; asOf: DayNumber },
  counterparty: ((id: number) => InvoiceFacts['counterparties'][number]) | null,
): InvoiceFacts {
  return {
    registration: registrationOf(identity),
    dataCutoff: `${formatDay(lastDayOfMonth(through))}T23:59:59+08:00`,
    judgedOn: formatDay(asOf),
    covered,
    missingMonths: { OUT: [], IN: [] },
    ...(collected ? { collected } : {}),
    digests,
    counterparties: counterparty ? partyIds(digests, rows).map(counterparty) : [],
    ...rows,
  }
}

function partyIds(digests: readonly MonthDigest[], rows: Pick<InvoiceFacts, 'scans'>): number[] {
  const ids = new Set<number>()
  for (const d of digests) {
    for (const id of d.counterparties.id) ids.add(id)
    for (const red of d.largeReds) ids.add(red.counterparty)
  }
  for (const scan of rows.scans ?? []) for (const run of scan.runs) ids.add(run.counterparty)
  return [...ids].sort((a, b) => a - b)
}

function registrationOf({ name, taxNo }: Identity): InvoiceFacts['registration'] {
  const called = name ?? taxNo ?? '未注明'
  return { name: called, taxNo: taxNo ?? (checkTaxNo(called) === 'SHAPE' ? null : called) }
}
