/** What a release before wrote in clear, company by company: counted, and sealed by the key of its company (docs/decisions/0254). */
import type { Database, Db, Value } from '../db/pool.ts'
import { tiedTo } from '../db/tenant.ts'
import type { Columns } from '../security/column/column.ts'
import { type SealedName, type SealedPair, sealedPairs } from '../security/column/pairs.ts'
import { readerOf } from './resting.ts'

const AT_ONCE = 200

/** Rows of a company that hold a column in clear, by column. */
export async function clearOf(db: Database, companyId: number): Promise<Map<SealedName, number>> {
  const found = new Map<SealedName, number>()
  for (const pair of sealedPairs()) {
    const { name, table, clear } = pair
    const row = await readerOf(db, pair, companyId).one<{ n: number }>(
      `select count(*)::int as n from ${table} where company_id = $1 and ${clear} is not null`,
    )
    found.set(name, row?.n ?? 0)
  }
  return found
}

/**
 * Seals them, some rows at a time, each only if it is still what was read. Ended anywhere it goes on where it is called again.
 * @param db of the owner of the tables
 * @returns rows that were sealed
 */
export async function sealClear(
  db: Database,
  columns: Columns,
  companyId: number,
): Promise<number> {
  let done = 0
  for (const pair of sealedPairs()) {
    for (let after: string | null = null; ; ) {
      const rows: Clear[] = await readClear(readerOf(db, pair, companyId), pair, after)
      const last = rows.at(-1)
      if (!last) break
      const sealed = await Promise.all(
        rows.map(async ({ key, clear }) => {
          const cell = { companyId, column: pair.name, row: key }
          return { key, clear, sealed: (await columns.seal(cell, clear)).sealed }
        }),
      )
      const write = async (own: Db) => {
        for (const row of sealed) done += await writeSealed(own, pair, row)
      }
      if (pair.by === 'owner') await asOwner(db, companyId, pair, write)
      else await write(readerOf(db, pair, companyId))
      after = last.key
    }
  }
  return done
}

interface Clear {
  key: string
  clear: string
}

const readClear = (own: Db, { table, clear, key }: SealedPair, after: Value): Promise<Clear[]> =>
  own.rows<Clear>(
    `select ${key}::text as key, ${clear}::text as clear from ${table}
      where company_id = $1 and ${clear} is not null and ($2::text is null or ${key}::text > $2) order by ${key}::text limit ${AT_ONCE}`,
    [after],
  )

const writeSealed = (
  own: Db,
  { table, clear, sealed, key }: SealedPair,
  row: Clear & { sealed: Uint8Array | null },
): Promise<number> =>
  own.run(
    `update ${table} set ${clear} = null, ${sealed} = $3 where company_id = $1 and ${key} = $2 and ${clear}::text = $4`,
    [row.key, row.sealed, row.clear],
  )

/** Rows are only ever added there: the owner gives itself the right to these two columns for as long as the transaction lasts, and nobody else has it. */
const asOwner = (
  db: Database,
  companyId: number,
  { table, clear, sealed }: SealedPair,
  work: (own: Db) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const right = `update (${clear}, ${sealed}) on ${table}`
    await tx.run(`grant ${right} to current_user`)
    await work(tiedTo(tx, companyId))
    await tx.run(`revoke ${right} from current_user`)
  })
