import { History } from '../History.tsx'
import { PLATFORM } from '../shelf.ts'

/** `/operateManage/ruleHistory?page&size`: who did what to the platform's table. */
export const Component = () => <History shelf={PLATFORM} />
