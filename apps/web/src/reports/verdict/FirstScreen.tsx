import { lazy, Suspense } from 'react'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { useFirmShown, useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { lead } from '../format/marks.ts'
import { periodText, spanText } from '../format/window.ts'
import type { ReportHead } from '../model.ts'
import frame from '../parts/frame.module.css'
import { headFacts, VersionText } from '../parts/head-facts.tsx'
import method from '../parts/method.module.css'
import { FirmVerdict } from './FirmVerdict.tsx'
import { tonedLevel } from './firm.ts'
import { Grade, Limit, Risk } from './Judged.tsx'
import { Profile } from './Profile.tsx'
import { Coverage, FreshnessTile } from './Rests.tsx'
import { isTold, standOf } from './stand.ts'
import styles from './verdict.module.css'

/** The code is computed by a library of its own, which nobody waits for; its place is kept. */
const QrCode = lazy(async () => ({ default: (await import('../parts/QrCode.tsx')).QrCode }))
const QR_SIZE = 96
const QR_PLACE = { inlineSize: QR_SIZE, blockSize: QR_SIZE, flex: 'none' } as const

/** Reasons that stand on the first screen; all of them stand in the chapter below. */
const FIRST = 3

/**
 * What a person who decides sees without scrolling: whose report, what it comes to and why, and what that rests on. On paper
 * the same, without what the cover says already.
 */
export function FirstScreen({ head }: { head: ReportHead | null }) {
  const report = useReport()
  const { t, index, lang, say } = report
  const firm = useFirmShown()
  const { document } = index
  const stand = standOf(document)
  const { decision } = stand
  const further = (decision?.reasons ?? []).filter((reason) => !isTold(decision, reason))
  const toned = tonedLevel(stand.level, firm)
  const [from, to] = document.periods.span
  const told = (
    <>
      {stand.level && decision ? (
        <section
          className={styles.level}
          aria-label={t.decision}
          data-level={toned === stand.level ? undefined : 'CLEAR'}
        >
          {firm ? <small>{t.firmOwn}</small> : <p>{t.decision}</p>}
          <b>{t[stand.level]}</b>
          <div>
            <Original text={decision.text} after={lead(t[stand.level], lang)} />
          </div>
        </section>
      ) : null}
      <div className={styles.tiles}>
        <Grade stand={stand} />
        <Risk stand={stand} />
        <Limit stand={stand} />
        {decision ? <FreshnessTile freshness={decision.freshness} /> : null}
        <Coverage lines={stand.coverage} />
      </div>
    </>
  )
  return (
    <header className={styles.first} data-level={toned ?? undefined}>
      {head ? (
        <div className={styles.title}>
          <div>
            <p className={styles.kicker}>
              <span>{say(document.title)}</span>
              {[
                document.enterprise.taxNo,
                head.reportNo,
                spanText(periodText(from, lang), periodText(to, lang), lang),
              ]
                .filter(Boolean)
                .map((text) => (
                  <span key={text} className={frame.num}>
                    {text}
                  </span>
                ))}
            </p>
            <h1>{document.enterprise.name}</h1>
          </div>
          {head.verifyUrl ? (
            <Suspense fallback={<span style={QR_PLACE} />}>
              <QrCode text={head.verifyUrl} size={QR_SIZE} label={t.scanToVerify} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      {firm ? <FirmVerdict firm={firm} lang={lang} say={say} /> : null}
      {stand.level || stand.grade || stand.risk || stand.limit ? (
        <div className={styles.stand} data-part="verdict">
          {told}
        </div>
      ) : (
        <div className={styles.stand}>{told}</div>
      )}
      <Profile />
      {further.length > 0 ? (
        <section className={styles.why} aria-label={t.mainReasons}>
          <p>{t.mainReasons}</p>
          <ol>
            {further.slice(0, FIRST).map((reason) => (
              <li key={reason.id} data-level={reason.level}>
                <Original text={reason.text} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {head ? (
        <details className={styles.details}>
          <summary title={t.fingerprintHint}>
            {document.rulebook ? `${t.rulebook} ${document.rulebook.version} · ` : null}
            {t.details}
            <code>{`${document.engineVersion} · ${(head.fingerprint ?? '').slice(0, 12)}…`}</code>
          </summary>
          <dl className={cx(layout.two640, method.facts)}>
            {headFacts(head, report).map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd className={fact.mono ? frame.num : ''}>
                  <VersionText value={fact.value} />
                </dd>
              </div>
            ))}
            {head.fingerprint ? (
              <div className={layout.whole}>
                <dt>{t.fingerprint}</dt>
                <dd>
                  <code>{head.fingerprint}</code>
                </dd>
              </div>
            ) : null}
          </dl>
        </details>
      ) : null}
    </header>
  )
}
