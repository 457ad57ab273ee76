/** The verdict of the lender's report: the gates of both sources, the grade that both allow, one limit of all that was collected. */

import { invoiceScore, invoiceVerdict } from '../invoice/part.ts'
import { jointFreshness } from '../joint/freshness.ts'
import { LENDERS_GATES } from '../joint/lenders/gates.ts'
import type { JointSources } from '../joint/sources.ts'
import { chinaDay, optionalDay } from '../kit/calendar/calendar.ts'
import { joinParts } from '../kit/join.ts'
import { buildOf } from '../kit/sections/build.ts'
import { heldRisk } from '../kit/unverified.ts'
import { judgeGates } from '../kit/verdict/gate.ts'
import type { KnownMonths } from '../kit/verdict/known-months.ts'
import { PUBLIC_BESIDE_GATES } from '../public/beside.ts'
import type { Decision, Verdict } from '../report/document.ts'
import {
  knownFromFiles,
  recentFiles,
  TAX_GATES,
  TAX_VERDICT_TABLE,
  taxFreshness,
  vatMonths,
} from '../tax/part.ts'
import { BOOKS_GATES, JOINT_GATES, paymentMonths } from './gates.ts'
import { jointScore, lowerGrade } from './score.ts'
import { JOINT_TABLE } from './table.ts'
import { TAX_INVOICE_SAYS } from './words.ts'

/**
 * Asked of both sources at once by the gates of the invoices: red lines and how long the firm exists. Everything else that the tax
 * report asks is asked here as well: with more data this report is never milder than that one.
 */
const ASKED_ONCE = ['G-RED-LINE', 'G-YOUNG']
/** Gates of both sources by the same name. */
const TAX_IDS: Readonly<Record<string, string>> = {
  'G-FRESH': 'G-FRESH-TAX',
  'G-RULES': 'G-RULES-TAX',
  'G-JUDGED': 'G-JUDGED-TAX',
}

type TaxGate = (typeof TAX_GATES)[number]

/** Gates of the taxes under ids of their own. */
export const TAX_SIDE: readonly TaxGate[] = TAX_GATES.filter(
  ({ id }) => !ASKED_ONCE.includes(id),
).map((gate) => ({ ...gate, id: TAX_IDS[gate.id] ?? gate.id }))

export const VERDICT_VERSION = `${JOINT_TABLE.version}+${TAX_VERDICT_TABLE.version}`

export function jointVerdict(sources: JointSources): Verdict {
  const { facts, invoice, tax, statements, all } = sources
  // Each source keeps its context; the rules are those of both, each judged once. The gates of the taxes look at theirs.
  const declared = joinParts([tax, statements])
  const ofTaxes = new Set(declared.rules.map(({ id }) => id))
  const [invoices, taxes] = [
    buildOf(invoice.build.context, invoice, all.rules),
    buildOf(
      tax.build.context,
      declared,
      all.rules.filter(({ id }) => ofTaxes.has(id)),
    ),
  ]
  const fresh = taxFreshness(tax.build.context)
  const rating = facts.invoice.registration.taxCreditGrade ?? null
  const bureau = sources.ofBureau ? jointVerdict(sources.ofBureau()) : undefined
  const verdict = invoiceVerdict(
    invoices,
    () =>
      lowerGrade(
        jointScore(invoiceScore(invoice.build.context), {
          rating,
          indicator: all.indicator,
          rules: all.rules,
          books: sources.books !== null,
        }),
        bureau?.score,
      ),
    {
      table: VERDICT_VERSION,
      said: [
        ...judgeGates(TAX_SIDE, { build: taxes, freshness: fresh }),
        // Before what is not known: a notice that was told says more than that nobody can tell.
        ...(sources.published
          ? judgeGates(PUBLIC_BESIDE_GATES, { ...sources.published, settles: settledBy(sources) })
          : []),
        ...judgeGates(JOINT_GATES, sources),
        ...(sources.books ? judgeGates(BOOKS_GATES, sources.books) : []),
        ...(sources.lenders ? judgeGates(LENDERS_GATES, sources.lenders) : []),
      ],
      coverage: taxCoverage(tax),
      freshness: jointFreshness(sources).fresh,
    },
    bureau,
  )
  const files = recentFiles(tax.build.context).length > 0
  const { decision, risk } = verdict
  return {
    ...verdict,
    ...(decision && sources.lifted.length
      ? { decision: { ...decision, lifted: sources.lifted } }
      : {}),
    ...(risk ? { risk: heldRisk(risk, files) } : {}),
  }
}

/** A notice of the bureau says nothing more where the enterprise's own records, collected since, judged the same. */
function settledBy({ facts, tax }: JointSources): (rule: string, day: string) => boolean {
  const { day: collected } = chinaDay(facts.tax.dataCutoff)
  const judged = new Set(tax.rules.filter(({ result }) => result !== 'UNKNOWN').map(({ id }) => id))
  return (rule, day) =>
    judged.has(rule) && (optionalDay(day) ?? Number.POSITIVE_INFINITY) <= collected
}

function taxCoverage(tax: JointSources['tax']): Decision['coverage'] {
  const { context } = tax.build
  const of = (
    dataset: 'VAT_RETURN' | 'TAX_PAYMENT',
    name: string,
    { known, existed }: KnownMonths,
  ) => ({ dataset, name, known, months: existed, ...knownFromFiles(context, dataset) })
  return [
    of('VAT_RETURN', TAX_INVOICE_SAYS.vatReturns, vatMonths(context)),
    of('TAX_PAYMENT', TAX_INVOICE_SAYS.taxPayments, paymentMonths(tax)),
  ]
}
