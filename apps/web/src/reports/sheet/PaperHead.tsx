import { useReport } from '../context.tsx'
import type { ReportHead } from '../model.ts'
import styles from '../paper.module.css'
import frame from '../parts/frame.module.css'
import { headFacts } from '../parts/head-facts.tsx'
import { QrCode } from '../parts/QrCode.tsx'

/** Above the first thing that a paper says: whose report it is, of which kind, and what proves it. */
export function PaperHead({ head }: { head: ReportHead }) {
  const report = useReport()
  const { t, index } = report
  return (
    <>
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
    </>
  )
}
