import { PLATFORM } from '../../rulebook/shelf.ts'
import { Version } from '../../rulebook/Version.tsx'

/** `/operateManage/ruleVersion?version&from`: one version of what stands for every institution. */
export const Component = () => <Version shelf={PLATFORM} />
