/** The payments and arrears of these facts as the kind of tax payments knows them: its formulas are used, never copied. */

import { oncePer } from '../../kit/once.ts'
import {
  type PaymentContext,
  paymentContext,
  type TaxPaymentFacts,
} from '../../tax-payment/part.ts'
import type { TaxReportContext } from '../context.ts'
import type { TaxFacts } from '../facts.ts'

function paymentFactsOf(facts: TaxFacts): TaxPaymentFacts {
  const { registration, dataCutoff, covered, payments, arrears, rulebook } = facts
  return {
    registration,
    dataCutoff,
    covered: payments === null ? [] : (covered.TAX_PAYMENT ?? []),
    payments: payments ?? [],
    arrears,
    ...(rulebook ? { rulebook } : {}),
  }
}

/** Looks from the same day as the report. */
export const paymentsOf = oncePer(
  (context: TaxReportContext): PaymentContext =>
    paymentContext(paymentFactsOf(context.facts), context.m0),
)
