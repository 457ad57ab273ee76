import { REPORT_KIND_NAMES, REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { likeBy, likeOf } from '../../db/like.ts'
import { type Start, walkedPage } from '../../db/lists/far.ts'
import { amongSql, lookUp, walkedSql } from '../../db/lists/worded.ts'
import { COUNTED, type Counted, countedAs, countSql, countTo } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { EnterpriseRow } from '../../db/rows/invoice.ts'
import type { ReportRow } from '../../db/rows/report.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { ANY_REVOKED, isReportSealed, isSealed, notSealed, sealedPage } from '../consent/index.ts'
import { type StatedIndustry, withSection } from './industry.ts'
import { initialsOf } from './initials.ts'

export interface EnterpriseRecord
  extends Pick<EnterpriseRow, 'id' | 'name' | 'tax_no' | 'seq' | 'updated_at'> {
  registration: Registration
}

/** What a tenant states about an enterprise; kept as JSON because collection adds fields with their own sources. */
export interface Registration extends StatedIndustry {
  legalRepresentative?: string | undefined
  establishedOn?: string | undefined
  registeredCapitalWan?: number | undefined
  taxpayerType?: 'GENERAL' | 'SMALL' | 'INDIVIDUAL' | undefined
  [field: string]: unknown
}

export interface EnterpriseSummary
  extends EnterpriseRecord,
    Pick<EnterpriseRow, 'sales_invoices' | 'purchase_invoices' | 'first_month' | 'last_month'> {
  report_no: ReportRow['report_no'] | null
  decision: ReportRow['decision']
  grade: ReportRow['grade']
  score: ReportRow['score']
  sealed: boolean
}

const COLUMNS = 'id, name, tax_no, registration, seq, updated_at'

/** An enterprise that the session may look at. */
export const enterpriseByTaxNo = (tenant: TenantDb, taxNo: string) => {
  const values: Value[] = [taxNo]
  const seen = within(tenant.scope, values).enterprises('enterprise.id')
  return tenant.one<EnterpriseRecord>(
    `select ${COLUMNS} from enterprise where company_id = $1 and tax_no = $2 ${seen}`,
    values,
  )
}

/**
 * The enterprise a report is asked of. Who names the whole tax number asks a new question, and it is by its questions that a
 * session reaches enterprises; only a list of enterprises sets a bound here.
 */
export const enterpriseToQuery = (tenant: TenantDb, taxNo: string) => {
  const values: Value[] = [taxNo]
  const seen = within({ ...tenant.scope, madeBy: null }, values).enterprises('enterprise.id')
  return tenant.one<EnterpriseRecord>(
    `select ${COLUMNS} from enterprise where company_id = $1 and tax_no = $2 ${seen}`,
    values,
  )
}

/** Sealed ones do not count. */
export async function countEnterprises(tenant: TenantDb): Promise<number> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).enterprises('enterprise.id')
  const row = await tenant.one<{ n: number }>(
    `select count(*) as n from enterprise where company_id = $1 and ${notSealed('id')} ${seen}`,
    values,
  )
  return row?.n ?? 0
}

/** Adds, or overwrites the stated fields and keeps the others; an industry brings its section with it. */
export const saveEnterprise = async (
  tenant: TenantDb,
  taxNo: string,
  name: string,
  registration: Registration,
) =>
  tenant.one<EnterpriseRecord>(
    `insert into enterprise (company_id, tax_no, name, registration, initials) values ($1, $2, $3, $4, $5)
     on conflict (company_id, tax_no) do update
        set name = excluded.name, initials = excluded.initials, registration = enterprise.registration || excluded.registration,
            stated = enterprise.stated || excluded.registration, updated_at = excluded.updated_at
     returning id, name, tax_no, registration, seq, updated_at`,
    [taxNo, name, JSON.stringify(withSection(registration)), await initialsOf(name)],
  )

/** Enters a firm as the registry calls it; one that is held stays as it is. */
export const enterFirm = async (tenant: TenantDb, taxNo: string, name: string): Promise<number> =>
  tenant.run(
    `insert into enterprise (company_id, tax_no, name, initials) values ($1, $2, $3, $4) on conflict do nothing`,
    [taxNo, name, await initialsOf(name)],
  )

/** The same of what a bureau told: what the company stated is kept beside it, and is left when the bureau's is taken out. */
export const tellEnterprise = async (
  tx: TenantDb,
  taxNo: string,
  name: string,
  registration: Registration,
): Promise<number> =>
  tx.run(
    `insert into enterprise (company_id, tax_no, name, registration, stated, initials) values ($1, $2, $3, $4, '{}', $5)
     on conflict (company_id, tax_no) do update
        set name = excluded.name, initials = excluded.initials, registration = enterprise.registration || excluded.registration,
            stated = coalesce(enterprise.stated, enterprise.registration), updated_at = excluded.updated_at`,
    [taxNo, name, JSON.stringify(withSection(registration)), await initialsOf(name)],
  )

