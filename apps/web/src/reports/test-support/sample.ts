/**
 * A document that uses every block, chart, flag, reason and rule result once: what the views are tested and looked at
 * with. Numbers are made up by a fixed sequence; the enterprise does not exist.
 */
import type {
  CoverageState,
  Flag,
  IndicatorValue,
  MissingReason,
  ReportDocument,
  RuleResult,
  Unit,
} from '@xinjian/engine/report/document'
import { sampleMaps } from './sample-maps.ts'
import { sampleSections } from './sample-sections.ts'

export const wave = (i: number, base: number, swing: number): number =>
  Math.round((base + swing * Math.sin(i * 1.7) + swing * 0.6 * Math.cos(i * 0.9)) * 100) / 100

export const MONTHS = Array.from({ length: 37 }, (_, i) => {
  const m = 2023 * 12 + 2 + i
  return `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}`
})

type Spec = [
  key: string,
  name: string,
  value: number | string | boolean | null,
  unit: Unit,
  window: string,
  flag: Flag,
  reason?: MissingReason,
  detail?: string,
]

const SPECS: Spec[] = [
  ['I-001.L12', '开票金额', 18_642_310.55, 'yuan', 'L12', 'GREEN'],
  ['I-001.L3', '开票金额', 4_120_880.1, 'yuan', 'L3', 'GREEN'],
  ['I-005.L12', '开票张数', 412, 'count', 'L12', 'GREEN'],
  ['I-007.L12', '同比增长', 0.1834, 'ratio', 'L12/P12', 'GREEN'],
  ['I-010.L3', '近3月开票环比增长率', -0.3421, 'ratio', 'L3', 'YELLOW'],
  ['I-014.L12', '断票月数（不含2月）', 1, 'months', 'L12', 'YELLOW'],
  ['I-016.L12', '最大连续未开票天数', 64, 'days', 'L12', 'RED'],
  ['I-018', '近45日是否有开票', true, 'bool', 'asOf', 'GREEN'],
  ['I-019', '首次开票日期', '2019-06-12', 'date', '全部', 'GREEN'],
  ['I-027.L12', '作废率（张）', null, 'ratio', 'L12', 'GREY', 'ZERO_ZERO'],
  ['I-030.L12', '红冲金额率', 0.0317, 'ratio', 'L12', 'GREEN'],
  ['I-034.L12', '负数月数', 0, 'months', 'L12', 'GREEN'],
  ['I-035.SHIFT', '专票占比变化', -0.062, 'pp', 'L12/P12', 'GREEN'],
  ['I-044.L12', '单日最大开票/均值', 6.42, 'times', 'L12', 'YELLOW'],
  ['I-048.L12', '客户数', 37, 'parties', 'L12', 'GREEN'],
  ['I-051.L12', '客户 HHI', 1843.27, 'index', 'L12', 'GREEN'],
  ['I-056.L12', '新增客户占比', null, 'ratio', 'L12', 'GREY', 'NO_BASE'],
  ['I-071.L12', '采购金额', null, 'yuan', 'L12', 'GREY', 'NO_DATA'],
  ['I-073.L12', '毛票差率（票面毛利）', null, 'ratio', 'L12', 'GREY', 'PARTIAL', '9/12'],
  ['I-022', '季节性指数', null, 'ratio', '36', 'GREY', 'INSUFFICIENT_HISTORY'],
  ['I-039', '顶额开票占比（税控）', null, 'ratio', 'L12', 'GREY', 'NOT_APPLICABLE'],
  ['I-001.NET', '当月净额', -23_410.5, 'yuan', 'L1', 'RED'],
]

const indicators: IndicatorValue[] = SPECS.map(
  ([key, name, value, unit, window, flag, reason, detail]) => ({
    id: key.split('.')[0]!,
    key,
    name,
    value,
    unit,
    window,
    flag,
    ...(reason ? { reason } : {}),
    ...(detail ? { detail } : {}),
    formula: 'Σ 窗口内各月（蓝票价税合计 − 红票价税合计）',
    ...(flag === 'YELLOW' || flag === 'RED' ? { thresholds: { yellow: '> 45', red: '> 60' } } : {}),
    inputs: [
      { name: '蓝票价税合计', value: 19_252_410.55, unit: 'yuan' },
      { name: '红票价税合计', value: 610_100, unit: 'yuan' },
    ],
    evidence:
      unit === 'yuan'
        ? [
            {
              dataset: 'INVOICE',
              direction: 'OUT',
              from: '2025-03-01',
              to: '2026-02-28',
              rows: 'VALID',
            },
          ]
        : [],
    version: '1.0',
  }),
)

const rule = (
  id: string,
  name: string,
  result: RuleResult['result'],
  level: RuleResult['level'],
  text: string,
  more: Partial<RuleResult> = {},
): RuleResult => ({
  id,
  name,
  result,
  level,
  redLine: false,
  text,
  value: null,
  threshold: '中 >45 天；高 >60 天',
  inputs: [{ name: '最长间隔', value: 64, unit: 'days' }],
  evidence: [],
  version: '1.0',
  ...more,
})

export const GAP_TEXT = '近12个月最长连续64天未开票（2025-12-19 至 2026-02-21），其中含春节。'

