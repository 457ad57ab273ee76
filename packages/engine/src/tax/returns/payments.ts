/** Payments as the tax payment report classes them, seen from where this report looks. */
import { monthOfDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { type PaymentContext, paymentContext } from '../../tax-payment/part.ts'
import type { TaxReportContext } from '../context.ts'

/** null = payments were never collected. */
export const paymentsOf = oncePer((context: TaxReportContext): PaymentContext | null => {
  const { registration, dataCutoff, covered, payments, arrears } = context.facts
  if (payments === null || !context.states('TAX_PAYMENT')) return null
  return paymentContext(
    { registration, dataCutoff, covered: covered.TAX_PAYMENT ?? [], payments, arrears },
    context.lookingBack ? monthOfDay(context.asOf) : undefined,
  )
})
