import { OWN } from '../../rules/shelf.ts'
import { Version } from '../../rules/Version.tsx'

/** `/riskControl/ruleVersion?version&from`: one version of the institution's rules. */
export const Component = () => <Version shelf={OWN} />
