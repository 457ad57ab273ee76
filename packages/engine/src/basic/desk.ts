/** The rules of the basic report as something that is set and tried: it gives no verdict. */
import { deskOfParts } from '../kit/desk.ts'
import { judgePart } from '../kit/part.ts'
import type { RuleDesk } from '../report/rulebook.ts'
import { type TaxFacts, taxReportContext } from '../tax/faces/record-part.ts'
import { BASIC_PART } from './shown.ts'

export const BASIC_DESK: RuleDesk<TaxFacts> = deskOfParts({
  parts: [BASIC_PART],
  rule: (facts, through) => ({
    rules: judgePart(BASIC_PART, taxReportContext(facts, through)).rules,
    verdict: {},
  }),
})
