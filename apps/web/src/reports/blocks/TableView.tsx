import type { TableBlock, TableColumn } from '@xinjian/engine/report/document'
import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import type { SortState } from '../../ui/table/table-data.ts'
import { fill } from '../../ui/text.ts'
import { intensity } from '../charts/geometry.ts'
import { useReport } from '../context.tsx'
import { saveFile, tableCsv } from '../format/csv.ts'
import { lead, listed } from '../format/marks.ts'
import { formatCell, isNumeric } from '../format/value.ts'
import { openingOf } from '../openings.ts'
import frame from '../parts/frame.module.css'
import { Caption } from '../reach/Caption.tsx'
import { Scroll } from '../reach/Scroll.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import { Figure } from './Figure.tsx'
import { FlagTag } from './Flag.tsx'
import { Heads } from './Heads.tsx'
import { looseRows, orderOf } from './order.ts'
import { Pager } from './Pager.tsx'
import { bodyRows, tellingColumns } from './paper-rows.ts'
import styles from './table.module.css'
import { usePaging } from './usePaging.ts'
import { Value } from './Value.tsx'

type Cell = string | number | boolean | null | undefined

/**
 * A table block. The unit stands once above the table when all its unit columns share it, else under each title. In the body
 * of the paper a long table shows its first rows; the annex has it `whole`. On screen its heads put long data into order.
 */
export function TableView({ block, whole = false }: { block: TableBlock; whole?: boolean }) {
  const { mode, t, lang, say, abnormal } = useReport()
  const shown = mode === 'paper' && !whole ? bodyRows(block) : block.rows.length
  const paging = usePaging(shown, mode === 'paper')
  const [sort, setSort] = useState<SortState | null>(null)
  const order = orderOf(block, sort, say)
  const onSort =
    mode === 'screen' && looseRows(block) > 0
      ? (next: SortState | null) => {
          setSort(next)
          paging.go(1)
        }
      : null
  const { columns, empty } =
    mode === 'paper' ? tellingColumns(block) : { columns: block.columns, empty: [] }
  const rows = order.slice(paging.from, paging.to)
  const opens = rows.some((at) => columns.some((c) => openingOf(block, at, c) !== null))
  const unit = sharedUnit(columns)
  const warmth = heatOf(block)
  if (abnormal && block.rows.length === 0) return null
  return (
    <BlockFrame
      id={whole ? `${block.id}-whole` : block.id}
      title={block.title}
      note={block.note}
      aside={
        <>
          {unit ? <span>{`${lead(t.unit, lang)}${say(unit)}`}</span> : null}
          {mode === 'screen' && block.rows.length > 0 ? (
            <button
              type="button"
              onClick={() =>
                saveFile(
                  `${say(block.title)}.csv`,
                  tableCsv({ ...block, rows: order.map((at) => block.rows[at]!) }, say),
                  'text/csv',
                )
              }
            >
              {t.exportCsv}
            </button>
          ) : null}
        </>
      }
    >
      <Scroll still={onSort === null && !opens}>
        <table className={cx(styles.table, styles.dense)}>
          <Caption text={block.title} />
          <Heads columns={columns} unit={unit} sort={sort} onSort={onSort} />
          <tbody>
            {rows.map((at) => (
              <tr key={at}>
                {columns.map((c) => (
                  <td key={c.key} className={cx(cellClass(c.type), warmth(c, at))}>
                    <OpenCell block={block} row={at} column={c} value={block.rows[at]?.[c.key]} />
                  </td>
                ))}
              </tr>
            ))}
            {block.rows.length === 0 ? (
              <tr>
                <td className={cx(frame.empty, styles.empty)} colSpan={columns.length}>
                  {t.noRows}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </Scroll>
      {empty.length > 0 ? (
        <p className={styles.rest}>
          {fill(t.emptyColumns, { names: listed(empty.map(say), lang) })}
        </p>
      ) : null}
      {shown < block.rows.length ? (
        <p className={styles.rest}>
          <a href={`#blk-${block.id}-whole`}>
            {fill(t.restInAnnex, { n: block.rows.length - shown })}
          </a>
        </p>
      ) : null}
      <Pager paging={paging} rows={block.rows.length} />
    </BlockFrame>
  )
}

/** A cell; a number that was made of rows opens them. */
function OpenCell(props: { block: TableBlock; row: number; column: TableColumn; value: Cell }) {
  const { block, row, column, value } = props
  const { open, say } = useReport()
  const of = open ? openingOf(block, row, column) : null
  if (of === null) return <CellValue value={value} column={column} />
  return (
    <Figure of={of} label={`${say(block.title)} ${row + 1} ${say(column.title)}`}>
      <CellValue value={value} column={column} />
    </Figure>
  )
}

/** How warm a cell is among those of all columns that are shaded; the number stands in it all the same. */
function heatOf({ columns, rows }: TableBlock): (column: TableColumn, row: number) => string {
  const keys = columns.filter(({ heat }) => heat).map(({ key }) => key)
  const amount = (value: Cell): number | null => (typeof value === 'number' ? value : null)
  const max = Math.max(0, ...rows.flatMap((row) => keys.map((key) => amount(row[key]) ?? 0)))
  return ({ key, heat }, at) => {
    const step = heat ? intensity(amount(rows[at]?.[key]), max) : 0
    return step === 0 ? '' : styles[`heat-${step}` as const]
  }
}

/** Numbers stand right; dates and months must not break at their hyphens. */
const cellClass = (type: TableColumn['type']): string =>
  isNumeric(type)
    ? cx(textStyles.num, styles.num)
    : type === 'date' || type === 'month'
      ? textStyles.nowrap
      : ''

function CellValue({ value, column }: { value: Cell; column: TableColumn }) {
  const { lang, say } = useReport()
  if (
    column.type === 'flag' &&
    (value === 'GREEN' || value === 'YELLOW' || value === 'RED' || value === 'GREY')
  )
    return <FlagTag flag={value} />
  return (
    <Value shown={formatCell(typeof value === 'string' ? say(value) : value, column.type, lang)} />
  )
}

function sharedUnit(columns: readonly TableColumn[]): string | null {
  const units = new Set(columns.flatMap((c) => (c.unit ? [c.unit] : [])))
  const moneyWithout = columns.some((c) => c.type === 'money' && !c.unit)
  if (units.size === 0) return moneyWithout ? '元' : null
  const [only] = units
  return units.size === 1 && !(moneyWithout && only !== '元') ? only! : null
}
