import { badRowText } from '../bad-rows.ts'
import { analysed } from '../graph/analysis.ts'
import { EdgeSums } from '../graph/edge-sums.ts'
import { type BadRows, readEdges } from '../graph/edge-table.ts'
import { readInvoiceEdges } from '../graph/invoice-edges.ts'
import { print } from '../print.ts'
import type { GraphOptions } from '../usage-graph.ts'

/** How many bad rows are named on the terminal; the JSON names more. */
const SHOWN = 20

/** `graph`: what a list of edges, or of invoices, tells as a graph. */
export async function runGraph(options: GraphOptions): Promise<void> {
  const { edges, sales, purchases, today, longest, top } = options
  const { sums, bad, ...more } =
    edges === null ? await readInvoiceEdges(sales, purchases, today) : await ofTable(edges)
  tell(bad)
  const answer = {
    rows: sums.rows + bad.rejected,
    nodes: sums.nodes.size,
    edges: sums.edges,
    pairs: sums.sums.size,
    selfLoops: sums.selfLoops,
    duplicateRows: sums.duplicates,
    mergedRows: sums.merged,
    badRows: { count: bad.count, leftOut: bad.rejected, rows: bad.named },
    ...more,
    ...(sums.types.size > 0 && { types: Object.fromEntries(sums.types) }),
    weightedBy: sums.amounts ? 'amount' : 'edge',
    ...analysed(sums, longest, top),
  }
  await print(`${JSON.stringify(answer)}\n`)
}

async function ofTable(path: string): Promise<{ sums: EdgeSums; bad: BadRows }> {
  const sums = new EdgeSums(true)
  return { bad: await readEdges(path, sums), sums }
}

function tell({ count, named }: BadRows): void {
  if (count === 0) return
  process.stderr.write(`有 ${count} 行需要留意：\n`)
  for (const row of named.slice(0, SHOWN)) process.stderr.write(`  ${badRowText(row)}\n`)
  if (count > SHOWN) process.stderr.write(`  ……共 ${count} 行，见输出的 badRows\n`)
}
