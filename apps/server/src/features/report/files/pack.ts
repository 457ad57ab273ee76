/**
 * Several reports of one enterprise as one PDF: a contents sheet, then each report as its own PDF has it, bookmarks and page
 * numbers through all. Nothing is kept: the parts are, and the same parts give the same pages.
 */
import { type PackPlace, WARM_SHEET } from '@xinjian/contract/paper'
import { REPORT_KINDS } from '@xinjian/engine/report/kinds'
import { joinPdfs } from '@xinjian/report-files/join/join-pdf'
import { type PdfFile, readPdf } from '@xinjian/report-files/join/pdf-file'
import type { Printer } from '@xinjian/report-files/pdf'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Download } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { KIND_ORDER } from '../kinds/registry.ts'
import { mustStillShow } from '../sealing.ts'
import { mustBeReady } from '../service.ts'
import { PAPER_SECONDS, type Shares } from '../share.ts'
import { documentSizes, type ReportRecord } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import type { SectionCount } from './file-view.ts'
import type { ReportFiles } from './files.ts'

export interface ReportPacks {
  /** Refuses reports of several enterprises, and one that is not ready. */
  get(tenant: TenantDb, reportNos: readonly string[], by: string): Promise<Download>
}

interface Part {
  report: ReportRecord
  title: string
  bytes: Uint8Array
  file: PdfFile
  sections: SectionCount | null
}

const TITLE = '尽调报告包'
const CONTENTS = '总目录'

export function createReportPacks(deps: {
  files: ReportFiles
  shares: Shares
  printer: Printer
  /** Where this process finds the pages that are printed. */
  pages: string
}): ReportPacks {
  const { files, shares, printer } = deps
  const contents = async (
    tenant: TenantDb,
    parts: readonly Part[],
    by: string,
    sheets: number,
  ): Promise<Uint8Array> => {
    const tickets: string[] = []
    for (const { report } of parts) {
      const ask = { reportNo: report.report_no, purpose: '打印', createdBy: by }
      const paper = { ...ask, seconds: PAPER_SECONDS, kind: 'PAPER' as const }
      tickets.push((await shares.create(tenant, paper)).token)
    }
    const query = new URLSearchParams({
      tickets: tickets.join(),
      places: JSON.stringify(placesOf(parts, sheets)),
    })
    const sheet = `${deps.pages}/pdfTemplate_pack`
    // In the fragment, as the ticket of a single report: no access log ever sees it.
    return printer.print({ url: `${sheet}#${query}`, warm: sheet + WARM_SHEET }).catch((error) => {
      throw new Refusal('UNAVAILABLE', REPORT_SAYS.pdfFailed({ why: (error as Error).name }))
    })
  }

  return {
    async get(tenant, reportNos, by) {
      const parts = await partsOf(tenant, files, reportNos, by)
      const [first] = parts as [Part]
      const guess = sheetsFor(parts)
      let front = await contents(tenant, parts, by, guess)
      const sheets = readPdf(front).pages.length
      // Its own length moves what it tells: told once more, with that length.
      if (sheets !== guess) front = await contents(tenant, parts, by, sheets)
      const title = `${first.report.enterprise_name} · ${TITLE}`
      const body = joinPdfs(title, [{ title: CONTENTS, bytes: front, plain: true }, ...parts])
      await tenant.transaction(async (tx) => {
        for (const { report } of parts) await mustStillShow(tx, report)
      })
      const fileName = `${first.report.enterprise_name}-${TITLE}.pdf`
      return { fileName, type: 'application/pdf', body }
    },
  }
}

/** In the order of the registry, each once. */
async function partsOf(
  tenant: TenantDb,
  files: ReportFiles,
  reportNos: readonly string[],
  by: string,
): Promise<Part[]> {
  const reports: ReportRecord[] = []
  for (const reportNo of new Set(reportNos)) reports.push(await mustBeReady(tenant, reportNo))
  if (new Set(reports.map((r) => r.enterprise_id)).size > 1)
    throw new Refusal('MALFORMED', REPORT_SAYS.packageHoldsReportsEnterprise)
  const sizes = await documentSizes(tenant, [...new Set(reportNos)])
  const sizeOf = ({ report_no }: ReportRecord) => sizes.get(report_no) ?? 0
  // Few are printed at once: where the longest comes last, everybody waits for it alone.
  reports.sort((a, b) => sizeOf(b) - sizeOf(a))
  const parts = await Promise.all(
    reports.map(async (report) => {
      const { body, sections } = await files.get(tenant, report.report_no, 'pdf', by)
      const bytes = body as Uint8Array
      const { title } = REPORT_KINDS[report.report_type]
      return { report, title, bytes, file: readPdf(bytes), sections }
    }),
  )
  const placeOf = ({ report }: Part) => KIND_ORDER.indexOf(report.report_type)
  return parts.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Deeper bookmarks than chapters fill the contents without helping anybody to find one. */
const CHAPTER_DEPTH = 1

/** Lines of an A4 sheet, and of the head of the first one and of each report; chapters stand in two columns. */
const LINES = { sheet: 60, head: 14, report: 4 }

/** How many sheets the contents will probably take: a right guess saves a second printing. */
function sheetsFor(parts: readonly Part[]): number {
  const chapters = ({ file }: Part) => file.outline.filter((b) => b.depth === CHAPTER_DEPTH).length
  const lines = parts.reduce((n, p) => n + LINES.report + Math.ceil(chapters(p) / 2), LINES.head)
  return Math.ceil(lines / LINES.sheet)
}

function placesOf(parts: readonly Part[], sheets: number): PackPlace[] {
  let before = sheets
  return parts.map(({ file, sections }) => {
    const first = before + 1
    before += file.pages.length
    return {
      page: first,
      sections,
      marks: file.outline.flatMap(({ title, page, depth }) =>
        page === null || depth > CHAPTER_DEPTH ? [] : [[title, first + page] as const],
      ),
    }
  })
}
