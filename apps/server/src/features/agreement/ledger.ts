/**
 * The register of agreements: what companies sign with each other, numbered, sealed like a consent, with a counterpart for each party. The hash of
 * the text is computed anew from the text, never read.
 */
import { createHash } from 'node:crypto'
import type { AgreementKind, PartyRole } from '@xinjian/contract/agreement/kinds'
import { canonicalJson } from '@xinjian/format'
import { Refusal } from '../../http/refusal.ts'
import type { Cell, Columns } from '../../security/column/column.ts'
import { createRowSeal } from '../../security/row-seal.ts'
import type { Secret } from '../../security/secret.ts'
import * as store from './store.ts'

/** Begins the number of each kind: 合同, 转让, 确权, 订单确认, 收货. */
const MARKS: Record<AgreementKind, string> = {
  LOAN_CONTRACT: 'HT',
  TRANSFER_NOTICE: 'ZR',
  CONFIRMATION: 'QR',
  ORDER_CONFIRMATION: 'DQ',
  RECEIPT: 'SH',
}

/** Of one subject there is one of each kind: `HT-LN2026112800000012`. */
export const contractNoOf = (kind: AgreementKind, subjectNo: string): string =>
  `${MARKS[kind]}-${subjectNo}`

/** SHA-256 of what is read before signing, hex. */
export const hashOf = ({ title, version, paragraphs }: store.AgreementText): string =>
  createHash('sha256').update(canonicalJson({ title, version, paragraphs })).digest('hex')

export interface NewAgreement {
  kind: AgreementKind
  subjectNo: string
  text: store.AgreementText
  /** The lender is the company of the transaction, and stands among them. */
  parties: readonly store.Party[]
  signer: { id: number; name: string }
  signedFor: PartyRole
  evidence: Record<string, unknown>
}

const cellOf = (of: Pick<store.AgreementRecord, 'company_id' | 'contract_no'>): Cell => ({
  ...{ companyId: of.company_id, column: 'agreement.evidence', row: of.contract_no },
})

/** What cannot be opened is not what was signed: it is told beside the rest of the agreement. */
const refused = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  throw error
}

/** `intact`: the row is what was sealed, and lies with a party of it. */
export type Held = store.AgreementRecord & {
  intact: boolean
  /** What is said where the seal cannot be judged: its key is kept no more, or the evidence under it does not open. null = it can. */
  unjudged: string | null
}

export interface Agreements {
  /** Signs as the lender, in the transaction of the deed; every party gets its counterpart. */
  sign(tx: store.Asking, of: NewAgreement): Promise<void>
  byNo(tx: store.Asking, contractNo: string): Promise<Held | null>
  /** Of one loan, receivable or order. */
  of(tx: store.Asking, subjectNo: string): Promise<Held[]>
}

/** The seal covers the evidence as it was given; that it rests sealed under the holder's key besides is of its row alone. */
export function createAgreements(secret: Secret, columns: Columns): Agreements {
  const seals = createRowSeal(secret, 'agreement')
  const sealed = ({ company_id: _, seal: __, ...of }: store.AgreementRecord) => ({ ...of })
  const judged = async ({ evidence_sealed, ...of }: store.StoredAgreement): Promise<Held> => {
    const clear = of.evidence && JSON.stringify(of.evidence)
    const opened = await columns.open(cellOf(of), { clear, sealed: evidence_sealed }).catch(refused)
    if (opened instanceof Refusal)
      return { ...of, evidence: {}, intact: false, unjudged: opened.message }
    const row = { ...of, evidence: JSON.parse(opened) }
    return {
      ...row,
      unjudged: seals.unjudged(of.seal),
      intact:
        hashOf(of) === of.hash &&
        seals.matches(of.seal, sealed(row)) &&
        of.parties.some(({ companyId }) => companyId === of.company_id),
    }
  }
  return {
    async sign(tx, { kind, subjectNo, text, parties, signer, signedFor, evidence }) {
      const row: store.AgreementRecord = {
        ...{ company_id: tx.companyId, contract_no: contractNoOf(kind, subjectNo) },
        ...{ lender_id: tx.companyId, kind, subject_no: subjectNo, ...text, hash: hashOf(text) },
        ...{ parties: [...parties], signer_id: signer.id, signer: signer.name },
        ...{ signed_for: signedFor, evidence, signed_at: new Date(), seal: '' },
      }
      const told = JSON.stringify(evidence)
      const own = await columns.seal(cellOf(row), told)
      const others = parties.flatMap(({ companyId }) => companyId ?? [])
      const theirs: Record<number, string> = {}
      for (const companyId of others.filter((id) => id !== tx.companyId)) {
        const { sealed } = await columns.seal(cellOf({ ...row, company_id: companyId }), told)
        if (sealed) theirs[companyId] = Buffer.from(sealed).toString('hex')
      }
      await store.addAgreement(tx, { ...row, seal: seals.of(sealed(row)) }, own, theirs)
    },
    async byNo(tx, contractNo) {
      const row = await store.agreementByNo(tx, contractNo)
      return row && judged(row)
    },
    of: async (tx, subjectNo) => Promise.all((await store.agreementsOf(tx, subjectNo)).map(judged)),
  }
}
