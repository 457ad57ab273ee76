import type { ReportDocument } from '@xinjian/engine/report/document'
import { type ReactNode, useMemo } from 'react'
import { ReportProvider } from './context.tsx'
import { type Lang, labelsOf } from './labels.ts'
import type { ReportHead } from './model.ts'
import { chaptersOf } from './parts/chapters.ts'
import styles from './parts/frame.module.css'
import { Head } from './parts/Head.tsx'
import { Toc } from './parts/Toc.tsx'
import { ReportBody } from './ReportBody.tsx'

/**
 * A report on screen: header, sticky contents, chapters. It fetches nothing; `onOpen` receives the `of` of a clicked
 * figure and `children` is where the page puts its evidence drawer (inside the provider, so it reads the same document).
 */
export function ReportScreen(props: {
  document: ReportDocument
  head: ReportHead
  lang?: Lang
  onOpen?: ((of: string) => void) | undefined
  children?: ReactNode
}) {
  const { document, head, lang = 'zh', onOpen, children } = props
  const chapters = useMemo(() => chaptersOf(document, labelsOf(lang)), [document, lang])
  return (
    <ReportProvider document={document} mode="screen" lang={lang} onOpen={onOpen}>
      <article className={styles.report}>
        <Head head={head} />
        <div className={styles.layout}>
          <Toc chapters={chapters} />
          <div>
            <ReportBody chapters={chapters} />
          </div>
        </div>
      </article>
      {children}
    </ReportProvider>
  )
}
