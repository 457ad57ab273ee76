/** Public records of many enterprises at once. Only records that bear the code of the enterprise: a name is no proof. */
import {
  type PublicRecord,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import type { TenantDb } from '../../../../db/tenant.ts'
import { columnOf } from './columns.ts'
import { publicTable } from './datasets.ts'

type Field<K extends PublicRecordKind> = keyof PublicRecord<K> & string

export type HeldOf<K extends PublicRecordKind, F extends Field<K>> = Pick<PublicRecord<K>, F> & {
  enterpriseId: number
  /** Of its row. */
  key: string
}

const columnSql = (kind: PublicRecordKind, field: string): string =>
  recordFields(kind)[field]?.kind === 'percent' ? `${columnOf(field)}::float8` : columnOf(field)

/** Rows as they hold today. */
export const publicRowsOfMany = async <K extends PublicRecordKind, F extends Field<K>>(
  tenant: TenantDb,
  kind: K,
  ids: readonly number[],
  fields: readonly F[],
): Promise<HeldOf<K, F>[]> => {
  if (ids.length === 0) return []
  const columns = fields.map((field) => `${columnSql(kind, field)} as "${field}"`).join(', ')
  const rows = await tenant.rows<HeldOf<K, F> & { gone: boolean; match: string }>(
    `select distinct on (enterprise_id, row_key) enterprise_id as "enterpriseId", row_key as key, gone, match_level as match, ${columns}
       from ${publicTable(kind)} where company_id = $1 and enterprise_id = any($2)
      order by enterprise_id, row_key, revision desc`,
    [[...ids]],
  )
  return rows.filter(({ gone, match }) => !gone && match === 'CODE')
}

/** What annual reports said of guarantees for others, as the vendor told them (`told`): their lists are no records of their own. */
export const toldOfAnnualReports = async (
  tenant: TenantDb,
  ids: readonly number[],
): Promise<{ enterpriseId: number; year: number | null; told: string }[]> => {
  if (ids.length === 0) return []
  const rows = await tenant.rows<{
    enterpriseId: number
    year: number | null
    told: string
    gone: boolean
    match: string
  }>(
    `select distinct on (enterprise_id, row_key) enterprise_id as "enterpriseId", year, told, gone, match_level as match
       from registry_annual_report where company_id = $1 and enterprise_id = any($2)
      order by enterprise_id, row_key, revision desc`,
    [[...ids]],
  )
  return rows.flatMap(({ gone, match, ...row }) => (gone || match !== 'CODE' ? [] : [row]))
}
