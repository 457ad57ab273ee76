import { formatDay, formatMonth } from '@xinjian/engine/kit/calendar/window'
import { badRowText } from '../bad-rows.ts'
import { analysed } from '../graph/analysis.ts'
import { EdgeSums, type Window } from '../graph/edge-sums.ts'
import { type BadRows, plain, readEdges } from '../graph/edge-table.ts'
import { readInvoiceEdges } from '../graph/invoice-edges.ts'
import { print } from '../print.ts'
import type { GraphOptions } from '../usage-graph.ts'

/** How many bad rows are named on the terminal; the JSON names more. */
const SHOWN = 20

/**
 * `graph`: what a list of edges, of invoices, or both tell as one graph. Of both, an edge of the invoices stands beside those of the list; a
 * party is the same where what identifies it in the invoices (tax number, else code, else name) is written in the list, in half or full width.
 */
export async function runGraph(options: GraphOptions): Promise<void> {
  const { longest, top, through } = options
  const window = through === null ? null : { from: through - 11, to: through }
  const { sums, bad, ...more } = await readAll(options, window)
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
    window: said(sums, window),
    ...analysed(sums, longest, top, window),
  }
  await print(`${JSON.stringify(answer)}\n`)
}

/** Of which time the analysis is, and whether that is the time of the graph page and of the risk report. */
function said({ firstDay, lastDay, undated }: EdgeSums, window: Window) {
  if (window !== null)
    return {
      ...{ from: formatMonth(window.from), to: formatMonth(window.to) },
      note: `近12个月，与图谱页面、风险报告的口径相同${undated > 0 ? `；${undated} 行没有日期，没有计入` : ''}`,
    }
  if (firstDay === null || lastDay === null)
    return { from: null, to: null, note: '没有日期，按整份清单计，不是近12个月' }
  return {
    ...{ from: formatDay(firstDay), to: formatDay(lastDay) },
    note: '按整份清单计，不是近12个月；图谱页面与风险报告只计近12个月，用 --through 年-月 按同一口径计算',
  }
}

async function readAll({ edges, sales, purchases, today }: GraphOptions, window: Window) {
  if (edges === null) {
    const invoices = await readInvoiceEdges(sales, purchases, today, window)
    tell(invoices.bad)
    return invoices
  }
  const sums = new EdgeSums(true)
  const bad = await readEdges(edges, sums)
  if (sales.length + purchases.length === 0) {
    tell(bad)
    return { sums, bad }
  }
  const invoices = await readInvoiceEdges(sales, purchases, today, window, plain)
  tell(bad, '连线清单')
  tell(invoices.bad, '发票清单')
  const inBoth = sums.putBeside(invoices.sums)
  return { ...invoices, sums, inBoth, bad: ofBoth(bad, invoices.bad) }
}

/** Rows of the one and of the other bear numbers of their own: each says which it is of. */
const ofBoth = (edges: BadRows, invoices: BadRows): BadRows => ({
  count: edges.count + invoices.count,
  rejected: edges.rejected + invoices.rejected,
  named: [
    ...edges.named.map((row) => ({ ...row, source: 'edges' })),
    ...invoices.named.map((row) => ({ ...row, source: 'invoices' })),
  ],
})

function tell({ count, named }: BadRows, list = ''): void {
  if (count === 0) return
  process.stderr.write(`${list}有 ${count} 行需要留意：\n`)
  for (const row of named.slice(0, SHOWN)) process.stderr.write(`  ${badRowText(row)}\n`)
  if (count > SHOWN) process.stderr.write(`  ……共 ${count} 行，见输出的 badRows\n`)
}
