import type { TableBlock, TableColumn } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { useReport } from '../context.tsx'
import evidenceStyles from '../evidence/evidence.module.css'
import { saveFile, tableCsv } from '../format/csv.ts'
import { formatCell, isNumeric } from '../format/value.ts'
import frame from '../parts/frame.module.css'
import { BlockFrame } from './BlockFrame.tsx'
import { Figure } from './Figure.tsx'
import { FlagTag } from './Flag.tsx'
import { Pager } from './Pager.tsx'
import styles from './table.module.css'
import { usePaging } from './usePaging.ts'
import { Value } from './Value.tsx'

type Cell = string | number | boolean | null | undefined

/** A table block. The unit stands once above the table when all its unit columns share it, else under each title. */
export function TableView({ block }: { block: TableBlock }) {
  const { mode, t, open } = useReport()
  const paging = usePaging(block.rows.length, mode === 'paper')
  const unit = sharedUnit(block.columns)
  return (
    <BlockFrame
      id={block.id}
      title={block.title}
      note={block.note}
      aside={
        <>
          {unit ? <span>{`${t.unit}：${unit}`}</span> : null}
          {mode === 'screen' && block.rows.length > 0 ? (
            <button
              type="button"
              onClick={() => saveFile(`${block.title}.csv`, tableCsv(block), 'text/csv')}
            >
              {t.exportCsv}
            </button>
          ) : null}
        </>
      }
    >
      <div className={frame.scroll}>
        <table className={cx(styles.table, evidenceStyles.table)}>
          <thead>
            <tr>
              {block.columns.map((c) => (
                <th
                  key={c.key}
                  scope="col"
                  className={isNumeric(c.type) ? cx(textStyles.num, styles.num) : ''}
                >
                  {c.title}
                  {c.unit && !unit ? <small>{c.unit}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.slice(paging.from, paging.to).map((row, i) => {
              const at = paging.from + i
              const traceable = open !== null && Boolean(block.evidence?.[at]?.length)
              return (
                <tr key={at} className={traceable ? undefined : ''}>
                  {block.columns.map((c, k) => (
                    <td key={c.key} className={cellClass(c.type)}>
                      {traceable && k === linkColumn(block.columns) ? (
                        <Figure of={`table:${block.id}:${at}`} label={`${block.title} ${at + 1}`}>
                          <CellValue value={row[c.key]} column={c} />
                        </Figure>
                      ) : (
                        <CellValue value={row[c.key]} column={c} />
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
            {block.rows.length === 0 ? (
              <tr>
                <td className={cx(frame.empty, styles.empty)} colSpan={block.columns.length}>
                  {t.noRows}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <Pager paging={paging} rows={block.rows.length} />
    </BlockFrame>
  )
}

/** Numbers stand right; dates and months must not break at their hyphens. */
const cellClass = (type: TableColumn['type']): string =>
  isNumeric(type)
    ? cx(textStyles.num, styles.num)
    : type === 'date' || type === 'month'
      ? evidenceStyles.nowrap
      : ''

function CellValue({ value, column }: { value: Cell; column: TableColumn }) {
  const { lang } = useReport()
  if (
    column.type === 'flag' &&
    (value === 'GREEN' || value === 'YELLOW' || value === 'RED' || value === 'GREY')
  )
    return <FlagTag flag={value} />
  return <Value shown={formatCell(value, column.type, lang)} />
}

/** The cell that carries the link: the first money column, else the first number, else the first column. */
function linkColumn(columns: readonly TableColumn[]): number {
  const moneyAt = columns.findIndex((c) => c.type === 'money')
  return moneyAt >= 0
    ? moneyAt
    : Math.max(
        0,
        columns.findIndex((c) => isNumeric(c.type)),
      )
}

function sharedUnit(columns: readonly TableColumn[]): string | null {
  const units = new Set(columns.flatMap((c) => (c.unit ? [c.unit] : [])))
  const moneyWithout = columns.some((c) => c.type === 'money' && !c.unit)
  if (units.size === 0) return moneyWithout ? '元' : null
  const [only] = units
  return units.size === 1 && !(moneyWithout && only !== '元') ? only! : null
}
