import type { EvidenceColumn } from '@xinjian/contract/nouns/report'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { fill } from '../../ui/text.ts'
import table from '../blocks/table.module.css'
import { Value } from '../blocks/Value.tsx'
import { useReport } from '../context.tsx'
import { formatCell, isNumeric } from '../format/value.ts'
import frame from '../parts/frame.module.css'
import styles from './evidence.module.css'
import type { EvidenceAnswer } from './source.ts'

type Row = EvidenceAnswer['rows'][number]

/** What is shown of an answer: rows of one page, sums of all pages. */
type Listed = Pick<EvidenceAnswer, 'columns' | 'rows' | 'sums'>

/** Rows of one page with the sums of all pages in the foot. A column that stands `under` another is its small line. */
export function EvidenceTable(props: {
  answer: Listed | null
  busy: boolean
  /** Column whose sum is a term of the proof. */
  match: string | null
  /** Row that was opened. */
  marked?: string | null
  /** Opens what stands behind a row. */
  onOpen?: (id: string) => void
}) {
  const { answer, busy, match, marked, onOpen } = props
  const { t, say } = useReport()
  const columns = answer?.columns ?? []
  const mains = columns.filter((c) => !standsUnder(c, columns))
  return (
    <div className={frame.scroll} aria-busy={busy}>
      <table
        className={
          busy ? cx(table.table, styles.table, styles.busy) : cx(table.table, styles.table)
        }
      >
        <thead>
          <tr>
            {mains.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={isNumeric(column.type) ? cx(textStyles.num, table.num) : ''}
              >
                {say(column.title)}
                <small>
                  {columns
                    .filter((c) => c.under === column.key)
                    .map((c) => say(c.title))
                    .join(' · ')}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer?.rows.map((row) => (
            <tr
              key={row.id}
              className={row.id === marked ? styles.marked : undefined}
              aria-current={row.id === marked || undefined}
              title={row.id === marked ? t.opened : undefined}
            >
              {mains.map((column, at) => (
                <Cell
                  key={column.key}
                  row={row}
                  column={column}
                  columns={columns}
                  onOpen={at === 0 ? onOpen : undefined}
                />
              ))}
            </tr>
          ))}
          {!answer || answer.rows.length === 0 ? (
            <tr>
              <td className={cx(frame.empty, table.empty)} colSpan={Math.max(1, mains.length)}>
                {busy ? t.loading : t.noRows}
              </td>
            </tr>
          ) : null}
        </tbody>
        {answer && answer.rows.length > 0 && columns.some((c) => c.sum) ? (
          <Sums answer={answer} mains={mains} match={match} />
        ) : null}
      </table>
    </div>
  )
}

/** A column whose place is named by none that is there stands on its own. */
const standsUnder = (column: EvidenceColumn, columns: readonly EvidenceColumn[]): boolean =>
  column.under !== undefined && columns.some((c) => c.key === column.under)

function Cell(props: {
  row: Row
  column: EvidenceColumn
  columns: readonly EvidenceColumn[]
  onOpen: ((id: string) => void) | undefined
}) {
  const { row, column, columns, onOpen } = props
  const { lang, say, t } = useReport()
  const said = (key: string) => {
    const value = row.cells[key]
    return typeof value === 'string' ? say(value) : value
  }
  const shown = <Value shown={formatCell(said(column.key), column.type, lang)} />
  const small = columns.filter((c) => c.under === column.key && (row.cells[c.key] ?? '') !== '')
  return (
    <td className={classOf(column)}>
      {onOpen ? (
        <button
          type="button"
          className={styles.inputLink}
          data-row={row.id}
          aria-label={fill(t.openRow, { row: rowName(row, columns) })}
          onClick={() => onOpen(row.id)}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      {small.length > 0 ? (
        <small className={table.why}>
          {small.map((c, i) => (
            <span key={c.key}>
              {i > 0 ? ' · ' : null}
              <Value shown={formatCell(said(c.key), c.type, lang)} />
            </span>
          ))}
        </small>
      ) : null}
    </td>
  )
}

/** What a row is called where it is read aloud: its first words. */
const rowName = (row: Row, columns: readonly EvidenceColumn[]): string =>
  columns
    .flatMap(({ key }) => row.cells[key] ?? [])
    .slice(0, 4)
    .join(' ')

function Sums(props: { answer: Listed; mains: readonly EvidenceColumn[]; match: string | null }) {
  const { answer, mains, match } = props
  const { lang, t } = useReport()
  const first = mains.findIndex((c) => c.sum)
  // A sum of a small line has its place in the foot of the column it stands under.
  const summed = (column: EvidenceColumn) =>
    answer.columns.filter((c) => c.sum && (c.key === column.key || c.under === column.key))
  return (
    <tfoot>
      <tr>
        {first > 0 ? (
          <th scope="row" colSpan={first}>
            {t.sums}
          </th>
        ) : null}
        {mains.slice(Math.max(0, first)).map((column) => (
          <td
            key={column.key}
            className={isNumeric(column.type) ? cx(textStyles.num, table.num) : ''}
          >
            {summed(column).map((c) => (
              <div
                key={c.key}
                className={match === c.key ? styles.matched : undefined}
                title={match === c.key ? t.matches : undefined}
              >
                <Value shown={formatCell(answer.sums[c.key], c.type, lang)} />
              </div>
            ))}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

const classOf = ({ type }: EvidenceColumn): string =>
  isNumeric(type)
    ? cx(textStyles.num, table.num)
    : type === 'date' || type === 'month'
      ? textStyles.nowrap
      : ''
