/** SQL of messages from the public site. */
import type { BodyOf, contract, LeadRow } from '@xinjian/contract'
import { LEAD_CLOSED_DAYS, LEAD_DAYS } from '@xinjian/contract/lead/lead'
import { likeOf } from '../../db/like.ts'
import { countedPage } from '../../db/page.ts'
import type { Db } from '../../db/pool.ts'
import type { RestingReach, SealedReach } from './reach.ts'

export interface Lead extends RestingReach {
  state: LeadRow['state']
  topic: LeadRow['topic']
  name: string
  organisation: string | null
  message: string
  language: LeadRow['language']
  consent: string
  at: Date
  changed_by: string | null
  note: string | null
  changed_at: Date | null
  kept_until: Date
}

/** Without the captcha, which is taken by then. */
type Sent = Pick<
  BodyOf<typeof contract.lead.leadSend>,
  'topic' | 'name' | 'organisation' | 'message' | 'language'
>
type Filter = BodyOf<typeof contract.lead.leadList>

/** So many an hour from all addresses together: each is a letter to every operator. */
const PER_HOUR = 100

/** When it goes: `LEAD_DAYS` after it came, or `LEAD_CLOSED_DAYS` after it was closed. */
const KEPT_UNTIL = `least(at + interval '${LEAD_DAYS} days',
  case when state = 'CLOSED' then changed_at + interval '${LEAD_CLOSED_DAYS} days' end)`
const COLUMNS = `id, state, topic, name, organisation, phone, phone_sealed, email, email_sealed, message, language, consent, at, changed_by, note, changed_at,
  ${KEPT_UNTIL} as kept_until`

/** The number of one that is not kept yet: how its writer is reached is sealed for it, before a transaction holds a connection. */
export const nextId = async (db: Db): Promise<number> =>
  (await db.one<{ id: number }>("select nextval('lead_id_seq')::int as id"))!.id

/** Keeps a message with what was agreed to; its number, null where there are too many of this hour. */
export async function keep(
  tx: Db,
  of: Sent & { id: number; reach: SealedReach },
  consent: string,
): Promise<number | null> {
  const row = await tx.one<{ id: number }>(
    `insert into lead (id, topic, name, organisation, phone, phone_sealed, phone_index, email, email_sealed, message, language, consent)
     overriding system value
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
      where (select count(*) from lead where at > now() - interval '1 hour') < ${PER_HOUR}
     returning id`,
    [
      ...[of.id, of.topic, of.name, of.organisation || null],
      ...[of.reach.phone.clear, of.reach.phone.sealed, of.reach.phoneIndex],
      ...[of.reach.email.clear, of.reach.email.sealed],
      ...[of.message, of.language, consent],
    ],
  )
  return row?.id ?? null
}

/** Those that wait first, the newest of each first. A mobile number, and that of the message, are found when they are given whole. */
export async function page(
  db: Db,
  { keyword, state, topic, page, size }: Filter,
  index: (phone: string) => Uint8Array,
) {
  const found = `from lead where ($1::text is null or name ilike $1 or organisation ilike $1 or message ilike $1 or phone = $2 or phone_index = $5 or id::text = $2)
    and ($3::text is null or state = $3) and ($4::text is null or topic = $4)`
  const values = [
    ...[likeOf(keyword), keyword ?? null, state ?? null, topic ?? null],
    keyword ? index(keyword) : null,
  ]
  const skip = (page - 1) * size
  const { rows, ...counted } = await countedPage(db, found, values, { skip, most: size }, (most) =>
    db.rows<Lead>(
      `select ${COLUMNS} ${found} order by (state = 'OPEN') desc, id desc limit $6 offset $7`,
      [...values, most, skip],
    ),
  )
  return { ...counted, page, size, rows }
}

export const one = (db: Db, id: number) =>
  db.one<Lead>(`select ${COLUMNS} from lead where id = $1`, [id])

/** Says how far it is; null where there is none. */
export const mark = (
  tx: Db,
  id: number,
  { state, note, by }: { state: LeadRow['state']; note: string; by: string },
) =>
  tx.one<Lead>(
    `update lead set state = $2, note = $3, changed_by = $4, changed_at = now() where id = $1 returning ${COLUMNS}`,
    [id, state, note, by],
  )

/** Whether there was one to delete. */
export const erase = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.run('delete from lead where id = $1', [id])) > 0

/** Deletes those whose time has passed; how many they were. */
export const forgetLeads = (db: Db): Promise<number> =>
  db.run(`delete from lead where ${KEPT_UNTIL} <= now()`)

/** The platform's own company, whose people answer. */
export const platformOf = async (db: Db): Promise<number | null> =>
  (
    await db.one<{ id: number }>(
      "select id from company where kind = 'OPERATOR' order by id limit 1",
    )
  )?.id ?? null
