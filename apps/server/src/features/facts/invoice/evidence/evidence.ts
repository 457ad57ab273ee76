/** The rows behind a figure: a page of them with sums, or all of them as a stream. */
import { meaningOf } from '@xinjian/engine/invoice/evidence/definition'
import { KIND_CODES, type KindName } from '@xinjian/engine/invoice/facts'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../../../db/tenant.ts'
import { SOURCES } from '../incoming.ts'
import { DIRECTIONS } from '../stored-row.ts'
import { type LineSums, linesOfInvoices, lineTotals } from './lines.ts'
import { settleRegions } from './regions.ts'
import { evidenceRows, Values } from './sql.ts'

export type EvidenceSort = 'date' | '-date' | 'total' | '-total'

export interface EvidenceOptions {
  /** Default: newest first. */
  sort?: EvidenceSort | undefined
  /** Part of an invoice number, a counterparty's name or tax number. */
  keyword?: string | undefined
}

/** One invoice behind a figure, yuan. */
export interface InvoiceEvidenceRow {
  key: string
  direction: 'OUT' | 'IN'
  issueDate: string
  issueTime: string | null
  kind: KindName
  status: 'NORMAL' | 'VOID'
  positive: boolean
  counterpartyName: string
  counterpartyTaxNo: string | null
  amountExclTax: number
  taxAmount: number
  totalAmount: number
  /** How it came: `TABLE`, `PDF`… */
  source: string
  /** Of the lines that are meant, where the figure is made of lines (a rate, a category): they add up to it. */
  lines?: LineSums
}

export interface EvidencePage {
  total: number
  rows: InvoiceEvidenceRow[]
  /** Over all matching rows, yuan; `lines` over the lines that the query means, where it means lines. */
  sums: { amountExclTax: number; taxAmount: number; totalAmount: number; lines?: LineSums }
}

/** Rows of one fetch of a stream: about 1 MB in memory. */
const CHUNK = 2_000

/** Last column of each breaks ties, so that pages neither repeat nor skip a row. */
const KEYS = {
  date: ['issue_day', 'minute', 'id'],
  total: ['total', 'id'],
} as const
const TYPES = { issue_day: 'date', minute: 'smallint', total: 'bigint', id: 'bigint' } as const

interface Record {
  id: number
  invoice_key: string
  direction: 0 | 1
  issue_day: string
  minute: number
  kind: number
  status: number
  amount: number
  tax: number
  total: number
  source: number
  counterparty_id: number
}

interface Party {
  id: number
  name: string
  tax_no: string | null
}

/** One page as of revision `seq`, with count and sums of all pages. */
export async function evidencePage(
  tenant: TenantDb,
  enterpriseId: number,
  seq: number,
  asked: InvoiceEvidence,
  options: EvidenceOptions & { page: number; size: number },
): Promise<EvidencePage> {
  const query = await settleRegions(tenant, enterpriseId, asked)
  const values = new Values(enterpriseId, seq)
  const matching = evidenceRows(query, options.keyword, values)
  const totals = `select count(*)::int8 as n, coalesce(sum(amount), 0)::int8 as amount,
      coalesce(sum(tax), 0)::int8 as tax, coalesce(sum(total), 0)::int8 as total from (${matching}) v`
  // A revision never changes, so the two statements need no common snapshot.
  const summing = tenant.one<{ n: number; amount: number; tax: number; total: number }>(totals, [
    ...values.list,
  ])
  const summingLines = lineTotals(tenant, enterpriseId, seq, query, options.keyword)
  const { order } = orderOf(options.sort)
  const limit = values.put(options.size, 'int')
  const offset = values.put((options.page - 1) * options.size, 'bigint')
  const page = `select * from (${matching}) v order by ${order} limit ${limit} offset ${offset}`
  const [sums, rows, lines] = await Promise.all([
    summing,
    tenant.rows<Record>(page, values.list),
    summingLines,
  ])
  return {
    total: sums?.n ?? 0,
    rows: await withNames(tenant, enterpriseId, query, rows),
    sums: {
      amountExclTax: (sums?.amount ?? 0) / 100,
      taxAmount: (sums?.tax ?? 0) / 100,
      totalAmount: (sums?.total ?? 0) / 100,
      ...(lines ? { lines } : {}),
    },
  }
}

