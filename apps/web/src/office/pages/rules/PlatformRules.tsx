import { PLATFORM } from '../../rules/shelf.ts'
import { Versions } from '../../rules/Versions.tsx'

/** `/operateManage/rules?status&page&size`: the versions of what stands for every institution. */
export const Component = () => <Versions shelf={PLATFORM} />
