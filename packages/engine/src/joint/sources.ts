/** The sources of a joint report, each judged in its own context, and what they come to together. */

import { booksBeside, booksPart, type ErpContext } from '../erp/part.ts'
import type { FinanceContext } from '../finance/part.ts'
import {
  bureauAlone,
  INVOICE_PART,
  type InvoiceContext,
  type InvoiceFacts,
  invoiceContext,
  ofBureauAlone,
} from '../invoice/part.ts'
import { asOfAndM0 } from '../kit/calendar/as-of.ts'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { formatDay, type MonthIndex } from '../kit/calendar/window.ts'
import { joinParts } from '../kit/join.ts'
import { type JudgedPart, judgePart, type Part, type Source } from '../kit/part.ts'
import { bookOfFacts, factsUnder } from '../kit/rules/rulebook.ts'
import { PUBLIC_BESIDE, publicBeside } from '../public/beside.ts'
import type { PublicContext } from '../public/context.ts'
import {
  STATEMENT_PART,
  statementContext,
  TAX_PART,
  type TaxFacts,
  type TaxReportContext,
  taxReportContext,
} from '../tax/part.ts'
import { type ChainContext, chainBeside } from './chain/context.ts'
import { CHAIN_PART } from './chain/part.ts'
import { declaredBeside } from './declared-beside.ts'
import type { JointFacts } from './facts.ts'
import { invoicedOf } from './invoiced.ts'
import { type LendersContext, lendersBeside } from './lenders/context.ts'
import { lendersPart } from './lenders/part.ts'
import { lendingOf } from './lending.ts'
import { type TiesContext, tiesBeside } from './ties/context.ts'
import { TIES_PART } from './ties/part.ts'
import { JOINT_SAYS } from './words.ts'

export const JOINT_PARTS = [INVOICE_PART, TAX_PART, STATEMENT_PART]

export interface JointSources {
  /** As they were judged: each knows what the other told of the enterprise. */
  facts: JointFacts
  invoice: JudgedPart<InvoiceContext>
  tax: JudgedPart<TaxReportContext>
  statements: JudgedPart<FinanceContext>
  /** null = there are none, or they tell nothing of the present. */
  books: JudgedPart<ErpContext> | null
  /** null = they were not looked up, or too long ago. */
  published: JudgedPart<PublicContext> | null
  /** null = lenders were not asked of the enterprise, or too long ago. */
  lenders: JudgedPart<LendersContext> | null
  /** null = nobody but the enterprise itself tells of its trade, or the kind does not look at it. */
  chain: JudgedPart<ChainContext> | null
  /** null = neither guarantees nor owners were told, or the kind does not look at them. */
  ties: JudgedPart<TiesContext> | null
  all: Source
  /** Rules that the invoices alone would have hit by what is on file, and the bureau tells otherwise. */
  lifted: { rule: string; text: string }[]
  /** The same sources, of the invoices only those that a tax bureau told; null where files told no more than it. */
  ofBureau: (() => JointSources) | null
  /** Later cut-off of the two: as of when the report speaks. */
  dataCutoff: string
}

/**
 * `through`: last complete month of the report; default: the last one that both cut-offs lie behind.
 *
 * @param takes what of the books the kind takes
 */
export function jointSources(
  given: JointFacts,
  through?: MonthIndex,
  takes: (m0: MonthIndex) => Part<ErpContext> = booksPart,
): JointSources {
  return sourcesTo(given, through, takes)
}

