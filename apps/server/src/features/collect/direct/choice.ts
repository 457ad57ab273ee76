/** What a visit chose, kept with the visit in the platform's own company: none of the chosen institutions reads who else was. */
import { DIRECT_CHANNEL } from '@xinjian/contract/collect/direct-channel'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, type TenantTx, tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type Offered, offeredOf } from '../../channel/index.ts'
import type { Grantee } from '../../consent/index.ts'
import { companyContact } from '../../session/index.ts'
import type { TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'

export interface Choice {
  institution: number
  channel: string
  purpose: string
  given: string | null
}

/** Whether a task came by no institution's link and is not signed yet. */
export const isDirect = ({ channel }: Pick<TaskRow, 'channel'>): boolean =>
  channel === DIRECT_CHANNEL

type OfVisit = Pick<TaskRow, 'company_id' | 'task_id' | 'channel' | 'held_by' | 'visit'>

/** Where the visit of a task is held, and its number there; null = it came by a link. */
export function visitOf(db: Database, task: OfVisit): { house: TenantDb; visit: string } | null {
  if (isDirect(task)) return { house: tenantOf(db, task.company_id), visit: task.task_id }
  if (task.held_by === null || task.visit === null) return null
  return { house: tenantOf(db, task.held_by), visit: task.visit }
}

/** In the order in which they were chosen; of a visit by a link none. */
export async function choicesOf(db: Database, task: OfVisit): Promise<Choice[]> {
  const at = visitOf(db, task)
  if (!at) return []
  return at.house.rows<Choice>(
    `select institution, channel, purpose, given from collect_choice
      where company_id = $1 and task_id = $2 order by place`,
    [at.visit],
  )
}

/** Takes the place of what was chosen before. */
export async function choose(
  tx: TenantTx,
  visit: string,
  chosen: readonly Offered[],
): Promise<void> {
  await tx.run(
    'delete from collect_choice where company_id = $1 and task_id = $2 and institution <> all($3::int[])',
    [visit, chosen.map(({ companyId }) => companyId)],
  )
  await tx.run(
    `insert into collect_choice (company_id, task_id, institution, channel, place, purpose)
     select $1, $2, c.institution, c.channel, c.place, c.purpose
       from unnest($3::int[], $4::text[], $5::text[]) with ordinality as c (institution, channel, purpose, place)
     on conflict (company_id, task_id, institution) do update
        set channel = excluded.channel, place = excluded.place, purpose = excluded.purpose`,
    [
      visit,
      chosen.map(({ companyId }) => companyId),
      chosen.map(({ code }) => code),
      chosen.map(({ purpose }) => purpose),
    ],
  )
}

/** Notes which collection of an institution the visit came to. */
export const noteGiven = (house: TenantDb, visit: string, institution: number, taskId: string) =>
  house.run(
    'update collect_choice set given = $4 where company_id = $1 and task_id = $2 and institution = $3',
    [visit, institution, taskId],
  )

/** The chosen ones as they are offered now; refuses where nothing was chosen, or one is offered no more or for something else. */
export async function chosenNow(db: Database, task: OfVisit): Promise<Offered[]> {
  const choices = await choicesOf(db, task)
  if (choices.length === 0)
    throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.chooseInstitutionsFirst)
  const offered = await offeredOf(
    db,
    choices.map(({ channel }) => channel),
  )
  if (offered.some(({ purpose }, i) => purpose !== choices[i]?.purpose))
    throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.chooseInstitutionsFirst)
  return offered
}

/** A chosen institution as its consent names it. */
export const recipientOf = async (
  db: Database,
  { companyId, name, purpose }: Offered,
): Promise<Grantee> => ({
  ...{ name, purpose },
  contact: (await companyContact(db, companyId))?.phone ?? '见机构公示电话',
})
