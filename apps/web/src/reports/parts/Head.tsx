import { Fragment } from 'react'
import textStyles from '../../ui/styles/text.module.css'
import { useReport } from '../context.tsx'
import { instant } from '../format/instant.ts'
import { periodText, spanText } from '../format/window.ts'
import type { ReportHead } from '../model.ts'
import styles from './frame.module.css'
import { QrCode } from './QrCode.tsx'

/** Label/value pairs of cover and screen header, in the order of the common report frame; what is not known has no line. */
export function headFacts(
  head: ReportHead,
  report: ReturnType<typeof useReport>,
): { label: string; value: string; mono?: boolean }[] {
  const { t, index, lang } = report
  const { document } = index
  const [from, to] = document.periods.span
  return [
    { label: t.taxNo, value: document.enterprise.taxNo ?? '--', mono: true },
    ...(head.reportNo ? [{ label: t.reportNo, value: head.reportNo, mono: true }] : []),
    ...(head.institution ? [{ label: t.institution, value: head.institution }] : []),
    ...(head.purpose ? [{ label: t.purpose, value: head.purpose }] : []),
    { label: t.period, value: spanText(periodText(from, lang), periodText(to, lang), lang) },
    { label: t.dataCutoff, value: instant(document.asOf) },
    { label: t.createdAt, value: instant(head.createdAt) },
    { label: t.version, value: document.engineVersion, mono: true },
  ]
}

/** A version is made of several, joined by `+`: where it must break, it breaks between them. */
const breakable = (value: string) =>
  value.includes('+')
    ? value.split(/(?<=\+)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          <span className={textStyles.nowrap}>{part}</span>
        </Fragment>
      ))
    : value

/** Whose report, by whom, from which data, and how to prove it. */
export function Head({ head }: { head: ReportHead }) {
  const report = useReport()
  const { t, index } = report
  return (
    <header className={styles.head}>
      <div className={styles.headMain}>
        <p className={styles.kicker}>{index.document.title}</p>
        <h1>{index.document.enterprise.name}</h1>
        <dl className={styles.meta}>
          {headFacts(head, report).map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className={fact.mono ? styles.num : ''}>{breakable(fact.value)}</dd>
            </div>
          ))}
        </dl>
        {head.fingerprint ? (
          <p className={styles.fingerprint} title={t.fingerprintHint}>
            <span>{t.fingerprint}</span>
            <code>{head.fingerprint}</code>
          </p>
        ) : null}
      </div>
      {head.verifyUrl ? (
        <figure className={styles.headQr}>
          <QrCode text={head.verifyUrl} size={104} label={t.scanToVerify} />
          <figcaption>{t.scanToVerify}</figcaption>
        </figure>
      ) : null}
    </header>
  )
}
