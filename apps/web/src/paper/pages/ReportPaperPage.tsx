import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/700.css'
import { WARM_SHEET } from '@xinjian/contract/paper'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { type OpenedReport, openReport } from '../../api/open-report.ts'
import { TILE_PLACES } from '../../reports/charts/tile-places.ts'
import { labelsOf } from '../../reports/labels.ts'
import type { ReportHead } from '../../reports/model.ts'
import { proofUrl } from '../../reports/proof-url.ts'
import { ReportPaper } from '../../reports/ReportPaper.tsx'
import { announceError, announceReady, loadFonts } from '../ready.ts'
import '../paper.css'

/** Words of the views themselves, beside those of the document. */
const PAPER_TEXT = [
  ...Object.values(labelsOf('zh')),
  ...Object.values(TILE_PLACES).map(({ name }) => name),
].join('')

/**
 * `/pdfTemplate?reportNo&ticket`, or the same after `#`: the sheet that Chromium prints. `ticket` is a token of
 * `/share/report`. A printer in waiting opens it with `#warm` and names the report when there is one: scripts and fonts are
 * in place by then.
 */
export function Component() {
  const { search, hash } = useLocation()
  const query = useMemo(() => new URLSearchParams(hash ? hash.slice(1) : search), [search, hash])
  const waiting = hash === WARM_SHEET
  const ticket = query.get('ticket') ?? query.get('token') ?? ''
  const expected = query.get('reportNo')
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    document.documentElement.dataset.theme = 'light'
    if (hash) document.documentElement.dataset.paperOnly = ''
    if (waiting) {
      void loadFonts(PAPER_TEXT)
      return
    }
    const abort = new AbortController()
    openReport(ticket, abort.signal)
      .then(async (found) => {
        if (expected && found.row.reportNo !== expected) throw new Error('链接与报告编号不符')
        await loadFonts(PAPER_TEXT + JSON.stringify(found))
        if (!abort.signal.aborted) setOpened(found)
      })
      .catch((cause: Error) => {
        if (abort.signal.aborted) return
        setError(cause.message)
        announceError(cause.message)
      })
    return () => abort.abort()
  }, [ticket, expected, hash, waiting])

  useEffect(() => {
    if (opened) void announceReady()
  }, [opened])

  if (error !== null) return <p className="paper-error">{error}</p>
  if (!opened) return null
  return (
    <ReportPaper
      document={opened.document}
      head={headOf(opened, query.get('base'))}
      user={opened.row.createdBy}
    />
  )
}

/** The printer opens this page by a loopback address, so it names the public one in `base`. */
function headOf({ row, institution }: OpenedReport, base: string | null): ReportHead {
  return {
    reportNo: row.reportNo,
    institution,
    fingerprint: row.fingerprint,
    createdAt: row.createdAt,
    verifyUrl: proofUrl(row.reportNo, base),
  }
}
