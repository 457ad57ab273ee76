/** Checks between sources: invoices, VAT, income tax, statements. */
import type { ReportPart } from '../definition.ts'

export const CROSS: ReportPart = {
  indicators: [],
  rules: () => [],
  sections: [],
  quality: () => [],
}
