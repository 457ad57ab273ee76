/** SQL of sensitive changes and of who agreed to them. */

import type { SensitiveAct, SensitiveState } from '@xinjian/contract/account/sensitive'
import type { SensitiveRow } from '@xinjian/contract/nouns/account/sensitive'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import type { Cell, Columns } from '../../security/column/column.ts'

export interface Change {
  id: number
  company_id: number
  company_name: string
  act: SensitiveAct
  state: SensitiveState
  user_id: number | null
  object: string
  /** What it would do, as it rests; both null = it has ended. A release before wrote JSON. */
  body: string | null
  body_sealed: Buffer | null
  facts: SensitiveRow['facts']
  reason: string
  asked_id: number
  asked_by: string
  asked_company: number
  asked_at: Date
  needs: number
  by_company: number
  due_at: Date | null
  ended_by: string | null
  ended_note: string | null
  ended_at: Date | null
  words: { id: number; by: string; note: string; at: string }[]
}

const COLUMNS = `s.id, s.company_id, c.name as company_name, s.act, s.state, s.user_id, s.object, s.body::text as body, s.body_sealed, s.facts, s.reason,
  s.asked_id, s.asked_by, s.asked_company, s.asked_at, s.needs, s.by_company, s.due_at, s.ended_by, s.ended_note, s.ended_at,
  (select coalesce(json_agg(json_build_object('id', w.user_id, 'by', w.user_name, 'note', w.note, 'at', w.at) order by w.at), '[]')
     from sensitive_word w where w.change_id = s.id) as words`
const FROM = 'from sensitive_change s join company c on c.id = s.company_id'
const OPEN = "s.state in ('ASKED', 'AGREED')"

/**
 * What somebody sees: what he asked for, what is done to him, and with the right to agree what concerns his company or waits for its
 * word.
 */
const SEEN = `(s.asked_id = $1 or s.user_id = $1 or ($2 and $3 in (s.company_id, s.by_company, s.asked_company)))`
const seenBy = ({ userId, permissions, companyId }: Session) => [
  userId,
  permissions.has('account.agree'),
  companyId,
]

/** Those that wait first, the newest of each first. */
export async function changes(
  db: Db,
  session: Session,
  open: 'true' | 'false' | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: Change[] }> {
  const rows = await db.rows<Change & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total ${FROM}
      where ${SEEN} and ($4::boolean is null or (${OPEN}) = $4) order by (${OPEN}) desc, s.id desc limit $5 offset $6`,
    [...seenBy(session), open ?? null, size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

export const changeSeen = (db: Db, session: Session, id: number) =>
  db.one<Change>(`select ${COLUMNS} ${FROM} where ${SEEN} and s.id = $4`, [...seenBy(session), id])

/** Held against others who decide or stop it at the same time. */
export const holdChange = (tx: Db, id: number) =>
  tx.one('select 1 from sensitive_change where id = $1 for update', [id])

export const dueIds = (db: Db) =>
  db.rows<{ id: number }>(
    "select id from sensitive_change where state = 'AGREED' and due_at <= now() order by due_at limit 100",
  )

/** The same one, held, while it is due; null = somebody else did it, or stopped it. */
export async function takeDue(tx: Db, id: number): Promise<Change | null> {
  const held = await tx.one(
    "select 1 from sensitive_change where id = $1 and state = 'AGREED' and due_at <= now() for update skip locked",
    [id],
  )
  return held === null ? null : tx.one<Change>(`select ${COLUMNS} ${FROM} where s.id = $1`, [id])
}

const cellOf = (companyId: number, id: number): Cell => ({
  ...{ companyId, row: String(id) },
  column: 'sensitive_change.body',
})

/** What it would do. Throws a Refusal where that was altered. */
export const bodyOf = async (columns: Columns, of: Change): Promise<unknown> =>
  JSON.parse(
    await columns.open(cellOf(of.company_id, of.id), { clear: of.body, sealed: of.body_sealed }),
  )

export interface NewChange {
  companyId: number
  act: SensitiveAct
  userId: number | null
  object: string
  body: object
  facts: SensitiveRow['facts']
  reason: string
}

/** Its number. Throws 23505 where the like waits already. */
export async function addChange(
  tx: Db,
  columns: Columns,
  { userId, userName, companyId }: Session,
  of: NewChange,
  by: { needs: number; company: number; hours: number },
): Promise<number> {
  const { id } = (await tx.one<{ id: number }>(
    "select nextval('sensitive_change_id_seq')::int as id",
  ))!
  const rests = await columns.on(tx).seal(cellOf(of.companyId, id), JSON.stringify(of.body))
  await tx.run(
    `insert into sensitive_change (id, body_sealed, company_id, act, user_id, object, body, facts, reason, asked_id, asked_by, asked_company, needs, by_company,
       state, due_at)
     overriding system value
     values ($14, $15, $1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, case when $11 = 0 then 'AGREED' else 'ASKED' end,
       case when $11 = 0 then now() + $13 * interval '1 hour' end)`,
    [
      of.companyId,
      of.act,
      of.userId,
      of.object,
      rests.clear,
      JSON.stringify(of.facts),
      of.reason,
      userId,
      userName,
      companyId,
      by.needs,
      by.company,
      by.hours,
      ...[id, rests.sealed],
    ],
  )
  return id
}

/** Throws where whoever agrees is not independent of those beside (`sensitive_word_four_eyes`). */
export const addWord = (
  tx: Db,
  id: number,
  { userId, userName }: Session,
  note: string,
  beside: readonly number[],
) =>
  tx.run(
    'insert into sensitive_word (change_id, user_id, user_name, note, beside) values ($1, $2, $3, $4, $5)',
    [id, userId, userName, note, [...beside]],
  )

export const startWait = (tx: Db, id: number, hours: number) =>
  tx.run(
    "update sensitive_change set state = 'AGREED', due_at = now() + $2 * interval '1 hour' where id = $1 and state = 'ASKED'",
    [id, hours],
  )

/** Ended: what it would have done is kept no longer. */
export const endChange = (
  tx: Db,
  id: number,
  state: SensitiveState,
  by: string | null,
  note: string | null,
) =>
  tx.run(
    `update sensitive_change set state = $2, ended_by = $3, ended_note = $4, ended_at = now(), body = null, body_sealed = null
      where id = $1 and state in ('ASKED', 'AGREED')`,
    [id, state, by, note],
  )
