/** Rules of the catalogue that belong to the invoice report, by id. */
import type { RuleDefinition } from '../definition.ts'
import { HABIT_RULES } from './habit-rules.ts'
import { MATCHING_RULES } from './matching-rules.ts'
import { PARTY_RULES } from './party-rules.ts'
import { REGISTRATION_RULES } from './registration-rules.ts'
import { TREND_RULES } from './trend-rules.ts'
import { VOID_RED_RULES } from './void-red-rules.ts'

export const INVOICE_RULES: readonly RuleDefinition[] = [
  ...REGISTRATION_RULES,
  ...HABIT_RULES,
  ...VOID_RED_RULES,
  ...TREND_RULES,
  ...MATCHING_RULES,
  ...PARTY_RULES,
].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
