/** The registry of engines: one line per kind of `report/kinds.ts`. A kind without its engine does not compile. */
import { INVOICE_ENGINE } from './invoice/engine.ts'
import type { ReportEngine } from './report/engine.ts'
import type { ReportKind } from './report/kinds.ts'

export const ENGINES = {
  INVOICE: INVOICE_ENGINE,
} satisfies Record<ReportKind, ReportEngine<unknown>>

/** What the engine of a kind takes. */
export type FactsOf<Kind extends ReportKind> = ReturnType<(typeof ENGINES)[Kind]['decode']>
