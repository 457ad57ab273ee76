import { OWN } from '../shelf.ts'
import { Versions } from '../Versions.tsx'

/** `/riskControl/rules?status&page&size`: the versions of the institution's rules. */
export const Component = () => <Versions shelf={OWN} />
