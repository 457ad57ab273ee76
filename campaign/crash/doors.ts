/** People at doors: one of a partner that asks more of whoever signs, and the platform's own, where institutions are chosen. */

import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { stockCompany } from '../../apps/server/src/demo/money.ts'
import {
  createCallbackBox,
  ensureChannel,
  registerCallback,
} from '../../apps/server/src/features/channel/index.ts'
import { loadSecret } from '../../apps/server/src/security/secret.ts'
import type { CrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import type { Sandbox } from '../../apps/server/test/collect-phone.ts'
import { steady } from '../lib/steady.ts'

export const PARTNER = 'ryc'
export const INSTITUTIONS = ['crash-first', 'crash-second'] as const
/** Whose door the demonstration's channel stands in for. */
const DEMO = 'demo'

/** Institutions that may be chosen, each buying the report of what it is given; every channel's system is the sandbox. */
export async function openDoors(world: CrashWorld, sandbox: Sandbox): Promise<void> {
  const { db, config } = world
  const box = createCallbackBox(loadSecret(config))
  const target = { url: `${sandbox.url}/callbacks`, secret: config.sandboxKey }
  const tell = (companyId: number, code: string) =>
    registerCallback(tenantOf(db, companyId), box, code, target)
  for (const code of INSTITUTIONS) {
    const row = await db.one<{ id: number }>(
      "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
      [`断点机构${code}`],
    )
    const id = row?.id ?? 0
    await stockCompany(db, id)
    await ensureChannel(db, id, code, true)
    await db.run(
      `insert into institution (company_id, channel, purpose, state, asked_by, decided_by, decided_at)
       values ($1, $2, '经营贷款的审批', 'LISTED', 'a', 'b', now())`,
      [id, code],
    )
    await tell(id, code)
  }
  const demo = await db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'demo'",
  )
  await tell(demo?.id ?? 0, DEMO)
}

/** Each thing of a firm that a company may have once: a charge, a report, a contract of a kind, a message of an end. */
const ONCE = [
  `select 'charges of ' || tax_no || ': ' || count(*) as what from usage_record
    where tax_no = any($1) and state = 'CHARGED' group by company_id, tax_no having count(*) > 1`,
  `select 'reports of ' || e.tax_no || ': ' || count(*) as what
     from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id
    where e.tax_no = any($1) group by r.company_id, e.tax_no having count(*) > 1`,
  `select 'contracts ' || c.code || ' of ' || e.tax_no || ': ' || count(*) as what
     from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
    where e.tax_no = any($1) group by c.company_id, e.tax_no, c.code having count(*) > 1`,
  `select 'messages of ' || t.tax_no || ': ' || count(*) as what
     from collect_callback m join collect_task t using (company_id, task_id)
    where t.tax_no = any($1) and m.body::json ->> 'event' = 'collect.result'
    group by company_id, t.tax_no having count(*) > 1`,
]

/** What none may lack that was told its collection succeeded: a contract, and a message that waits or arrived. */
const LACKING = [
  `select 'no contract of ' || t.tax_no as what from collect_task t
    where t.tax_no = any($1) and t.state = 'SUCCESS' and t.joined is null and not exists (
      select 1 from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
       where c.company_id = t.company_id and e.tax_no = t.tax_no)`,
  `select 'no message of ' || t.tax_no as what from collect_task t
    where t.tax_no = any($1) and t.state = 'SUCCESS' and t.joined is null and not exists (
      select 1 from collect_callback m where m.company_id = t.company_id and m.task_id = t.task_id
         and m.body::json ->> 'event' = 'collect.result' and m.status <> 'FAILED')`,
]

/** What is there twice, and what is missing, of the firms that came through doors. */
export async function lookAtDoors(
  db: Database,
  taxNos: readonly string[],
): Promise<{ twice: string[]; lacking: string[] }> {
  const of = async (statements: readonly string[]) => {
    const found: string[] = []
    for (const sql of statements)
      for (const { what } of await steady(() => db.rows<{ what: string }>(sql, [taxNos])))
        found.push(what)
    return found
  }
  return { twice: await of(ONCE), lacking: await of(LACKING) }
}
