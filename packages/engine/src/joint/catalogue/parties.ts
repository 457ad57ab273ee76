/** Rules on buyers, sellers and what flows between them, and on the enterprise itself. */
import { CATEGORY_SAYS } from './category-words.ts'
import { LAW } from './laws-words.ts'
import { PARTY_ADVICE_SAYS } from './parties-words.ts'
import type { AdviceTable } from './shape.ts'

export const PARTY_ADVICE: AdviceTable = {
  'R-029': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-029'],
    policy: LAW.review,
  },
  'R-030': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-030'],
    policy: LAW.fakes,
  },
  'R-031': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-031'],
    policy: LAW.fakes,
  },
  'R-032': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-032'],
    policy: LAW.fakes,
  },
  'R-033': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-033'],
    policy: LAW.fakes,
  },
  'R-034': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-034'],
    policy: LAW.abnormal,
  },
  'R-035': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-035'],
    policy: LAW.lost,
  },
  'R-036': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-036'],
  },
  'R-037': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-037'],
  },
  'R-038': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-038'],
  },
  'R-039': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-039'],
    policy: LAW.fakes,
  },
  'R-040': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-040'],
    policy: LAW.fakes,
  },
  'R-041': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-041'],
    policy: LAW.fakes,
  },
  'R-042': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-042'],
  },
  'R-043': {
    category: CATEGORY_SAYS.partners,
    advice: PARTY_ADVICE_SAYS['R-043'],
    policy: LAW.hospitality,
  },
  'R-002': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-002'],
    policy: LAW.lost,
  },
  'R-003': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-003'],
    policy: LAW.credit,
  },
  'R-004': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-004'],
    policy: LAW.credit,
  },
  'R-044': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-044'],
    policy: LAW.insurance,
  },
  'R-045': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-045'],
  },
  'R-046': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-046'],
    policy: LAW.changes,
  },
  'R-047': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-047'],
    policy: LAW.changes,
  },
  'R-048': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-048'],
  },
  'R-049': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-049'],
  },
  'R-069': {
    category: CATEGORY_SAYS.enterprise,
    advice: PARTY_ADVICE_SAYS['R-069'],
    policy: LAW.defaulters,
  },
}
