/** The registry of engines: one line per kind of `report/kinds.ts`. A kind without its engine does not compile. */
import { INVOICE_ENGINE } from './invoice/engine.ts'
import type { ReportEngine } from './report/engine.ts'
import type { ReportKind } from './report/kinds.ts'

export const ENGINES = {
  INVOICE: INVOICE_ENGINE,
} satisfies Record<ReportKind, ReportEngine<unknown>>
