import { OWN } from '../../rulebook/shelf.ts'
import { Version } from '../../rulebook/Version.tsx'

/** `/riskControl/ruleVersion?version&from`: one version of the institution's rules. */
export const Component = () => <Version shelf={OWN} />
