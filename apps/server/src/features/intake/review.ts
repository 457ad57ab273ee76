/** A person checks what could not be read with certainty: sees the document beside what was read, corrects, books or drops it. */
import path from 'node:path'
import type { contract, DataOf, ImportReview, ImportRow } from '@xinjian/contract'
import { REVIEWED_FIELDS } from '@xinjian/contract/intake/reviewed-fields'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatFen, parseFen } from '@xinjian/format'
import { checkTaxNo } from '@xinjian/format/uscc'
import type { ParsedInvoice } from '@xinjian/intake'
import { detectFormat, extensionOf } from '@xinjian/intake/detect'
import { findDocument } from '@xinjian/intake/zip/find-entry'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { maySee, mustStillSee } from '../consent/index.ts'
import { openIngest, refreshScans } from '../facts/invoice/write.ts'
import { isUnsure, unsureFields } from './doubt.ts'
import { summaryOf } from './ended.ts'
import { incomingOf } from './incoming.ts'
import { announce } from './progress.ts'
import {
  type Decision,
  decide,
  type ReviewRecord,
  reviewBy,
  reviewsOf,
  type Settled,
  sayOfImport,
  settleImport,
} from './review-store.ts'
import { mustFindImport, wireImport } from './service.ts'
import type { ImportRecord } from './store.ts'
import { INTAKE_SAYS } from './words.ts'

type Checked = Partial<Record<(typeof REVIEWED_FIELDS)[number], string>>
type Typed = { [F in (typeof REVIEWED_FIELDS)[number]]?: string | undefined }

/** Kinds whose total holds charges that are neither price nor tax. */
const WITH_CHARGES: readonly ParsedInvoice['invoiceKind'][] = ['AIR_ETICKET', 'RAIL_ETICKET']

const NOTHING: Settled = { added: 0, updated: 0, unchanged: 0, firstMonth: null, lastMonth: null }
const TAKEN = INTAKE_SAYS.somebodyDealtWithInvoice

export async function listReviews(
  tenant: TenantDb,
  id: number,
): Promise<DataOf<typeof contract.intake.importChecks>> {
  const row = await mustFindImport(tenant, id)
  await maySee(tenant, row.enterprise_id)
  return { row: wireImport(row), documents: (await reviewsOf(tenant, id)).map(wireCheck) }
}

const key = (draft: ParsedInvoice): ReadonlySet<string> => new Set(unsureFields(draft))

const wireCheck = (c: ReviewRecord): ImportReview => ({
  ...wired(c, 'n place reason decision decided_by decided_at'),
  fields:
    c.fields ?? Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, c.draft[field] ?? ''])),
  unsure: c.decision
    ? []
    : REVIEWED_FIELDS.filter((f) => key(c.draft).has(f) || isUnsure(c.draft, f)),
})

/** The original of one document, out of its archive where it came in one. */
export async function pictureOf(
  blobs: Blobs,
  tenant: TenantDb,
  id: number,
  n: number,
): Promise<Download> {
  const { row, check } = await mustFindCheck(tenant, id, n)
  const bytes = findDocument(row.file_name, await blobs.readWhole(row.blob_key), check.place)
  if (!bytes) throw new Refusal('UNKNOWN', INTAKE_SAYS.fileNotFoundOriginal)
  return {
    fileName: path.posix.basename(check.place.split('!/').at(-1) ?? check.place),
    type: typeOf(bytes),
    body: bytes,
  }
}

/** By content, not by name: a browser shows what it is. */
function typeOf(bytes: Uint8Array): string {
  const { format, extensions } = detectFormat(bytes)
  if (format === 'pdf') return 'application/pdf'
  const extension = extensions[0] ?? extensionOf('')
  const image = { jpg: 'jpeg', tif: 'tiff' }[extension] ?? extension
  return format === 'image' ? `image/${image}` : 'application/octet-stream'
}

interface CheckWork {
  db: Database
  userName: string
}

