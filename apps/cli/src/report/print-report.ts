import type { ReportDocument } from '@xinjian/engine/report/document'
import { createPrinter } from '@xinjian/report-files/pdf'
import { reportHtml } from '@xinjian/report-files/report-html'

const FOOTER =
  '<div style="width:100%;font-size:8px;text-align:center;color:#667"><span class="pageNumber"></span> / <span class="totalPages"></span></div>'

/** The report on A4, printed by the Chromium that comes with npm, or the one of CHROMIUM_PATH. */
export async function printReport(report: ReportDocument): Promise<Uint8Array> {
  const printer = createPrinter(process.env.CHROMIUM_PATH ?? null)
  try {
    return await printer.print({ html: await reportHtml(report), footer: FOOTER })
  } finally {
    await printer.close()
  }
}
