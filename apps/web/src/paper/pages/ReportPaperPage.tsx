import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/700.css'
import { WARM_SHEET } from '@xinjian/contract/paper'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { type ReportView, viewKey } from '@xinjian/engine/report/view/view'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { openReport } from '../../api/open-report.ts'
import { TILE_PLACES } from '../../reports/charts/area/tile-places.ts'
import { labelsOf } from '../../reports/labels.ts'
import type { ReportHead } from '../../reports/model.ts'
import { proofUrl } from '../../reports/proof-url.ts'
import { ReportPaper } from '../../reports/ReportPaper.tsx'
import { ownSheet } from '../own-sheet.ts'
import { announceError, announceReady, loadFonts } from '../ready.ts'
import '../paper.global.css'
import styles from '../fault.module.css'

/** Words of the views themselves, beside those of the document. */
const PAPER_TEXT = [
  ...Object.values(labelsOf('zh')),
  ...Object.values(TILE_PLACES).map(({ name }) => name),
].join('')

interface Opened {
  document: ReportDocument
  head: ReportHead
  view: ReportView | null
  user: string
}

/**
 * `/pdfTemplate?reportNo&ticket`, or the same after `#`: the sheet of a report of any kind that Chromium prints. `ticket` is a
 * token of `/share/report`. A printer in waiting opens it with `#warm` and names the report when there is one: scripts and
 * fonts are in place by then. The command line puts the report into the page instead.
 */
export function Component() {
  const { search, hash } = useLocation()
  const query = useMemo(() => new URLSearchParams(hash ? hash.slice(1) : search), [search, hash])
  const waiting = hash === WARM_SHEET
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    document.documentElement.dataset.theme = 'light'
    if (hash) document.documentElement.dataset.paperOnly = ''
    if (waiting) {
      void loadFonts(PAPER_TEXT)
      return
    }
    const abort = new AbortController()
    open(query, abort.signal)
      .then(async (found) => {
        await loadFonts(PAPER_TEXT + JSON.stringify(found))
        if (!abort.signal.aborted) setOpened(found)
      })
      .catch((cause: Error) => {
        if (abort.signal.aborted) return
        setError(cause.message)
        announceError(cause.message)
      })
    return () => abort.abort()
  }, [query, hash, waiting])

  useEffect(() => {
    if (!opened) return
    // What the file is called wherever it is opened.
    document.title = [opened.document.enterprise.name, opened.document.title, opened.head.reportNo]
      .filter(Boolean)
      .join(' · ')
    void announceReady()
  }, [opened])

  if (error !== null) return <p className={styles.error}>{error}</p>
  return opened ? <ReportPaper {...opened} /> : null
}

/** What the page carries itself, else what the ticket of the address opens. Rejects with a message that can be printed. */
async function open(query: URLSearchParams, signal: AbortSignal): Promise<Opened> {
  const own = ownSheet()
  if (own) {
    const { document, fingerprint, createdAt, user } = own
    const head = { reportNo: null, institution: '', fingerprint, createdAt, verifyUrl: null }
    return { document, head, view: null, user }
  }
  const { row, institution, view, document } = await openReport(
    query.get('ticket') ?? query.get('token') ?? '',
    signal,
  )
  const expected = query.get('reportNo')
  if (expected && row.reportNo !== expected) throw new Error('链接与报告编号不符')
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
    user: createdBy,
  }
}
