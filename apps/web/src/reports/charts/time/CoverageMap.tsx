import type { CoverageState } from '@xinjian/engine/report/document'
import { cx } from '../../../ui/cx.ts'
import { useReport } from '../../context.tsx'
import { datasetName, inOrder } from '../../dataset-names.ts'
import styles from '../charts.module.css'

const STATES: readonly CoverageState[] = [
  'COLLECTED',
  'COLLECTED_EMPTY',
  'NOT_COLLECTED',
  'BEFORE_ESTABLISHMENT',
  'NOT_APPLICABLE',
]

const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1)

/** `202503` or `2025-03` → year and month number. */
function parts(month: string): { year: string; month: number } {
  const digits = month.replace('-', '')
  return { year: digits.slice(0, 4), month: Number(digits.slice(4, 6)) }
}

/** Data set × month, one line per year: which months a figure can rest on. State is drawn by colour and by mark. */
export function CoverageMap({
  coverage,
}: {
  coverage: Record<string, Record<string, CoverageState>>
}) {
  const { lang, t } = useReport()
  const used = new Set(Object.values(coverage).flatMap((months) => Object.values(months)))
  return (
    <div className={styles.coverage}>
      {inOrder(coverage).map(([dataset, months]) => {
        const byPlace = new Map(
          Object.entries(months).map(([m, state]) => {
            const p = parts(m)
            return [`${p.year}:${p.month}`, state]
          }),
        )
        const years = [...new Set(Object.keys(months).map((m) => parts(m).year))].sort()
        return (
          <table key={dataset}>
            <caption>{datasetName(dataset, lang)}</caption>
            <thead>
              <tr>
                <th scope="col">{t.year}</th>
                {TWELVE.map((month) => (
                  <th scope="col" key={month}>
                    {month}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((year) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  {TWELVE.map((month) => {
                    const state = byPlace.get(`${year}:${month}`)
                    return (
                      <td key={month}>
                        {state ? (
                          <i
                            role="img"
                            aria-label={t[state]}
                            className={cx(styles.cover, styles[`cover-${state}` as const])}
                            title={`${year}-${String(month).padStart(2, '0')} ${t[state]}`}
                          />
                        ) : null}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
      <ul className={styles.legend}>
        {STATES.filter((state) => used.has(state)).map((state) => (
          <li key={state}>
            <i className={cx(styles.cover, styles[`cover-${state}` as const])} />
            {t[state]}
          </li>
        ))}
      </ul>
    </div>
  )
}
