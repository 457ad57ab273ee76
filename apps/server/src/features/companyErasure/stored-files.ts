/** Files that rows named which are gone: each goes from every store, unless another company's rows name the same bytes. */
import { ERASURE_SETTLE_MINUTES } from '@xinjian/contract/nouns/account/companyErasure'
import type { Blobs } from '../../blobs.ts'
import { type Erasing, underClaim } from './rows.ts'

const AT_ONCE = 100
/** What was put since the company was closed is somebody else's, who has not written its row yet. */
const SETTLED_MS = ERASURE_SETTLE_MINUTES * 60_000

/** @returns how many were looked at; 0 = none is left */
export async function eraseFiles(erasing: Erasing, stores: readonly Blobs[]): Promise<number> {
  const { db, claim } = erasing
  const open = await underClaim(erasing, 'system', (own) =>
    own.rows<{ key: string }>(
      `select key from company_erasure_file where company_id = $1 and no = $2 and outcome is null order by key limit ${AT_ONCE}`,
      [claim.id],
    ),
  )
  if (open.length === 0) return 0
  const keys = open.map(({ key }) => key)
  const rows = await db.rows<{ key: string }>('select blobs_named($1) as key', [keys])
  const named = new Set(rows.map(({ key }) => key))
  const kept: string[] = []
  for (const key of keys) if (named.has(key) || !(await isGone(stores, key))) kept.push(key)
  await underClaim(erasing, 'system', (own) =>
    own.run(
      `update company_erasure_file set outcome = case when key = any($4::text[]) then 'KEPT' else 'GONE' end
        where company_id = $1 and no = $2 and key = any($3::text[])`,
      [claim.id, keys, kept],
    ),
  )
  return keys.length
}

/** Takes the file from each store. Whether none has it any more. */
async function isGone(stores: readonly Blobs[], key: string): Promise<boolean> {
  let gone = true
  for (const store of stores) {
    await store.removeOld(key, SETTLED_MS)
    const left = await store.read(key).catch(() => null)
    left?.destroy()
    if (left) gone = false
  }
  return gone
}
