import type { IndicatorValue } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Pager } from '../blocks/Pager.tsx'
import table from '../blocks/table.module.css'
import { usePaging } from '../blocks/usePaging.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { listed } from '../format/marks.ts'
import { periodText, spanText, windowText } from '../format/window.ts'
import { Caption } from '../reach/Caption.tsx'
import { Scroll } from '../reach/Scroll.tsx'
import styles from './frame.module.css'
import method from './method.module.css'

/** D: the conventions and the windows, then one line per definition (windows of the same formula are joined). */
export function Method() {
  const { index, mode, lang, t, say } = useReport()
  const { conventions, indicators, periods } = index.document
  const definitions = joinWindows(indicators)
  const paging = usePaging(definitions.length, mode === 'paper')
  return (
    <>
      <ol className={method.conventions}>
        {conventions.map((text) => (
          <li key={text}>
            <Original text={text} />
          </li>
        ))}
      </ol>
      {periods.windows.length > 0 ? (
        <dl className={cx(layout.two640, method.facts)}>
          {periods.windows.map(({ name, from, to }) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd className={styles.num}>
                {spanText(periodText(from, lang), periodText(to, lang), lang)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Scroll still>
        <table className={table.table}>
          <Caption text={t.method} />
          <thead>
            <tr>
              <th scope="col">{t.indicator}</th>
              <th scope="col">{t.formula}</th>
              <th scope="col">{t.windowShort}</th>
              <th scope="col">{t.definition}</th>
            </tr>
          </thead>
          <tbody>
            {definitions.slice(paging.from, paging.to).map((d) => (
              <tr key={d.key}>
                <td>
                  {say(d.name)}
                  <small className={table.id}>{d.id}</small>
                </td>
                <td className={textStyles.soft}>
                  <Original text={d.formula} />
                </td>
                <td>
                  {listed(
                    d.windows.map((w) => windowText(w, lang)),
                    lang,
                  )}
                </td>
                <td className={styles.num}>{d.version}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Pager paging={paging} rows={definitions.length} />
    </>
  )
}

interface Definition {
  key: string
  id: string
  name: string
  formula: string
  version: string
  windows: string[]
}

function joinWindows(indicators: readonly IndicatorValue[]): Definition[] {
  const joined = new Map<string, Definition>()
  for (const { key, id, name, formula, version, window } of indicators) {
    const place = `${id}\n${name}\n${formula}`
    const known = joined.get(place)
    if (!known) joined.set(place, { key, id, name, formula, version, windows: [window] })
    else if (!known.windows.includes(window)) known.windows.push(window)
  }
  return [...joined.values()]
}
