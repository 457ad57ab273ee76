/** What versions of rules look like on the wire, whether a company's own or the platform's. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { CatalogueRule } from '@xinjian/engine/report/rulebook'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { said, sentence } from '../said.ts'
import { FIRM_FIELD_SAYS } from '../words/firm.ts'
import { PEOPLE_FIELD_SAYS } from '../words/people.ts'
import { RULES_FIELD_SAYS } from '../words/rules.ts'
import { BOOK_STATUSES } from './statuses.ts'

export const ruleId = z
  .string()
  .check(z.regex(/^[A-Z]{1,3}-\d{2,3}$/, RULES_FIELD_SAYS.notNumberRule))
/** Rule → limit → number; ratios are fractions, money is yuan. */
const limits = said(
  z.record(ruleId, z.record(z.string().check(z.maxLength(40)), z.number())),
  '规则编号 → 限值代码 → 值；单位见规则目录中该限值的 unit',
)
/** Rule → why it is switched off. */
const off = z.record(ruleId, f.text(200, PEOPLE_FIELD_SAYS.sayWhySuspended))
export const version = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))
export const paging = { page: f.page, size: f.size }

export const bookRow = z.object({
  version: z.number(),
  status: z.enum(BOOK_STATUSES),
  /** What it is for. */
  note: z.string(),
  /** Rules whose limits it sets, and rules it switches off. */
  changed: z.number(),
  off: z.number(),
  author: z.string(),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  updatedAt: z.string(),
  forcedAt: z.nullable(z.string()),
  /** Whoever asks drafted it, so that another must decide. */
  own: z.boolean(),
})
export type BookRow = z.infer<typeof bookRow>

export const eventRow = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  /** `第3版`, `R-014 顶额开票(税控)`. */
  about: z.string(),
  /** In Chinese: 保存草稿, 提交复核, 复核通过… */
  action: sentence('操作'),
  note: z.string(),
})
export type RuleEventRow = z.infer<typeof eventRow>

/** A rule with the kinds of report that judge it. */
export interface ListedRule extends CatalogueRule {
  kinds: readonly ReportKind[]
  /** Why the platform's table switches it off; null = it does not. */
  platformOff: string | null
}

/** `platform`: version of the platform's table that the defaults are of; 0 = that of the engine. */
export const catalogue = z.object({
  platform: z.number(),
  rules: z.array(z.custom<ListedRule>()),
})

export const listOf = z.object({ status: z.optional(z.enum(BOOK_STATUSES)), ...paging })
export const content = { row: bookRow, limits, off }
export const draft = {
  version: z.optional(version),
  note: f.text(200, RULES_FIELD_SAYS.sayWhatVersionChanges),
  limits,
  off,
}
export const decision = z.object({
  version,
  approve: z.boolean(),
  note: f.reason(200, FIRM_FIELD_SAYS.giveYourOpinion),
})
