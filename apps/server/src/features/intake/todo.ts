/** Imports that want a person, for the work bench. */
import type { TodoRow } from '@xinjian/contract'
import { pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { type Within, within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { notSealed } from '../consent/index.ts'
import { openSheets } from './books/layout-store.ts'
import { openLabels } from './forms/labels-store.ts'

/** A failure is work for so many days. */
const DAYS = 30

/** Documents of `b` that nobody has looked at, labels that nobody has chosen an item for, sheets that nobody has settled. */
const UNCHECKED = `((select count(*)::int from import_check k
  where k.company_id = $1 and k.import_id = b.id and k.decision is null) + ${openLabels('b')} + ${openSheets('b')})`

/** Uploads that failed and were not sent again, or tried again, since; newest first. */
export const failedImports = (tenant: TenantDb, most: number, skip: number) =>
  imports(tenant, most, skip, {
    where: `b.status = 'FAILED' and b.blob_key <> '' and b.finished_at > now() - interval '${DAYS} days' and ${UNCHECKED} = 0
     and not exists (
       select 1 from import_batch n where n.company_id = $1 and n.enterprise_id = b.enterprise_id and n.file_name = b.file_name
          and n.id > b.id)`,
    what: "b.file_name || '：' || b.message",
    count: 'null::int',
  })

/** Uploads with documents that a person must look at; newest first. */
export const uncheckedImports = (tenant: TenantDb, most: number, skip: number) =>
  imports(tenant, most, skip, {
    // Looked up from what is open, which is little; forms are read where the company has a label to choose at all.
    where: `b.id = any(array(
       select k.import_id from import_check k where k.company_id = $1 and k.decision is null
       union
       select q.import_id from book_question q where q.company_id = $1 and q.asked is not null
         and not exists (select 1 from book_layout l where l.company_id = $1 and l.fingerprint = q.fingerprint)
       union
       select f.id from import_batch f
        where f.company_id = $1 and exists (select 1 from account_label l where l.company_id = $1 and l.code is null)
          and f.forms <> '[]' and ${openLabels('f')} > 0))`,
    what: 'b.file_name',
    count: UNCHECKED,
  })

function imports(
  tenant: TenantDb,
  most: number,
  skip: number,
  of: { where: string; what: string; count: string },
): Promise<{ total: number; rows: TodoRow[] }> {
  const values: Value[] = []
  const seen: Within = within(tenant.scope, values)
  const found = `
    from import_batch b join enterprise e on e.company_id = b.company_id and e.id = b.enterprise_id
   where b.company_id = $1 and ${of.where} and ${notSealed('b.enterprise_id')} ${seen.imports('b')}`
  return pageOf(
    tenant,
    {
      columns: `b.id, e.name, e.tax_no, ${of.what} as what, coalesce(b.finished_at, b.created_at) as at, ${of.count} as count`,
      found,
      order: 'b.id desc',
      values,
      most,
      skip,
    },
    (r: {
      id: number
      name: string
      tax_no: string
      what: string
      at: Date
      count: number | null
    }) => ({
      key: String(r.id),
      enterpriseName: r.name,
      taxNo: r.tax_no,
      what: r.what,
      at: r.at.toISOString(),
      month: null,
      count: r.count,
    }),
  )
}
