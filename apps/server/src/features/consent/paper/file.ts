/**
 * Files of what was signed, consents and agreements: printed once by the path that reports take, kept, and known to the public proof by their
 * bytes. What is signed never changes, so neither does its file.
 */
import { numberPages } from '@xinjian/report-files/join/number-pages'
import { type Printer, paperFooter } from '@xinjian/report-files/pdf'
import type { Blobs } from '../../../blobs.ts'
import type { Config } from '../../../config.ts'
import { enterKey } from '../../../db/directory.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { createFileSeal, type FileRow } from '../../../security/file-seal.ts'
import type { Secret } from '../../../security/secret.ts'
import { CONSENT_SAYS } from '../words.ts'
import { createTickets } from './ticket.ts'

export interface ContractFiles {
  /** The file of a contract of this company; `page`: the sheet that shows it to whoever has a ticket. */
  get(
    tenant: TenantDb,
    contractNo: string,
    of: { page: `/${string}`; fileName: string },
  ): Promise<Download>
  /** What a ticket of the sheet opens; refuses what is forged, altered or old. */
  opened(ticket: string): { companyId: number; contractNo: string }
}

export function createContractFiles(parts: {
  config: Config
  blobs: Blobs
  secret: Secret
  printer: Printer
}): ContractFiles {
  const { config, blobs, printer } = parts
  const tickets = createTickets(parts.secret, config.publicUrl)
  const seal = createFileSeal(parts.secret)
  const making = new Map<string, Promise<FileRow>>()

  const make = async (tenant: TenantDb, contractNo: string, page: string): Promise<FileRow> => {
    const query = new URLSearchParams({
      ticket: tickets.issue(tenant.companyId, contractNo, Date.now()),
      base: config.publicUrl,
    })
    const url = `http://127.0.0.1:${config.port}${page}?${query}`
    const sheet = await printer.print({ url, footer: paperFooter(contractNo) }).catch((error) => {
      throw new Refusal('UNAVAILABLE', CONSENT_SAYS.pdfFailed({ why: (error as Error).name }))
    })
    const { key, bytes } = await blobs.put(numberPages(sheet))
    await tenant.transaction(async (tx) => {
      await enterKey(tx, 'FILE', key)
      await tx.run(
        `insert into contract_file (company_id, contract_no, sha256, blob_key, bytes, seal) values ($1, $2, $3, $3, $4, $5)
         on conflict (company_id, contract_no) do nothing`,
        [contractNo, key, bytes, seal.of(tenant.companyId, contractNo, 'contract', key)],
      )
    })
    // Two processes may have printed at once; whichever was first is the file for ever.
    return (await fileRow(tenant, contractNo)) as FileRow
  }

  return {
    async get(tenant, contractNo, { page, fileName }) {
      let row = await fileRow(tenant, contractNo)
      if (!row) {
        // Several holders have the same number.
        const key = `${tenant.companyId}/${contractNo}`
        const running =
          making.get(key) ?? make(tenant, contractNo, page).finally(() => making.delete(key))
        making.set(key, running)
        row = await running
      }
      seal.mustMatch(tenant.companyId, contractNo, 'contract', row)
      return {
        fileName,
        type: 'application/pdf',
        body: await blobs.readWhole(row.blob_key),
        sha256: row.sha256,
      }
    },
    opened: (ticket) => tickets.open(ticket, Date.now()),
  }
}

const fileRow = (tenant: TenantDb, contractNo: string) =>
  tenant.one<FileRow>(
    'select sha256, blob_key, seal from contract_file where company_id = $1 and contract_no = $2',
    [contractNo],
  )
