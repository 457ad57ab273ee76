import { OWN } from '../../rules/shelf.ts'
import { Versions } from '../../rules/Versions.tsx'

/** `/riskControl/rules?status&page&size`: the versions of the institution's rules. */
export const Component = () => <Versions shelf={OWN} />
