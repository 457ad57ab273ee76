/** SQL of lost devices: who said so, and what was made of it. */
import type { LostDeviceRow } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'
import type { Cell, Columns, Resting } from '../../security/column/column.ts'

export interface LostDevice {
  id: number
  state: LostDeviceRow['state']
  user_id: number
  company_id: number
  company_name: string
  user_name: string
  contact_name: string
  /** One of the two: see `phoneOf`. */
  phone: string | null
  phone_sealed: Buffer | null
  note: string
  colleagues: number
  at: Date
  change_id: number | null
  decided_by: string | null
  decision: string | null
  decided_at: Date | null
}

export interface Said {
  contactName: string
  phone: string
  note: string
}

/** So often a day somebody may say it of one account, from whatever address. */
const PER_DAY = 3
/** Names and numbers of whoever said so are kept no longer. */
const KEPT = '90 days'

const COLUMNS = `l.id, l.state, l.user_id, l.company_id, c.name as company_name, u.user_name, l.contact_name, l.phone, l.phone_sealed, l.note, l.at,
  l.change_id, l.decided_by, l.decision, l.decided_at,
  (select count(distinct o.id)::int from app_user o join user_role h on h.user_id = o.id
     join role r on r.code = h.role_code and (r.company_id is null or r.company_id = o.company_id)
     join role_permission p on p.role_id = r.id and p.permission = 'user.write'
    where o.company_id = l.company_id and o.id <> l.user_id and o.status = 'ACTIVE') as colleagues`
const FROM =
  'from lost_device l join app_user u on u.id = l.user_id join company c on c.id = l.company_id'
/** `$1`: whose people it may be about; null = everybody's. */
const REACHED = '($1::int is null or l.company_id = $1)'

/** The number of one that is not kept yet: its phone is sealed for it, before a transaction holds a connection. */
export const nextId = async (db: Db): Promise<number> =>
  (await db.one<{ id: number }>("select nextval('lost_device_id_seq')::int as id"))!.id

const cellOf = (companyId: number, id: number): Cell => ({
  ...{ companyId, row: String(id) },
  column: 'lost_device.phone',
})

export const sealPhone = (columns: Columns, companyId: number, id: number, phone: string) =>
  columns.seal(cellOf(companyId, id), phone)

/** In full. Throws a Refusal where it was altered. */
export const phoneOf = (columns: Columns, of: LostDevice): Promise<string> =>
  columns.open(cellOf(of.company_id, of.id), { clear: of.phone, sealed: of.phone_sealed })

/**
 * Keeps what was said of an account that has a second factor; its number. Null where there is nothing to keep: no factor, one that waits
 * already, or said too often today.
 */
export async function keep(
  tx: Db,
  user: { id: number; company_id: number },
  { id, contactName, phone, note }: Omit<Said, 'phone'> & { id: number; phone: Resting },
): Promise<number | null> {
  await tx.run(`delete from lost_device where at < now() - interval '${KEPT}'`)
  await tx.run('select 1 from app_user where id = $1 for no key update', [user.id])
  const row = await tx.one<{ id: number }>(
    `insert into lost_device (user_id, company_id, contact_name, phone, phone_sealed, note, id) overriding system value
     select $1, $2, $3, $4, $5, $6, $7
      where exists (select 1 from second_factor where user_id = $1)
        and (select count(*) from lost_device where user_id = $1 and at > now() - interval '1 day') < ${PER_DAY}
     on conflict do nothing returning id`,
    [user.id, user.company_id, contactName, phone.clear, phone.sealed, note, id],
  )
  return row?.id ?? null
}

/** Those that wait first, the newest of each first. */
export async function page(
  db: Db,
  reach: number | null,
  state: LostDeviceRow['state'] | undefined,
  at: { page: number; size: number },
): Promise<{ total: number; rows: LostDevice[] }> {
  const rows = await db.rows<LostDevice & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total ${FROM}
      where ${REACHED} and ($2::text is null or l.state = $2)
      order by (l.state = 'WAITING') desc, l.id desc limit $3 offset $4`,
    [reach, state ?? null, at.size, (at.page - 1) * at.size],
  )
  return { total: rows[0]?.total ?? 0, rows }
}

export const one = (db: Db, reach: number | null, id: number) =>
  db.one<LostDevice>(`select ${COLUMNS} ${FROM} where ${REACHED} and l.id = $2`, [reach, id])

/** Held against others who look into it at the same time. */
export const hold = (tx: Db, id: number) =>
  tx.one('select 1 from lost_device where id = $1 for update', [id])

/** `changeId` null = dismissed. */
export const decided = (
  tx: Db,
  id: number,
  of: { by: string; decision: string; changeId: number | null },
) =>
  tx.run(
    `update lost_device set state = case when $2::int is null then 'DISMISSED' else 'ASKED' end, change_id = $2, decided_by = $3,
            decision = $4, decided_at = now() where id = $1 and state = 'WAITING'`,
    [id, of.changeId, of.by, of.decision],
  )

/** The platform's own company, whose people look after accounts that nobody else can help. */
export const platformOf = async (db: Db): Promise<number | null> =>
  (
    await db.one<{ id: number }>(
      "select id from company where kind = 'OPERATOR' order by id limit 1",
    )
  )?.id ?? null
