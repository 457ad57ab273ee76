import { History } from '../History.tsx'
import { OWN } from '../shelf.ts'

/** `/riskControl/ruleHistory?page&size`: who did what to the rules of the institution. */
export const Component = () => <History shelf={OWN} />