/** Shows enterprises to sessions of the demonstration. */
export const showInDemo = (tenant: TenantDb, taxNos: readonly string[]): Promise<number> =>
  tenant.run('update enterprise set demo = true where company_id = $1 and tax_no = any($2)', [
    taxNos,
  ])

export const anyInDemo = async (tenant: TenantDb): Promise<boolean> =>
  (await tenant.one('select 1 from enterprise where company_id = $1 and demo limit 1')) !== null

/** Kinds that conclude on lending: another kind's later report must not hide what they came to, nor stand for it. */
export const LENDING = REPORT_KIND_NAMES.filter((kind) => REPORT_KINDS[kind].lends)
  .map((kind) => `'${kind}'`)
  .join(', ')

/**
 * One page, newest first. The rows are found first, by an index alone where nothing is searched; they and their last report are
 * looked up for the page's rows only.
 * Without a keyword the condition is left out, so that the page walks the index. The size stands in the text: of an unknown
 * one the planner fears a tenth of the table, and would plan anew each time. `limit 1` holds it to looking the page's rows up by their
 * key: a plain join reads all enterprises of a company of a thousand for twenty of them. `asks`: whether anything is sealed is looked for.
 */
const pageSql = (
  condition: string,
  own: string,
  {
    size,
    offset,
    counts,
    asks,
  }: Record<'size' | 'offset', number> & Record<'counts' | 'asks', boolean>,
) => `
  select ${ANY_REVOKED} as any_revoked, ${counts ? `(${countSql(`from enterprise where company_id = $1 ${condition}`)}) as n,` : ''} e.id, e.name, e.tax_no, e.registration, e.seq, e.updated_at,
         e.sales_invoices, e.purchase_invoices, e.first_month, e.last_month, r.report_no, r.decision, r.grade, r.score, ${asks ? isSealed('e.id') : 'false'} as sealed
    from (select id as found from enterprise where company_id = $1 ${condition}
           order by updated_at desc, id desc limit ${Math.trunc(size)} offset $${offset}) f
    cross join lateral (select * from enterprise where company_id = $1 and id = f.found limit 1) e
    left join lateral (
      select report_no, decision, grade, score from report
       where company_id = $1 and enterprise_id = e.id and status = 'READY' and report_type in (${LENDING}) ${asks ? `and not ${isReportSealed('report')}` : ''} ${own} order by created_at desc limit 1) r on true
   order by e.updated_at desc, e.id desc`

export async function enterprisePage(
  tenant: TenantDb,
  keyword: string | undefined,
  page: number,
  size: number,
): Promise<Counted & { rows: EnterpriseSummary[] }> {
  const values: Value[] = []
  const named = keyword ? await nameHolds(tenant, keyword, values) : { sql: '', walked: false }
  const seen = within(tenant.scope, values)
  const condition = `${named.sql}${seen.enterprises('enterprise.id')}`
  const found = `from enterprise where company_id = $1 ${condition}`
  // What reports are bound by is no part of a count of enterprises.
  const counting = [...values]
  const own = seen.reports('report')
  const skip = (page - 1) * size
  const read = (most: number, counts: boolean, start: Start = { where: '', values, skip }) =>
    sealedPage(tenant.companyId, (asks) => {
      const offset = start.values.length + 2
      return tenant.rows<EnterpriseSummary & { n?: number; any_revoked: boolean }>(
        pageSql(`${condition}${start.where}`, own, { size: most, offset, counts, asks }),
        [...start.values, start.skip],
      )
    })
  // Counted by an index alone, they are told with the page: one more statement costs as much as the page. What is searched for is counted
  // beside it.
  if (keyword || page * size > COUNTED) {
    // Where reports are bound by a value of their own, that stands where the start's would: a visit's few.
    const leading =
      named.walked && counting.length === values.length
        ? ({ sql: 'updated_at', of: 'instant' } as const)
        : null
    return walkedPage(tenant, found, counting, { leading, skip, most: size }, (most, start) =>
      read(most, false, start.where === '' ? undefined : start),
    )
  }
  const rows = await read(size, true)
  const n = rows[0]?.n
  const counted =
    n === undefined ? countTo(tenant, found, counting, { page, size }) : countedAs(n, COUNTED)
  return { ...(await counted), rows }
}

/** SQL: name or tax number hold the text. */
async function nameHolds(
  tenant: TenantDb,
  keyword: string,
  values: Value[],
): Promise<{ sql: string; walked: boolean }> {
  const like = `$${values.push(likeOf(keyword)) + 1}`
  const keys = await lookUp(tenant, 'enterprise', keyword)
  const held = `(name ${likeBy(keyword)} ${like} or tax_no like ${like})`
  const sql = keys
    ? `and ${held}${amongSql('enterprise.id', 'enterprise', keys, values)}`
    : `and ${walkedSql(held)}`
  return { sql, walked: keys === null }
}