const rules: RuleResult[] = [
  rule('R-018', '红冲异常', 'MISS', 'HIGH', '近12个月红冲金额率 3.17%，未超过提示线。'),
  rule('R-028', '长期断票', 'HIT', 'HIGH', GAP_TEXT),
  rule('R-038', '客户过度集中', 'HIT', 'MEDIUM', '第一大客户占近12个月开票额的 58.20%。'),
  rule('R-034', '取得异常凭证', 'HIT', 'HIGH', '取得异常凭证 2 张，税额 61,200.00 元。', {
    redLine: true,
  }),
  rule('R-030', '有销无进', 'UNKNOWN', 'HIGH', '无法判断', {
    reason: '进项发票有3个月未采集（9/12）',
  }),
  rule('R-044', '新办大额开票', 'UNKNOWN', 'MEDIUM', '无法判断', { reason: '缺少成立日期' }),
]

const state = (i: number): CoverageState =>
  i < 4
    ? 'BEFORE_ESTABLISHMENT'
    : i === 20
      ? 'NOT_COLLECTED'
      : i % 11 === 0
        ? 'COLLECTED_EMPTY'
        : 'COLLECTED'

export const sampleReport: ReportDocument = {
  frame: 2,
  kind: 'INVOICE',
  engineVersion: '1.0.0',
  title: '发票报告',
  enterprise: { name: '深圳市示例云帆电子科技有限公司', taxNo: '91440300MA5EXAMP0X' },
  asOf: '2026-03-14T23:10:00+08:00',
  periods: {
    last: '202602',
    span: ['202403', '202602'],
    windows: [
      { name: '近12个月', from: '202503', to: '202602' },
      { name: '前12个月', from: '202403', to: '202502' },
    ],
  },
  verdict: {
    score: {
      value: 712,
      grade: 'A',
      card: 'INV-2026.1',
      defaultProbability: 0.0472,
      reasons: [
        {
          variable: 'gap',
          indicatorKey: 'I-016.L12',
          name: '最大连续未开票天数',
          text: '近12个月最长64天没有开票，经营连续性低于多数同类企业。',
          points: 6,
          maxPoints: 32,
        },
        {
          variable: 'cr5',
          indicatorKey: 'I-051.L12',
          name: '客户集中度',
          text: '前五大客户占比偏高，单一客户变动影响较大。',
          points: 10,
          maxPoints: 32,
        },
      ],
      breakdown: [
        {
          variable: 'gap',
          name: '最大连续未开票天数',
          value: 64,
          bin: '46–60 天以上',
          points: 6,
          maxPoints: 32,
        },
        {
          variable: 'cr5',
          name: '前五客户占比',
          value: 0.7412,
          bin: '60%–80%',
          points: 10,
          maxPoints: 32,
        },
        {
          variable: 'yoy',
          name: '同比增长',
          value: 0.1834,
          bin: '0–30%',
          points: 34,
          maxPoints: 34,
        },
      ],
    },
    limit: {
      suggest: 1_240_000,
      legs: [
        { name: '开票额法', value: 1_658_000, formula: '近12个月开票净额 × 10% × 稳定系数' },
        { name: '纳税倍数法', value: null, formula: '近12个月纳税 × 10' },
      ],
      note: '仅为测算参考，不构成授信承诺。',
    },
    risk: { score: 38.2, level: 'MEDIUM' },
  },
  findings: {
    strengths: [
      '开票额同比增长 18.34%，高于提示线。',
      '客户 37 家，近一年留存率 72.10%。',
      '红冲金额率 3.17%，处于正常范围。',
    ],
    risks: [GAP_TEXT, '第一大客户占近12个月开票额的 58.20%。', '近3个月开票额环比下降 34.21%。'],
  },
  coverage: {
    INVOICE_OUT: Object.fromEntries(MONTHS.map((m, i) => [m, state(i)])),
    INVOICE_IN: Object.fromEntries(MONTHS.map((m, i) => [m.replace('-', ''), state(i + 7)])),
  },
  quality: [
    {
      check: 'DUP',
      title: '重复发票',
      period: null,
      result: 'PASS',
      detail: '按发票号码去重，未发现重复。',
    },
    {
      check: 'SUM',
      title: '金额勾稽',
      period: '2025-06',
      result: 'FAIL',
      detail: '3 张发票的金额与税额之和不等于价税合计，差额共 0.03 元。',
    },
    {
      check: 'TIME',
      title: '开票时间',
      period: null,
      result: 'UNKNOWN',
      detail: '来源文件只有日期，没有时刻。',
    },
  ],
  indicators,
  rules,
  sections: [...sampleSections(MONTHS, wave), sampleMaps()],
  conventions: [
    '数据截止时点之前最后一个完整自然月记为 M0；各窗口均以 M0 结束，不含当月。',
    '未采集不等于零：窗口内有未采集月份而指标不容缺失时，显示“--”并注明原因。',
  ],
  statements: [
    { title: '仅供参考', text: '评分、等级与参考额度仅供信用评估参考，不构成授信承诺。' },
    { title: '异议与说明', text: '可凭报告编号提出异议，本平台自收到之日起20日内核查并答复。' },
  ],
}
