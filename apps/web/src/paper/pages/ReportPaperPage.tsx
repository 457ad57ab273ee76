import { WARM_SHEET } from '@xinjian/contract/paper'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { type ReportView, viewKey } from '@xinjian/engine/report/view/view'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { openReport } from '../../api/open-report.ts'
import { TILE_PLACES } from '../../reports/charts/area/tile-places.ts'
import { labelsOf } from '../../reports/labels.ts'
import type { ReportHead } from '../../reports/model.ts'
import { proofUrl } from '../../reports/proof-url.ts'
import { ReportPaper } from '../../reports/ReportPaper.tsx'
import type { FirmShown } from '../../reports/verdict/firm.ts'
import { ownSheet } from '../own-sheet.ts'
import { Printed } from '../Printed.tsx'
import { mustPrint } from '../prints.ts'
import { usePaper } from '../usePaper.ts'

/** Words of the views themselves, beside those of the document. */
const PAPER_TEXT = [
  ...Object.values(labelsOf('zh')),
  ...Object.values(TILE_PLACES).map(({ name }) => name),
].join('')

interface Opened {
  document: ReportDocument
  head: ReportHead
  view: ReportView | null
  firm: FirmShown | null
  user: string
}

/** What the file is called wherever it is opened. */
const titleOf = ({ document, head }: Opened): string =>
  [document.enterprise.name, document.title, head.reportNo].filter(Boolean).join(' · ')

/**
 * `/pdfTemplate?reportNo&ticket`, or the same after `#`: the sheet of a report of any kind that Chromium prints; its sisters
 * (`_risk`, `_etax`, …) print those that their rows name. `ticket` is a token of `/share/report`. A printer in waiting opens it
 * with `#warm` and names the report when there is one: scripts and fonts are in place by then. The command line puts the
 * report into the page instead.
 */
export function Component() {
  const { pathname, search, hash } = useLocation()
  const open = useMemo(() => {
    if (hash === WARM_SHEET) return null
    const query = new URLSearchParams(hash ? hash.slice(1) : search)
    return (signal: AbortSignal) => openSheet(pathname, query, signal)
  }, [pathname, search, hash])
  // Who comes for a partner group reads the group's name (product spec section 2), which the router has put there.
  const ofGroup = new URLSearchParams(search).has('group')
  const paper = usePaper(PAPER_TEXT, open, ofGroup ? undefined : titleOf)
  return <Printed paper={paper}>{(opened) => <ReportPaper {...opened} />}</Printed>
}

/** What the page carries itself, else what the ticket of the address opens. Rejects with a message that can be printed. */
async function openSheet(
  pathname: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<Opened> {
  const own = ownSheet()
  if (own) {
    const { document, fingerprint, createdAt, user } = own
    const head = { reportNo: null, institution: '', fingerprint, createdAt, verifyUrl: null }
    return { document, head, view: null, firm: null, user }
  }
  const { row, institution, view, firm, document } = await openReport(
    query.get('ticket') ?? query.get('token') ?? '',
    signal,
  )
  const expected = query.get('reportNo')
  if (expected && row.reportNo !== expected) throw new Error('链接与报告编号不符')
  mustPrint(pathname, row.reportType)
  // The printer keeps the file under the template that it asked for: another one since then is another file.
  const wanted = query.get('view')
  if (wanted !== null && wanted !== viewKey(view)) throw new Error('报告模板刚被修改，请重新下载')
  const { reportNo, fingerprint, createdAt, createdBy } = row
  // The printer opens this page by a loopback address, so it names the public one in `base`.
  const verifyUrl = proofUrl(reportNo, query.get('base'))
  return {
    document,
    head: { reportNo, institution, fingerprint, createdAt, verifyUrl },
    view,
    firm: { line: firm },
    user: createdBy,
  }
}
