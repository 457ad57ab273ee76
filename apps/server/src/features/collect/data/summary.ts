/** All datasets of an enterprise for the office: how much, of which time, from where, under which consent. */
import type { contract, DataOf } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../db/tenant.ts'
import { consentBriefs } from '../../consent/brief.ts'
import { highlightsOf } from '../highlights.ts'
import { MAIN_TABLE } from '../job/fact-tables.ts'
import { type Freshness, freshnessOf, wireFreshness } from './freshness.ts'

type Summary = DataOf<typeof contract.collected.collectedSummary>

export async function officeSummary(
  tenant: TenantDb,
  enterprise: { id: number; name: string; tax_no: string },
): Promise<Summary> {
  const [freshness, counts, invoices, highlights, consents] = await Promise.all([
    freshnessOf(tenant, enterprise.id),
    countsOf(tenant, enterprise.id),
    invoicesOf(tenant, enterprise.id),
    highlightsOf(tenant, enterprise.id),
    consentBriefs(tenant, enterprise.id),
  ])
  const times = freshness.flatMap((f) => f.collectedAt ?? []).sort()
  return {
    enterprise: { name: enterprise.name, taxNo: enterprise.tax_no },
    dataCutoff: times.at(-1) ?? null,
    consents,
    datasets: freshness.map((f) => {
      const held = extentOf(f, counts, invoices)
      return {
        ...wireFreshness(f),
        ...held,
        failure: f.failure,
        highlights: held.rows > 0 || f.collectedAt ? (highlights[f.dataset] ?? []) : [],
      }
    }),
  }
}

interface Extent {
  rows: number
  from: string | null
  to: string | null
}

const NOTHING: Extent = { rows: 0, from: null, to: null }

function extentOf(
  f: Freshness,
  counts: ReadonlyMap<string, number>,
  invoices: ReadonlyMap<string, Extent>,
): Extent {
  if (f.dataset === 'INVOICE_OUT' || f.dataset === 'INVOICE_IN')
    return invoices.get(f.dataset) ?? NOTHING
  const rows = counts.get(MAIN_TABLE[f.dataset] ?? '') ?? 0
  return { rows, from: rows ? f.first : null, to: rows ? f.last : null }
}

/** Rows that hold today, by table; of statements, how many there are. */
async function countsOf(tenant: TenantDb, enterpriseId: number): Promise<Map<string, number>> {
  const parts = Object.values(MAIN_TABLE).map((table) => {
    const counted =
      table === 'fin_statement' ? "count(distinct kind || '/' || period_to)" : 'count(*)'
    const shown = table === 'fin_statement' ? ', kind, period_to' : ''
    return `select '${table}' as name, ${counted}::int as n from (
        select distinct on (row_key) gone ${shown} from ${table}
         where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) t where not gone`
  })
  const rows = await tenant.rows<{ name: string; n: number }>(parts.join(' union all '), [
    enterpriseId,
  ])
  return new Map(rows.map((r) => [r.name, r.n]))
}

async function invoicesOf(tenant: TenantDb, enterpriseId: number): Promise<Map<string, Extent>> {
  const rows = await tenant.rows<{ direction: number; n: number; first: number; last: number }>(
    `select direction, sum(invoices)::int8 as n, min(month) as first, max(month) as last from invoice_month
      where company_id = $1 and enterprise_id = $2 group by direction`,
    [enterpriseId],
  )
  return new Map(
    rows.map((r) => [
      r.direction === 0 ? 'INVOICE_OUT' : 'INVOICE_IN',
      { rows: r.n, from: formatMonth(r.first), to: formatMonth(r.last) },
    ]),
  )
}
