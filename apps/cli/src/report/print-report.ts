import { userInfo } from 'node:os'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { numberPages } from '@xinjian/report-files/join/number-pages'
import { createPrinter, paperFooter } from '@xinjian/report-files/pdf'
import { fingerprintOf } from './fingerprint.ts'
import { servePaper } from './paper-server.ts'

/**
 * The report on A4: the paper page of the web, printed by the Chromium that comes with npm, or the one of CHROMIUM_PATH. It is
 * no report of an institution: it has no number and nothing to prove it but its fingerprint.
 */
export async function printReport(document: ReportDocument): Promise<Uint8Array> {
  const fingerprint = fingerprintOf(document)
  const printer = createPrinter(process.env.CHROMIUM_PATH ?? null)
  const createdAt = new Date().toISOString()
  const paper = await servePaper({ document, fingerprint, createdAt, user: userInfo().username })
  try {
    const job = { url: paper.url, footer: paperFooter(document.title) }
    return numberPages(await printer.print(job))
  } finally {
    paper.close()
    await printer.close()
  }
}
