import type { ChartBlock, ReportDocument } from '@xinjian/engine/report/document'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { Chart } from '../../reports/charts/Chart.tsx'
import { ReportProvider } from '../../reports/context.tsx'
import frameStyles from '../../reports/parts/frame.module.css'
import { cx } from '../../ui/cx.ts'
import styles from './gallery.module.css'
import { MONTHS, PARTIES, SALES } from './sample.ts'

const days = Array.from({ length: 365 }, (_, i) =>
  new Date(Date.UTC(2025, 9, 1 + i)).toISOString().slice(0, 10),
)

const GOODS = ['ABS粒子等', '热轧钢板', '注塑模具', '国内道路货物运输服务', '软件服务费']

const BLOCKS: ChartBlock[] = [
  {
    kind: 'chart',
    id: 'trend',
    title: '开票趋势',
    chart: 'trend',
    categories: MONTHS,
    partial: ['2026-09'],
    series: [
      { name: '开票金额', type: 'bar', values: SALES, unit: 'yuan' },
      { name: '上年同期', type: 'line', values: SALES.map((v) => v * 0.86), unit: 'yuan' },
    ],
  },
  {
    kind: 'chart',
    id: 'donut',
    title: '发票种类',
    chart: 'donut',
    categories: ['数电专票', '数电普票', '增值税专票'],
    series: [{ name: '张数', values: [512, 214, 86], unit: 'count' }],
  },
  {
    kind: 'chart',
    id: 'pareto',
    title: '客户集中度',
    chart: 'pareto',
    categories: PARTIES.slice(0, 3).map((p) => p.name),
    series: [
      { name: '金额', type: 'bar', values: PARTIES.slice(0, 3).map((p) => p.amount), unit: 'yuan' },
    ],
  },
  {
    kind: 'chart',
    id: 'calendar',
    title: '开票日历',
    chart: 'calendar',
    categories: days,
    series: [
      { name: '张数', values: days.map((_, i) => (i % 7 > 4 ? 0 : (i * 7) % 5)), unit: 'count' },
    ],
  },
  {
    kind: 'chart',
    id: 'region',
    title: '客户地区分布',
    chart: 'region',
    categories: ['广东', '福建', '上海', '湖北', '地区不明'],
    keys: ['44', '35', '31', '42', null],
    own: '44',
    series: [{ name: '销售额', values: [620_000, 190_000, 85_000, 31_000, 26_000], unit: 'yuan' }],
  },
  {
    kind: 'chart',
    id: 'treemap',
    title: '销售品类构成',
    chart: 'treemap',
    categories: GOODS,
    groups: ['货物', '货物', '货物', '服务', '服务'],
    series: [{ name: '金额', values: [410_000, 205_000, 120_000, 64_000, 31_000], unit: 'yuan' }],
  },
  {
    kind: 'chart',
    id: 'sankey',
    title: '品类流向',
    chart: 'sankey',
    categories: GOODS,
    series: [
      { name: '进项', values: [280_000, 205_000, 0, 64_000, 31_000], unit: 'yuan' },
      { name: '销项', values: [410_000, 0, 320_000, 0, 0], unit: 'yuan' },
    ],
  },
  {
    kind: 'chart',
    id: 'graph',
    title: '互开往来图',
    chart: 'graph',
    categories: PARTIES.slice(0, 5).map((p) => p.name),
    series: [
      { name: '销给对方', values: [124_000, 31_000, 9_600, 7_000, 2_100], unit: 'yuan' },
      { name: '购自对方', values: [86_000, 42_050, 1_200, 9_000, 800], unit: 'yuan' },
    ],
  },
]

/** Chart blocks need the document they belong to; the gallery's has nothing else in it. */
const DOCUMENT: ReportDocument = {
  frame: 2,
  kind: REPORT_KIND_NAMES[0],
  engineVersion: '0',
  title: '',
  enterprise: { name: '深圳市示例恒达精密制造有限公司', taxNo: null },
  asOf: '2026-10-08T00:00:00+08:00',
  periods: { last: '202609', span: ['202510', '202609'], windows: [] },
  verdict: {},
  findings: { strengths: [], risks: [] },
  coverage: {},
  quality: [],
  indicators: [],
  rules: [],
  sections: [],
  conventions: [],
  statements: [],
}

export function ReportCharts() {
  return (
    <ReportProvider document={DOCUMENT} mode="screen">
      <div className={cx(frameStyles.report, styles.reports)}>
        {BLOCKS.map((block) => (
          <figure key={block.id}>
            <figcaption>{block.title}</figcaption>
            <Chart block={block} />
          </figure>
        ))}
      </div>
    </ReportProvider>
  )
}
