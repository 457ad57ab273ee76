import { CHAIN_PART } from '../joint/chain/part.ts'
import { jointDesk } from '../joint/desk.ts'
import { TIES_PART } from '../joint/ties/part.ts'
import { riskOf, riskSources } from './risk.ts'

export const TAX_RISK_DESK = jointDesk(
  (sources) => {
    const { rules, risk } = riskOf(sources)
    return { rules, verdict: { risk } }
  },
  { more: [CHAIN_PART, TIES_PART], sourcesOf: riskSources },
)
