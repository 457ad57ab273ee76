/** What the institution brings to a report that suggests a limit; other kinds leave it aside. */

import { SMALL_AMOUNT_MAX_WAN } from '@xinjian/engine/report/limit/terms'
import { POLICY_IDS } from '@xinjian/engine/report/policies'
import * as z from 'zod/mini'
import { said } from '../said.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { INTAKE_FIELD_SAYS } from '../words/intake.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'

const wan = said(
  z.optional(
    z
      .number(CHANNEL_FIELD_SAYS.enterNumber)
      .check(
        z.gte(0, INTAKE_FIELD_SAYS.enterNumberNotLess),
        z.lte(1_000_000, REPORT_FIELD_SAYS.amountInWan),
      ),
  ),
  '单位：万元',
)

/** Absent = 小额简化测算 is not chosen (docs/decisions/0124). */
const smallAmount = said(
  z.optional(
    z
      .number(CHANNEL_FIELD_SAYS.enterNumber)
      .check(
        z.gte(1, REPORT_FIELD_SAYS.smallAmountTooLow),
        z.lte(
          SMALL_AMOUNT_MAX_WAN,
          REPORT_FIELD_SAYS.smallAmountTooHigh({ sum: SMALL_AMOUNT_MAX_WAN * 10_000 }),
        ),
      ),
  ),
  '单位：万元',
)

/** 万元. */
export const institutionTerms = {
  policy: z.optional(z.enum(POLICY_IDS, REPORT_FIELD_SAYS.chooseRulesAdmission)),
  productMaxWan: wan,
  existingDebtWan: wan,
  smallAmountWan: smallAmount,
  /** Up to what it lends on invoices alone; 0 = it does not. */
  aloneMaxWan: wan,
}
