import type { RuleDefinition } from '../../definition.ts'
import type { ReturnLimits } from '../limits.ts'
import { burdenRules } from './burden-rules.ts'
import { filingRules } from './filing-rules.ts'
import { inputRules } from './input-rules.ts'
import { salesRules } from './sales-rules.ts'

/** The rules of returns with these limits, by number. */
export const returnRules = (limits: ReturnLimits): readonly RuleDefinition[] =>
  [
    ...filingRules(limits),
    ...salesRules(limits),
    ...burdenRules(limits),
    ...inputRules(limits),
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
