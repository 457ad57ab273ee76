/**
 * The one step of a tenant's transaction that row-level security does not watch: PostgreSQL refuses COPY into a table with
 * policies. So the rows name no company; the column's default takes it from the connection, as the policies do, and rows can
 * land in no other company.
 */
import type pg from 'pg'
import { ROLES } from './roles.ts'

/** Runs `copy` (a COPY into `into`: table and column list) as the tables' owner, then goes on as tenant. */
export async function copyIntoCompany(
  client: pg.PoolClient,
  into: string,
  copy: () => Promise<void>,
): Promise<void> {
  if (/\bcompany_id\b/.test(into) || !/^\w+ \(/.test(into))
    throw new Error(`COPY 的列须列出且不含 company_id: ${into}`)
  await client.query('set local role none')
  await copy()
  // After an error the transaction is rolled back, and the role with it.
  await client.query(`set local role ${ROLES.tenant}`)
}
