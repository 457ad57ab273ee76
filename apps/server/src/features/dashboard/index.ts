import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { dashboard, todoPage } from './dashboard.ts'
import { pendingOf } from './pending.ts'

export const dashboardRoutes = implement(contract.dashboard, {
  dashboard: ({ tenant, session }) => dashboard(tenant, session.permissions),
  operatePending: ({ operator, session }) => pendingOf(operator, session),
  dashboardTodo: ({ tenant, session }, body) => todoPage(tenant, session.permissions, body),
})
