/** A paper of a deed: signed into the register of agreements, for the funder and both companies of the receivable or order. */
import type { AgreementKind, PartyRole } from '@xinjian/contract/agreement/kinds'
import type { TenantTx } from '../../db/tenant.ts'
import type { Agreements, AgreementText, Party } from '../agreement/index.ts'
import type { OrderRecord } from './order/store.ts'
import * as programme from './store/programme.ts'
import type { ReceivableRecord } from './store/receivables.ts'
import type { Side } from './store/records.ts'

/** Who signs, for which side, from where. */
export interface Signing {
  userId: number
  userName: string
  side: Side
  evidence: Record<string, unknown>
}

/** What the paper is about, and its two companies: a receivable's seller and debtor, an order's seller and buyer. */
export type PaperSubject = ReceivableRecord | OrderRecord

const counterOf = (row: PaperSubject): { role: PartyRole; name: string; taxNo: string } =>
  'debtor' in row
    ? { role: 'DEBTOR', name: row.debtor, taxNo: row.debtor_tax_no }
    : { role: 'BUYER', name: row.buyer, taxNo: row.buyer_tax_no }

export async function givePaper(
  tx: TenantTx,
  agreements: Agreements,
  kind: AgreementKind,
  of: { row: PaperSubject; text: AgreementText; funderName: string },
  by: Signing,
): Promise<void> {
  const { row, text, funderName } = of
  const relation = await programme.relationByNo(tx, row.relation_no)
  const anchor = await programme.anchorByNo(tx, row.anchor_no)
  const idOf = (taxNo: string) => (taxNo === relation.tax_no ? relation.party_id : anchor.party_id)
  const parties: Party[] = [
    { role: 'LENDER', name: funderName, taxNo: null, companyId: tx.companyId },
    {
      ...{ role: 'SELLER', name: row.seller, taxNo: row.seller_tax_no },
      companyId: idOf(row.seller_tax_no),
    },
    { ...counterOf(row), companyId: idOf(counterOf(row).taxNo) },
  ]
  const own = by.side === 'MEMBER' ? relation.tax_no : anchor.tax_no
  const signedFor =
    by.side === 'FUNDER' ? 'LENDER' : parties.find(({ taxNo }) => taxNo === own)?.role
  if (signedFor === undefined) throw new Error(`no party of ${row.no} signs for ${by.side}`)
  await agreements.sign(tx, {
    ...{ kind, subjectNo: row.no, text, parties, signedFor },
    signer: { id: by.userId, name: by.userName },
    evidence: by.evidence,
  })
}
