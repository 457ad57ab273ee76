import { OWN } from '../../rulebook/shelf.ts'
import { Versions } from '../../rulebook/Versions.tsx'

/** `/riskControl/rules?status&page&size`: the versions of the institution's rules. */
export const Component = () => <Versions shelf={OWN} />
