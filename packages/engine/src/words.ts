/** Everything that the engine says, in both languages: every `words.ts` of it stands here. For who reads a report in English. */
import { pairsOf } from '@xinjian/format/say/words'
import { FIRM_SAYS } from './firm/words.ts'
import { CATEGORY_SAYS } from './joint/catalogue/category-words.ts'
import { INVOICE_ADVICE_SAYS } from './joint/catalogue/invoices-words.ts'
import { LAW } from './joint/catalogue/laws-words.ts'
import { PARTY_ADVICE_SAYS } from './joint/catalogue/parties-words.ts'
import { TAX_ADVICE_SAYS } from './joint/catalogue/taxes-words.ts'
import { WITHOUT_SOURCE_SAYS } from './joint/catalogue/words.ts'
import { JOINT_SAYS } from './joint/words.ts'

export const ENGINE_WORDS = [
  FIRM_SAYS,
  JOINT_SAYS,
  CATEGORY_SAYS,
  WITHOUT_SOURCE_SAYS,
  INVOICE_ADVICE_SAYS,
  PARTY_ADVICE_SAYS,
  TAX_ADVICE_SAYS,
  LAW,
].flatMap(pairsOf)
