import { taxPaymentRules } from '../../../tax-payment/part.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { paymentsOf } from '../payments.ts'
import { complianceRules } from './compliance.ts'
import { registrationRules } from './registration.ts'
import { scaleRules } from './scale.ts'

/** as the tax payment report judges them. */
const paymentRules = (limits: TaxLimits): readonly RuleDefinition[] =>
  taxPaymentRules(limits).map((rule) => ({
    ...rule,
    judge: ({ context, indicator }) => rule.judge({ context: paymentsOf(context), indicator }),
  }))

export const recordRules = (limits: TaxLimits): readonly RuleDefinition[] =>
  [
    ...paymentRules(limits),
    ...registrationRules(limits),
    ...complianceRules(limits),
    ...scaleRules(limits),
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
