/** Everything that the engine says, in both languages: every `words.ts` of it stands here. For who reads a report in English. */
import { pairsOf } from '@xinjian/format/say/words'
import { FINANCE_FINDING_SAYS } from './finance/findings-words.ts'
import { FINANCE_FORMULA_SAYS } from './finance/indicators/formula-words.ts'
import { FINANCE_INDICATOR_SAYS } from './finance/indicators/words.ts'
import { FINANCE_RULE_SAYS } from './finance/rules/words.ts'
import { FINANCE_SECTION_SAYS } from './finance/sections/words.ts'
import { FINANCE_SAYS } from './finance/words.ts'
import { FIRM_SAYS } from './firm/words.ts'
import { CROSS_INDICATOR_SAYS } from './tax/cross/indicators-words.ts'
import { CROSS_RULE_SAYS, CROSS_SECTION_SAYS } from './tax/cross/section-words.ts'
import { CROSS_SAYS } from './tax/cross/words.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './tax/records/indicators/words.ts'
import { TAX_RECORD_RULE_SAYS } from './tax/records/rules/words.ts'
import { TAX_RECORD_SECTION_SAYS } from './tax/records/sections/words.ts'
import { TAX_RECORD_SAYS } from './tax/records/words.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from './tax-payment/indicators/words.ts'
import { TAX_PAYMENT_RULE_SAYS } from './tax-payment/rules/words.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './tax-payment/sections/words.ts'
import { TAX_PAYMENT_SAYS } from './tax-payment/words.ts'
import { TAX_RISK_SAYS } from './tax-risk/words.ts'

export const ENGINE_WORDS = [
  FINANCE_SAYS,
  FINANCE_FINDING_SAYS,
  FINANCE_FORMULA_SAYS,
  FINANCE_INDICATOR_SAYS,
  FINANCE_RULE_SAYS,
  FINANCE_SECTION_SAYS,
  FIRM_SAYS,
  CROSS_SAYS,
  CROSS_INDICATOR_SAYS,
  CROSS_RULE_SAYS,
  CROSS_SECTION_SAYS,
  TAX_RECORD_SAYS,
  TAX_RECORD_INDICATOR_SAYS,
  TAX_RECORD_RULE_SAYS,
  TAX_RECORD_SECTION_SAYS,
  TAX_PAYMENT_SAYS,
  TAX_PAYMENT_INDICATOR_SAYS,
  TAX_PAYMENT_RULE_SAYS,
  TAX_PAYMENT_SECTION_SAYS,
  TAX_RISK_SAYS,
].flatMap(pairsOf)
