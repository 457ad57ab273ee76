/** SQL of terminals. A set-up code is told once; what is kept is its hash. */
import { randomBytes } from 'node:crypto'
import type { BodyOf, contract } from '@xinjian/contract'
import type { TerminalRow } from '@xinjian/contract/nouns/collect/terminal'
import { enterKey } from '../../db/directory.ts'
import { likeOf } from '../../db/like.ts'
import { countedPage } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { hashToken } from '../../security/secret.ts'
import { TERMINAL_SAYS } from './words.ts'

const CODE_MARK = 'xt_'
const CODE_HOURS = 24
/** Terminals of one company. */
const MOST = 500

interface Row {
  id: number
  terminal_no: string
  serial: string
  place: string
  channel: string
  witness_id: number
  witness: string
  state: TerminalRow['state']
  made_by: string
  made_at: Date
  blocked_by: string | null
  blocked_at: Date | null
  set_up_until: Date | null
  last_seen_at: Date | null
  last_ip: string | null
  visits: number
}

const STATE = `case when t.blocked_at is not null then 'BLOCKED' when t.public_key is null then 'WAITING' else 'LIVE' end`
const COLUMNS = `t.id, t.terminal_no, t.serial, t.place, t.channel, t.witness_id, t.witness, ${STATE} as state, t.made_by, t.made_at,
  t.blocked_by, t.blocked_at, case when t.code_until > now() then t.code_until end as set_up_until, t.last_seen_at, t.last_ip,
  (select count(*)::int from machine_record r where r.company_id = $1 and r.terminal_id = t.id) as visits`

const told = (row: Row): TerminalRow =>
  wired(
    row,
    'id terminal_no serial place channel witness_id witness state made_by made_at blocked_by blocked_at set_up_until last_seen_at last_ip visits',
  )

/** The newest first. */
export async function terminalPage(
  tenant: TenantDb,
  { keyword, state, page, size }: BodyOf<typeof contract.terminal.terminalList>,
) {
  const found = `from terminal t where t.company_id = $1
    and ($2::text is null or t.serial ilike $2 or t.place ilike $2 or t.witness ilike $2 or t.terminal_no ilike $2)
    and ($3::text is null or ${STATE} = $3)`
  const values: Value[] = [likeOf(keyword), state ?? null]
  const skip = (page - 1) * size
  const { rows, ...counted } = await countedPage(
    tenant,
    found,
    values,
    { skip, most: size },
    (most) =>
      tenant.rows<Row>(`select ${COLUMNS} ${found} order by t.id desc limit $4 offset $5`, [
        ...values,
        most,
        skip,
      ]),
  )
  return { ...counted, page, size, rows: rows.map(told) }
}

export async function terminalRow(tenant: TenantDb, id: number): Promise<TerminalRow> {
  const row = await tenant.one<Row>(
    `select ${COLUMNS} from terminal t where t.company_id = $1 and t.id = $2`,
    [id],
  )
  if (!row) throw new Refusal('UNKNOWN', TERMINAL_SAYS.terminalNotFound)
  return told(row)
}

const newCode = () => {
  const code = `${CODE_MARK}${randomBytes(32).toString('base64url')}`
  return { code, hash: hashToken(code) }
}

/** An account, and the key of its holder's ID number (witness.ts). */
export interface Witness {
  id: number
  name: string
  key: string
}

export interface NewTerminal {
  serial: string
  place: string
  channel: string
  witness: Witness
  by: string
}

export async function addTerminal(tx: TenantDb, made: NewTerminal) {
  const { code, hash } = newCode()
  const terminalNo = `YTJ${randomBytes(8).toString('hex').toUpperCase()}`
  await enterKey(tx, 'TERMINAL', terminalNo)
  await enterKey(tx, 'TERMINAL', hash)
  const { witness, by } = made
  const row = await tx.one<{ id: number }>(
    `with had as materialized (select count(*) as n from terminal where company_id = $1)
     insert into terminal (company_id, terminal_no, serial, place, channel, witness_id, witness, witness_key, made_by, code_hash, code_until)
     select $1::int, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + interval '${CODE_HOURS} hours' from had where had.n < ${MOST}
     on conflict (company_id, serial) do nothing returning id`,
    [
      terminalNo,
      made.serial,
      made.place,
      made.channel,
      witness.id,
      witness.name,
      witness.key,
      by,
      hash,
    ],
  )
  if (row) return { code, row: await terminalRow(tx, row.id) }
  const known = await tx.one('select 1 from terminal where company_id = $1 and serial = $2', [
    made.serial,
  ])
  if (known) throw new Refusal('CONFLICT', TERMINAL_SAYS.serialKnown, 'serial')
  throw new Refusal('CONFLICT', TERMINAL_SAYS.mostTerminals({ n: MOST }))
}

export const editTerminal = (tx: TenantDb, id: number, place: string, witness: Witness) =>
  tx.run(
    'update terminal set place = $3, witness_id = $4, witness = $5, witness_key = $6 where company_id = $1 and id = $2',
    [id, place, witness.id, witness.name, witness.key],
  )

/** A new code in the place of the key and of the code before: whoever held the device can call no more. */
export async function newSetUp(tx: TenantDb, id: number) {
  await terminalRow(tx, id)
  const { code, hash } = newCode()
  await enterKey(tx, 'TERMINAL', hash)
  await tx.run(
    `update terminal set public_key = null, code_hash = $3, code_until = now() + interval '${CODE_HOURS} hours'
      where company_id = $1 and id = $2`,
    [id, hash],
  )
  return { code, row: await terminalRow(tx, id) }
}

export const blockTerminal = (tx: TenantDb, id: number, by: string | null) =>
  tx.run(
    `update terminal set blocked_by = case when $3::text is null then null else coalesce(blocked_by, $3) end,
            blocked_at = case when $3::text is null then null else coalesce(blocked_at, now()) end
      where company_id = $1 and id = $2`,
    [id, by],
  )

/** Takes a code for a key, once; null = it is not valid any more. */
export const takeCode = (tx: TenantDb, code: string, publicKey: string) =>
  tx.one<{ terminal_no: string; place: string; channel: string }>(
    `update terminal set public_key = $3, code_hash = null, code_until = null
      where company_id = $1 and code_hash = $2 and code_until > now() and blocked_at is null
      returning terminal_no, place, channel`,
    [hashToken(code), publicKey],
  )
