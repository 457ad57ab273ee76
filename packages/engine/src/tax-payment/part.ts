/** What a report of another kind may take of tax payments: their facts, what they come to, and the blocks that show them. */

export { groupOf } from './classes.ts'
export {
  paid,
  type SeenPayment,
  type TaxContext as PaymentContext,
  taxContext as paymentContext,
  total,
} from './context.ts'
export { paymentLeg, rowsLeg } from './evidence.ts'
export type { Arrear, Payment, TaxPaymentFacts, TaxRegistration } from './facts.ts'
export { TAX_PAYMENT_INDICATORS } from './indicators/registry.ts'
export { TAX_PAYMENT_INDICATOR_SAYS } from './indicators/words.ts'
export { paidGate } from './paid-gate.ts'
export { TAX_PARAM } from './params.ts'
export { TAX_PAYMENT_LINES } from './rules/limit-lines.ts'
export { taxPaymentRules } from './rules/rules.ts'
export { arrearsBlock } from './sections/arrears.ts'
export { paymentList } from './sections/payments.ts'
export { isSettlement } from './sections/settlement.ts'
export { monthCell, monthsChart, pivotTable } from './sections/structure.ts'
export { TAX_PAYMENT_SECTION_SAYS } from './sections/words.ts'
export { TAX_PAYMENT_SAYS } from './words.ts'
