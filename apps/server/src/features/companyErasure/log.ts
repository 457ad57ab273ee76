/**
 * The company's log loses its bodies; numbers and hashes stay. Before the first body goes the log is found to fit, and the platform's own log says
 * which numbers and hashes stood there: the mark of an erased body hides nothing that was altered before or since.
 */
import { ERASED_ACTION, ERASED_BODY, erasedDigest, groupedHash } from '@xinjian/format/audit-chain'
import { chainHash, leaveTrace, PLATFORM_CHAIN } from '../../db/audit.ts'
import { tiedTo } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CheckpointDeps, verifyLog } from '../audit/index.ts'
import { PLATFORM_ACTOR } from './actor.ts'
import { type Erasing, noteRows, underClaim } from './rows.ts'
import { type Erasure, erasureOf } from './store.ts'
import { LOG_TABLE } from './tables.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

const BATCH = 1_000

interface LogEnd {
  to: number
  /** Hex. */
  head: string
  digest: string
}

/** Throws a Refusal where the log does not fit. @returns what stood in it; told once, however often a worker comes here */
export async function sayLog(erasing: Erasing, checkpoints: CheckpointDeps): Promise<LogEnd> {
  const { db, claim } = erasing
  const row = (await erasureOf(tiedTo(db, claim.companyId), claim.id))!
  if (row.log_to !== null) return endOf(row)
  const { brokenAt, entries } = await verifyLog(checkpoints, claim.companyId)
  if (brokenAt !== null) throw new Refusal('CONFLICT', SAYS.logBroken({ seq: brokenAt }))
  const end = await digestTo(erasing, entries)
  await underClaim(erasing, 'system', async (own, tx) => {
    await own.run(
      'update company_erasure set log_to = $3, log_head = $4, log_digest = $5 where company_id = $1 and no = $2',
      [claim.id, end.to, end.head, end.digest],
    )
    await leaveTrace(tx, PLATFORM_CHAIN, PLATFORM_ACTOR, {
      kind: 'CHANGE',
      action: ERASED_ACTION,
      object: String(claim.companyId),
      detail: {
        no: claim.id,
        to: end.to,
        head: groupedHash(end.head),
        digest: groupedHash(end.digest),
      },
    })
  })
  return end
}

const endOf = ({ log_to, log_head, log_digest }: Erasure): LogEnd => ({
  to: log_to!,
  head: log_head!,
  digest: log_digest!,
})

async function digestTo({ db, claim }: Erasing, to: number): Promise<LogEnd> {
  const own = tiedTo(db, claim.companyId)
  let digest: Uint8Array = new Uint8Array()
  let head = ''
  for (let last = 0; last < to; ) {
    const rows = await own.rows<{ seq: number; hash: Buffer }>(
      'select seq, hash from audit_entry where company_id = $1 and seq > $2 and seq <= $3 order by seq limit $4',
      [last, to, BATCH],
    )
    if (rows.length === 0) throw new Error(`the log of ${claim.companyId} ends before ${to}`)
    for (const row of rows) {
      digest = erasedDigest(chainHash, digest, row)
      head = row.hash.toString('hex')
    }
    last = rows.at(-1)!.seq
  }
  return { to, head, digest: Buffer.from(digest).toString('hex') }
}

/** @returns whether bodies may be left */
export const eraseBodies = (erasing: Erasing, { to }: LogEnd): Promise<boolean> =>
  underClaim(erasing, 'eraser', async (own) => {
    const no = erasing.claim.id
    const noted = await own.one<{ rows: number }>(
      'select rows from company_erasure_table where company_id = $1 and no = $2 and name = $3',
      [no, LOG_TABLE],
    )
    const from = Number(noted?.rows ?? 0)
    const until = Math.min(to, from + BATCH)
    if (until <= from) return false
    const gone = await own.run(
      'update audit_entry set body = $2 where company_id = $1 and seq > $3 and seq <= $4',
      [ERASED_BODY, from, until],
    )
    if (gone !== until - from) throw new Error(`${LOG_TABLE}: ${gone} of ${until - from} entries`)
    const keys = Array.from({ length: gone }, (_, i) => [String(from + 1 + i)])
    await noteRows(own, no, LOG_TABLE, keys)
    return until < to
  })
