/** All datasets of an enterprise for the office: how much, of which time, from where, under which consent. */
import { type contract, DATASETS, type DataOf, type Dataset } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { FILE_DATASETS } from '@xinjian/format/datasets/datasets'
import type { TenantDb } from '../../db/tenant.ts'
import { consentBriefs } from '../consent/index.ts'
import {
  type Collection,
  type Freshness,
  fileMonths,
  freshnessOf,
  wireFreshness,
} from '../facts/coverage/read.ts'
import { heldInvoices } from '../facts/invoice/read.ts'
import { COLLECTIONS, heldRows } from '../facts/records/read.ts'
import { highlightsOf } from './highlights.ts'
import { isInvoices } from './invoice-rows.ts'

type HeldRows = ReadonlyMap<Dataset, number>
type HeldByDirection = Awaited<ReturnType<typeof heldInvoices>>
type Summary = DataOf<typeof contract.collected.collectedSummary>

export async function officeSummary(
  tenant: TenantDb,
  enterprise: { id: number; name: string; tax_no: string },
): Promise<Summary> {
  const [sources, highlights, consents] = await Promise.all([
    sourcesOf(tenant, enterprise.id),
    highlightsOf(tenant, enterprise.id),
    consentBriefs(tenant, enterprise.id),
  ])
  const times = sources.flatMap((s) => s.collectedAt ?? []).sort()
  return {
    enterprise: { name: enterprise.name, taxNo: enterprise.tax_no },
    dataCutoff: times.at(-1) ?? null,
    consents,
    datasets: sources.map((s) => ({
      ...s,
      highlights: s.rows > 0 || s.collectedAt ? (highlights[s.dataset] ?? []) : [],
    })),
  }
}

/** All datasets in the order of a collection: what is held of each, of which time, from where, and what failed since. */
export async function sourcesOf(tenant: TenantDb, enterpriseId: number) {
  const [freshness, books, counts, invoices, uploads] = await Promise.all([
    freshnessOf(tenant, enterpriseId),
    freshnessOf(tenant, enterpriseId, null, FILE_DATASETS),
    heldRows(tenant, enterpriseId),
    heldInvoices(tenant, enterpriseId),
    uploadsOf(tenant, enterpriseId),
  ])
  const collected = freshness.map((f) => ({
    ...wireFreshness(f),
    ...extentOf(f, counts, invoices),
    ...besideFiles(f, uploads.get(f.dataset)),
    failure: f.failure,
  }))
  // Files told them, or a program: without a row there is nothing to say of where it came from.
  const told = books.flatMap((f) => {
    const rows = counts.get(f.dataset) ?? 0
    const { from = null, to = null } = uploads.get(f.dataset) ?? {}
    return rows > 0 ? [{ ...wireFreshness(f), failure: f.failure, rows, from, to }] : []
  })
  return [...collected, ...told]
}

/** What files of the enterprise told where no bureau was asked; beside a bureau, its months and time stand. */
const besideFiles = ({ collectedAt }: Freshness, files: Pick<Extent, 'from' | 'to'> | undefined) =>
  files && collectedAt === null ? files : {}

/** Datasets with rows from files, by first and last month. */
async function uploadsOf(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<ReadonlyMap<Dataset, Pick<Extent, 'from' | 'to'>>> {
  const all = await tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...DATASETS]])
  return new Map(
    DATASETS.flatMap((dataset) => {
      const months = fileMonths(all, dataset)
      const [first, last] = [months[0]?.[0], months.at(-1)?.[1]]
      if (first === undefined || last === undefined) return []
      return [[dataset, { from: formatMonth(first), to: formatMonth(last) }] as const]
    }),
  )
}

interface Extent {
  rows: number
  from: string | null
  to: string | null
}

const NOTHING: Extent = { rows: 0, from: null, to: null }

function extentOf(f: Freshness, counts: HeldRows, invoices: HeldByDirection): Extent {
  if (isInvoices(f.dataset)) {
    const held = invoices[f.dataset === 'INVOICE_OUT' ? 'OUT' : 'IN']
    return held
      ? { rows: held.rows, from: formatMonth(held.first), to: formatMonth(held.last) }
      : NOTHING
  }
  const rows = counts.get(f.dataset) ?? 0
  return { rows, from: rows ? f.first : null, to: rows ? f.last : null }
}
