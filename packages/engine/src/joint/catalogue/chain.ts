/** Rules on the graph of invoices that domain §4 does not number (0201); they are judged where the invoices of partners are held. */
import { CATEGORY_SAYS } from './category-words.ts'
import { CHAIN_ADVICE_SAYS } from './chain-words.ts'
import { LAW } from './laws-words.ts'
import type { AdviceTable } from './shape.ts'

export const CHAIN_ADVICE: AdviceTable = {
  'R-GR01': {
    category: CATEGORY_SAYS.partners,
    advice: CHAIN_ADVICE_SAYS.rounds,
    policy: LAW.fakes,
  },
  'R-GR02': { category: CATEGORY_SAYS.partners, advice: CHAIN_ADVICE_SAYS.broken },
  'R-GR03': { category: CATEGORY_SAYS.partners, advice: CHAIN_ADVICE_SAYS.hub },
  'R-GR04': { category: CATEGORY_SAYS.partners, advice: CHAIN_ADVICE_SAYS.dependent },
}

export const CHAIN_RULE_IDS: readonly string[] = Object.keys(CHAIN_ADVICE)
