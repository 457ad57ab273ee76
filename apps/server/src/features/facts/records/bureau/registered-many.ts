/** What the tax bureau registered of many enterprises at once: who they are, their people, their holders. Numbers of persons stand masked. */
import type { TenantDb } from '../../../../db/tenant.ts'

export interface Registered {
  enterpriseId: number
  status: string | null
  taxpayerStatus: string | null
  industry: string | null
  address: string | null
  people: readonly { role: string | null; name: string | null; idNo: string }[]
}

/** Newest of each. */
export const registeredOfMany = async (
  tenant: TenantDb,
  ids: readonly number[],
): Promise<Registered[]> =>
  ids.length === 0
    ? []
    : (
        await tenant.rows<Registered & { gone: boolean }>(
          `select distinct on (enterprise_id) enterprise_id as "enterpriseId", gone, reg_status as status,
                  taxpayer_status as "taxpayerStatus", industry_name as industry, reg_address as address,
                  coalesce(detail -> 'people', '[]'::jsonb) as people
             from tax_registration where company_id = $1 and enterprise_id = any($2)
            order by enterprise_id, revision desc`,
          [[...ids]],
        )
      ).filter(({ gone }) => !gone)

export interface RegisteredHolder {
  enterpriseId: number
  name: string
  kind: string | null
  idMasked: string | null
  ratio: number | null
}

export const holdersOfMany = async (
  tenant: TenantDb,
  ids: readonly number[],
): Promise<RegisteredHolder[]> =>
  ids.length === 0
    ? []
    : (
        await tenant.rows<RegisteredHolder & { gone: boolean }>(
          `select distinct on (enterprise_id, row_key) enterprise_id as "enterpriseId", gone, name, kind,
                  id_masked as "idMasked", ratio::float8 as ratio
             from shareholder where company_id = $1 and enterprise_id = any($2)
            order by enterprise_id, row_key, revision desc`,
          [[...ids]],
        )
      ).filter(({ gone }) => !gone)
