/** Uploads, their errors, and their second chance. */
import path from 'node:path'
import type { ImportRow } from '@xinjian/contract'
import type { Direction } from '@xinjian/engine/invoice/facts'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { csvLines } from '@xinjian/format'
import type { StoredBlob } from '../../blob-spool.ts'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download, Upload } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { JOBS_SAYS } from '../../jobs/words.ts'
import { maySee, SEALED_MESSAGE } from '../consent/index.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'
import type { StatedStandard } from './forms/read-statements.ts'
import { requeueImport } from './requeue.ts'
import {
  createImport,
  errorsOf,
  IMPORTS,
  type ImportRecord,
  importById,
  importsByIds,
  MAX_ERRORS,
  type NewImport,
  wakeImports,
} from './store.ts'
import { INTAKE_SAYS } from './words.ts'

/** One file. The HTTP edge cuts streams off at the same size. */
const MAX_FILE_BYTES = 512 * 1024 * 1024
const MAX_NAME = 200

export interface UploadRequest {
  taxNo: string
  direction: Direction | null
  /** Statements only, of this standard where they tell none. */
  standard?: StatedStandard
  userName: string
}

/** Stores the originals and queues one batch per file; all of them or none, and none where too many wait already. */
export async function uploadFiles(
  deps: { db: Database; blobs: Blobs; mayWait: number },
  tenant: TenantDb,
  request: UploadRequest,
  files: AsyncIterable<Upload>,
): Promise<ImportRecord[]> {
  try {
    deps.blobs.mustHaveRoom()
    if (!(await enterpriseByTaxNo(tenant, request.taxNo))) throw new Refusal('ENTERPRISE_UNKNOWN')
  } catch (error) {
    await drain(files)
    throw error
  }
  const room = (more: number) =>
    mustHaveRoom(tenant, IMPORTS, INTAKE_SAYS.files, { most: deps.mayWait, more })
  await room(1).catch(async (error) => {
    await drain(files)
    throw error
  })
  const batches: NewImport[] = []
  for await (const { fileName, stream } of files) {
    const { key, bytes } = await stored(deps.blobs, stream, files)
    const name = cleanName(fileName)
    if (bytes === 0) throw new Refusal('IMPORT_EMPTY', INTAKE_SAYS.fileEmpty({ name }))
    if (bytes >= MAX_FILE_BYTES) throw new Refusal('TOO_LARGE', INTAKE_SAYS.fileTooLarge({ name }))
    batches.push({
      taxNo: request.taxNo,
      fileName: name,
      fileBytes: bytes,
      blobKey: key,
      directionHint: request.direction,
      statementStandard: request.standard ?? null,
      createdBy: request.userName,
    })
  }
  if (batches.length === 0) throw new Refusal('IMPORT_EMPTY')
  await room(batches.length)
  const ids = await tenant.transaction(async (tx) => {
    const inserted: number[] = []
    for (const batch of batches) inserted.push(await createImport(tx, batch))
    return inserted
  })
  await wakeImports(deps.db)
  return importsByIds(tenant, ids)
}

/** Stores one file; when it cannot be, reads on to the end of the upload, so that the client hears why. */
async function stored(
  blobs: Blobs,
  stream: Upload['stream'],
  files: AsyncIterable<Upload>,
): Promise<StoredBlob> {
  try {
    return await blobs.put(stream, { keepReserve: true })
  } catch (error) {
    stream.resume()
    await drain(files)
    throw error
  }
}

/** Reads an upload to its end, so that the client hears the refusal instead of a broken connection. */
async function drain(files: AsyncIterable<Upload>): Promise<void> {
  for await (const { stream } of files) stream.resume()
}

/** Browsers send a bare name; other clients may send a path, or characters that are not seen and turn the others round. */
function cleanName(fileName: string): string {
  const bare = path.posix.basename(fileName.replaceAll('\\', '/'))
  const clean = bare.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (clean.length <= MAX_NAME) return clean || INTAKE_SAYS.unnamed
  const extension = path.extname(clean).slice(0, 10)
  return clean.slice(0, MAX_NAME - extension.length) + extension
}

export async function mustFindImport(tenant: TenantDb, id: number): Promise<ImportRecord> {
  const row = await importById(tenant, id)
  if (!row) throw new Refusal('UNKNOWN', INTAKE_SAYS.importNotFound)
  return row
}

/** The failed batch from the beginning; rows booked before are found unchanged. */
export async function retryImport(
  db: Database,
  tenant: TenantDb,
  id: number,
): Promise<ImportRecord> {
  const { blob_key } = await mustFindImport(tenant, id)
  if (blob_key === '')
    throw new Refusal('IMPORT_NOT_RETRYABLE', INTAKE_SAYS.importCameFromAuthorised)
  const requeued = await tenant.transaction((tx) => requeueImport(tx, id))
  if (!requeued) throw new Refusal('IMPORT_NOT_RETRYABLE')
  await wakeImports(db)
  return mustFindImport(tenant, id)
}

/** CSV for Excel: marked as UTF-8, cells that look like formulas made text. */
export async function errorsCsv(tenant: TenantDb, id: number): Promise<Download> {
  const row = await mustFindImport(tenant, id)
  await maySee(tenant, row.enterprise_id)
  const errors = await errorsOf(tenant, id, MAX_ERRORS)
  const lines: string[][] = errors.map((e) => [e.place, e.column_name ?? '', e.reason, e.raw ?? ''])
  if (errors.length === MAX_ERRORS)
    lines.push([INTAKE_SAYS.listedErrors({ n: MAX_ERRORS, all: row.bad_count })])
  return {
    fileName: `${path.parse(row.file_name).name}-错误明细.csv`,
    type: 'text/csv; charset=utf-8',
    body: Buffer.from(`\ufeff${csvLines([['位置', '列', '原因', '原内容'], ...lines])}\r\n`),
  }
}

/** Companies take turns, so only one's own files are ahead of one. */
const waitingFor = (ahead: number): string =>
  ahead > 0 ? JOBS_SAYS.queuedBehind({ n: ahead }) : JOBS_SAYS.queuedFirst

/** Row in the wire shape. Of a sealed enterprise nobody learns what was in it. */
export const wireImport = (row: ImportRecord): ImportRow => ({
  ...wireWhole(row),
  ...(row.sealed && row.finished_at ? SEALED : {}),
})

const SEALED = {
  message: SEALED_MESSAGE,
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  bad: 0,
  toCheck: 0,
  toChoose: 0,
  toSettle: 0,
  forms: [],
  firstMonth: null,
  lastMonth: null,
}

const wireWhole = (row: ImportRecord): ImportRow => ({
  ...wired(
    row,
    'id enterprise_id enterprise_name tax_no file_name file_bytes status progress to_check to_choose to_settle created_at finished_at created_by',
  ),
  message: row.ahead === null ? row.message : waitingFor(row.ahead),
  read: row.read_count,
  added: row.added_count,
  updated: row.updated_count,
  unchanged: row.unchanged_count,
  bad: row.bad_count,
  forms: row.forms.map(({ what, kind, period, since, rows }) => ({
    ...{ what, kind, period },
    ...(since !== undefined && { since }),
    ...(rows !== undefined && { rows }),
  })),
  firstMonth: row.first_month === null ? null : formatMonth(row.first_month),
  lastMonth: row.last_month === null ? null : formatMonth(row.last_month),
})
