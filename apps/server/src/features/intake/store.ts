/** SQL of import batches and their errors. */
import { randomUUID } from 'node:crypto'
import type { BodyOf, contract } from '@xinjian/contract'
import type { Direction } from '@xinjian/engine/invoice/facts'
import { maskText } from '@xinjian/format/mask-text'
import { likeBy, likeOf } from '../../db/like.ts'
import { type Leading, walkedPage } from '../../db/lists/far.ts'
import { amongOf, enterprisesNamed, lookUp, namedSql } from '../../db/lists/worded.ts'
import type { Counted } from '../../db/page.ts'
import type { Db, Value } from '../../db/pool.ts'
import type { ImportBatchRow } from '../../db/rows/invoice.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { claimed } from '../../jobs/claimed.ts'
import { wake } from '../../jobs/events.ts'
import type { Claim, JobColumn, JobTable } from '../../jobs/job.ts'
import { ANY_REVOKED, isSealed, isWithdrawn, sealedPage, sealedRow } from '../consent/index.ts'
import { tell } from '../notice/index.ts'
import { openSheets } from './books/layout-store.ts'
import { openLabels } from './forms/labels-store.ts'
import type { StatedStandard } from './forms/read-statements.ts'
import type { StoredForm } from './forms/stored-form.ts'
import type { ImportError } from './reading.ts'

/** Errors kept per import; all are counted. Enough to see what is wrong with a file, bounded whatever the file. */
export const MAX_ERRORS = 10_000

export const IMPORTS: JobTable = { name: 'import_batch', key: 'id', running: 'RUNNING' }

export type ImportStatus = ImportBatchRow['status']

export interface ImportRecord
  extends Omit<ImportBatchRow, 'company_id' | 'direction_hint' | 'forms' | JobColumn> {
  forms: StoredForm[]
  enterprise_name: string
  tax_no: string
  direction_hint: 0 | 1 | null
  /** Files of the company that wait before this one; null when it does not wait. */
  ahead: number | null
  /** Documents that wait for a person. */
  to_check: number
  /** Labels of its statements that wait for a person. */
  to_choose: number
  /** Sheets that wait for a person to say what their columns are. */
  to_settle: number
  /** Some consent of the company was taken back. */
  any_revoked: boolean
  sealed: boolean
}

/** `asks`: whether it is sealed is looked for (`sealedPage`). */
const columnsOf = (
  asks: boolean,
): string => `b.id, b.enterprise_id, e.name as enterprise_name, e.tax_no, b.file_name, b.file_bytes, b.blob_key, b.direction_hint,
  b.status, b.progress, b.message, b.read_count, b.added_count, b.updated_count, b.unchanged_count, b.bad_count, b.position, b.forms,
  b.first_month, b.last_month, b.created_by, b.created_at, b.finished_at, b.statement_standard,
  case when b.status = 'QUEUED' then (
    select count(*)::int from import_batch q
     where q.company_id = $1 and q.status = 'QUEUED' and (q.created_at, q.id) < (b.created_at, b.id)) end as ahead,
  (select count(*)::int from import_check k
    where k.company_id = $1 and k.import_id = b.id and k.decision is null) as to_check,
  ${openLabels('b')} as to_choose, ${openSheets('b')} as to_settle,
  ${ANY_REVOKED} as any_revoked, ${asks ? SEALED : 'false'} as sealed`
const SEALED = `(case when b.blob_key = '' then ${isWithdrawn('b.enterprise_id', 'DATA')} else ${isSealed('b.enterprise_id')} end)`
const FROM =
  'from import_batch b join enterprise e on e.company_id = b.company_id and e.id = b.enterprise_id'

export interface NewImport {
  taxNo: string
  fileName: string
  fileBytes: number
  blobKey: string
  /** Which side the uploader says the rows are on, for tables that leave it open. */
  directionHint: Direction | null
  /** The file is to hold statements only, of this standard where they tell none. */
  statementStandard?: StatedStandard | null
  createdBy: string
}

