import { useReport } from '../context.tsx'
import { sectionOfRisk } from '../model.ts'
import { Jump } from './Jump.tsx'

const STRENGTHS = 3
const RISKS = 5

/** Three strengths beside up to five risks; a risk leads to the section where it is shown. */
export function Findings() {
  const { index, t } = useReport()
  const { document } = index
  const { strengths, risks } = document.summary
  return (
    <div className="rp-findings">
      <section className="rp-card rp-good">
        <h3>{t.strengths}</h3>
        {strengths.length === 0 ? <p className="rp-soft">{t.noStrengths}</p> : null}
        <ul>
          {strengths.slice(0, STRENGTHS).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className="rp-card rp-bad">
        <h3>{t.risks}</h3>
        {risks.length === 0 ? <p className="rp-soft">{t.noRisks}</p> : null}
        <ul>
          {risks.slice(0, RISKS).map((text) => {
            const section = sectionOfRisk(document, text)
            return <li key={text}>{section ? <Jump to={section}>{text}</Jump> : text}</li>
          })}
        </ul>
      </section>
    </div>
  )
}
