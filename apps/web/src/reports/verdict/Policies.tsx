import type { PolicyCheck, PolicyResult } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { Figure } from '../blocks/Figure.tsx'
import table from '../blocks/table.module.css'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import frame from '../parts/frame.module.css'
import summary from '../parts/summary.module.css'
import { Caption } from '../reach/Caption.tsx'
import { Scroll } from '../reach/Scroll.tsx'
import { useRoving } from '../reach/useRoving.ts'
import { Source } from './Source.tsx'
import styles from './verdict.module.css'

const TONE = { PASS: 'GREEN', FAIL: 'RED', UNKNOWN: 'GREY' } as const

/** The admission packs held against the facts: met, not met, or not to be said. The institution's own come first. */
export function Policies({ policies }: { policies: readonly PolicyResult[] }) {
  const { t } = useReport()
  const roving = useRoving<HTMLElement>()
  if (policies.length === 0) return null
  const ordered = policies.toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
  return (
    <section {...roving} className={cx(summary.card, layout.above4, summary.reasons)}>
      <h3>{t.policies}</h3>
      <Scroll still>
        <table className={cx(table.table, styles.policy)}>
          <Caption text={t.policies} />
          <thead>
            <tr>
              <th scope="col">{t.policy}</th>
              <th scope="col">{t.check}</th>
              <th scope="col">{t.result}</th>
              <th scope="col">{t.found}</th>
            </tr>
          </thead>
          {ordered.map((policy) => (
            <tbody key={policy.id} data-chosen={policy.chosen || undefined}>
              {policy.checks.map((check, i) => (
                <tr key={check.id}>
                  {i === 0 ? (
                    <th scope="rowgroup" rowSpan={policy.checks.length}>
                      <Original text={policy.name} />
                      <small>{policy.chosen ? t.chosen : t.notChosen}</small>
                      <Result of={policy.result} />
                      <small>
                        <Source text={policy.source} />
                      </small>
                    </th>
                  ) : null}
                  <td>
                    <Original text={check.title} />
                  </td>
                  <td>
                    <Result of={check.result} />
                  </td>
                  <td className={frame.soft}>
                    <Counted check={check} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Scroll>
    </section>
  )
}

/** What was found, which opens the rows it counts. */
function Counted({ check: { of, title, detail } }: { check: PolicyCheck }) {
  const { index, say } = useReport()
  if (!of || !index.indicators.get(of)?.evidence.length) return <Original text={detail} />
  return (
    <Figure of={of} label={say(title)}>
      <Original text={detail} />
    </Figure>
  )
}

function Result({ of }: { of: PolicyCheck['result'] }) {
  const { t } = useReport()
  return (
    <span className={styles.mark} data-tone={TONE[of]}>
      {t[`policy${of}`]}
    </span>
  )
}
