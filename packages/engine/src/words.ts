/** Everything that the engine says, in both languages: every `words.ts` of it stands here. For who reads a report in English. */
import { pairsOf } from '@xinjian/format/say/words'
import { BASIC_METHOD_SAYS, BASIC_SAYS } from './basic/words.ts'
import { FIRM_SAYS } from './firm/words.ts'
import { CATEGORY_SAYS } from './joint/catalogue/category-words.ts'
import { INVOICE_ADVICE_SAYS } from './joint/catalogue/invoices-words.ts'
import { LAW } from './joint/catalogue/laws-words.ts'
import { PARTY_ADVICE_SAYS } from './joint/catalogue/parties-words.ts'
import { TAX_ADVICE_SAYS } from './joint/catalogue/taxes-words.ts'
import { WITHOUT_SOURCE_SAYS } from './joint/catalogue/words.ts'
import { JOINT_SAYS } from './joint/words.ts'
import { INSTANT_SAYS, LIVED_SAYS, WINDOW_SAYS } from './kit/calendar/words.ts'
import {
  BOOK_SAYS,
  FAULT_SAYS,
  LEVEL_SAYS,
  REASON_SAYS,
  REGISTER_SAYS,
  RULE_SAYS,
} from './kit/rules/words.ts'
import { CARD_SAYS } from './kit/score/words.ts'
import { CONVENTION_SAYS, STATEMENT_SAYS } from './kit/sections/method-words.ts'
import { BLOCK_SAYS, YEARS_SAYS } from './kit/sections/words.ts'
import { FRESHNESS_SAYS } from './kit/verdict/freshness-words.ts'
import { COVERAGE_SAYS, GATE_SAYS, RECENT_SAYS, YOUNG_SAYS } from './kit/verdict/gates/words.ts'
import { NOTHING_SAYS, RED_SAYS, VERDICT_SAYS } from './kit/verdict/words.ts'
import {
  BOUND_SAYS,
  DETAIL_SAYS,
  FILE_SAYS,
  PEER_SAYS,
  QUALITY_SAYS,
  QUANTITY_SAYS,
} from './kit/words.ts'
import { SHORT_SAYS } from './report/view/words.ts'
import { FIGURE_SAYS } from './report/words/figure-words.ts'
import { KIND_SAYS } from './report/words/kind-words.ts'
import { PEER_NOTE_SAYS } from './report/words/peer-words.ts'
import { POLICY_SAYS } from './report/words/policy-words.ts'

export const ENGINE_WORDS = [
  FIRM_SAYS,
  JOINT_SAYS,
  CATEGORY_SAYS,
  WITHOUT_SOURCE_SAYS,
  INVOICE_ADVICE_SAYS,
  PARTY_ADVICE_SAYS,
  TAX_ADVICE_SAYS,
  LAW,
  INSTANT_SAYS,
  LIVED_SAYS,
  WINDOW_SAYS,
  BOUND_SAYS,
  CARD_SAYS,
  QUANTITY_SAYS,
  CONVENTION_SAYS,
  STATEMENT_SAYS,
  BOOK_SAYS,
  FAULT_SAYS,
  LEVEL_SAYS,
  REASON_SAYS,
  REGISTER_SAYS,
  RULE_SAYS,
  BLOCK_SAYS,
  YEARS_SAYS,
  FRESHNESS_SAYS,
  COVERAGE_SAYS,
  GATE_SAYS,
  RECENT_SAYS,
  YOUNG_SAYS,
  NOTHING_SAYS,
  RED_SAYS,
  VERDICT_SAYS,
  DETAIL_SAYS,
  FILE_SAYS,
  PEER_SAYS,
  QUALITY_SAYS,
  KIND_SAYS,
  PEER_NOTE_SAYS,
  POLICY_SAYS,
  SHORT_SAYS,
  FIGURE_SAYS,
  BASIC_SAYS,
  BASIC_METHOD_SAYS,
].flatMap(pairsOf)
