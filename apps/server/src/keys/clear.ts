/** What a release before wrote in clear, company by company and of the platform: counted, and sealed by the key it is to lie under (docs/decisions/0254, 0265). */
import type { Database, Db, Value } from '../db/pool.ts'
import { tiedTo } from '../db/tenant.ts'
import type { Columns } from '../security/column/column.ts'
import {
  PLATFORM,
  type SealedName,
  type SealedPair,
  sealedPairs,
} from '../security/column/pairs.ts'
import { readerOf } from './resting.ts'

const AT_ONCE = 200

type NamedPair = ReturnType<typeof sealedPairs>[number]

const pairsOf = (companyId: number) =>
  sealedPairs().filter(({ own }) => (own === PLATFORM) === (companyId === PLATFORM))

const whereOf = ({ own, clear }: SealedPair): string =>
  `${own === PLATFORM ? '$1::int is not null' : (own ?? 'company_id = $1')} and ${clear}::text <> ''`

/** Rows of a company (`PLATFORM`: of none) that hold a column in clear, by column. */
export async function clearOf(db: Database, companyId: number): Promise<Map<SealedName, number>> {
  const found = new Map<SealedName, number>()
  for (const pair of pairsOf(companyId)) {
    const { name, table } = pair
    const row = await reachOf(db, pair, companyId).one<{ n: number }>(
      `select count(*)::int as n from ${table} where ${whereOf(pair)}`,
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
  for (const pair of pairsOf(companyId)) {
    for (let after: string | null = null; ; ) {
      const rows: Clear[] = await readClear(reachOf(db, pair, companyId), pair, after)
      const last = rows.at(-1)
      if (!last) break
      const sealed = await Promise.all(
        rows.map(async ({ key, clear }) => {
          const cell = { companyId, column: pair.name, row: key }
          return { key, clear, sealed: (await columns.seal(cell, clear)).sealed }
        }),
      )
      const write = async (own: Db) => {
        for (const row of sealed) done += await writeSealed(own, pair, columns, row)
      }
      if (pair.by === 'owner') await asOwner(db, companyId, pair, write)
      else await write(reachOf(db, pair, companyId))
      after = last.key
    }
  }
  return done
}

/**
 * The blind index beside what lies in clear, where it is to be unique: in every row, before the first one is sealed. Whoever writes meanwhile writes it, too.
 * @param db of the owner of the tables
 */
export async function indexClear(
  db: Database,
  { index }: Columns,
  companyId: number,
): Promise<void> {
  for (const pair of pairsOf(companyId)) {
    if (!pair.unique) continue
    const { table, clear, key, index: found } = pair
    const own = reachOf(db, pair, companyId)
    for (;;) {
      const rows = await own.rows<Clear>(
        `select ${key}::text as key, ${clear} as clear from ${table} where ${whereOf(pair)} and ${found} is null limit ${AT_ONCE}`,
      )
      for (const row of rows)
        await own.run(
          `update ${table} set ${found} = $3 where ${whereOf(pair)} and ${key} = $2 and ${clear} = $4`,
          [row.key, index(pair.name, row.clear), row.clear],
        )
      if (rows.length < AT_ONCE) break
    }
  }
}

interface Clear {
  key: string
  clear: string
}

const readClear = (own: Db, pair: SealedPair, after: Value): Promise<Clear[]> => {
  const { table, clear, key } = pair
  return own.rows<Clear>(
    `select ${key}::text as key, ${clear}::text as clear from ${table}
      where ${whereOf(pair)} and ($2::text is null or ${key}::text > $2) order by ${key}::text limit ${AT_ONCE}`,
    [after],
  )
}

const writeSealed = (
  own: Db,
  pair: NamedPair,
  { index }: Columns,
  row: Clear & { sealed: Uint8Array | null },
): Promise<number> => {
  const { table, clear, sealed, key } = pair
  const found = pair.index === undefined ? '' : `, ${pair.index} = $5`
  return own.run(
    `update ${table} set ${clear} = null, ${sealed} = $3${found} where ${whereOf(pair)} and ${key} = $2 and ${clear}::text = $4`,
    [row.key, row.sealed, row.clear, ...(found === '' ? [] : [index(pair.name, row.clear)])],
  )
}

/** Connections that reach the rows: those that stand by something else than a company's number are the platform's tables. */
const reachOf = (db: Database, pair: SealedPair, companyId: number): Db =>
  pair.own === undefined ? readerOf(db, pair, companyId) : numbered(db.as('system'), companyId)

/** `$1` of each statement is the number, as with `tiedTo`. */
const numbered = (db: Db, companyId: number): Db => ({
  rows: (text, values = []) => db.rows(text, [companyId, ...values]),
  one: (text, values = []) => db.one(text, [companyId, ...values]),
  run: (text, values = []) => db.run(text, [companyId, ...values]),
})

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
