import { contentsAnchor } from '@xinjian/contract/paper'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { isOneSheet } from '@xinjian/engine/report/kinds'
import type { ReportView } from '@xinjian/engine/report/view/view'
import { useMemo } from 'react'
import { fill } from '../ui/text.ts'
import { annexTables } from './blocks/paper-rows.ts'
import { type SinceFounding, sinceFounding } from './blocks/since-founding.ts'
import { TableView } from './blocks/TableView.tsx'
import { ReportProvider, useReport } from './context.tsx'
import { instant } from './format/instant.ts'
import { periodText } from './format/window.ts'
import { labelsOf } from './labels.ts'
import type { Chapter, ReportHead } from './model.ts'
import { chaptersOf, listsEverything } from './parts/chapters.ts'
import { ViewNote } from './parts/ViewNote.tsx'
import { Watermark } from './parts/Watermark.tsx'
import { ReportBody } from './ReportBody.tsx'
import { PaperHead } from './sheet/PaperHead.tsx'
import './paper.global.css'
import { cx } from '../ui/cx.ts'
import styles from './paper.module.css'
import frame from './parts/frame.module.css'
import { OneSheet } from './sheet/OneSheet.tsx'
import { FirstScreen } from './verdict/FirstScreen.tsx'
import type { FirmShown } from './verdict/firm.ts'

/** Of the annex, beside the chapters' own ids. */
const ANNEX = 'annex'

interface Paper {
  document: ReportDocument
  head: ReportHead
  /** The template that it is printed by; null = whole. */
  view?: ReportView | null
  /** The verdict of the enterprise as of printing; absent = none is known. */
  firm?: FirmShown | null
  /** Who asked for it: part of the watermark. */
  user: string
}

/**
 * A report on A4: one sheet where its kind is one; else page one with what it comes to, then its chapters, then an annex of everything that is looked up and not
 * read. The watermark repeats on every sheet. Always Chinese, always light.
 */
export function ReportPaper(props: Paper) {
  const { document, founded } = useMemo(() => sinceFounding(props.document), [props.document])
  return (
    <ReportProvider document={document} view={props.view} mode="paper" firm={props.firm}>
      <Sheets {...props} founded={founded} />
    </ReportProvider>
  )
}

function Sheets({
  head,
  view,
  user,
  founded,
}: Omit<Paper, 'document' | 'firm'> & Pick<SinceFounding, 'founded'>) {
  const { index, shown } = useReport()
  const watermark = [head.institution, user, instant(head.createdAt)].filter(Boolean).join('  ')
  if (isOneSheet(index.document.kind))
    return (
      <article className={cx(frame.report, styles.paper)} data-part="paper">
        <Watermark text={watermark} />
        <OneSheet head={head} view={view ?? null} />
      </article>
    )
  const chapters = chaptersOf(index.document, labelsOf('zh'), undefined, shown.sections)
  const looked = lookedUp(shown)
  const body = chapters.filter(({ id }) => !looked.has(id))
  const annex = chapters.filter(({ id }) => looked.has(id))
  return (
    <article className={cx(frame.report, styles.paper)} data-part="paper">
      <Watermark text={watermark} />
      <Front head={head} view={view ?? null} chapters={body} annex={annex} />
      <ReportBody chapters={body} />
      <Annex chapters={annex} founded={founded} />
    </article>
  )
}

/** Chapters of the annex: the methods, and every section that lists all indicators or all rules. */
function lookedUp(document: ReportDocument): ReadonlySet<string> {
  const { sections } = document
  const all = sections.filter((section) => listsEverything(section, document))
  // A report so small that its only section lists everything has no body without it.
  return new Set(['method', ...(all.length < sections.length ? all.map(({ id }) => id) : [])])
}

/**
 * Page one: whose report, what proves it, what it comes to, then the contents. Its length is that of what it comes to: what does not
 * fit is the end of the contents, and stands on the next sheet above the first chapter.
 */
function Front(props: {
  head: ReportHead
  view: ReportView | null
  chapters: readonly Chapter[]
  annex: readonly Chapter[]
}) {
  const { head, view, chapters, annex } = props
  const { t } = useReport()
  return (
    <section className={styles.front}>
      <PaperHead head={head} />
      {view ? <ViewNote view={view} whole={false} /> : null}
      <FirstScreen head={null} />
      <nav className={styles.contents}>
        <b>{t.contents}</b>
        <ol>
          {[...chapters, { id: ANNEX, mark: '', title: t.annex }, ...annex].map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${contentsAnchor(chapter.id)}`}>
                <span className={frame.mark}>{chapter.mark}</span>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  )
}

/** Long tables whole, then the chapters that are looked up. */
function Annex({
  chapters,
  founded,
}: { chapters: readonly Chapter[] } & Pick<SinceFounding, 'founded'>) {
  const { t, shown } = useReport()
  const tables = useMemo(() => annexTables(shown), [shown])
  return (
    <div className={styles.annex}>
      <h1 id={contentsAnchor(ANNEX)}>{t.annex}</h1>
      {founded ? <p>{fill(t.sinceFounding, { month: periodText(founded, 'zh') })}</p> : null}
      {tables.map((table) => (
        <TableView key={table.id} block={table} whole />
      ))}
      <ReportBody chapters={chapters} />
    </div>
  )
}
