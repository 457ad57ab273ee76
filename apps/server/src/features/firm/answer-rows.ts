/** Rows of answers to matters, and what was done about them. */
import type { AnswerStatus } from '@xinjian/contract/nouns/firm'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { FIRM_SAYS } from './words.ts'

export type Who = Pick<Session, 'userId' | 'userName'>

export interface AnswerRecord {
  id: number
  enterprise_id: number
  enterprise_name: string
  tax_no: string
  matter: string
  level: 'REVIEW' | 'REJECT'
  text: string
  told: string[]
  answer: 'CONFIRMED' | 'EXPLAINED'
  status: AnswerStatus
  reason: string
  until: string
  expired: boolean
  asked_id: number
  asked_by: string
  decided_by: string | null
  created_at: Date
}

const COLUMNS = `a.id, a.enterprise_id, e.name as enterprise_name, e.tax_no, a.matter, a.level, a.text, a.told, a.answer, a.status, a.reason,
  to_char(a.until, 'YYYY-MM-DD') as until, a.until < current_date as expired, a.asked_id, a.asked_by, a.decided_by, a.created_at`
const FROM =
  'from matter_answer a join enterprise e on e.company_id = a.company_id and e.id = a.enterprise_id'

/** Waiting for other eyes, or in force: one a matter. */
export const liveAnswers = (tenant: TenantDb, enterpriseId: number): Promise<AnswerRecord[]> =>
  tenant.rows<AnswerRecord>(
    `select ${COLUMNS} ${FROM}
      where a.company_id = $1 and a.enterprise_id = $2 and a.status in ('ASKED', 'IN_FORCE') order by a.id desc`,
    [enterpriseId],
  )

/** SQL: whoever sees only what he made sees only what he did here, too. `name` is the column of the account name. */
function ownDeeds({ scope: { madeBy } }: TenantDb, name: string, values: Value[]): string {
  return madeBy === null ? '' : ` and ${name} = $${values.push(madeBy) + 1}`
}

/** `liveAnswers` as they are shown to the session. */
export function shownAnswers(
  { scope: { madeBy } }: TenantDb,
  live: readonly AnswerRecord[],
): AnswerRecord[] {
  return live.filter(({ asked_by }) => madeBy === null || asked_by === madeBy)
}

/** An answer about an enterprise that the session may look at. */
export async function answerById(tenant: TenantDb, id: number): Promise<AnswerRecord> {
  const values: Value[] = [id]
  const seen =
    within(tenant.scope, values).enterprises('a.enterprise_id') +
    ownDeeds(tenant, 'a.asked_by', values)
  const row = await tenant.one<AnswerRecord>(
    `select ${COLUMNS} ${FROM} where a.company_id = $1 and a.id = $2 ${seen}`,
    values,
  )
  if (!row) throw new Refusal('UNKNOWN', FIRM_SAYS.noSuchAnswerReload)
  return row
}

interface Deed {
  action: string
  note: string
}

/** In the transaction of the deed; rows are only ever added. */
export const noteDeed = (
  tx: TenantDb,
  { userId, userName }: Who,
  of: { enterprise_id: number; matter: string; text: string },
  { action, note }: Deed,
) =>
  tx.run(
    `insert into matter_event (company_id, user_id, who, enterprise_id, matter, text, action, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [userId, userName, of.enterprise_id, of.matter, of.text, action, note],
  )

interface EventRow {
  id: string
  at: Date
  who: string
  matter: string
  text: string
  action: string
  note: string
  total: number
}

/** Newest first. */
export async function history(tenant: TenantDb, enterpriseId: number, page: number, size: number) {
  const values: Value[] = [enterpriseId, size, (page - 1) * size]
  const own = ownDeeds(tenant, 'who', values)
  const rows = await tenant.rows<EventRow>(
    `select id, at, who, matter, text, action, note, count(*) over ()::int as total from matter_event
      where company_id = $1 and enterprise_id = $2 ${own} order by id desc limit $3 offset $4`,
    values,
  )
  return {
    total: rows[0]?.total ?? 0,
    page,
    size,
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      id: Number(row.id),
      at: row.at.toISOString(),
    })),
  }
}
