import type { Block } from '@xinjian/engine/report/document'
import { Chart } from '../charts/Chart.tsx'
import { useReport } from '../context.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './blocks.module.css'
import { Facts } from './Facts.tsx'
import { FoldedTable } from './FoldedTable.tsx'
import { Indicators } from './Indicators.tsx'
import { Kpis } from './Kpis.tsx'
import { Prose } from './Prose.tsx'
import { Rules } from './Rules.tsx'
import { TableView } from './TableView.tsx'

/** Any block of a document, in the mode of its provider. */
export function BlockView({ block }: { block: Block }) {
  const { mode, index } = useReport()
  switch (block.kind) {
    case 'kpis':
      return <Kpis block={block} />
    case 'table':
      return mode === 'screen' && index.folded.has(block.id) ? null : <TableView block={block} />
    case 'chart':
      return (
        <BlockFrame
          id={block.id}
          title={block.title}
          note={block.note}
          className={isSmall(block) ? undefined : styles.blockChart}
        >
          <Chart block={block} />
          <FoldedTable chart={block} />
        </BlockFrame>
      )
    case 'indicators':
      return <Indicators block={block} />
    case 'rules':
      return <Rules block={block} />
    case 'facts':
      return <Facts block={block} />
    case 'text':
      return <Prose block={block} />
  }
}

/** Charts of fixed size that stand side by side. */
export const isSmall = (block: Block): boolean =>
  block.kind === 'chart' && (block.chart === 'donut' || block.chart === 'radar')

/** Runs of small charts become one row; everything else stands alone. */
export function rowsOf(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    if (isSmall(block) && last?.[0] && isSmall(last[0])) last.push(block)
    else rows.push([block])
  }
  return rows
}
