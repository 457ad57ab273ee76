import { CoverageMap } from '../charts/time/CoverageMap.tsx'
import { useReport } from '../context.tsx'
import { periodText } from '../format/window.ts'

/** B: which months the figures rest on, and which checks the data passed, where there are checks. */
export function Quality() {
  const { index, lang, t } = useReport()
  const { coverage, quality } = index.document
  return (
    <>
      <section className="rp-block">
        <header>
          <h3>{t.coverage}</h3>
        </header>
        <CoverageMap coverage={coverage} />
      </section>
      {quality.length === 0 ? null : (
        <section className="rp-block">
          <header>
            <h3>{t.checks}</h3>
          </header>
          <ul className="rp-checks">
            {quality.map((check) => (
              <li key={`${check.check}${check.period}${check.detail}`}>
                <span className={`rp-tag rp-check-${check.result}`}>{t[check.result]}</span>
                <b>{check.title}</b>
                <span className="rp-soft">
                  {check.period ? periodText(check.period, lang) : t.allMonths}
                </span>
                <p>{check.detail}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
