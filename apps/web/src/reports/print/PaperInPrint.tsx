import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportView } from '@xinjian/engine/report/view/view'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { ReportHead } from '../model.ts'
import { ReportPaper } from '../ReportPaper.tsx'
import type { FirmShown } from '../verdict/firm.ts'
import { layOut } from './lay-out.ts'

/**
 * While the browser prints a page that shows a report, its paper stands in the place of that page: what leaves the printer, or is
 * saved as a file, is what the PDF of the report says. The page itself stays as it is, unseen.
 */
export function PaperInPrint(props: {
  document: ReportDocument
  head: ReportHead
  view: ReportView | null
  firm: FirmShown | null
  user: string
}) {
  const { document: printed, view, user } = props
  const { reportNo, institution, fingerprint, createdAt, verifyUrl } = props.head
  const [sheets, setSheets] = useState<HTMLElement | null>(null)
  const title = [printed.enterprise.name, printed.title, reportNo].filter(Boolean).join(' · ')
  const foot = reportNo ?? printed.title
  useEffect(() => {
    let tidy = () => {}
    const before = () => {
      tidy()
      const { place, remove } = layOut(title, foot)
      tidy = () => {
        // The paper is taken out of its place before the place goes.
        flushSync(() => setSheets(null))
        remove()
        tidy = () => {}
      }
      // The browser prints what stands when this returns.
      flushSync(() => setSheets(place))
    }
    const after = () => tidy()
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      tidy()
    }
  }, [title, foot])
  return sheets
    ? createPortal(
        <ReportPaper
          document={printed}
          // As the printer of the server has it: for what a link was given is no fact of the report.
          head={{ reportNo, institution, fingerprint, createdAt, verifyUrl }}
          view={view}
          firm={props.firm && outside(props.firm)}
          user={user}
        />,
        sheets,
      )
    : null
}

/** What leaves the house with a report names no other report of the enterprise. */
const outside = ({ line, fault }: FirmShown): FirmShown => ({
  line: line && { ...line, rests: [], contradictions: [] },
  fault,
})
