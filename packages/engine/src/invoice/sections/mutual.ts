/** Section 12: parties that are customer and supplier at once, as a small graph and as a table. */

import { table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { mutualPairs } from '../indicators/related.ts'
import { rowsOf } from './build.ts'

const LISTED = 20

/** The graph is left out where there is no pair; where a direction was not collected, that is said instead. */
export function mutualBlocks(context: InvoiceContext): Block[] {
  const { covered } = context.facts
  if (!covered.OUT || !covered.IN)
    return [
      text('mutual-missing', `未采集${covered.OUT ? '进项' : '销项'}发票，不能判断互开往来。`),
    ]
  const pairs = mutualPairs(context)
  const listed = pairs.slice(0, LISTED)
  const rows = table(
    'mutual',
    '既是客户又是供应商(近12个月)',
    [
      { key: 'name', title: '名称', type: 'text' },
      { key: 'out', title: '销给对方', type: 'money', unit: '元' },
      { key: 'in', title: '购自对方', type: 'money', unit: '元' },
      { key: 'overlap', title: '互开金额', type: 'money', unit: '元' },
    ],
    listed.map((pair) => {
      const { id, name } = context.facts.counterparties[pair.position]!
      return {
        cells: {
          name,
          out: yuan(pair.out),
          in: yuan(pair.in),
          overlap: yuan(Math.min(pair.out, pair.in)),
        },
        evidence: rowsOf(null, context.span('L12'), 'VALID', { counterpartyIds: [id] }),
      }
    }),
    '股权、任职等关联关系与三方以上的环形开票需要工商数据和票流图谱，未采集。',
  )
  if (listed.length === 0) return [rows]
  const beyond = pairs.length - listed.length
  return [
    {
      kind: 'chart',
      id: 'mutual-graph',
      title: '互开往来图(近12个月，价税合计净额)',
      chart: 'graph',
      categories: rows.rows.map((row) => String(row.name)),
      series: [
        { name: '销给对方', values: listed.map((pair) => yuan(pair.out)), unit: 'yuan' },
        { name: '购自对方', values: listed.map((pair) => yuan(pair.in)), unit: 'yuan' },
      ],
      table: rows.id,
      note: `按互开金额(两个方向中较小者)由大到小${beyond > 0 ? `，另有${beyond}家未列出` : ''}。股权与任职关联未采集，图中只有互开。`,
    },
    rows,
  ]
}