/** `ended`: of the invoices, what a bureau alone told, as it was that many months before the report; the rest stands as it is now. */
function sourcesTo(
  given: JointFacts,
  through: MonthIndex | undefined,
  takes: (m0: MonthIndex) => Part<ErpContext>,
  ended?: Ended,
): JointSources {
  const cutoffs = [given.invoice.dataCutoff, given.tax.dataCutoff] as const
  const m0 = through ?? Math.max(...cutoffs.map((cutoff) => asOfAndM0(cutoff, undefined).m0))
  const asOf = Math.max(...cutoffs.map((cutoff) => asOfAndM0(cutoff, m0).asOf))
  const told = given.invoice.judgedOn ?? given.tax.judgedOn
  // One day of judgement: a source that ends long before the other is old on that day.
  const judgedOn = formatDay(optionalDay(told) ?? asOf)
  // One book: the invoices carry it for both.
  const taxFacts = factsUnder(given.tax, bookOfFacts(given.invoice))
  const tax: TaxFacts = {
    ...taxFacts,
    judgedOn,
    invoiced: invoicedOf(ended?.beside ?? given.invoice),
  }
  const taxes = taxReportContext(tax, m0)
  const invoice: InvoiceFacts = {
    ...given.invoice,
    judgedOn,
    registration: registered(given, asOf),
    lending: lendingOf(taxes, asOf),
  }
  const books =
    given.books && booksBeside(factsUnder(given.books, bookOfFacts(given.invoice)), { m0, asOf })
  const published =
    given.public &&
    publicBeside(factsUnder(given.public, bookOfFacts(given.invoice)), { m0, judgedOn })
  const invoices = invoiceContext(invoice, ended ? ofBureauAlone(ended, m0) : { through: m0 })
  const lenders =
    given.lenders &&
    lendersBeside(
      {
        ...factsUnder(given.lenders, bookOfFacts(given.invoice)),
        bankTax: taxes.facts.bankAuths,
      },
      { m0, judgedOn, invoices },
    )
  const chain =
    given.chain &&
    given.invoice.covered.OUT &&
    given.invoice.covered.IN &&
    chainBeside(given.chain, invoices)
  const ties = given.ties && tiesBeside(given.ties, invoices)
  const judged = {
    invoice: judgePart(INVOICE_PART, invoices),
    tax: judgePart(TAX_PART, taxes),
    statements: judgePart(STATEMENT_PART, statementContext(taxes)),
    books: books ? judgePart(takes(m0), books) : null,
    published: published ? judgePart(PUBLIC_BESIDE, published) : null,
    lenders: lenders ? judgePart(lendersPart(invoices), lenders) : null,
    chain: chain ? judgePart(CHAIN_PART, chain) : null,
    ties: ties ? judgePart(TIES_PART, ties) : null,
  }
  return {
    facts: { invoice, tax },
    ...judged,
    all: joinParts([
      ...[judged.invoice, judged.tax, judged.statements],
      ...(judged.books ? [judged.books] : []),
      ...(judged.published ? [judged.published] : []),
      ...(judged.lenders ? [judged.lenders] : []),
      ...(judged.chain ? [judged.chain] : []),
      ...(judged.ties ? [judged.ties] : []),
    ]),
    ofBureau: bureauSources(given, m0, takes),
    lifted: liftedBy(given.invoice.registration, invoice.registration),
    dataCutoff: Date.parse(cutoffs[0]) > Date.parse(cutoffs[1]) ? cutoffs[0] : cutoffs[1],
  }
}

interface Ended {
  /** Last month of the bureau's invoices. */
  last: MonthIndex
  /** What declarations are held against. */
  beside: InvoiceFacts
}

/** The bureau's invoices are judged as they were at the last month that it told; everything else stands as it does beside all invoices. */
function bureauSources(
  given: JointFacts,
  m0: MonthIndex,
  takes: (m0: MonthIndex) => Part<ErpContext>,
): JointSources['ofBureau'] {
  const alone = bureauAlone(given.invoice, m0)
  if (!alone?.leftOut) return null
  const { facts, last } = alone
  const beside = declaredBeside(facts, given.invoice)
  return () => sourcesTo({ ...given, invoice: facts }, m0, takes, { last, beside })
}

const GRADES = ['A', 'B', 'M', 'C', 'D'] as const

/** The bureau's own grade stands over the one on file, and where it is the better one the report says so. */
function liftedBy(
  { taxCreditGrade: own }: InvoiceFacts['registration'],
  { taxCreditGrade: told }: InvoiceFacts['registration'],
): JointSources['lifted'] {
  if (!own || !told || GRADES.indexOf(told) >= GRADES.indexOf(own)) return []
  return [
    {
      rule: 'R-003',
      text: JOINT_SAYS.lifted({ own, told }),
    },
  ]
}

/** What the books of the platform leave open is filled in from the bureau; the grade is the bureau's own where it was asked. */
function registered({ invoice, tax }: JointFacts, asOf: number): InvoiceFacts['registration'] {
  const own = invoice.registration
  const { registration: bureau, ratings } = tax
  const seen = (ratings ?? []).filter(({ ratedOn }) => (optionalDay(ratedOn) ?? asOf) <= asOf)
  const latest = seen.toSorted((a, b) => a.year - b.year).at(-1)?.grade
  const grade = GRADES.find((known) => known === latest)
  return {
    ...own,
    establishedOn: own.establishedOn ?? bureau.establishedOn ?? null,
    industryCode: own.industryCode ?? bureau.industryCode ?? null,
    industryName: own.industryName ?? bureau.industryName ?? null,
    taxpayerType: own.taxpayerType ?? bureau.taxpayerType ?? null,
    taxpayerStatus: own.taxpayerStatus ?? bureau.taxpayerStatus ?? null,
    registrationStatus: own.registrationStatus ?? bureau.regStatus ?? null,
    regionCode: own.regionCode ?? bureau.regionCode ?? null,
    ...(grade ? { taxCreditGrade: grade } : {}),
  }
}
