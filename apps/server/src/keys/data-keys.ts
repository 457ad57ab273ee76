/** Keys of companies and the platform's, by which columns of their rows rest sealed: random, each wrapped by the secret key (docs/decisions/0254). */
import { randomBytes } from 'node:crypto'
import type { Database, Db } from '../db/pool.ts'
import { tiedTo } from '../db/tenant.ts'
import { type Box, createBox } from '../security/box.ts'
import { createBlindIndex } from '../security/column/blind-index.ts'
import {
  type Columns,
  createColumns,
  type DataKey,
  type DataKeys,
} from '../security/column/column.ts'
import { HASHED_COLUMNS, SEALED_PAIRS } from '../security/column/pairs.ts'
import { keyIdOf, type Secret } from '../security/secret.ts'

/** What they lie under. */
export const DATA_KEY_BOX = 'company-data-key'
const KEY_BYTES = 32
/** As long as a process goes on with a key that it has read: after that one thrown away opens nothing there either. */
const KNOWN_MS = 10 * 60_000
/** Some hundred bytes each. */
const MOST_KNOWN = 10_000
const BEGUN = 'select 1 from sealed_column where name = $1'

export const dataKeyContext = (companyId: number, keyId: string): string => `${companyId}/${keyId}`

/** From now on what is written is sealed, whichever column. Again is the same. */
export const beginSealing = (db: Database): Promise<number> =>
  db
    .as('system')
    .run('insert into sealed_column (name) select unnest($1::text[]) on conflict do nothing', [
      [...Object.keys(SEALED_PAIRS), ...HASHED_COLUMNS],
    ])

/** On connections of the platform, which no company's wait for: within a transaction of a company its key is read, and kept, beside it. */
function createDataKeys(db: Database, secret: Secret): DataKeys {
  const system = db.as('system')
  const box: Box = createBox(secret, DATA_KEY_BOX)
  const known = new Map<number, { own: DataKey; until: number }>()
  const begun = new Set<string>()
  const knownOf = (companyId: number): DataKey | null => {
    const before = known.get(companyId)
    if (before && before.until > Date.now()) return before.own
    known.delete(companyId)
    return null
  }
  const read = async (on: Db, companyId: number): Promise<DataKey | null> => {
    const row = await tiedTo(on, companyId).one<{ key_id: string; sealed: Buffer }>(
      'select key_id, sealed from company_data_key where company_id = $1',
    )
    if (!row) return null
    const text = box.open(dataKeyContext(companyId, row.key_id), row.sealed)
    return { id: row.key_id, key: Buffer.from(text, 'base64') }
  }
  const over = (on: Db, keep: (companyId: number, own: DataKey) => void): DataKeys => {
    const keys: DataKeys = {
      async begun(column) {
        if (!begun.has(column) && (await on.one(BEGUN, [column]))) begun.add(column)
        return begun.has(column)
      },
      async held(companyId) {
        const before = knownOf(companyId)
        if (before) return before
        const own = await read(on, companyId)
        if (own) keep(companyId, own)
        return own
      },
      async making(companyId, column) {
        if (!(await keys.begun(column))) return null
        const held = await keys.held(companyId)
        if (held) return held
        const key = randomBytes(KEY_BYTES)
        const id = keyIdOf(key)
        const sealed = box.seal(dataKeyContext(companyId, id), key.toString('base64'))
        // Of two processes at once one keeps its own, and both read that.
        await tiedTo(on, companyId).run(
          'insert into company_data_key (company_id, key_id, sealed) values ($1, $2, $3) on conflict (company_id) do nothing',
          [id, sealed],
        )
        return keys.held(companyId)
      },
      // Nothing that it reads is kept: a key that is rolled back would go on sealing here what nobody opens.
      on: (tx) => over(tx, () => undefined),
    }
    return keys
  }
  return over(system, (companyId, own) => {
    const [oldest] = known.size >= MOST_KNOWN ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(companyId, { own, until: Date.now() + KNOWN_MS })
  })
}

/** What features get. */
export const columnsOf = (db: Database, secret: Secret): Columns =>
  createColumns(createDataKeys(db, secret), createBlindIndex(secret))
