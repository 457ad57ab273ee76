import { PLATFORM } from '../../rules/shelf.ts'
import { Version } from '../../rules/Version.tsx'

/** `/operateManage/ruleVersion?version&from`: one version of what stands for every institution. */
export const Component = () => <Version shelf={PLATFORM} />
