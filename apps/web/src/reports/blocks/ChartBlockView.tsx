import type { ChartBlock, TableBlock } from '@xinjian/engine/report/document'
import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { fill } from '../../ui/text.ts'
import { isEmptyBlock } from '../abnormal.ts'
import { Chart } from '../charts/Chart.tsx'
import { useReport } from '../context.tsx'
import { tableBeside } from '../model.ts'
import { useRoving } from '../reach/useRoving.ts'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './blocks.module.css'
import { leftToAnnex } from './paper-rows.ts'
import { TableView } from './TableView.tsx'
import tables from './table.module.css'

/** Charts of fixed size: there is room beside them. */
export const isSmall = (chart: ChartBlock): boolean =>
  chart.chart === 'donut' || chart.chart === 'radar'

/** A chart with the table of its figures: side by side where the chart is small, else one or the other on screen. */
export function ChartBlockView({ block }: { block: ChartBlock }) {
  const { index, mode, abnormal } = useReport()
  const table = index.tables.get(tableBeside(block) ?? '')
  if (abnormal && isEmptyBlock(block) && !table?.rows.length) return null
  if (table && isSmall(block)) return <Beside block={block} table={table} />
  if (table && mode === 'screen') return <Either block={block} table={table} />
  return (
    <>
      <BlockFrame
        id={block.id}
        title={block.title}
        note={block.note}
        className={isSmall(block) ? undefined : styles.blockChart}
      >
        <Chart block={block} />
        {table && leftToAnnex(block) !== null ? <InAnnex table={table} /> : null}
      </BlockFrame>
      {table && leftToAnnex(block) === null ? <TableView block={table} /> : null}
    </>
  )
}

/** Where the figures of a chart stand on paper. */
function InAnnex({ table }: { table: TableBlock }) {
  const { t } = useReport()
  return (
    <p className={tables.rest}>
      <a href={`#blk-${table.id}-whole`}>{fill(t.tableInAnnex, { n: table.rows.length })}</a>
    </p>
  )
}

function Beside({ block, table }: { block: ChartBlock; table: TableBlock }) {
  return (
    <div
      {...useRoving<HTMLDivElement>()}
      className={cx(styles.block, styles.beside)}
      id={`blk-${block.id}`}
    >
      <Chart block={block} />
      <TableView block={table} />
    </div>
  )
}

function Either({ block, table }: { block: ChartBlock; table: TableBlock }) {
  const { t, say } = useReport()
  const [asTable, setAsTable] = useState(false)
  return (
    <BlockFrame
      id={block.id}
      title={block.title}
      note={asTable ? undefined : block.note}
      aside={
        <fieldset className={styles.either} aria-label={say(block.title)}>
          <button type="button" aria-pressed={!asTable} onClick={() => setAsTable(false)}>
            {t.chartView}
          </button>
          <button type="button" aria-pressed={asTable} onClick={() => setAsTable(true)}>
            {t.tableView}
          </button>
        </fieldset>
      }
    >
      {asTable ? (
        <div className={styles.inner}>
          <TableView block={table} />
        </div>
      ) : (
        <Chart block={block} />
      )}
    </BlockFrame>
  )
}
