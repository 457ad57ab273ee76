import type { IndicatorValue } from '@xinjian/engine/report/document'
import { Fragment, useMemo } from 'react'
import { useReport } from '../context.tsx'
import { listed, noted } from '../format/marks.ts'
import { reasonWords } from '../format/missing.ts'
import { windowText } from '../format/window.ts'
import { IndicatorTable } from './IndicatorTable.tsx'
import { type MissingGroup, missingByReason, paperTables } from './paper-indicators.ts'
import styles from './table.module.css'

/** Indicators on paper: tables as wide as the sheet, then what has no value, by the reason. */
export function PaperIndicators({ values }: { values: readonly IndicatorValue[] }) {
  const { t } = useReport()
  const tables = useMemo(() => paperTables(values), [values])
  const missing = useMemo(() => missingByReason(values), [values])
  return (
    <>
      {tables.map(({ family, columns, rows }) => (
        <Fragment key={family}>
          {family ? <h4>{t[family]}</h4> : null}
          <IndicatorTable columns={columns} rows={rows} why={false} />
        </Fragment>
      ))}
      {missing.length > 0 ? <WithoutValue missing={missing} /> : null}
    </>
  )
}

/** The sentence of a reason stands once, above what the document adds to it. */
function WithoutValue({ missing }: { missing: readonly MissingGroup[] }) {
  const { lang, t, say } = useReport()
  return (
    <>
      <h4>{t.withoutValue}</h4>
      <table className={styles.table} data-part="without-value">
        <thead>
          <tr>
            <th scope="col">{t.whyMissing}</th>
            <th scope="col">{t.indicator}</th>
          </tr>
        </thead>
        <tbody>
          {missing.map(({ reason, detail, of }, i) => (
            <Fragment key={`${reason}${detail}`}>
              {i === 0 || missing[i - 1]?.reason !== reason ? (
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {reasonWords(reason, lang)}
                  </th>
                </tr>
              ) : null}
              <tr>
                <td>{detail ? say(detail) : ''}</td>
                <td>
                  {of.map(({ id, name, windows }) => (
                    <span key={`${id}${name}`}>
                      {windows
                        ? noted(
                            say(name),
                            listed(
                              windows.map((w) => windowText(w, lang)),
                              lang,
                            ),
                            lang,
                          )
                        : say(name)}
                      <small className={styles.id}>{id}</small>
                    </span>
                  ))}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  )
}
