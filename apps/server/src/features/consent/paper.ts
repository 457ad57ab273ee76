/**
 * A signed contract on paper: text, version, fingerprint, time, signer and evidence as they were at signing, numbers masked
 * (domain §5.4 item 12). Printed once by the path that reports take; the bytes are kept, and their hash answers the public
 * proof page. A later revocation does not change what was signed, so it does not change the paper.
 */
import type { contract, DataOf } from '@xinjian/contract'
import { numberPages } from '@xinjian/report-files/join/number-pages'
import { type Printer, paperFooter } from '@xinjian/report-files/pdf'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import { enterKey } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { createFileSeal, type FileRow } from '../../security/file-seal.ts'
import type { Secret } from '../../security/secret.ts'
import { evidenceOf } from './evidence.ts'
import type { ConsentService } from './service.ts'
import { contractByNo } from './store.ts'
import { createTickets } from './ticket.ts'
import { CONSENT_SAYS } from './words.ts'

export type ContractPaper = DataOf<typeof contract.consent.consentPaper>

export interface ContractPapers {
  get(tenant: TenantDb, contractNo: string): Promise<Download>
  /** What the sheet shows, for whoever holds a ticket of ours. */
  open(ticket: string): Promise<ContractPaper>
}

const ALTERED = CONSENT_SAYS.recordAuthorisationFailsCheck

export function createContractPapers(parts: {
  config: Config
  db: Database
  blobs: Blobs
  secret: Secret
  printer: Printer
  consents: ConsentService
}): ContractPapers {
  const { config, db, blobs, printer, consents } = parts
  const tickets = createTickets(parts.secret, config.publicUrl)
  const files = createFileSeal(parts.secret)
  const making = new Map<string, Promise<FileRow>>()

  const make = async (tenant: TenantDb, contractNo: string): Promise<FileRow> => {
    const query = new URLSearchParams({
      ticket: tickets.issue(tenant.companyId, contractNo, Date.now()),
      base: config.publicUrl,
    })
    const url = `http://127.0.0.1:${config.port}/pdfTemplate_consent?${query}`
    const sheet = await printer.print({ url, footer: paperFooter(contractNo) }).catch((error) => {
      throw new Refusal('UNAVAILABLE', CONSENT_SAYS.pdfFailed({ why: (error as Error).name }))
    })
    const { key, bytes } = await blobs.put(numberPages(sheet))
    await tenant.transaction(async (tx) => {
      await enterKey(tx, 'FILE', key)
      await tx.run(
        `insert into contract_file (company_id, contract_no, sha256, blob_key, bytes, seal) values ($1, $2, $3, $3, $4, $5)
         on conflict (company_id, contract_no) do nothing`,
        [contractNo, key, bytes, files.of(tenant.companyId, contractNo, 'contract', key)],
      )
    })
    // Two processes may have printed at once; whichever was first is the file for ever.
    return (await fileRow(tenant, contractNo)) as FileRow
  }

  return {
    async get(tenant, contractNo) {
      const record = await contractByNo(tenant, contractNo)
      if (!record) throw new Refusal('UNKNOWN', CONSENT_SAYS.authorisationNotFound)
      if (!consents.intact(record)) throw new Refusal('BROKEN', ALTERED)
      let row = await fileRow(tenant, contractNo)
      if (!row) {
        const running =
          making.get(contractNo) ??
          make(tenant, contractNo).finally(() => making.delete(contractNo))
        making.set(contractNo, running)
        row = await running
      }
      files.mustMatch(tenant.companyId, contractNo, 'contract', row)
      return {
        fileName: `${record.signed_as.name}-${record.title}-${contractNo}.pdf`,
        type: 'application/pdf',
        body: await blobs.readWhole(row.blob_key),
        sha256: row.sha256,
      }
    },
    async open(ticket) {
      const { companyId, contractNo } = tickets.open(ticket, Date.now())
      const record = await contractByNo(tenantOf(db, companyId), contractNo)
      if (!record) throw new Refusal('SHARE_INVALID')
      // What no longer is what was signed must not leave as if it were.
      if (!consents.intact(record)) throw new Refusal('BROKEN', ALTERED)
      return {
        contractNo,
        ...wired(record, 'title version hash seal signed_at valid_to paragraphs'),
        enterprise: { name: record.signed_as.name, taxNo: record.signed_as.taxNo },
        grantees: record.grantees.map((g) => g.name),
        consents: record.consents.map((c) => c.text),
        evidence: evidenceOf(record, true),
      }
    },
  }
}

const fileRow = (tenant: TenantDb, contractNo: string) =>
  tenant.one<FileRow>(
    'select sha256, blob_key, seal from contract_file where company_id = $1 and contract_no = $2',
    [contractNo],
  )
