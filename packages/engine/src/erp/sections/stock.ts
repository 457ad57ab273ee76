/** Stock in brief: what the summaries come to, period by period. */
import type { Fen } from '@xinjian/format'
import { indicatorTable, table, yuan } from '../../kit/sections/blocks.ts'
import type { Section, TableBlock } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { stockLeg } from '../evidence.ts'
import { stockOff } from '../indicators/stock.ts'
import { periodWords } from '../period.ts'
import { ERP_SAYS } from '../words.ts'
import { lacking, money } from './lacking.ts'
import { moveBlocks } from './signs.ts'
import { ERP_SECTION_SAYS } from './words.ts'

const inYuan = (fen: Fen | null): number | null => (fen === null ? null : yuan(fen))

function periodTable({ facts, asOfMonth, m0 }: ErpContext): TableBlock {
  const last = Math.max(asOfMonth, m0)
  const periods = facts.stock
    .filter(({ to }) => to <= last)
    .toSorted((a, b) => b.to - a.to || b.from - a.from)
  return table(
    'stock-periods',
    ERP_SECTION_SAYS.stockPeriods,
    [
      { key: 'period', title: ERP_SECTION_SAYS.period, type: 'text' },
      { key: 'items', title: ERP_SECTION_SAYS.items, type: 'int' },
      money('open', ERP_SECTION_SAYS.stockOpen),
      money('in', ERP_SECTION_SAYS.stockIn),
      money('out', ERP_SECTION_SAYS.stockOut),
      money('close', ERP_SECTION_SAYS.stockClose),
      money('off', ERP_SECTION_SAYS.stockOff),
      { key: 'breaks', title: ERP_SECTION_SAYS.stockBreaks, type: 'int' },
      { key: 'negative', title: ERP_SECTION_SAYS.stockNegative, type: 'int' },
    ],
    periods.map((stock) => ({
      cells: {
        period: periodWords(stock),
        items: stock.items,
        open: inYuan(stock.openAmount),
        in: inYuan(stock.inAmount),
        out: inYuan(stock.outAmount),
        close: inYuan(stock.closeAmount),
        off: inYuan(stockOff(stock)),
        breaks: stock.breaks,
        negative: stock.negative,
      },
      evidence: [stockLeg(stock.from, stock.to)],
    })),
    ERP_SECTION_SAYS.stockNote,
  )
}

export function stockSection(build: ErpBuild): Section {
  const { context } = build
  return {
    id: 's11-stock',
    title: ERP_SECTION_SAYS.stock,
    blocks: [
      context.stock ? periodTable(context) : lacking('stock', ERP_SAYS.noStock),
      ...moveBlocks(context),
      indicatorTable(build, 'stock-indicators', ERP_SECTION_SAYS.stockIndicators, [
        'E-11',
        'E-14',
        'E-15',
        'E-17',
        'B-010',
      ]),
    ],
  }
}
