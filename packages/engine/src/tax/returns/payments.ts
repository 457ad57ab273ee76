/** Payments as the tax payment report classes them, seen from where this report looks. */
import { monthOfDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import { type TaxContext, taxContext } from '../../tax-payment/context.ts'
import type { TaxReportContext } from '../context.ts'

/** null = payments were never collected. */
export const paymentsOf = oncePer((context: TaxReportContext): TaxContext | null => {
  const { registration, dataCutoff, covered, payments, arrears } = context.facts
  if (payments === null || !context.states('TAX_PAYMENT')) return null
  return taxContext(
    { registration, dataCutoff, covered: covered.TAX_PAYMENT ?? [], payments, arrears },
    context.lookingBack ? monthOfDay(context.asOf) : undefined,
  )
})
