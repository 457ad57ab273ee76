/** What the institution brings to a report that suggests a limit; other kinds leave it aside. */
import { POLICY_IDS } from '@xinjian/engine/report/policies'
import * as z from 'zod/mini'

const wan = z.optional(
  z
    .number('请输入数字')
    .check(z.gte(0, '请输入不小于零的数字'), z.lte(1_000_000, '金额以万元计，请核对单位')),
)

/** 万元. */
export const institutionTerms = {
  policy: z.optional(z.enum(POLICY_IDS, '请选择准入规则')),
  productMaxWan: wan,
  existingDebtWan: wan,
}
