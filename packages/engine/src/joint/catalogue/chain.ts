/**
 * Rules on the graph that domain §4 does not number: on invoices (0201), judged where those of partners are held, and on guarantees and
 * control (0278), judged where annual reports or owners are.
 */
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

export const TIES_ADVICE: AdviceTable = {
  'R-GR05': { category: CATEGORY_SAYS.enterprise, advice: CHAIN_ADVICE_SAYS.guarantees },
  'R-GR06': { category: CATEGORY_SAYS.enterprise, advice: CHAIN_ADVICE_SAYS.control },
}

export const TIES_RULE_IDS: readonly string[] = Object.keys(TIES_ADVICE)
