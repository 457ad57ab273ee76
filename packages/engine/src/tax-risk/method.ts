import { CHAIN_SAYS } from '../joint/chain/words.ts'
import { jointMethod } from '../joint/method.ts'
import { TIES_SAYS } from '../joint/ties/words.ts'
import { TAX_RISK_SAYS } from './words.ts'

export const METHOD = jointMethod(TAX_RISK_SAYS.judgedOfReport, [
  TAX_RISK_SAYS.methodRules,
  TAX_RISK_SAYS.methodScore,
  TAX_RISK_SAYS.methodCategories,
  CHAIN_SAYS.method,
  TIES_SAYS.method,
])