/** Queues a batch for an enterprise of the tenant; refuses when there is none with this tax number. */
export async function createImport(tx: TenantDb, batch: NewImport): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `with e as materialized (select id from enterprise where company_id = $1 and tax_no = $2)
     insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, direction_hint, created_by, statement_standard)
     select $1::int, e.id, $3, $4, $5, $6, $7, $8 from e returning id`,
    [
      batch.taxNo,
      batch.fileName,
      batch.fileBytes,
      batch.blobKey,
      batch.directionHint === null ? null : batch.directionHint === 'OUT' ? 0 : 1,
      batch.createdBy,
      batch.statementStandard ?? null,
    ],
  )
  if (!row) throw new Refusal('ENTERPRISE_UNKNOWN')
  return row.id
}

/** Tells workers that batches wait; after they are committed. */
export const wakeImports = (db: Db): Promise<unknown> => wake(db, IMPORTS)

export const importById = (tenant: TenantDb, id: number) => {
  const values: Value[] = [id]
  const seen = within(tenant.scope, values).imports('b')
  return sealedRow(tenant.companyId, (asks) =>
    tenant.one<ImportRecord>(
      `select ${columnsOf(asks)} ${FROM} where b.company_id = $1 and b.id = $2 ${seen}`,
      values,
    ),
  )
}

export const importsByIds = (tenant: TenantDb, ids: readonly number[]) =>
  sealedPage(tenant.companyId, (asks) =>
    tenant.rows<ImportRecord>(
      `select ${columnsOf(asks)} ${FROM} where b.company_id = $1 and b.id = any($2) order by b.id`,
      [ids],
    ),
  )

export async function importPage(
  tenant: TenantDb,
  filter: Omit<BodyOf<typeof contract.intake.dataCollection>, 'page' | 'size'>,
  page: number,
  size: number,
): Promise<Counted & { rows: ImportRecord[] }> {
  const { taxNo, keyword, status, ids } = filter
  const conditions = ['b.company_id = $1']
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  if (taxNo) conditions.push(`e.tax_no = ${put(taxNo)}`)
  if (status) conditions.push(`b.status = ${put(status)}`)
  if (ids) conditions.push(`b.id = any(${put(ids)}::int[])`)
  let leading: Leading | null = null
  if (keyword) {
    const like = put(likeOf(keyword))
    const own = `b.file_name ${likeBy(keyword)} ${like}`
    const [held, named] = await Promise.all([
      lookUp(tenant, 'import_batch', keyword),
      enterprisesNamed(tenant, keyword),
    ])
    if (!held || !named) leading = { sql: 'b.id', of: 'number' }
    conditions.push(
      held && named
        ? `(${own} and ${amongOf('b.id', 'import_batch', held, values)} or ${amongOf('b.enterprise_id', 'enterprise', named, values)})`
        : `(${await namedSql(tenant, { id: 'b.enterprise_id', keyword, like, end: page * size })} or ${own})`,
    )
  }
  const seen = within(tenant.scope, values).imports('b')
  const found = `${taxNo ? FROM : 'from import_batch b'} where ${conditions.join(' and ')} ${seen}`
  const asked = { leading, skip: (page - 1) * size, most: size }
  return walkedPage(tenant, found, values, asked, (most, start) => {
    const after = start.values.length + 2
    return sealedPage(tenant.companyId, (asks) =>
      tenant.rows<ImportRecord>(
        `select ${columnsOf(asks)} ${FROM} where b.company_id = $1
            and b.id = any(array(select b.id ${found}${start.where} order by b.id desc limit $${after} offset $${after + 1})) order by b.id desc`,
        [...start.values, most, start.skip],
      ),
    )
  })
}

export interface ErrorRecord {
  place: string
  column_name: string | null
  reason: string
  raw: string | null
}

export const errorsOf = (tenant: TenantDb, importId: number, limit: number) =>
  tenant.rows<ErrorRecord>(
    'select place, column_name, reason, raw from import_error where company_id = $1 and import_id = $2 order by n limit $3',
    [importId, limit],
  )

export async function errorCount(tenant: TenantDb, importId: number): Promise<number> {
  const row = await tenant.one<{ n: number }>(
    'select count(*)::int as n from import_error where company_id = $1 and import_id = $2',
    [importId],
  )
  return row?.n ?? 0
}

