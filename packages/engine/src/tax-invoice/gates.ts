/** Gates that only the two sources together have. */

import type { ErpContext } from '../erp/part.ts'
import { workingCapitalLeg } from '../invoice/part.ts'
import type { JointSources } from '../joint/sources.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { graveFigureGate } from '../kit/verdict/gates/grave-figure.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { type KnownMonths, knownMonths, monthList } from '../kit/verdict/known-months.ts'
import { TAX_INVOICE_SAYS } from './words.ts'

/** Rules on facts of the bureau that a lender must not take for settled while nobody looked. */
const MUST_KNOW = ['R-003', 'R-067']

const unknownGate: Gate<JointSources> = {
  id: 'G-TAX-UNKNOWN',
  about: 'COVERAGE',
  title: TAX_INVOICE_SAYS.ratingViolationsCan,
  threshold: TAX_INVOICE_SAYS.ratingViolationsCanThreshold,
  source: TAX_INVOICE_SAYS.ratingViolationsCanSource,
  judge({ all }) {
    const open = all.rules.filter(
      ({ id, result }) => MUST_KNOW.includes(id) && result === 'UNKNOWN',
    )
    if (open.length === 0) return null
    const names = open.map(({ name }) => name)
    return {
      level: 'REVIEW',
      text: TAX_INVOICE_SAYS.unknown({ rules: names }),
      rules: open.map(({ id }) => id),
      ask: TAX_INVOICE_SAYS.pleaseAuthoriseCollection,
      change: TAX_INVOICE_SAYS.canBeJudged,
    }
  },
}

/** Months of the last twelve of which payments were looked at. */
export function paymentMonths({ build: { context } }: JointSources['tax']): KnownMonths {
  const span = context.span('L12')
  const none = { start: span.from, end: span.from - 1, states: [] }
  return knownMonths(context.states('TAX_PAYMENT') ?? none, span)
}

const paymentGate: Gate<JointSources> = {
  id: 'G-COVERAGE-PAYMENT',
  about: 'COVERAGE',
  title: TAX_INVOICE_SAYS.paymentsCollectedWhole,
  threshold: TAX_INVOICE_SAYS.paymentsCollectedWholeThreshold,
  source: TAX_INVOICE_SAYS.paymentsCollectedWholeSource,
  judge({ tax }) {
    const { known, missing } = paymentMonths(tax)
    if (missing.length === 0) return null
    return {
      level: 'REVIEW',
      text:
        known === 0
          ? TAX_INVOICE_SAYS.paymentsLast12
          : TAX_INVOICE_SAYS.paymentsLack({ n: missing.length, months: monthList(missing) }),
      ask: TAX_INVOICE_SAYS.pleaseAuthoriseCollectionPayments,
      change: TAX_INVOICE_SAYS.canBeJudgedAgain,
    }
  },
}

/** Working capital bounds the limit: without a year to compute it from, what is left would be larger for less known. */
const statementGate: Gate<JointSources> = {
  id: 'G-STATEMENT',
  about: 'LIMIT',
  title: TAX_INVOICE_SAYS.workingCapitalCan,
  threshold: TAX_INVOICE_SAYS.workingCapitalCanThreshold,
  source: TAX_INVOICE_SAYS.workingCapitalCanSource,
  judge({ invoice }) {
    const { value, formula } = workingCapitalLeg(invoice.build)
    if (value !== null) return null
    const why = formula.slice(formula.lastIndexOf('；') + 1)
    return {
      level: 'REVIEW',
      limitFactor: null,
      text: TAX_INVOICE_SAYS.noWorkingCapital({ why }),
      ask: TAX_INVOICE_SAYS.pleaseAuthoriseOr,
      change: TAX_INVOICE_SAYS.limitCanBe,
    }
  },
}

type OfBooks = { build: Build<ErpContext> }

/** What the report on the books alone would have a person look at is for a person here as well. */
export const BOOKS_GATES: readonly Gate<OfBooks>[] = [
  { ...hitsGate<OfBooks>(({ build }) => build.rules), id: 'G-RULES-BOOKS' },
  {
    ...graveFigureGate<OfBooks>([['E-25.asOf']], {}),
    id: 'G-BOOKS',
    title: TAX_INVOICE_SAYS.booksGate,
    threshold: TAX_INVOICE_SAYS.booksGateAt,
    source: TAX_INVOICE_SAYS.booksGateSource,
  },
]

export const JOINT_GATES: readonly Gate<JointSources>[] = [unknownGate, paymentGate, statementGate]
