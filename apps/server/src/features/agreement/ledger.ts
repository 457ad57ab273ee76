/**
 * The register of agreements: what companies sign with each other, numbered, sealed like a consent, with a counterpart for each party. The hash of
 * the text is computed anew from the text, never read.
 */
import { createHash } from 'node:crypto'
import type { AgreementKind, PartyRole } from '@xinjian/contract/agreement/kinds'
import { canonicalJson } from '@xinjian/format'
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

/** `intact`: the row is what was sealed, and lies with a party of it. */
export type Held = store.AgreementRecord & {
  intact: boolean
  /** Why that cannot be judged: the seal's key is kept no more; null = it can. */
  unjudged: string | null
}

export interface Agreements {
  /** Signs as the lender, in the transaction of the deed; every party gets its counterpart. */
  sign(tx: store.Asking, of: NewAgreement): Promise<void>
  byNo(tx: store.Asking, contractNo: string): Promise<Held | null>
  /** Of one loan, receivable or order. */
  of(tx: store.Asking, subjectNo: string): Promise<Held[]>
}

export function createAgreements(secret: Secret): Agreements {
  const seals = createRowSeal(secret, 'agreement')
  const sealed = ({ company_id: _, seal: __, ...of }: store.AgreementRecord) => ({ ...of })
  const judged = (of: store.AgreementRecord): Held => ({
    ...of,
    unjudged: seals.unjudged(of.seal),
    intact:
      hashOf(of) === of.hash &&
      seals.matches(of.seal, sealed(of)) &&
      of.parties.some(({ companyId }) => companyId === of.company_id),
  })
  return {
    async sign(tx, { kind, subjectNo, text, parties, signer, signedFor, evidence }) {
      const row: store.AgreementRecord = {
        ...{ company_id: tx.companyId, contract_no: contractNoOf(kind, subjectNo) },
        ...{ lender_id: tx.companyId, kind, subject_no: subjectNo, ...text, hash: hashOf(text) },
        ...{ parties: [...parties], signer_id: signer.id, signer: signer.name },
        ...{ signed_for: signedFor, evidence, signed_at: new Date(), seal: '' },
      }
      await store.addAgreement(tx, { ...row, seal: seals.of(sealed(row)) })
    },
    async byNo(tx, contractNo) {
      const row = await store.agreementByNo(tx, contractNo)
      return row && judged(row)
    },
    of: async (tx, subjectNo) => (await store.agreementsOf(tx, subjectNo)).map(judged),
  }
}
