/**
 * A report that judges nothing: no score, no limit, no risk, no rules; payments of taxes as its rows. What every kind of
 * report can be, so that the views are looked at with it. The enterprise does not exist.
 */
import type {
  CoverageState,
  Evidence,
  IndicatorValue,
  ReportDocument,
  Unit,
} from '@xinjian/engine/report/document'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'

const payments = (from: string, to: string): Evidence => [
  {
    dataset: 'TAX_PAYMENT',
    where: { field: 'paidOn', from, to },
    words: `缴款日期 ${from} 至 ${to}`,
  },
]
const YEAR = payments('2025-03-01', '2026-02-28')

const indicator = (
  key: string,
  name: string,
  value: number | null,
  unit: Unit,
  evidence: Evidence,
): IndicatorValue => ({
  id: key.split('.')[0]!,
  key,
  name,
  value,
  unit,
  window: 'L12',
  flag: 'GREY',
  ...(value === null ? { reason: 'NO_DATA' as const } : {}),
  formula: 'Σ 窗口内各笔实缴金额',
  inputs: [],
  evidence,
  version: '1.0',
})

const TAXES = [
  ['增值税', 862_140.35, 14],
  ['企业所得税', 401_200, 4],
  ['城市维护建设税', 60_349.82, 14],
] as const

const MONTHS = Array.from({ length: 24 }, (_, i) => {
  const m = 2024 * 12 + 2 + i
  return `${Math.floor(m / 12)}${String((m % 12) + 1).padStart(2, '0')}`
})

const state = (i: number): CoverageState =>
  i >= 3 && i < 9 ? 'NOT_COLLECTED' : i % 3 === 0 ? 'COLLECTED' : 'COLLECTED_EMPTY'

export const plainReport: ReportDocument = {
  frame: 2,
  kind: REPORT_KIND_NAMES[0],
  engineVersion: '1.0.0',
  title: '示例缴款报告',
  enterprise: { name: '杭州市示例清渠环保设备有限公司', taxNo: '91330100MA2EXAMP3T' },
  asOf: '2026-03-14T23:10:00+08:00',
  periods: {
    last: '202602',
    span: ['202403', '202602'],
    windows: [{ name: '近12个月', from: '202503', to: '202602' }],
  },
  verdict: {},
  findings: {
    strengths: ['近12个月按期缴款 32 笔，没有滞纳金。'],
    risks: ['2026-02-28 有欠税 12,600.00 元。'],
  },
  coverage: {
    TAX_ARREARS: { '202602': 'COLLECTED' },
    TAX_PAYMENT: Object.fromEntries(MONTHS.map((m, i) => [m, state(i)])),
  },
  quality: [],
  indicators: [
    indicator('P-001.L12', '实缴税款', 1_323_690.17, 'yuan', YEAR),
    indicator('P-002.L12', '缴款笔数', 32, 'count', YEAR),
    indicator('P-003.L12', '退税金额', null, 'yuan', []),
  ],
  rules: [],
  sections: [
    {
      id: 'paid',
      title: '缴款概览',
      blocks: [
        { kind: 'kpis', id: 'paid.kpis', indicators: ['P-001.L12', 'P-002.L12', 'P-003.L12'] },
        {
          kind: 'table',
          id: 'paid.taxes',
          title: '按税种（近12个月）',
          columns: [
            { key: 'tax', title: '税种', type: 'text' },
            { key: 'amount', title: '实缴金额', type: 'money', unit: '元' },
            { key: 'count', title: '笔数', type: 'int' },
          ],
          rows: TAXES.map(([tax, amount, count]) => ({ tax, amount, count })),
          evidence: TAXES.map(() => YEAR),
        },
      ],
    },
  ],
  conventions: ['实缴金额按入库日期计入当月。'],
  statements: [{ title: '数据来源', text: '缴款记录由企业授权，自电子税务局采集。' }],
}
