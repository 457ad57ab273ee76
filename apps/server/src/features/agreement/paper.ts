/** An agreement on paper: printed once for each holder, kept, and known to the public proof by its bytes. */
import type { contract, DataOf } from '@xinjian/contract'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ContractFiles } from '../consent/index.ts'
import type { Agreements, Held } from './ledger.ts'
import type { Asking } from './store.ts'
import { wireAgreement } from './wire.ts'
import { AGREEMENT_SAYS } from './words.ts'

export interface AgreementPapers {
  get(tenant: TenantDb, contractNo: string): Promise<Download>
  /** What the sheet shows, for whoever holds a ticket of ours. */
  open(ticket: string): Promise<DataOf<typeof contract.agreement.agreementPaper>>
}

export function createAgreementPapers(parts: {
  db: Database
  files: ContractFiles
  agreements: Agreements
}): AgreementPapers {
  const { db, files, agreements } = parts
  /** What no longer is what was signed must not leave as if it were. */
  const genuine = async (tenant: Asking, contractNo: string): Promise<Held> => {
    const held = await agreements.byNo(tenant, contractNo)
    if (!held) throw new Refusal('UNKNOWN', AGREEMENT_SAYS.notFound)
    if (!held.intact) throw new Refusal('BROKEN', held.unjudged ?? AGREEMENT_SAYS.altered)
    return held
  }
  return {
    async get(tenant, contractNo) {
      const { title } = await genuine(tenant, contractNo)
      return files.get(tenant, contractNo, {
        page: '/pdfTemplate_agreement',
        fileName: `${title}-${contractNo}.pdf`,
      })
    },
    async open(ticket) {
      const { companyId, contractNo } = files.opened(ticket)
      const held = await genuine(tenantOf(db, companyId), contractNo)
      return { ...wireAgreement(held), paragraphs: held.paragraphs, seal: held.seal }
    },
  }
}
