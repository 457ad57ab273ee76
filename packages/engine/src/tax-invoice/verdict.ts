/** The verdict of the lender's report: the gates of both sources, the grade that both allow, one limit of all that was collected. */
import { invoiceScore, invoiceVerdict } from '../invoice/part.ts'
import { jointFreshness } from '../joint/freshness.ts'
import type { JointSources } from '../joint/sources.ts'
import { buildOf } from '../kit/sections/build.ts'
import { heldRisk } from '../kit/unverified.ts'
import { judgeGates } from '../kit/verdict/gate.ts'
import type { KnownMonths } from '../kit/verdict/known-months.ts'
import type { Decision, Verdict } from '../report/document.ts'
import {
  knownFromFiles,
  recentFiles,
  TAX_GATES,
  TAX_VERDICT_TABLE,
  taxFreshness,
  vatMonths,
} from '../tax/part.ts'
import { JOINT_GATES, paymentMonths } from './gates.ts'
import { jointScore } from './score.ts'
import { JOINT_TABLE } from './table.ts'

/** Asked of both sources at once by the gates of the invoices: rules that were hit or left open, and how long the firm exists. */
const ASKED_ONCE = ['G-RED-LINE', 'G-YOUNG', 'G-RULES', 'G-JUDGED']

type TaxGate = (typeof TAX_GATES)[number]

/** Gates of the taxes under ids of their own. */
export const TAX_SIDE: readonly TaxGate[] = TAX_GATES.filter(
  ({ id }) => !ASKED_ONCE.includes(id),
).map((gate) => (gate.id === 'G-FRESH' ? { ...gate, id: 'G-FRESH-TAX' } : gate))

export const VERDICT_VERSION = `${JOINT_TABLE.version}+${TAX_VERDICT_TABLE.version}`

export function jointVerdict(sources: JointSources): Verdict {
  const { facts, invoice, tax, all } = sources
  const { m0 } = invoice.build.context
  // Each source keeps its context; the rules are those of both, each judged once.
  const [invoices, taxes] = [
    buildOf(invoice.build.context, invoice, all.rules),
    buildOf(tax.build.context, tax, all.rules),
  ]
  const fresh = taxFreshness(tax.build.context)
  const rating = facts.invoice.registration.taxCreditGrade ?? null
  const verdict = invoiceVerdict(
    invoices,
    () =>
      jointScore(invoiceScore(facts.invoice, m0), {
        rating,
        indicator: all.indicator,
        rules: all.rules,
      }),
    {
      table: VERDICT_VERSION,
      said: [
        ...judgeGates(TAX_SIDE, { build: taxes, freshness: fresh }),
        ...judgeGates(JOINT_GATES, sources),
      ],
      coverage: taxCoverage(tax),
      freshness: jointFreshness(sources).fresh,
    },
  )
  const files = recentFiles(tax.build.context).length > 0
  return verdict.risk ? { ...verdict, risk: heldRisk(verdict.risk, files) } : verdict
}

function taxCoverage(tax: JointSources['tax']): Decision['coverage'] {
  const { context } = tax.build
  const of = (
    dataset: 'VAT_RETURN' | 'TAX_PAYMENT',
    name: string,
    { known, existed }: KnownMonths,
  ) => ({ dataset, name, known, months: existed, ...knownFromFiles(context, dataset) })
  return [
    of('VAT_RETURN', '增值税申报', vatMonths(context)),
    of('TAX_PAYMENT', '缴款信息', paymentMonths(tax)),
  ]
}
