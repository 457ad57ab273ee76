/** SQL of agreements between companies: rows are only added. */
import type { AgreementKind, PartyRole } from '@xinjian/contract/agreement/kinds'
import { likeBy, likeOf } from '../../db/like.ts'
import { onDays } from '../../db/lists/days.ts'
import { pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { CompanyTx, TenantDb } from '../../db/tenant.ts'
import type { Resting } from '../../security/column/column.ts'

export type Asking = Pick<CompanyTx, 'one' | 'rows' | 'run'> & { companyId: number }

/** A company that an agreement names; `companyId` null = it has no account of the platform, and no counterpart. */
export interface Party {
  role: PartyRole
  name: string
  taxNo: string | null
  companyId: number | null
}

export interface AgreementText {
  title: string
  version: string
  paragraphs: string[]
}

export interface AgreementRecord extends AgreementText {
  /** Whose counterpart this is. */
  company_id: number
  contract_no: string
  /** Whose business it is of. */
  lender_id: number
  kind: AgreementKind
  subject_no: string
  hash: string
  parties: Party[]
  signer_id: number
  signer: string
  signed_for: PartyRole
  evidence: Record<string, unknown>
  signed_at: Date
  seal: string
}

/** As it rests: the evidence lies sealed under the holder's key, or is what an earlier release wrote (docs/decisions/0254). */
export interface StoredAgreement extends Omit<AgreementRecord, 'evidence'> {
  evidence: Record<string, unknown> | null
  evidence_sealed: Buffer | null
}

const COLUMNS = `company_id, contract_no, lender_id, kind, subject_no, title, version, paragraphs, hash, parties, signer_id, signer, signed_for,
  evidence, evidence_sealed, signed_at, seal`

/**
 * Kept by the lender, and handed to each party that the row names.
 * @param own evidence as the lender's row holds it
 * @param theirs the same of each other party's row, sealed by its own key: its number → hex
 */
export async function addAgreement(
  tx: Asking,
  of: AgreementRecord,
  own: Resting,
  theirs: Readonly<Record<number, string>>,
): Promise<void> {
  await tx.run(
    `insert into agreement (company_id, contract_no, lender_id, kind, subject_no, title, version, paragraphs, hash, parties, signer_id, signer,
       signed_for, evidence, evidence_sealed, signed_at, seal)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      ...[of.contract_no, of.lender_id, of.kind, of.subject_no, of.title, of.version],
      ...[JSON.stringify(of.paragraphs), of.hash, JSON.stringify(of.parties), of.signer_id],
      ...[of.signer, of.signed_for, own.clear, own.sealed, of.signed_at, of.seal],
    ],
  )
  await tx.one('select h.handed from hand_agreement($1, $2, $3) h where h.company_id = $1', [
    of.contract_no,
    JSON.stringify(theirs),
  ])
}

export const agreementByNo = (tx: Asking, contractNo: string): Promise<StoredAgreement | null> =>
  tx.one<StoredAgreement>(
    `select ${COLUMNS} from agreement where company_id = $1 and contract_no = $2`,
    [contractNo],
  )

/** Of one loan, receivable or order, in the order in which they were signed. */
export const agreementsOf = (tx: Asking, subjectNo: string): Promise<StoredAgreement[]> =>
  tx.rows<StoredAgreement>(
    `select ${COLUMNS} from agreement where company_id = $1 and subject_no = $2 order by signed_at, contract_no`,
    [subjectNo],
  )

export interface AgreementFilter {
  keyword?: string | undefined
  kind?: AgreementKind | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  size: number
}

/** The newest first. */
export function agreementPage(
  tenant: TenantDb,
  { keyword, kind, page, size, ...days }: AgreementFilter,
) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  let where = 'company_id = $1'
  if (kind) where += ` and kind = ${put(kind)}`
  for (const day of onDays('signed_at', days, put)) where += ` and ${day}`
  const like = likeOf(keyword)
  if (keyword && like) {
    const [by, at] = [likeBy(keyword), put(like)]
    where += ` and (contract_no ${by} ${at} or subject_no ${by} ${at} or parties::text ${by} ${at})`
  }
  return pageOf<StoredAgreement, StoredAgreement>(
    tenant,
    {
      columns: COLUMNS,
      found: `from agreement where ${where}`,
      order: 'signed_at desc, contract_no desc',
      ...{ values, most: size, skip: (page - 1) * size },
    },
    (row) => row,
  )
}
