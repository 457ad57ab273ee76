/** Everything that the engine says, in both languages: every `words.ts` of it stands here. For who reads a report in English. */
import { pairsOf } from '@xinjian/format/say/words'
import { FIRM_SAYS } from './firm/words.ts'
import { CONTEXT_SAYS } from './invoice/context/words.ts'
import { AMOUNT_SAYS } from './invoice/indicators/amount-words.ts'
import { GOODS_SAYS } from './invoice/indicators/goods-words.ts'
import { HABIT_SAYS } from './invoice/indicators/habit-words.ts'
import { PARTY_SAYS } from './invoice/indicators/party-words.ts'
import { TRADE_RULES_SAYS } from './invoice/rules/trade-words.ts'
import { VOID_RULES_SAYS } from './invoice/rules/void-words.ts'
import { RULES_SAYS } from './invoice/rules/words.ts'

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
].flatMap(pairsOf)
