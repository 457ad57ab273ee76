import { formatMonth } from '../../kit/calendar/window.ts'
import type { QualityCheck } from '../../report/document.ts'
import type { DerivedContext } from '../finance.ts'
import { ERP_SAYS } from '../words.ts'
import { offWords } from './compare.ts'
import { differingLines } from './differs.ts'
import { filedBeside, whyNotCompared } from './periods.ts'
import { ERP_FILED_SAYS } from './words.ts'

/** Whether the newest statements that were filed are those of the ledger, to the yuan; none where the report did not ask for them. */
export function filedQuality(context: DerivedContext): QualityCheck[] {
  if (!context.books.facts.filings || context.latest === null) return []
  const beside = filedBeside(context)
  const [newest] = beside?.periods ?? []
  const check = { check: 'FILED', title: ERP_FILED_SAYS.qualityTitle, period: null }
  if (!newest) return [{ ...check, result: 'UNKNOWN', detail: whyNotCompared(beside)! }]
  const off = differingLines(context)
  const [worst] = off
  if (!worst) return [{ ...check, result: 'PASS', detail: ERP_SAYS.allAgree }]
  const month = formatMonth(newest.month)
  return [
    {
      ...check,
      result: 'FAIL',
      detail: ERP_FILED_SAYS.qualityDiffers({ month, n: off.length, most: offWords(worst) }),
    },
  ]
}
