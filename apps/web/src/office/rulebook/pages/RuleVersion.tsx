import { OWN } from '../shelf.ts'
import { Version } from '../Version.tsx'

/** `/riskControl/ruleVersion?version&from`: one version of the institution's rules. */
export const Component = () => <Version shelf={OWN} />
