import type { TableBlock } from '@xinjian/engine/report/document'
import { fill } from '../../ui/text.ts'
import { tellingColumns } from '../blocks/paper-rows.ts'
import { Value } from '../blocks/Value.tsx'
import { useReport } from '../context.tsx'
import { formatCell, isNumeric } from '../format/value.ts'
import styles from './one-sheet.module.css'

/** Rows of a list that the sheet has room for: the newest stand first. */
export const FIRST_ROWS = 4

/** The first rows of a table, each on one line, and how many there are in all. `under`: the heading that it stands under. */
export function ShortTable(props: { block: TableBlock; under: string; whole: boolean }) {
  const { block, under, whole } = props
  const { t, lang } = useReport()
  const { columns } = tellingColumns(block)
  const rows = whole ? block.rows : block.rows.slice(0, FIRST_ROWS)
  const title = whole || block.title === under ? '' : block.title
  const more = rows.length < block.rows.length ? fill(t.sheetRows, { n: block.rows.length }) : ''
  return (
    <table>
      {title || more ? (
        <caption>
          {title} {more}
        </caption>
      ) : null}
      <thead>
        <tr>
          {columns.map(({ key, title, unit, type }) => (
            <th key={key} className={isNumeric(type) ? styles.number : ''}>
              {title}
              {unit ? <small>（{unit}）</small> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document have no name but their place
          <tr key={at}>
            {columns.map(({ key, type }) => (
              <td key={key} className={isNumeric(type) ? styles.number : ''}>
                <Value shown={formatCell(row[key], type, lang)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
