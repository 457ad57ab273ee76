/** What each kind of report needs of an enterprise, what of it is there, and what stands in the way. */
import {
  type contract,
  DATASET_NAMES,
  DATASETS,
  type DataOf,
  type Dataset,
} from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { sourcesOf } from '../collected/index.ts'
import { maySee, usableOf } from '../consent/index.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'
import { type Quote, quotesFor } from '../metering/index.ts'
import { offersTo, productOfKind } from '../product/index.ts'
import { KIND_ORDER, kindOf } from './kinds/registry.ts'
import { reportPage } from './list/page.ts'
import { scopesOf } from './scopes.ts'
import { noData } from './service.ts'
import { currentMonth, wireReport } from './store.ts'
import { REPORT_SAYS } from './words.ts'

type Company = DataOf<typeof contract.report.accessCompany>
type Product = DataOf<typeof contract.report.accessProducts>[number]
/** As far as the data and the consent go. */
type Makeable = Omit<Product, 'quote'>

/** An enterprise that the session sees, whose consent was not taken back. */
async function looked(tenant: TenantDb, taxId: string) {
  const enterprise = await enterpriseByTaxNo(tenant, taxId)
  if (!enterprise) throw new Refusal('ENTERPRISE_UNKNOWN')
  await maySee(tenant, enterprise.id)
  return enterprise
}

export async function companyAccess(tenant: TenantDb, taxId: string): Promise<Company> {
  const { id, name, tax_no: taxNo } = await looked(tenant, taxId)
  const [sources, allowed] = await Promise.all([
    sourcesOf(tenant, id),
    usableOf(tenant, id, DATASETS),
  ])
  return {
    name,
    taxNo,
    datasets: sources.map(({ dataset, name: zh, rows, from, to, collectedAt, failure }) => ({
      dataset,
      name: zh,
      rows,
      from,
      to,
      collectedAt,
      failure,
      allowed: allowed.includes(dataset),
    })),
  }
}

/** Every kind in the order of the registry. */
export async function productAccess(
  db: Database,
  tenant: TenantDb,
  taxId: string,
): Promise<Product[]> {
  const { id } = await looked(tenant, taxId)
  const complete = (await currentMonth(db)) - 1
  const quotes = await quotesFor(tenant, await offersTo(tenant), id)
  const quoteOf = (kind: ReportKind) =>
    quotes.find(({ offer }) => offer.code === productOfKind(kind)) ?? null
  return Promise.all(
    KIND_ORDER.map(async (kind) => {
      const made = await productOf(tenant, { id, taxId, kind, complete })
      return withQuote(made, kind, quoteOf(kind))
    }),
  )
}

/** What is not opened cannot be ordered, whatever data there is. */
function withQuote(made: Makeable, kind: ReportKind, quote: Quote | null): Product {
  const { title } = REPORT_KINDS[kind]
  const closed = quote?.offer.open ? null : REPORT_SAYS.kindNotOpen({ title })
  return {
    ...made,
    ready: made.ready && closed === null,
    reason: made.reason ?? closed,
    quote: quote && {
      open: quote.offer.open,
      unit: quote.offer.unit,
      chargeRule: quote.offer.chargeRule,
      price: quote.price,
      validDays: quote.offer.validDays,
      freeUntil: quote.freeUntil?.toISOString() ?? null,
    },
  }
}

/** Whether a tax risk report can be shown: one that is ready, or one that could be ordered. */
export async function riskStatus(
  db: Database,
  tenant: TenantDb,
  taxId: string,
): Promise<DataOf<typeof contract.report.riskShouldShow>> {
  const { id } = await looked(tenant, taxId)
  const complete = (await currentMonth(db)) - 1
  const kind = 'TAX_RISK'
  const [{ ready, reason }, { rows }] = await Promise.all([
    productOf(tenant, { id, taxId, kind, complete }),
    reportPage(tenant, { taxId, reportType: kind, status: 'READY' }, 1, 1),
  ])
  const reportNo = rows[0]?.report_no ?? null
  return { show: ready || reportNo !== null, reportNo, reason: reportNo === null ? reason : null }
}

async function productOf(
  tenant: TenantDb,
  of: { id: number; taxId: string; kind: ReportKind; complete: number },
): Promise<Makeable> {
  const { scopes, datasets, months } = kindOf(of.kind)
  const required = await scopesOf(tenant, of.id, kindOf(of.kind))
  const [usable, span, { rows }] = await Promise.all([
    usableOf(tenant, of.id, required),
    months(tenant, of.id),
    reportPage(tenant, { taxId: of.taxId, reportType: of.kind }, 1, 1),
  ])
  const missing = required.filter((scope) => !usable.includes(scope))
  const needs = datasets.filter((dataset) => scopes.includes(dataset))
  return {
    reportType: of.kind,
    ready: span !== null && missing.length === 0,
    reason: span === null ? noData(of.kind).message : reasonOf(missing),
    first: span && formatMonth(span.first),
    last: span && formatMonth(Math.min(span.last, of.complete)),
    needs,
    uses: datasets.filter((dataset) => !needs.includes(dataset)),
    newest: rows[0] ? wireReport(rows[0]) : null,
  }
}

function reasonOf(missing: readonly string[]): string | null {
  if (missing.length === 0) return null
  const names = missing.flatMap((scope) => DATASET_NAMES[scope as Dataset] ?? [])
  return names.length ? REPORT_SAYS.consentLacks({ names }) : REPORT_SAYS.consentEnded
}
