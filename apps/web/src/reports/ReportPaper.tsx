import type { ReportDocument } from '@xinjian/engine/report/document'
import { useMemo } from 'react'
import { ReportProvider, useReport } from './context.tsx'
import { instant } from './format/instant.ts'
import { labelsOf } from './labels.ts'
import type { Chapter, ReportHead } from './model.ts'
import { anchorOf, chaptersOf } from './parts/chapters.ts'
import { headFacts } from './parts/Head.tsx'
import { QrCode } from './parts/QrCode.tsx'
import { Watermark } from './parts/Watermark.tsx'
import { ReportBody } from './ReportBody.tsx'
import './paper.global.css'
import { cx } from '../ui/cx.ts'
import styles from './paper.module.css'
import frame from './parts/frame.module.css'

/** A report on A4: cover, contents, chapters; the watermark repeats on every sheet. Always Chinese, always light. */
export function ReportPaper(props: {
  document: ReportDocument
  head: ReportHead
  /** Who asked for it: part of the watermark. */
  user: string
}) {
  const { document, head, user } = props
  const chapters = useMemo(() => chaptersOf(document, labelsOf('zh')), [document])
  return (
    <ReportProvider document={document} mode="paper">
      <article className={cx(frame.report, styles.paper)} data-part="paper">
        <Watermark
          text={[head.institution, user, instant(head.createdAt)].filter(Boolean).join('  ')}
        />
        <Cover head={head} />
        <Contents chapters={chapters} />
        <ReportBody chapters={chapters} />
      </article>
    </ReportProvider>
  )
}

function Cover({ head }: { head: ReportHead }) {
  const report = useReport()
  const { t, index } = report
  return (
    <section className={styles.front}>
      <p className={styles.frontBrand}>信鉴</p>
      <div className={styles.frontTitle}>
        <p>{index.document.title}</p>
        <h1>{index.document.enterprise.name}</h1>
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
        {head.verifyUrl ? <QrCode text={head.verifyUrl} size={96} label={t.scanToVerify} /> : null}
        <div>
          {head.verifyUrl ? (
            <p>
              <b>{t.scanToVerify}</b>
              <br />
              {head.verifyUrl}
            </p>
          ) : null}
          {head.fingerprint ? (
            <p>
              {t.fingerprint}
              <code>{head.fingerprint}</code>
            </p>
          ) : null}
        </div>
      </div>
      <p className={styles.frontFoot}>{t.confidential}</p>
    </section>
  )
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useReport()
  return (
    <nav className={styles.contents}>
      <h2>{t.contents}</h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#${anchorOf(chapter.id)}`}>
              <span className={frame.mark}>{chapter.mark}</span>
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
