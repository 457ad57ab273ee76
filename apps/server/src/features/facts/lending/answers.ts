/** What the bureau of lenders answered of each subject of an enterprise, report by report: whether it did, under which consent, byte for byte. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { LendingSubject } from '@xinjian/format/lending/records'
import type { TenantDb } from '../../../db/tenant.ts'
import type { LendingFault } from '../../../outside/lending/connector.ts'

const compress = promisify(gzip)

/** Whose answer, and the report that it was asked for. */
export interface AnswerOf {
  enterpriseId: number
  subject: LendingSubject
  reportNo: string
}

export interface KeptLendingAnswer {
  subject: LendingSubject
  state: 'TOLD' | 'FAILED' | 'NO_CONSENT'
  contract_no: string | null
  vendor: string | null
  told_at: Date | null
  fault: LendingFault | null
  /** When it was written, of whole milliseconds as the cut-off of a report has. */
  at: Date
}

/** The newest of each subject since then. */
export const newestLendingAnswers = (
  tenant: TenantDb,
  enterpriseId: number,
  since: Date,
): Promise<KeptLendingAnswer[]> =>
  tenant.rows<KeptLendingAnswer>(
    `select distinct on (subject) subject, state, contract_no, vendor, told_at, fault, date_trunc('milliseconds', at) as at
       from lending_answer where company_id = $1 and enterprise_id = $2 and at >= $3
      order by subject, lending_answer.at desc`,
    [enterpriseId, since],
  )

/** A later answer for the same report takes the place of the one before. */
const WRITE = `insert into lending_answer (company_id, enterprise_id, subject, report_no, state, contract_no, vendor, told_at, records, sha256, bytes, fault)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (company_id, enterprise_id, subject, report_no) do update set state = excluded.state, contract_no = excluded.contract_no,
    vendor = excluded.vendor, told_at = excluded.told_at, records = excluded.records, sha256 = excluded.sha256, bytes = excluded.bytes,
    fault = excluded.fault, at = excluded.at`

const keyOf = ({ enterpriseId, subject, reportNo }: AnswerOf) => [enterpriseId, subject, reportNo]

export const keepFault = (
  tx: TenantDb,
  of: AnswerOf,
  contractNo: string,
  fault: LendingFault,
): Promise<number> =>
  tx.run(WRITE, [...keyOf(of), 'FAILED', contractNo, null, null, null, null, null, fault])

export const keepUnasked = (tx: TenantDb, of: AnswerOf): Promise<number> =>
  tx.run(WRITE, [...keyOf(of), 'NO_CONSENT', null, null, null, null, null, null, null])

export interface PackedAnswer {
  sha256: string
  bytes: Buffer
}

export const packAnswer = async (body: Buffer): Promise<PackedAnswer> => ({
  sha256: createHash('sha256').update(body).digest('hex'),
  bytes: await compress(body),
})

export const keepTold = (
  tx: TenantDb,
  of: AnswerOf,
  told: { contractNo: string; vendor: string; at: Date; records: number } & PackedAnswer,
): Promise<number> =>
  tx.run(WRITE, [
    ...keyOf(of),
    ...['TOLD', told.contractNo, told.vendor, told.at, told.records, told.sha256, told.bytes],
    null,
  ])

/** That it was asked stays on record, with the hash of the answer; what it said does not. */
export const forgetAnswers = (
  tx: TenantDb,
  enterpriseId: number,
  contractNos: readonly string[],
): Promise<number> =>
  tx.run(
    'update lending_answer set bytes = null where company_id = $1 and enterprise_id = $2 and contract_no = any($3)',
    [enterpriseId, [...contractNos]],
  )
