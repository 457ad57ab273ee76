import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { riskOrder } from '../nouns/rules/riskOrder.ts'
import { policyCode, riskPolicy } from '../nouns/rules/riskPolicy.ts'
import { scoreCard } from '../nouns/rules/scoreCard.ts'
import { ORDER_SOURCES, TRIAL_SOURCES } from '../risk/statuses.ts'
import { RISK_FIELD_SAYS } from '../words/risk.ts'

/** By which policy, and whether reports are made; the enterprise or the list stands beside the form. */
export const riskOrderForm = formOf(
  {
    body: z.object({
      policy: policyCode,
      source: z.enum(ORDER_SOURCES, RISK_FIELD_SAYS.chooseSource),
    }),
  },
  'policy',
  'source',
)
/** Against which version and on which day, which may be left open; by reports that there are or by such as would be made. */
export const riskTrialForm = formOf(
  {
    body: z.object({
      againstVersion: z.optional(policyCode),
      asOf: z.optional(f.isoDate),
      source: z.enum(TRIAL_SOURCES, RISK_FIELD_SAYS.chooseSource),
    }),
  },
  'againstVersion',
  'asOf',
  'source',
)
export const overrideForm = formOf(riskOrder.riskOverrideAsk, 'to', 'reason')
/** From how many days overdue a loan is bad, and what the version is about. */
export const scoreCardForm = formOf(scoreCard.scoreCardTrain, 'defaultDays', 'note')
/** Its table is no field: lines, reports and limit stand beside the form. */
export const policyForm = formOf(riskPolicy.riskPolicySave, 'name', 'note')
