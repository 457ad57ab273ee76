/**
 * COPY as tenant. PostgreSQL refuses it into a table with policies, so the rows land in a table of the transaction first, and go on
 * from there under the policies. They name no company; the column's default takes it from the connection.
 */
import type pg from 'pg'

const INTO = /^(\w+) \(([\w, ]+)\)$/
const LANDING = 'pg_temp.landing'

/** Runs `copy`, given what it has to COPY into, for `into`: table and column list. */
export async function copyIntoCompany(
  client: pg.PoolClient,
  into: string,
  copy: (landing: string) => Promise<void>,
): Promise<void> {
  const [, table, columns] = INTO.exec(into) ?? []
  if (!table || !columns || /\bcompany_id\b/.test(columns))
    throw new Error(`COPY 的列须列出且不含 company_id: ${into}`)
  await client.query(
    `create temporary table landing on commit drop as select ${columns} from ${table} with no data`,
  )
  await copy(`${LANDING} (${columns})`)
  await client.query(`insert into ${table} (${columns}) select ${columns} from ${LANDING}`)
  await client.query(`drop table ${LANDING}`)
}
