/**
 * COPY as tenant. The rows name no company; the column's default takes it from the connection.
 *
 * PostgreSQL refuses COPY into a table with policies, so it runs under the loader: a role above the policies that may give every column
 * of few tables but the company, and read none (docs/decisions/0159). Where nobody could put it above them (db/roles.ts), the rows land in
 * a table of the transaction first and go on from there under the policies.
 */
import type pg from 'pg'
import { fitted } from './distribute/session.ts'
import { LOADER, ROLES } from './role-names.ts'

const INTO = /^(\w+) \(([\w, ]+)\)$/
const LANDING = 'pg_temp.landing'

export interface Copy {
  /** Table and column list. */
  into: string
  /** Given what it has to COPY into. */
  copy(landing: string): Promise<void>
}

/** One after the other, within a transaction only. */
export async function copyIntoCompany(
  client: pg.PoolClient,
  copies: readonly Copy[],
): Promise<void> {
  if (copies.length === 0) return
  for (const { into } of copies) partsOf(into)
  const { above, distributed } = await standing(client)
  if (!above || distributed) {
    for (const copy of copies) await copyByLanding(client, copy, distributed)
    return
  }
  // A transaction that fails takes the role back.
  await client.query(`set local role ${LOADER}`)
  for (const { into, copy } of copies) await copy(into)
  await client.query(`set local role ${ROLES.tenant}`)
}

function partsOf(into: string): { table: string; columns: string } {
  const [, table, columns] = INTO.exec(into) ?? []
  if (!table || !columns || /\bcompany_id\b/.test(columns))
    throw new Error(`COPY 的列须列出且不含 company_id: ${into}`)
  return { table, columns }
}

async function copyByLanding(
  client: pg.PoolClient,
  { into, copy }: Copy,
  distributed: boolean,
): Promise<void> {
  const { table, columns } = partsOf(into)
  await client.query(
    `create temporary table landing on commit drop as select ${columns} from ${table} with no data`,
  )
  await copy(`${LANDING} (${columns})`)
  const rows = `insert into ${table} (${columns}) select ${columns} from ${LANDING}`
  await client.query(distributed ? fitted(rows) : rows)
  await client.query(`drop table ${LANDING}`)
}

interface Standing {
  /** The loader is above the policies. */
  above: boolean
  /** Rows lie on other nodes, where one transaction is of one role. */
  distributed: boolean
}

async function standing(client: pg.PoolClient): Promise<Standing> {
  const { rows } = await client.query<Standing>({
    name: 'loader stands above',
    text: `select rolbypassrls as above, exists (select 1 from pg_extension where extname = 'citus') as distributed
             from pg_roles where rolname = $1`,
    values: [LOADER],
  })
  return rows[0] ?? { above: false, distributed: false }
}
