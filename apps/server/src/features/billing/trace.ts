import { type Actor, leaveLater, type Trace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import type { CompanyTx } from '../../db/tenant.ts'
import { companyAbove } from '../session/index.ts'

/** The log of a company and, of a secondary customer, that of its company. */
export interface Logs {
  name: string
  chains: readonly number[]
}

export async function logsOf(db: Database, companyId: number): Promise<Logs> {
  const { name, parentId } = await companyAbove(db, companyId)
  return { name, chains: parentId === null ? [companyId] : [companyId, parentId] }
}

/** Tells of a step on a bill, in its transaction. */
export const traceIn = (
  tx: Pick<CompanyTx, 'run'>,
  { name, chains }: Logs,
  who: (chain: number) => Actor,
  { action, detail }: Required<Pick<Trace, 'action' | 'detail'>>,
): Promise<void> =>
  leaveLater(
    tx,
    chains.map((chain) => ({ chain, who: who(chain) })),
    { kind: 'CHANGE', action, object: name, detail },
  )

/** Nobody: the platform itself, when a month is over. */
export const PLATFORM: Actor = {
  userId: null,
  userName: '系统',
  actorCompany: null,
  ip: '',
  agent: '',
  requestId: '',
}
