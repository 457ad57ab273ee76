import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { dashboard } from './dashboard.ts'

export const dashboardRoutes = implement(contract.dashboard, {
  dashboard: ({ tenant }) => dashboard(tenant),
})
