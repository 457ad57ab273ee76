/** Every figure and every rule of the tax family has a reference of its own; what has none is said here, with the reason. */
import { expect, it } from 'vitest'
import { aroundLines } from '../test-support/around-lines.ts'
import { jointFacts } from '../test-support/joint-facts.ts'
import { MUTE_WORLD, slowCross } from '../test-support/slow/cross.ts'
import { slowFinance } from '../test-support/slow/finance.ts'
import { slowPayments } from '../test-support/slow/payments.ts'
import { SLOW } from '../test-support/slow/records.ts'
import { slowTax } from '../test-support/slow/returns.ts'
import { slowRules } from '../test-support/slow/rules.ts'
import { statementRules } from '../test-support/slow/rules-statements.ts'
import { IDLE_FIRM, slowYear } from '../test-support/slow/year.ts'
import { livelyFacts } from '../test-support/tax-facts.ts'
import { INVOICE_PART } from './invoice/part.ts'
import { WITHOUT_SOURCE } from './joint/catalogue/catalogue.ts'
import type { ReportDocument } from './report/document.ts'
import { taxReport } from './tax/report.ts'
import { taxInvoiceReport } from './tax-invoice/report.ts'
import { taxPaymentReport } from './tax-payment/report.ts'
import { taxRiskReport } from './tax-risk/report.ts'

/** What no dataset of domain §2 and §5.3 that is collected tells: never judged, so there is nothing to compare. */
const NOT_JUDGED = ['T-023.L36', 'T-039.L12', 'R-065']

const facts = aroundLines(1)
const REFERENCED = new Set([
  ...Object.keys(slowTax(facts)),
  ...Object.keys(slowYear(IDLE_FIRM)),
  ...Object.keys(slowCross(MUTE_WORLD)),
  ...Object.keys(SLOW),
  ...Object.keys(slowPayments(facts).values),
  ...Object.keys(slowFinance({ statements: [], on: '2026-03-20', small: false })),
  ...Object.keys(slowPayments(facts).rules),
  ...Object.keys(slowRules(facts, () => null)),
  ...Object.keys(statementRules(facts, () => null)),
])

const keysOf = ({ indicators, rules }: ReportDocument): string[] => [
  ...indicators.map(({ key }) => key),
  ...rules.map(({ id }) => id),
]

const own = [...keysOf(taxReport(facts)), ...keysOf(taxPaymentReport(livelyFacts()))]

/** Invoices are a family of their own; of what no source tells, the catalogue says so. */
const OTHERS = new Set([
  ...INVOICE_PART.indicators.keys,
  ...INVOICE_PART.rules.standing.map(({ id }) => id),
  ...WITHOUT_SOURCE.map(({ id }) => id),
])
const joint = [taxInvoiceReport, taxRiskReport]
  .flatMap((make) => keysOf(make(jointFacts())))
  .filter((key) => !OTHERS.has(key))

it('every figure and rule has a reference, but for what is never judged', () => {
  const bare = [...new Set([...own, ...joint])].filter((key) => !REFERENCED.has(key))
  expect(bare.toSorted()).toEqual(NOT_JUDGED.toSorted())
})

it('no reference answers for what is not there', () => {
  expect([...REFERENCED].filter((key) => !own.includes(key))).toEqual([])
})
