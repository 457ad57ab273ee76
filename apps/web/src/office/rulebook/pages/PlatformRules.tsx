import { PLATFORM } from '../shelf.ts'
import { Versions } from '../Versions.tsx'

/** `/operateManage/rules?status&page&size`: the versions of what stands for every institution. */
export const Component = () => <Versions shelf={PLATFORM} />
