/** What vendors answered of an enterprise, kind by kind: whether they did, when, and their pages byte for byte. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import type { PublicAnswer, PublicFault } from '../../../outside/public/connector.ts'

const compress = promisify(gzip)

/** Whose answer of what, and the report that it was asked for. */
export interface AnswerOf {
  enterpriseId: number
  kind: PublicRecordKind
  reportNo: string
}

export interface KeptAnswer {
  kind: PublicRecordKind
  state: 'TOLD' | 'FAILED'
  vendor: string | null
  told_at: Date | null
  fault: PublicFault | null
  /** When it was written, of whole milliseconds as the cut-off of a report has. */
  at: Date
}

/** The newest of each kind among those written since; null = the newest that told anything, whenever: a later fault takes nothing back. */
export const newestAnswers = (
  tenant: TenantDb,
  enterpriseId: number,
  since: Date | null,
): Promise<KeptAnswer[]> =>
  tenant.rows<KeptAnswer>(
    `select distinct on (kind) kind, state, vendor, told_at, fault, date_trunc('milliseconds', at) as at from public_answer
      where company_id = $1 and enterprise_id = $2 and ($3::timestamptz is null or at >= $3)
      order by kind, ($3::timestamptz is null and state = 'TOLD') desc, public_answer.at desc`,
    [enterpriseId, since],
  )

/** A later answer for the same report takes the place of one that failed. */
const WRITE = `insert into public_answer (company_id, enterprise_id, kind, report_no, state, vendor, told_at, records, others, fault)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (company_id, enterprise_id, kind, report_no) do update set state = excluded.state, vendor = excluded.vendor,
    told_at = excluded.told_at, records = excluded.records, others = excluded.others, fault = excluded.fault, at = excluded.at`

export const keepFault = (tx: TenantDb, of: AnswerOf, fault: PublicFault): Promise<number> =>
  tx.run(WRITE, [of.enterpriseId, of.kind, of.reportNo, 'FAILED', null, null, null, null, fault])

/** Pages as they are written: packed, with the hash of what came. */
export const packPages = ({ pages }: Pick<PublicAnswer, 'pages'>): Promise<PackedPage[]> =>
  Promise.all(
    pages.map(async ({ body, at }) => ({
      at,
      sha256: createHash('sha256').update(body).digest('hex'),
      bytes: await compress(body),
    })),
  )

interface PackedPage {
  at: Date
  sha256: string
  bytes: Buffer
}

export async function keepAnswer(
  tx: TenantDb,
  of: AnswerOf,
  told: { vendor: string; at: Date; records: number; others: number; pages: readonly PackedPage[] },
): Promise<void> {
  const { enterpriseId, kind, reportNo } = of
  const key = [enterpriseId, kind, reportNo]
  await tx.run(WRITE, [...key, 'TOLD', told.vendor, told.at, told.records, told.others, null])
  await tx.run(
    'delete from public_page where company_id = $1 and enterprise_id = $2 and kind = $3 and report_no = $4',
    key,
  )
  for (const [n, { at, sha256, bytes }] of told.pages.entries())
    await tx.run(
      `insert into public_page (company_id, enterprise_id, kind, report_no, n, told_at, sha256, bytes)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [...key, n + 1, at, sha256, bytes],
    )
}

/** Of these enterprises those that every one of the kinds was told of, whenever. */
export const answeredOfMany = async (
  tenant: TenantDb,
  ids: readonly number[],
  kinds: readonly PublicRecordKind[],
): Promise<number[]> =>
  (
    await tenant.rows<{ id: number }>(
      `select enterprise_id as id from public_answer
        where company_id = $1 and enterprise_id = any($2) and kind = any($3) and state = 'TOLD'
        group by enterprise_id having count(distinct kind) = $4`,
      [[...ids], [...kinds], kinds.length],
    )
  ).map(({ id }) => id)
