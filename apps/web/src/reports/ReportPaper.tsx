import { contentsAnchor } from '@xinjian/contract/paper'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportView } from '@xinjian/engine/report/view/view'
import { useMemo } from 'react'
import { annexTables } from './blocks/paper-rows.ts'
import { type SinceFounding, sinceFounding } from './blocks/since-founding.ts'
import { TableView } from './blocks/TableView.tsx'
import { ReportProvider, useReport } from './context.tsx'
import { instant } from './format/instant.ts'
import { periodText } from './format/window.ts'
import { fill, labelsOf } from './labels.ts'
import type { Chapter, ReportHead } from './model.ts'
import { chaptersOf } from './parts/chapters.ts'
import { headFacts } from './parts/head-facts.tsx'
import { QrCode } from './parts/QrCode.tsx'
import { ViewNote } from './parts/ViewNote.tsx'
import { Watermark } from './parts/Watermark.tsx'
import { ReportBody } from './ReportBody.tsx'
import './paper.global.css'
import { cx } from '../ui/cx.ts'
import styles from './paper.module.css'
import frame from './parts/frame.module.css'
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
 * A report on A4: page one with what it comes to, then its chapters, then an annex of everything that is looked up and not
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
  const chapters = chaptersOf(index.document, labelsOf('zh'), undefined, shown.sections)
  const looked = lookedUp(shown)
  const body = chapters.filter(({ id }) => !looked.has(id))
  const annex = chapters.filter(({ id }) => looked.has(id))
  return (
    <article className={cx(frame.report, styles.paper)} data-part="paper">
      <Watermark
        text={[head.institution, user, instant(head.createdAt)].filter(Boolean).join('  ')}
      />
      <Front head={head} view={view ?? null} chapters={body} annex={annex} />
      <ReportBody chapters={body} />
      <Annex chapters={annex} founded={founded} />
    </article>
  )
}

/** Chapters of the annex: the methods, and every section that lists all indicators or all rules. */
function lookedUp({ sections, indicators, rules }: ReportDocument): ReadonlySet<string> {
  const all = sections.filter(({ blocks }) =>
    blocks.some(
      (block) =>
        (block.kind === 'indicators' && block.indicators.length === indicators.length) ||
        (block.kind === 'rules' && block.rules.length > 0 && block.rules.length === rules.length),
    ),
  )
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
  const report = useReport()
  const { t, index } = report
  return (
    <section className={styles.front}>
      <div className={styles.frontHead}>
        <div className={styles.frontTitle}>
          <p>
            <b>信鉴</b>
            {index.document.title}
          </p>
          <h1>{index.document.enterprise.name}</h1>
        </div>
        {head.verifyUrl ? <QrCode text={head.verifyUrl} size={76} label={t.scanToVerify} /> : null}
      </div>
      <dl>
        {headFacts(head, report).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className={fact.mono ? frame.num : ''}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.frontProof}>
        {head.verifyUrl ? (
          <p>
            <b>{t.scanToVerify}</b> {head.verifyUrl}
          </p>
        ) : null}
        {head.fingerprint ? (
          <p>
            {t.fingerprint} <code>{head.fingerprint}</code>
          </p>
        ) : null}
        <p>{t.confidential}</p>
      </div>
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
