import { CoverageMap } from '../charts/CoverageMap.tsx'
import { useReport } from '../context.tsx'
import { periodText } from '../format/window.ts'

/** B: which months the figures rest on, and which checks the data passed. */
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
      <section className="rp-block">
        <header>
          <h3>{t.checks}</h3>
        </header>
        {quality.length === 0 ? <p className="rp-empty">{t.noChecks}</p> : null}
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
    </>
  )
}
