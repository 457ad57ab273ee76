import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportView } from '@xinjian/engine/report/view/view'
import { type ReactNode, useMemo } from 'react'
import layout from '../ui/styles/layout.module.css'
import { ReportProvider, useReport } from './context.tsx'
import type { Lang } from './labels.ts'
import type { ReportHead } from './model.ts'
import { AbnormalSwitch } from './parts/AbnormalSwitch.tsx'
import { shownChapters } from './parts/chapters.ts'
import styles from './parts/frame.module.css'
import { Toc } from './parts/Toc.tsx'
import { ViewNote } from './parts/ViewNote.tsx'
import { InPrint } from './print/InPrint.tsx'
import { ReportBody } from './ReportBody.tsx'
import { FirstScreen } from './verdict/FirstScreen.tsx'
import type { FirmShown } from './verdict/firm.ts'
import { VerdictBar } from './verdict/VerdictBar.tsx'
import verdict from './verdict/verdict.module.css'

/**
 * A report on screen: what it comes to, sticky contents, chapters. It fetches nothing; `onOpen` receives the `of` of a clicked
 * figure, `onAbnormal` the wish to see only what is out of the ordinary, and `children` is where the page puts its evidence
 * drawer (inside the provider, so it reads the same document).
 */
export function ReportScreen(props: {
  document: ReportDocument
  head: ReportHead
  /** The template of its institution; null = it has none. */
  view?: ReportView | null
  /** All sections are shown all the same. */
  whole?: boolean
  onWhole?: ((on: boolean) => void) | undefined
  lang?: Lang
  /** The verdict of the enterprise, which stands above that of the report; absent = the page knows of none. */
  firm?: FirmShown | null
  /** Who asked for it, as its watermark says: the page prints its paper. Absent = the page prints as it stands. */
  user?: string
  abnormal?: boolean
  onAbnormal?: ((on: boolean) => void) | undefined
  onOpen?: ((of: string) => void) | undefined
  /** What the page has to say beneath the first screen: consents, how the data came. */
  beneath?: ReactNode
  children?: ReactNode
}) {
  const { document, view = null, whole = false, lang = 'zh', abnormal = false, onOpen } = props
  return (
    <ReportProvider
      document={document}
      view={whole ? null : view}
      mode="screen"
      lang={lang}
      abnormal={abnormal}
      firm={props.firm}
      onOpen={onOpen}
    >
      <Pages
        head={props.head}
        onAbnormal={props.onAbnormal}
        note={view && <ViewNote view={view} whole={whole} onWhole={props.onWhole} />}
        beneath={props.beneath}
      />
      {props.children}
      {props.user === undefined ? null : (
        <InPrint
          document={document}
          head={props.head}
          view={view}
          firm={props.firm ?? null}
          user={props.user}
        />
      )}
    </ReportProvider>
  )
}

function Pages(props: {
  head: ReportHead
  onAbnormal: ((on: boolean) => void) | undefined
  note: ReactNode
  beneath: ReactNode
}) {
  const report = useReport()
  const { t, lang, abnormal } = report
  const chapters = useMemo(() => shownChapters(report), [report])
  return (
    <article className={styles.report}>
      <VerdictBar />
      <FirstScreen head={props.head} />
      {props.note}
      {props.beneath ? <div className={layout.above4}>{props.beneath}</div> : null}
      <div className={styles.layout}>
        <Toc chapters={chapters} />
        <div>
          {props.onAbnormal ? <AbnormalSwitch on={abnormal} onChange={props.onAbnormal} /> : null}
          {lang === 'en' ? <p className={verdict.originalNote}>{t.originalNote}</p> : null}
          <ReportBody chapters={chapters} />
        </div>
      </div>
    </article>
  )
}
