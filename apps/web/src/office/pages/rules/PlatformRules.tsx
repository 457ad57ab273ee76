import { PLATFORM } from '../../rulebook/shelf.ts'
import { Versions } from '../../rulebook/Versions.tsx'

/** `/operateManage/rules?status&page&size`: the versions of what stands for every institution. */
export const Component = () => <Versions shelf={PLATFORM} />
