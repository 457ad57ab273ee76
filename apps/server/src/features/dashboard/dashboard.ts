import {
  type BodyOf,
  type contract,
  type DataOf,
  type Permission,
  type TodoKind,
  type TodoRow,
  WORK_KINDS,
} from '@xinjian/contract'
import type { Counted } from '../../db/page.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { failedCollections } from '../board/index.ts'
import { endingConsents } from '../consent/index.ts'
import { staleEnterprises } from '../enterprise/index.ts'
import { firmsWithMatters } from '../firm/index.ts'
import { failedImports, recentImports, uncheckedImports } from '../intake/index.ts'
import { recentReports } from '../report/index.ts'

type Dashboard = DataOf<typeof contract.dashboard.dashboard>
type Permissions = ReadonlySet<Permission>

/** Rows of one kind of work that the session may see, from the `skip`-th on, and how many there are. */
type TodoList = (
  tenant: TenantDb,
  most: number,
  skip: number,
) => Promise<Counted & { rows: TodoRow[] }>

/** Rows of a kind on the bench itself. */
const FIRST = 5

/** Each kind of work: who may act on it, and where its rows come from. */
const LISTS: Record<TodoKind, { needs: Permission; list: TodoList }> = {
  RED_FLAG: { needs: 'report.read', list: firmsWithMatters },
  CHECK: { needs: 'invoice.import', list: uncheckedImports },
  IMPORT: { needs: 'invoice.import', list: failedImports },
  COLLECT: { needs: 'collect.read', list: failedCollections },
  CONSENT: { needs: 'consent.read', list: endingConsents },
  STALE: { needs: 'enterprise.read', list: staleEnterprises },
}

/** What waits to be done, weightiest first, and the latest reports and imports. */
export async function dashboard(tenant: TenantDb, permissions: Permissions): Promise<Dashboard> {
  const kinds = WORK_KINDS.filter((kind) => permissions.has(LISTS[kind].needs))
  const [todo, reports, imports] = await Promise.all([
    Promise.all(
      kinds.map(async (kind) => ({ kind, ...(await LISTS[kind].list(tenant, FIRST, 0)) })),
    ),
    recentReports(tenant),
    recentImports(tenant),
  ])
  return { todo, recentReports: reports, recentImports: imports }
}

/** One page of one kind. */
export async function todoPage(
  tenant: TenantDb,
  permissions: Permissions,
  { kind, page, size }: Required<BodyOf<typeof contract.dashboard.dashboardTodo>>,
): Promise<DataOf<typeof contract.dashboard.dashboardTodo>> {
  const { needs, list } = LISTS[kind]
  if (!permissions.has(needs)) throw new Refusal('FORBIDDEN')
  const { rows, ...counted } = await list(tenant, size, (page - 1) * size)
  return { ...counted, page, size, rows }
}
