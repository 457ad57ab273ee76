/** The keys of a running process: those that its settings give, and what the database keeps of derived ones (docs/decisions/0253). */
import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import { type Box, boxKeyOf, createBox } from '../security/box.ts'
import { LASTING_PURPOSES } from '../security/purposes.ts'
import { keysOf, type PurposeKey, type Secret, secretOf } from '../security/secret.ts'
import { SettingFault } from '../setting-fault.ts'
import { words } from './words.ts'

/** What kept keys lie under. */
export const KEPT_BOX = 'derived-key'

export interface KeptRow {
  purpose: string
  key_id: string
  role: 'LASTING' | 'FORMER'
  sealed: Buffer
}

export const keptContext = ({ purpose, key_id }: Pick<KeptRow, 'purpose' | 'key_id'>): string =>
  `${purpose}/${key_id}`

export const keptRows = (db: Db): Promise<KeptRow[]> =>
  db.rows<KeptRow>(
    'select purpose, key_id, role, sealed from derived_key order by made_at, purpose, key_id',
  )

/** Keeps a derived key, where none of that purpose and id is kept; of two processes at once one does, and both read the same. */
export const keep = (db: Db, box: Box, role: KeptRow['role'], purpose: string, one: PurposeKey) =>
  db.run(
    'insert into derived_key (purpose, key_id, role, sealed) values ($1, $2, $3, $4) on conflict do nothing',
    [
      ...[purpose, one.id, role],
      box.seal(keptContext({ purpose, key_id: one.id }), one.key.toString('base64')),
    ],
  )

/**
 * At the first start there must be one key: it is the one of everything that was made before, and of the hashes that rows are found by. Throws a
 * SettingFault where there are more, and where what is kept lies under a key that was not given: it was taken away before `keys turn` was done, and whoever
 * went on would find nothing by its hashes and finance an invoice twice.
 */
export async function loadKeys(
  config: Pick<Config, 'secretKey' | 'secretKeysRead' | 'dataDir'>,
  db: Db,
): Promise<Secret> {
  const keys = keysOf(config)
  const bare = secretOf(keys)
  const box = createBox(bare, KEPT_BOX)
  const before = new Set((await keptRows(db)).map(({ role, purpose }) => `${role} ${purpose}`))
  if (before.size === 0 && keys.length > 1) throw new SettingFault(words.firstAlone)
  for (const purpose of LASTING_PURPOSES)
    if (!before.has(`LASTING ${purpose}`))
      await keep(db, box, 'LASTING', purpose, { id: bare.id, key: bare.derive(purpose, 32) })
  let first: string | null = null
  const lasting = new Map<string, Buffer>()
  const former = new Map<string, PurposeKey[]>()
  for (const row of await keptRows(db)) {
    const key = opened(box, row)
    if (row.role === 'LASTING') {
      first ??= row.key_id
      lasting.set(row.purpose, key)
    } else former.set(row.purpose, [...(former.get(row.purpose) ?? []), { id: row.key_id, key }])
  }
  return secretOf(keys, { first, lasting, former })
}

function opened(box: Box, row: KeptRow): Buffer {
  try {
    return Buffer.from(box.open(keptContext(row), row.sealed), 'base64')
  } catch {
    throw new SettingFault(words.missing(boxKeyOf(row.sealed) ?? row.key_id))
  }
}
