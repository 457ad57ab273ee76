/** The register of agreements in the office: list, one with its text, its paper. */
import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Agreements } from './ledger.ts'
import type { AgreementPapers } from './paper.ts'
import { agreementPage } from './store.ts'
import { wireAgreement, wireAgreementDetail } from './wire.ts'
import { AGREEMENT_SAYS } from './words.ts'

export interface AgreementDeps {
  agreements: Agreements
  papers: AgreementPapers
}

export const agreementRoutes = ({ agreements, papers }: AgreementDeps) =>
  implement(contract.agreement, {
    async agreementList({ tenant }, filter) {
      const { page, size } = filter
      const { rows, ...counted } = await agreementPage(tenant, filter)
      return { ...counted, page, size, rows: rows.map(wireAgreement) }
    },
    async agreementDetail({ tenant }, { contractNo }) {
      const held = await agreements.byNo(tenant, contractNo)
      if (!held) throw new Refusal('UNKNOWN', AGREEMENT_SAYS.notFound)
      return wireAgreementDetail(held)
    },
    agreementPdf: ({ tenant }, { contractNo }) => papers.get(tenant, contractNo),
    agreementPaper: (_ctx, { ticket }) => papers.open(ticket),
  })