/**
 * `first`: number of the first of these errors. Texts are cut: a cell may hold a novel; and masked: whoever sees the import
 * reads them.
 */
export async function insertErrors(
  tx: TenantDb,
  importId: number,
  first: number,
  errors: readonly ImportError[],
): Promise<void> {
  if (errors.length === 0) return
  // PostgreSQL text cannot hold NUL, files can.
  const cut = (text: string | null, max: number) =>
    text === null ? null : maskText(text.replaceAll('\0', '').slice(0, 2 * max)).slice(0, max)
  await tx.run(
    `insert into import_error (company_id, import_id, n, place, column_name, reason, raw)
     select $1::int, $2::int, $3::int + e.n::int - 1, e.place, e.column_name, e.reason, e.raw
       from unnest($4::text[], $5::text[], $6::text[], $7::text[]) with ordinality as e (place, column_name, reason, raw, n)`,
    [
      importId,
      first,
      errors.map((e) => cut(e.place, 300)),
      errors.map((e) => cut(e.column, 100)),
      errors.map((e) => cut(e.reason, 500)),
      errors.map((e) => cut(e.raw, 200)),
    ],
  )
}

export interface Advance {
  read: number
  added: number
  updated: number
  unchanged: number
  bad: number
  /** Readings of the file that are settled with this batch. */
  position: number
  firstMonth: number | null
  lastMonth: number | null
}

/** Counters of a batch, inside its transaction. A batch committed is progress: earlier crashes are forgiven. */
export async function advanceImport(tx: TenantDb, claim: Claim, by: Advance): Promise<void> {
  await claimed(tx, claim).write(
    `read_count = read_count + $4, added_count = added_count + $5, updated_count = updated_count + $6,
     unchanged_count = unchanged_count + $7, bad_count = bad_count + $8, position = position + $9,
     first_month = least(first_month, $10), last_month = greatest(last_month, $11), attempt = 1, faults = 0`,
    [by.read, by.added, by.updated, by.unchanged, by.bad, by.position, by.firstMonth, by.lastMonth],
  )
}

/** Statements of an import that are stored already. */
export async function formsOf(tx: TenantDb, id: number): Promise<StoredForm[]> {
  const row = await tx.one<{ forms: StoredForm[] }>(
    'select forms from import_batch where company_id = $1 and id = $2',
    [id],
  )
  return row?.forms ?? []
}

/** Statements that were stored, under the import's claim. */
export const addForms = (
  tx: TenantDb,
  claim: Claim,
  forms: readonly StoredForm[],
): Promise<unknown> =>
  claimed(tx, claim).write('forms = forms || $4::jsonb', [JSON.stringify(forms)])

export async function showProgress(
  tenant: TenantDb,
  claim: Claim,
  progress: number,
  message: string,
): Promise<void> {
  await claimed(tenant, claim).write('progress = greatest(progress, $4), message = $5', [
    progress,
    message,
  ])
}

/** The last word on a batch. Progress never goes backwards, not even by failing. */
export const finishImport = (
  tenant: TenantDb,
  claim: Claim,
  status: keyof typeof TOLD_AS,
  message: string,
  row: ImportRecord | null,
): Promise<void> =>
  tenant.transaction(async (tx) => {
    await claimed(tx, claim).write(
      `status = $4, message = $5, progress = case when $4 = 'FAILED' then progress else 100 end,
       lease_until = null, finished_at = now()`,
      [status, message],
    )
    if (!row) return
    await tell(tx, {
      kind: TOLD_AS[status],
      // A file that failed may be tried again.
      key: `${claim.id}.${randomUUID()}`,
      to: row.created_by,
      params: {
        file: row.file_name,
        name: row.enterprise_name,
        taxNo: row.tax_no,
        bad: String(row.bad_count),
      },
    })
  })

const TOLD_AS = {
  DONE: 'IMPORT_DONE',
  DONE_WITH_ERRORS: 'IMPORT_PART',
  FAILED: 'IMPORT_FAILED',
} as const
