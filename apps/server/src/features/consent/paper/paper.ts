/**
 * A signed consent on paper: text, version, fingerprint, time, signer and evidence as they were at signing, numbers masked
 * (domain §5.4 item 12). A later revocation does not change what was signed, so it does not change the paper.
 */
import type { contract, DataOf } from '@xinjian/contract'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { evidenceOf } from '../evidence.ts'
import type { ConsentService } from '../service.ts'
import { contractByNo } from '../store.ts'
import { CONSENT_SAYS } from '../words.ts'
import type { ContractFiles } from './file.ts'

export type ContractPaper = DataOf<typeof contract.consent.consentPaper>

export interface ContractPapers {
  get(tenant: TenantDb, contractNo: string): Promise<Download>
  /** What the sheet shows, for whoever holds a ticket of ours. */
  open(ticket: string): Promise<ContractPaper>
}

const ALTERED = CONSENT_SAYS.recordAuthorisationFailsCheck

export function createContractPapers(parts: {
  db: Database
  files: ContractFiles
  consents: ConsentService
}): ContractPapers {
  const { db, files, consents } = parts
  return {
    async get(tenant, contractNo) {
      const record = await contractByNo(tenant, contractNo)
      if (!record) throw new Refusal('UNKNOWN', CONSENT_SAYS.authorisationNotFound)
      if (!consents.intact(record))
        throw new Refusal('BROKEN', consents.unjudged(record) ?? ALTERED)
      return files.get(tenant, contractNo, {
        page: '/pdfTemplate_consent',
        fileName: `${record.signed_as.name}-${record.title}-${contractNo}.pdf`,
      })
    },
    async open(ticket) {
      const { companyId, contractNo } = files.opened(ticket)
      const record = await contractByNo(tenantOf(db, companyId), contractNo)
      if (!record) throw new Refusal('SHARE_INVALID')
      // What no longer is what was signed must not leave as if it were.
      if (!consents.intact(record))
        throw new Refusal('BROKEN', consents.unjudged(record) ?? ALTERED)
      return {
        contractNo,
        ...wired(record, 'title version hash seal signed_at valid_to paragraphs'),
        enterprise: { name: record.signed_as.name, taxNo: record.signed_as.taxNo },
        grantees: record.grantees.map((g) => g.name),
        consents: record.consents.map((c) => c.text),
        evidence: evidenceOf(record, { intact: true, unjudged: null }),
      }
    },
  }
}
