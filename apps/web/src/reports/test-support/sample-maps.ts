import type { Block, Evidence, InvoiceEvidence, Section } from '@xinjian/engine/report/document'

const of = (query: Omit<InvoiceEvidence, 'dataset'>): Evidence => [{ dataset: 'INVOICE', ...query }]

const REGIONS = [
  ['44', '广东', 6_200_000],
  ['35', '福建', 1_900_000],
  ['31', '上海', 850_000],
  ['65', '新疆', 4_000],
  [null, '地区不明', 260_000],
] as const

const CATEGORIES = [
  ['1070603', 'ABS粒子等', '货物', 4_100_000, 5_900_000],
  ['1080207', '热轧钢板', '货物', 2_050_000, 0],
  ['1090136', '注塑模具', '货物', 0, 2_400_000],
  ['3010102', '国内道路货物运输服务', '服务', 310_000, 0],
  [null, '其他3个品类', '其他', 90_000, 140_000],
] as const

const PARTIES = [
  ['深圳市示例华远商贸有限公司', 1_240_000, 860_000],
  ['东莞市示例嘉泰工艺制品有限公司', 310_000, 420_500],
  ['佛山示例甲贸易行', 96_000, 1_200],
] as const

/** Region map, treemap, flow and graph. */
export const sampleMaps = (): Section => ({
  id: 'maps',
  title: '地区、品类与往来',
  blocks: blocks(),
})

function blocks(): Block[] {
  const whole = REGIONS.reduce((sum, [, , amount]) => sum + amount, 0)
  return [
    {
      kind: 'chart',
      id: 'maps.region',
      title: '客户地区分布',
      chart: 'region',
      categories: REGIONS.map(([, name]) => name),
      keys: REGIONS.map(([code]) => code),
      own: '44',
      series: [{ name: '销售额', values: REGIONS.map(([, , v]) => v), unit: 'yuan' }],
      table: 'maps.region-table',
      note: '地区取自税号。',
    },
    {
      kind: 'table',
      id: 'maps.region-table',
      title: '客户地区分布明细',
      columns: [
        { key: 'region', title: '地区', type: 'text' },
        { key: 'amount', title: '销售额', type: 'money', unit: '元' },
        { key: 'share', title: '占比', type: 'ratio' },
      ],
      rows: REGIONS.map(([, region, amount]) => ({ region, amount, share: amount / whole })),
      evidence: REGIONS.map(([code]) => (code ? of({ regions: [code] }) : [])),
    },
    {
      kind: 'chart',
      id: 'maps.mix',
      title: '销售品类构成',
      chart: 'treemap',
      categories: CATEGORIES.map(([, name]) => name),
      keys: CATEGORIES.map(([code]) => code),
      groups: CATEGORIES.map(([, , group]) => group),
      series: [{ name: '金额', values: CATEGORIES.map(([, , , , sold]) => sold), unit: 'yuan' }],
    },
    {
      kind: 'chart',
      id: 'maps.flow',
      title: '品类流向',
      chart: 'sankey',
      categories: CATEGORIES.map(([, name]) => name),
      keys: CATEGORIES.map(([code]) => code),
      series: [
        { name: '进项', values: CATEGORIES.map(([, , , bought]) => bought), unit: 'yuan' },
        { name: '销项', values: CATEGORIES.map(([, , , , sold]) => sold), unit: 'yuan' },
      ],
      table: 'maps.categories',
    },
    {
      kind: 'table',
      id: 'maps.categories',
      title: '品类进销对照',
      columns: [
        { key: 'name', title: '主要商品', type: 'text' },
        { key: 'in', title: '进额', type: 'money', unit: '元' },
        { key: 'out', title: '销额', type: 'money', unit: '元' },
      ],
      rows: CATEGORIES.map(([, name, , bought, sold]) => ({ name, in: bought, out: sold })),
      evidence: CATEGORIES.map(([code]) => (code ? of({ goods: code }) : [])),
    },
    {
      kind: 'chart',
      id: 'maps.graph',
      title: '互开往来图',
      chart: 'graph',
      categories: PARTIES.map(([name]) => name),
      series: [
        { name: '销给对方', values: PARTIES.map(([, out]) => out), unit: 'yuan' },
        { name: '购自对方', values: PARTIES.map(([, , back]) => back), unit: 'yuan' },
      ],
    },
  ]
}
