import type { ChartBlock } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'
import { fill } from '../labels.ts'
import styles from './blocks.module.css'
import { TableView } from './TableView.tsx'

/** The figures of a chart in words, one click away; for whoever cannot see the chart, the chart itself. */
export function FoldedTable({ chart }: { chart: ChartBlock }) {
  const { mode, index, t } = useReport()
  const table = chart.table === undefined ? undefined : index.tables.get(chart.table)
  if (mode === 'paper' || !table || !index.folded.has(table.id)) return null
  return (
    <details className={styles.fold}>
      <summary>{fill(t.dataTable, { n: table.rows.length })}</summary>
      <TableView block={table} />
    </details>
  )
}
