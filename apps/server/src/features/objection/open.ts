import type { TenantDb } from '../../db/tenant.ts'

/** Records of an enterprise that an objection is open to, as `KIND/key of the row`: reports mark them 异议处理中. */
export async function openObjections(
  tx: Pick<TenantDb, 'rows'>,
  enterpriseId: number,
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ kind: string; row_key: string }>(
    'select kind, row_key from objection where company_id = $1 and enterprise_id = $2 and outcome is null',
    [enterpriseId],
  )
  return new Set(rows.map(({ kind, row_key }) => `${kind}/${row_key}`))
}
