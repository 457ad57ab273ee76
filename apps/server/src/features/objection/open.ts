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

/** The same of several, as `id of the enterprise/KIND/key of the row`. */
export async function openObjectionsOfMany(
  tx: Pick<TenantDb, 'rows'>,
  enterpriseIds: readonly number[],
): Promise<ReadonlySet<string>> {
  if (enterpriseIds.length === 0) return new Set()
  const rows = await tx.rows<{ enterprise_id: number; kind: string; row_key: string }>(
    `select enterprise_id, kind, row_key from objection
      where company_id = $1 and enterprise_id = any($2) and outcome is null`,
    [[...enterpriseIds]],
  )
  return new Set(rows.map(({ enterprise_id: id, kind, row_key: key }) => `${id}/${kind}/${key}`))
}
