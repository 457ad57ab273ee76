/** What the institution brings to a report that suggests a limit; other kinds leave it aside. */

import { SMALL_AMOUNT_MAX_WAN } from '@xinjian/engine/report/limit/terms'
import { POLICY_IDS } from '@xinjian/engine/report/policies'
import * as z from 'zod/mini'
import { said } from '../said.ts'

const wan = said(
  z.optional(
    z
      .number('请输入数字')
      .check(z.gte(0, '请输入不小于零的数字'), z.lte(1_000_000, '金额以万元计，请核对单位')),
  ),
  '单位：万元',
)

/** Absent = 小额简化测算 is not chosen (docs/decisions/0124). */
const smallAmount = said(
  z.optional(
    z
      .number('请输入数字')
      .check(
        z.gte(1, '小额上限至少1万元；不采用请留空'),
        z.lte(SMALL_AMOUNT_MAX_WAN, `小额简化测算最多${SMALL_AMOUNT_MAX_WAN}万元`),
      ),
  ),
  '单位：万元',
)

/** 万元. */
export const institutionTerms = {
  policy: z.optional(z.enum(POLICY_IDS, '请选择准入规则')),
  productMaxWan: wan,
  existingDebtWan: wan,
  smallAmountWan: smallAmount,
  /** Up to what it lends on invoices alone; 0 = it does not. */
  aloneMaxWan: wan,
}
