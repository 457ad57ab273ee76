/** The ledger in the office: list, one contract with its evidence and viewers, revocation, and the question whether one holds. */
import { type ConsentRow, contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { evidenceOf } from './evidence.ts'
import type { ContractPapers } from './paper/paper.ts'
import { type PersonDeps, personCalls } from './person/calls.ts'
import type { ConsentService } from './service.ts'
import { newestContractsOf, scopeStates } from './state.ts'
import { type ContractRecord, contractByNo, contractPage } from './store.ts'
import { visitsUnder } from './visits.ts'
import { CONSENT_SAYS } from './words.ts'

export interface ConsentDeps {
  consents: ConsentService
  papers: ContractPapers
  /** Stops what runs under a revoked contract. */
  onRevoked(companyId: number, contractNo: string): Promise<void>
  persons: PersonDeps
}

export const consentRoutes = ({ consents, papers, onRevoked, persons }: ConsentDeps) =>
  implement(contract.consent, {
    ...personCalls(persons),

    async hadValidContract({ tenant }, { taxNo, scopes }) {
      const states = scopeStates(await newestContractsOf(tenant, taxNo), scopes)
      const valid = states.every((s) => s.valid)
      const ends = states.flatMap((s) => s.validTo ?? [])
      return {
        valid,
        contractNo: valid ? (states[0]?.contractNo ?? null) : null,
        validTo: valid ? (ends.sort()[0] ?? null) : null,
        scopes: states,
      }
    },

    async consentList({ tenant }, { page, size, ...filter }) {
      const { rows, ...counted } = await contractPage(tenant, filter, page, size)
      return { ...counted, page, size, rows: rows.map(wireContract) }
    },

    async consentDetail({ tenant }, { contractNo }) {
      const record = await contractByNo(tenant, contractNo)
      if (!record) throw new Refusal('UNKNOWN', CONSENT_SAYS.authorisationNotFound)
      return {
        row: wireContract(record),
        paragraphs: record.paragraphs,
        consents: record.consents.map((c) => c.text),
        evidence: [
          ...evidenceOf(record, {
            intact: consents.intact(record),
            unjudged: consents.unjudged(record),
          }),
          ...(record.revoke_reason ? [{ label: '撤回原因', value: record.revoke_reason }] : []),
        ],
        visits: await visitsUnder(tenant, contractNo),
      }
    },

    consentPdf: ({ tenant }, { contractNo }) => papers.get(tenant, contractNo),

    consentPaper: (_ctx, { ticket }) => papers.open(ticket),

    async consentRevoke({ tenant, session }, { contractNo, reason }) {
      const record = await consents.revoke(tenant, contractNo, session.userName, reason)
      await onRevoked(tenant.companyId, contractNo)
      return wireContract(record)
    },
  })

function wireContract(r: ContractRecord): ConsentRow {
  return {
    ...wired(
      r,
      'contract_no title version hash purposes scopes signed_at valid_from valid_to status revoked_at views',
    ),
    enterpriseName: r.signed_as.name,
    taxNo: r.signed_as.taxNo,
    grantees: r.grantees.map((g) => g.name),
    signer: `${r.signer.name}（${r.signer.role}）`,
  }
}
