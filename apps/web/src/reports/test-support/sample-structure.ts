import type { Section } from '@xinjian/engine/report/document'
import { chart } from './sample-chart.ts'

const KINDS = [
  ['数电专票', 12_000_000],
  ['数电普票', 4_300_000],
  ['税控专票', 2_342_310.55],
] as const

/** Rings: one with its table, so that it opens; one small; one with more parts than are drawn. */
export const sampleStructure = (): Section => ({
  id: 'structure',
  title: '发票结构',
  blocks: [
    chart(
      'structure.kind',
      '按票种',
      'donut',
      KINDS.map(([kind]) => kind),
      [{ name: '价税合计', values: KINDS.map(([, amount]) => amount), unit: 'yuan' }],
      { table: 'structure.kinds' },
    ),
    {
      kind: 'table',
      id: 'structure.kinds',
      title: '按票种（近12个月）',
      columns: [
        { key: 'kind', title: '票种', type: 'text' },
        { key: 'amount', title: '价税合计', type: 'money', unit: '元' },
      ],
      rows: KINDS.map(([kind, amount]) => ({ kind, amount })),
      evidence: KINDS.map(() => [{ dataset: 'INVOICE', direction: 'OUT' } as const]),
    },
    chart(
      'structure.rate',
      '按税率',
      'donut',
      ['13%', '6%', '免税'],
      [{ name: '金额', values: [15_000_000, 3_000_000, 642_310.55], unit: 'yuan' }],
    ),
    chart(
      'structure.band',
      '按单张金额',
      'donut',
      ['<100', '100–1千', '1千–2.5千', '2.5千–5千', '5千–1万', '1–10万', '10–100万', '≥100万'],
      [{ name: '张数', values: [3, 12, 40, 60, 88, 150, 56, 3], unit: 'count' }],
    ),
  ],
})
