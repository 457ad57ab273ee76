import { History } from '../../rules/History.tsx'
import { PLATFORM } from '../../rules/shelf.ts'

/** `/operateManage/ruleHistory?page&size`: who did what to the platform's table. */
export const Component = () => <History shelf={PLATFORM} />
