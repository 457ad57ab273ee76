/** Everything that the engine says, in both languages: every `words.ts` of it stands here. For who reads a report in English. */
import { pairsOf } from '@xinjian/format/say/words'
import { FIRM_SAYS } from './firm/words.ts'
import { CONTEXT_SAYS } from './invoice/context/words.ts'
import { EVIDENCE_SAYS } from './invoice/evidence/words.ts'
import { AMOUNT_SAYS } from './invoice/indicators/amount-words.ts'
import { GOODS_SAYS } from './invoice/indicators/goods-words.ts'
import { HABIT_SAYS } from './invoice/indicators/habit-words.ts'
import { PARTY_SAYS } from './invoice/indicators/party-words.ts'
import { LIMIT_SAYS } from './invoice/limit/words.ts'
import { PARAMS_SAYS } from './invoice/params/words.ts'
import { QUALITY_SAYS } from './invoice/quality-words.ts'
import { TRADE_RULES_SAYS } from './invoice/rules/trade-words.ts'
import { VOID_RULES_SAYS } from './invoice/rules/void-words.ts'
import { RULES_SAYS } from './invoice/rules/words.ts'
import { SCORE_SAYS } from './invoice/score/words.ts'
import { PARTY_SECTIONS_SAYS } from './invoice/sections/party-words.ts'
import { SECTIONS_SAYS } from './invoice/sections/words.ts'
import { CHECKS_SAYS } from './invoice/verdict/checks-words.ts'
import { GATES_SAYS } from './invoice/verdict/gates/words.ts'
import { VERDICT_SAYS } from './invoice/verdict/words.ts'
import { INVOICE_SAYS } from './invoice/words.ts'
import { TAX_INVOICE_SAYS } from './tax-invoice/words.ts'

export const ENGINE_WORDS = [
  FIRM_SAYS,
  CONTEXT_SAYS,
  AMOUNT_SAYS,
  GOODS_SAYS,
  HABIT_SAYS,
  PARTY_SAYS,
  RULES_SAYS,
  TRADE_RULES_SAYS,
  VOID_RULES_SAYS,
  LIMIT_SAYS,
  CHECKS_SAYS,
  GATES_SAYS,
  VERDICT_SAYS,
  EVIDENCE_SAYS,
  PARAMS_SAYS,
  QUALITY_SAYS,
  SCORE_SAYS,
  INVOICE_SAYS,
  SECTIONS_SAYS,
  PARTY_SECTIONS_SAYS,
  TAX_INVOICE_SAYS,
].flatMap(pairsOf)
