/**
 * The audit log: one chain per company. Each entry's hash is SM3 of the hash before it and its own canonical JSON (domain §7.5), so
 * that a row that is changed, left out or put in between is seen by whoever reckons the chain again (`packages/format`,
 * `xinjian audit verify`). In a transaction the trace stands with what it tells of, or neither does.
 */
import { createHash } from 'node:crypto'
import { canonicalJson, maskMobile } from '@xinjian/format'
import type { Database } from './pool.ts'
import type { Db } from './statement.ts'
import type { CompanyTx } from './tenant.ts'

/** `LOOK` = a sensitive look; `CHANGE` = something is other than before; `REFUSED` = somebody was not let. */
export const TRACE_KINDS = ['LOGIN', 'LOGOUT', 'REFUSED', 'LOOK', 'CHANGE'] as const
export type TraceKind = (typeof TRACE_KINDS)[number]

/** The chain of what concerns no company that could be told, as a login under a name that nobody has. */
export const PLATFORM_CHAIN = 0

/** Who did it, and from where. */
export interface Actor {
  /** null = nobody is logged in. */
  userId: number | null
  userName: string
  /** Company of the actor, where it is another than that of the chain: an operator's. */
  actorCompany: number | null
  ip: string
  agent: string
  requestId: string
}

export interface Trace {
  kind: TraceKind
  /** Name of the call in the contract. */
  action: string
  /** What it was done to, as a person calls it: a user name, a report's number. */
  object?: string
  /** Before and after, reasons; never a secret, mobiles masked. */
  detail?: object
}

/** What an entry is known by, and the next one goes on from. */
export const chainHash = (before: Uint8Array, body: string): Buffer =>
  createHash('sm3').update(before).update(body).digest()

/** A whole mobile number. */
const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g

/** Numbers that a person wrote into a reason are masked before they stand there for ever. */
const withoutMobiles = <T>(said: T): T =>
  JSON.parse(JSON.stringify(said), (_, value) =>
    typeof value === 'string' ? value.replace(MOBILE, maskMobile) : value,
  )

/** Writes an entry into the chain of a company; waits for others that write there. */
export async function leaveTrace(
  tx: Db,
  companyId: number,
  who: Actor,
  trace: Trace,
  at = new Date().toISOString(),
) {
  const head = await tx.one<{ seq: number; hash: Buffer }>(
    `insert into audit_head (company_id, seq, hash) values ($1, 1, '')
     on conflict (company_id) do update set seq = audit_head.seq + 1 returning seq, hash`,
    [companyId],
  )
  const { seq, hash: before } = head ?? { seq: 1, hash: Buffer.alloc(0) }
  const body = canonicalJson({
    seq,
    at,
    companyId,
    ...who,
    ...withoutMobiles(trace),
  })
  const hash = chainHash(before, body)
  await tx.run(
    `with head as (update audit_head set hash = $3 where company_id = $1)
     insert into audit_entry (company_id, seq, hash, body) values ($1, $2, $3, $4)`,
    [companyId, seq, hash, body],
  )
}

/** The same in a transaction of its own. */
export const leaveTraceAlone = (db: Database, companyId: number, who: Actor, trace: Trace) =>
  db.transaction((tx) => leaveTrace(tx, companyId, who, trace))

/** A log and whoever did it, as that log tells it. */
export interface InLog {
  chain: number
  who: Actor
}

/** What waits to be written. */
interface Said {
  at: string
  who: Actor
  trace: Trace
}

/**
 * The same for those who reach no log: a line that waits, in the transaction of what it tells of, for each of these logs. No log is held
 * until that transaction ends, so that no two wait for each other. `tx` is the company's.
 */
export async function leaveLater(
  tx: Pick<CompanyTx, 'run'>,
  logs: readonly InLog[],
  trace: Trace,
): Promise<void> {
  const at = new Date().toISOString()
  for (const { chain, who } of logs) {
    const said: Said = { at, who, trace: withoutMobiles(trace) }
    await tx.run('insert into audit_waiting (company_id, chain, said) values ($1, $2, $3::jsonb)', [
      chain,
      JSON.stringify(said),
    ])
  }
}

/** Writes what waits (of a company, or of all) in its order. A line goes into its log and is waiting no more, or neither. */
export async function writeWaiting(db: Database, companyId: number | null = null): Promise<void> {
  while (await db.transaction((tx) => writeNext(tx, companyId)));
}

async function writeNext(tx: Db, companyId: number | null): Promise<boolean> {
  const head = await tx.one<{ company_id: number; id: number }>(
    `select company_id, id from audit_waiting where $1::int is null or company_id = $1 order by id limit 1`,
    [companyId],
  )
  if (!head) return false
  // Held before it is looked at again: who comes second finds it gone, and goes on to the next one.
  const next = await tx.one<{ chain: number; said: Said }>(
    'select chain, said from audit_waiting where company_id = $1 and id = $2 for update',
    [head.company_id, head.id],
  )
  if (!next) return true
  const { at, who, trace } = next.said
  await leaveTrace(tx, next.chain, who, trace, at)
  await tx.run('delete from audit_waiting where company_id = $1 and id = $2', [
    head.company_id,
    head.id,
  ])
  return true
}
