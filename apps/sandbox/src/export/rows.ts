/** Rows of an export, made while they are written. */
import type { Firm } from '../world/firm.ts'
import type { Invoice } from '../world/invoices/render.ts'
import type { DateRange, Direction, World } from '../world/world.ts'
import { type Cell, headRow, lineRow } from './columns.ts'

export interface ExportQuery {
  firm: Firm
  directions: readonly Direction[]
  range: DateRange
  /** Seconds since 1970 in Beijing wall time: what the bureau shows at that moment. */
  asOf: number
}

export function* headRows(world: World, query: ExportQuery): Generator<Cell[]> {
  let serial = 0
  for (const invoice of invoicesOf(world, query)) yield headRow(invoice, ++serial)
}

export function* lineRows(world: World, query: ExportQuery): Generator<Cell[]> {
  let serial = 0
  for (const invoice of invoicesOf(world, query))
    for (const line of invoice.lines) yield lineRow(invoice, line, ++serial)
}

function* invoicesOf(world: World, query: ExportQuery): Generator<Invoice> {
  for (const direction of query.directions)
    yield* world.invoices(query.firm, direction, query.range, query.asOf)
}
