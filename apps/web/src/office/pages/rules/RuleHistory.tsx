import { History } from '../../rules/History.tsx'
import { OWN } from '../../rules/shelf.ts'

/** `/riskControl/ruleHistory?page&size`: who did what to the rules of the institution. */
export const Component = () => <History shelf={OWN} />
