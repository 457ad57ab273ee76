/** What of a report the body of the paper shows, and what its annex has instead. Pure. */
import type {
  Block,
  ChartBlock,
  ReportDocument,
  TableBlock,
  TableColumn,
} from '@xinjian/engine/report/document'
import { tableBeside } from '../model.ts'

/** Rows of a table in the body of the paper, and how many more make a second place in the annex worth it. */
const BODY = 10
const WORTH = 4

/** How many rows the body of the paper shows: all of a short table, the first of a long one. */
export const bodyRows = ({ rows }: Pick<TableBlock, 'rows'>): number =>
  rows.length > BODY + WORTH ? BODY : rows.length

/** A chart that tells what its table does: months as a curve, provinces and categories with their shares inside. */
const tellsAll = (chart: ChartBlock): boolean =>
  ['trend', 'stacked', 'region', 'treemap', 'sankey'].includes(chart.chart)

/** Id of the table that the body leaves to the annex because its chart stands there; null = none. */
export const leftToAnnex = (block: Block): string | null =>
  block.kind === 'chart' && tellsAll(block) ? (tableBeside(block) ?? null) : null

/** Tables that stand whole in the annex: those left to it, and those of which the body shows the first rows. */
export function annexTables({ sections }: ReportDocument): TableBlock[] {
  const blocks = sections.flatMap((section) => section.blocks)
  const left = new Set(blocks.map(leftToAnnex))
  return blocks.filter(
    (block): block is TableBlock =>
      block.kind === 'table' &&
      block.rows.length > 0 &&
      (left.has(block.id) || bodyRows(block) < block.rows.length),
  )
}

/** Columns in which some row tells something, and titles of the others, which the paper names in one line. */
export function tellingColumns({ columns, rows }: TableBlock): {
  columns: readonly TableColumn[]
  empty: readonly string[]
} {
  if (rows.length === 0) return { columns, empty: [] }
  const tells = ({ key }: TableColumn) => rows.some((row) => (row[key] ?? null) !== null)
  return {
    columns: columns.filter(tells),
    empty: columns.filter((column) => !tells(column)).map(({ title }) => title),
  }
}
