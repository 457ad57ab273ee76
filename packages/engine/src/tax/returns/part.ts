/** Returns of VAT and income tax. */
import type { ReportPart } from '../definition.ts'

export const RETURNS: ReportPart = {
  indicators: [],
  rules: () => [],
  sections: [],
  quality: () => [],
}