/**
 * All rows in order, in arrays of some thousands. Each fetch goes on behind the last row: a slow reader holds neither a
 * transaction nor a connection, and memory is that of one fetch.
 */
export async function* evidenceStream(
  tenant: TenantDb,
  enterpriseId: number,
  seq: number,
  asked: InvoiceEvidence,
  options: EvidenceOptions = {},
): AsyncIterable<InvoiceEvidenceRow[]> {
  const query = await settleRegions(tenant, enterpriseId, asked)
  const { order, columns, descending } = orderOf(options.sort)
  let last: Record | null = null
  do {
    const values = new Values(enterpriseId, seq)
    const matching = evidenceRows(query, options.keyword, values)
    const behind: string = last === null ? '' : afterOf(last, columns, descending, values)
    const limit = values.put(CHUNK, 'int')
    const chunk: Record[] = await tenant.rows<Record>(
      `select * from (${matching}) v ${behind} order by ${order} limit ${limit}`,
      values.list,
    )
    if (chunk.length > 0) yield await withNames(tenant, enterpriseId, query, chunk)
    last = chunk.length === CHUNK ? (chunk.at(-1) ?? null) : null
  } while (last !== null)
}

type Column = keyof typeof TYPES

function orderOf(sort: EvidenceSort = '-date'): {
  order: string
  columns: readonly Column[]
  descending: boolean
} {
  const descending = sort.startsWith('-')
  const columns = KEYS[sort.replace('-', '') as keyof typeof KEYS]
  return {
    order: columns.map((c) => `v.${c}${descending ? ' desc' : ''}`).join(', '),
    columns,
    descending,
  }
}

/** The first comparison says again what the row comparison implies: by it the index on the day skips what was read. */
function afterOf(
  last: Record,
  columns: readonly Column[],
  descending: boolean,
  values: Values,
): string {
  const bounds = columns.map((c) => values.put(last[c], TYPES[c]))
  const sign = descending ? '<' : '>'
  return `where v.${columns[0]} ${sign}= ${bounds[0]} and (${columns.map((c) => `v.${c}`).join(', ')}) ${sign} (${bounds.join(', ')})`
}

/** Names of the rows shown, by key. Not a join: its plan depends on statistics that lag behind an import. */
async function withNames(
  tenant: TenantDb,
  enterpriseId: number,
  query: InvoiceEvidence,
  rows: readonly Record[],
): Promise<InvoiceEvidenceRow[]> {
  const partyIds = [...new Set(rows.map((r) => r.counterparty_id))]
  const { lines: wanted } = meaningOf(query)
  const ids = rows.map((r) => r.id)
  const lines = wanted && (await linesOfInvoices(tenant, enterpriseId, wanted, ids))
  const parties = await tenant.rows<Party>(
    'select id, name, tax_no from counterparty where company_id = $1 and enterprise_id = $2 and id = any($3)',
    [enterpriseId, partyIds],
  )
  const byId = new Map(parties.map((p) => [p.id, p]))
  return rows.map((r) => ({
    ...rowOf(r, byId.get(r.counterparty_id)),
    ...(lines ? { lines: lines.get(r.id) ?? { amountExclTax: 0, taxAmount: 0 } } : {}),
  }))
}

const two = (n: number): string => String(n).padStart(2, '0')

const rowOf = (r: Record, party: Party | undefined): InvoiceEvidenceRow => ({
  key: r.invoice_key,
  direction: DIRECTIONS[r.direction],
  issueDate: r.issue_day,
  issueTime: r.minute < 0 ? null : `${two(Math.floor(r.minute / 60))}:${two(r.minute % 60)}`,
  kind: KIND_CODES[r.kind] ?? 'UNKNOWN',
  status: r.status === 1 ? 'VOID' : 'NORMAL',
  positive: r.total >= 0,
  counterpartyName: party?.name ?? '',
  counterpartyTaxNo: party?.tax_no ?? null,
  amountExclTax: r.amount / 100,
  taxAmount: r.tax / 100,
  totalAmount: r.total / 100,
  source: SOURCES[r.source] ?? 'TABLE',
})
