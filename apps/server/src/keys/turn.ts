/**
 * `xinjian keys turn`: seals anew, under the key that makes, what lies sealed under others, company by company and some rows at a time; and keeps
 * of the others what old seals are verified by. What a release before wrote in clear is sealed, too, by the keys of the companies and the platform's. Ended anywhere it goes on where it is called again; called twice it does nothing.
 */
import type { Database, Db, Value } from '../db/pool.ts'
import { BOX_HEAD, type Box, boxHead, boxKeyOf, createBox } from '../security/box.ts'
import { PLATFORM } from '../security/column/pairs.ts'
import { publicHalf } from '../security/log-signer.ts'
import { CHECKPOINT_PURPOSE, KEPT_PURPOSES } from '../security/purposes.ts'
import type { Secret } from '../security/secret.ts'
import { indexClear, sealClear } from './clear.ts'
import { companyIds } from './companies.ts'
import { beginSealing, columnsOf } from './data-keys.ts'
import { KEPT_BOX, keep, keptContext, keptRows } from './load.ts'
import {
  DATA_KEYS,
  readerOf,
  SEALED_COLUMNS,
  SEALED_OF_PLATFORM,
  type SealedColumn,
} from './resting.ts'

const AT_ONCE = 200

export interface Turned {
  /** Id of the key that everything lies under now. */
  makes: string
  rewrapped: number
  /** Rows that lay in clear, and are sealed by the key of their company, or the platform's, now. */
  sealed: number
  /** Rows that opened by no key that is here: they stay as they are, and whoever asks for them is told which key is missing. */
  unopened: number
  companies: number
}

export async function turnKeys(db: Database, given: Secret): Promise<Turned> {
  // Marked even where there is one key alone: by its mark is told what was sealed anew.
  const secret: Secret = { ...given, mark: given.id }
  const system = db.as('system')
  const done: Turned = { makes: secret.id, rewrapped: 0, sealed: 0, unopened: 0, companies: 0 }
  const boxes = new Map<string, Box>()
  const boxOf = (purpose: string): Box => {
    const box = boxes.get(purpose) ?? createBox(secret, purpose)
    boxes.set(purpose, box)
    return box
  }
  // First: from now on seals are verified whoever takes the key away.
  await keepFormer(system, secret)
  const columns = columnsOf(db, secret)
  // Before a number is sealed every other can be compared with it.
  for await (const companyId of companyIds(system)) await indexClear(db, columns, companyId)
  await beginSealing(db)
  for await (const companyId of companyIds(system)) {
    for (const column of SEALED_COLUMNS)
      await rewrapColumn(
        readerOf(db, column, companyId),
        boxOf(column.purpose),
        companyId,
        column,
        done,
      )
    done.sealed += await sealClear(db, columns, companyId)
    done.companies += 1
  }
  await rewrapColumn(
    readerOf(db, DATA_KEYS, PLATFORM),
    boxOf(DATA_KEYS.purpose),
    PLATFORM,
    DATA_KEYS,
    done,
  )
  done.sealed += await sealClear(db, columns, PLATFORM)
  for (const column of SEALED_OF_PLATFORM) {
    const box = boxOf(column.purpose)
    const rows = await system.rows<{ key: Value; user_id: number; sealed: Buffer }>(
      `select ${column.key} as key, user_id, ${column.column} as sealed from ${column.table}
        where ${column.column} is not null and substr(${column.column}, 1, ${BOX_HEAD}) <> $1`,
      [boxHead(secret.id)],
    )
    for (const row of rows)
      await rewrap(box, column.context(row), row.sealed, done, (sealed) =>
        system.run(
          `update ${column.table} set ${column.column} = $2 where ${column.key} = $1 and ${column.column} = $3`,
          [row.key, sealed, row.sealed],
        ),
      )
  }
  // Last: a start with a key too few is refused while one of these lies under it.
  const box = boxOf(KEPT_BOX)
  for (const row of await keptRows(system))
    if (boxKeyOf(row.sealed) !== secret.id)
      await rewrap(box, keptContext(row), row.sealed, done, (sealed) =>
        system.run(
          'update derived_key set sealed = $3 where purpose = $1 and key_id = $2 and sealed = $4',
          [row.purpose, row.key_id, sealed, row.sealed],
        ),
      )
  return done
}

async function keepFormer(db: Db, secret: Secret): Promise<void> {
  const box = createBox(secret, KEPT_BOX)
  for (const purpose of KEPT_PURPOSES)
    for (const { id, key } of secret.live(purpose, 32))
      if (id !== secret.id)
        await keep(db, box, 'FORMER', purpose, {
          id,
          // Of what signs logs the public half alone: nobody signs with a former key.
          key: purpose === CHECKPOINT_PURPOSE ? publicHalf(key) : key,
        })
}

async function rewrapColumn(
  db: Db,
  box: Box,
  companyId: number,
  { table, column, key, context }: SealedColumn,
  done: Turned,
): Promise<void> {
  for (let after: Value = null; ; ) {
    const rows: { key: string; sealed: Buffer }[] = await db.rows(
      `select ${key}::text as key, ${column} as sealed from ${table}
        where company_id = $1 and ${column} is not null and substr(${column}, 1, ${BOX_HEAD}) <> $2
          and ($3::text is null or ${key}::text > $3) order by ${key}::text limit ${AT_ONCE}`,
      [boxHead(done.makes), after],
    )
    for (const row of rows)
      await rewrap(box, context(companyId, row.key), row.sealed, done, (sealed) =>
        db.run(
          // Whoever wrote meanwhile wrote under a key of now.
          `update ${table} set ${column} = $3 where company_id = $1 and ${key} = $2 and ${column} = $4`,
          [row.key, sealed, row.sealed],
        ),
      )
    const last = rows.at(-1)
    if (!last) return
    after = last.key
  }
}

async function rewrap(
  box: Box,
  context: string,
  sealed: Buffer,
  done: Turned,
  write: (sealed: Buffer) => Promise<number>,
): Promise<void> {
  const plain = opened(box, context, sealed)
  if (plain === null) done.unopened += 1
  else done.rewrapped += await write(box.seal(context, plain))
}

function opened(box: Box, context: string, sealed: Buffer): string | null {
  try {
    return box.open(context, sealed)
  } catch {
    return null
  }
}
