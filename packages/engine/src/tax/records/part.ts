/** Registration, ratings, social insurance, violations, payments and arrears. */
import type { ReportPart } from '../definition.ts'

export const RECORDS: ReportPart = {
  indicators: [],
  rules: () => [],
  sections: [],
  quality: () => [],
}
