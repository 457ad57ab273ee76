import { PLATFORM } from '../shelf.ts'
import { Version } from '../Version.tsx'

/** `/operateManage/ruleVersion?version&from`: one version of what stands for every institution. */
export const Component = () => <Version shelf={PLATFORM} />