/** Books a document as the person read it. */
export async function saveReview(
  { db, userName }: CheckWork,
  tenant: TenantDb,
  { id, n, ...typed }: Typed & { id: number; n: number },
): Promise<ImportRow> {
  const { row, check } = await mustFindCheck(tenant, id, n)
  const fields = cleaned(typed)
  const invoice = corrected(check.draft, fields)
  const today = chinaDay(new Date().toISOString()).day
  const owner = { taxNo: row.tax_no, name: row.enterprise_name, direction: null, today }
  const incoming = incomingOf(invoice, owner)
  if ('reason' in incoming)
    throw new Refusal('MALFORMED', incoming.reason, incoming.field ?? 'sellerTaxNo')
  const ingest = await openIngest(tenant, row.enterprise_id, id)
  await ingest.add([incoming], (tx, booked) =>
    settle(tx, row, { importId: id, n, decision: 'BOOKED', fields, by: userName }, booked),
  )
  await ingest.finish()
  await refreshScans(tenant, row.enterprise_id, 1)
  return tell(db, tenant, id)
}

/** Leaves a document out for good: it is no invoice, or cannot be read by anybody. */
export async function dropReview(
  { db, userName }: CheckWork,
  tenant: TenantDb,
  { id, n }: { id: number; n: number },
): Promise<ImportRow> {
  const { row } = await mustFindCheck(tenant, id, n)
  const decision: Decision = { importId: id, n, decision: 'DROPPED', fields: null, by: userName }
  await tenant.transaction((tx) => settle(tx, row, decision, NOTHING))
  return tell(db, tenant, id)
}

async function settle(
  tx: TenantDb,
  row: ImportRecord,
  decision: Decision,
  booked: Settled,
): Promise<void> {
  await mustStillSee(tx, row.enterprise_id)
  if (!(await decide(tx, decision)) || (await settleImport(tx, row.id, booked)) === 0)
    throw new Refusal('CONFLICT', TAKEN)
  const now = await mustFindImport(tx, row.id)
  const none = now.added_count + now.updated_count + now.unchanged_count === 0
  await sayOfImport(tx, row.id, none ? INTAKE_SAYS.noneKept : summaryOf(now))
}

async function tell(db: Database, tenant: TenantDb, id: number): Promise<ImportRow> {
  const row = await mustFindImport(tenant, id)
  const of = { companyId: tenant.companyId, id: String(id) }
  await announce(db, of, row.status, row.progress, row.message)
  return wireImport(row)
}

async function mustFindCheck(
  tenant: TenantDb,
  id: number,
  n: number,
): Promise<{ row: ImportRecord; check: ReviewRecord }> {
  const row = await mustFindImport(tenant, id)
  await maySee(tenant, row.enterprise_id)
  const check = await reviewBy(tenant, id, n)
  if (!check) throw new Refusal('UNKNOWN', INTAKE_SAYS.invoiceCheckNotFound)
  return { row, check }
}

/** Without what was left empty; tax numbers by their check character, and the sum as it is printed. */
function cleaned(typed: Typed): Checked {
  for (const name of ['sellerTaxNo', 'buyerTaxNo'] as const)
    if (typed[name] && checkTaxNo(typed[name]) !== 'VALID')
      throw new Refusal('MALFORMED', INTAKE_SAYS.checkDigitTaxNumber, name)
  return Object.fromEntries(REVIEWED_FIELDS.flatMap((f) => (typed[f] ? [[f, typed[f]]] : [])))
}

function corrected(draft: ParsedInvoice, fields: Checked): ParsedInvoice {
  const amount = parseFen(fields.amountExclTax) ?? 0
  const total = parseFen(fields.totalAmount) ?? 0
  const tax = parseFen(fields.taxAmount)
  if (tax !== null && amount + tax !== total && !WITH_CHARGES.includes(draft.invoiceKind))
    throw new Refusal(
      'MALFORMED',
      INTAKE_SAYS.sumDiffers({ sum: formatFen(amount + tax) }),
      'totalAmount',
    )
  // Lines that do not come to the amount as it was corrected would say otherwise than the head.
  const lines = draft.items.reduce((sum, item) => sum + (parseFen(item.amount) ?? 0), 0)
  return {
    ...draft,
    ...Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, fields[field] ?? null])),
    items: lines === amount ? draft.items : [],
    warnings: [],
  }
}
