/** What tests of sums by month have in common: enterprises of their own, and chance that is the same at every run. */
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import type { TestServer } from '../harness.ts'

const TAX_NO = '914403001922038216'

/** The tenant of a server's owner. */
export async function ownersTenant(server: TestServer): Promise<TenantDb> {
  const firm = { taxNo: TAX_NO, name: '账套测试有限公司' }
  await server.call('POST', '/enterprise/save', firm, await server.login('owner'))
  const saved = await server.db.one<{ company_id: number }>(
    'select company_id from enterprise where tax_no = $1',
    [TAX_NO],
  )
  return tenantOf(server.db, saved!.company_id)
}

/** An enterprise of its own for each run. */
export async function newEnterprise(
  server: TestServer,
  { companyId }: TenantDb,
  n: number,
): Promise<{ enterpriseId: number; importId: number }> {
  const taxNo = `${TAX_NO.slice(0, -2)}${String(n).padStart(2, '0')}`
  const row = await server.db.one<{ id: number }>(
    'insert into enterprise (company_id, tax_no, name) values ($1, $2, $2) returning id',
    [companyId, taxNo],
  )
  return { enterpriseId: row!.id, importId: n }
}

export const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
export const yuan = (fen: number): string => (fen / 100).toFixed(2)
export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0)
