import type { Block } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'
import { ChartBlockView, isSmall } from './ChartBlockView.tsx'
import { Facts } from './Facts.tsx'
import { Indicators } from './Indicators.tsx'
import { Kpis } from './Kpis.tsx'
import { Prose } from './Prose.tsx'
import { Rules } from './Rules.tsx'
import { TableView } from './TableView.tsx'

/** Any block of a document, in the mode of its provider. A table that stands with a chart has no block of its own. */
export function BlockView({ block }: { block: Block }) {
  const { index } = useReport()
  switch (block.kind) {
    case 'kpis':
      return <Kpis block={block} />
    case 'table':
      return index.paired.has(block.id) ? null : <TableView block={block} />
    case 'chart':
      return <ChartBlockView block={block} />
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

/** Runs of small charts without a table become one row; everything else stands alone. */
export function rowsOf(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = []
  const alone = (block: Block | undefined) =>
    block?.kind === 'chart' && isSmall(block) && block.table === undefined
  for (const block of blocks) {
    const last = rows.at(-1)
    if (alone(block) && last && alone(last[0])) last.push(block)
    else rows.push([block])
  }
  return rows
}
