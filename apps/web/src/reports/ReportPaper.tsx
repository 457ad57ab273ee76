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
import './styles/report.css'
import './styles/paper.css'

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
      <article className="rp rp-paper">
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
    <section className="rp-front">
      <p className="rp-front-brand">信鉴</p>
      <div className="rp-front-title">
        <p>{index.document.title}</p>
        <h1>{index.document.enterprise.name}</h1>
      </div>
      <dl>
        {headFacts(head, report).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className={fact.mono ? 'rp-num' : ''}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className="rp-front-proof">
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
      <p className="rp-front-foot">{t.confidential}</p>
    </section>
  )
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useReport()
  return (
    <nav className="rp-contents">
      <h2>{t.contents}</h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#${anchorOf(chapter.id)}`}>
              <span className="rp-mark">{chapter.mark}</span>
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
