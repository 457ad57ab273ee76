import type { Evidence, InvoiceEvidence, Section } from '@xinjian/engine/report/document'
import { chart } from './sample-chart.ts'
import { sampleStructure } from './sample-structure.ts'

type Wave = (i: number, base: number, swing: number) => number

/** Sections of the sample: every block kind and every chart kind at least once. */
export function sampleSections(months: string[], wave: Wave): Section[] {
  const rows = (query: Omit<InvoiceEvidence, 'dataset'>): Evidence => [
    { dataset: 'INVOICE', ...query },
  ]
  const customers = Array.from({ length: 24 }, (_, i) => ({
    rank: i + 1,
    name: `示例客户${i + 1}贸易有限公司`,
    amount: wave(i, 900_000 / (i + 1), 1000),
    share: 0.48 / (i + 1),
    count: 40 - i,
    yoy: i % 5 === 4 ? null : wave(i, 0.05, 0.3),
    last: '2026-02-11',
    flag: i === 0 ? 'RED' : i < 3 ? 'YELLOW' : 'GREEN',
  }))
  const days = Array.from({ length: 365 }, (_, i) =>
    new Date(Date.UTC(2025, 2, 1) + i * 86_400_000).toISOString().slice(0, 10),
  )
  return [
    {
      id: 'basic',
      title: '企业基本信息',
      blocks: [
        {
          kind: 'facts',
          id: 'basic.facts',
          title: '登记信息',
          items: [
            { label: '法定代表人', value: '张示例' },
            { label: '注册资本', value: 5_000_000, type: 'money' },
            { label: '成立日期', value: '2018-05-07', type: 'date' },
            { label: '行业', value: '电子元器件制造' },
            { label: '纳税人类型', value: '一般纳税人' },
            { label: '信用等级', value: null },
          ],
        },
        {
          kind: 'text',
          id: 'basic.text',
          title: '说明',
          paragraphs: ['登记信息由查询机构填报，未与登记机关核对。'],
        },
      ],
    },
    {
      id: 'overview',
      title: '发票概览',
      blocks: [
        {
          kind: 'kpis',
          id: 'overview.kpis',
          indicators: [
            'I-001.L12',
            'I-001.L3',
            'I-005.L12',
            'I-007.L12',
            'I-010.L3',
            'I-014.L12',
            'I-016.L12',
            'I-018',
            'I-027.L12',
            'I-056.L12',
            'I-071.L12',
            'I-001.NET',
          ],
        },
        chart(
          'overview.radar',
          '五维画像',
          'radar',
          ['规模', '成长', '稳定', '质量', '集中'],
          [{ name: '本企业', values: [0.7, 0.82, 0.41, 0.9, 0.5] }],
        ),
        chart('overview.scale', '评分位置', 'scale', ['A'], [{ name: '评分', values: [712] }]),
      ],
    },
    {
      id: 'trend',
      title: '开票趋势',
      blocks: [
        chart(
          'trend.chart',
          '近36个月开票与采购',
          'trend',
          months,
          [
            {
              name: '开票金额',
              values: months.map((_, i) => wave(i, 1_500_000, 500_000)),
              unit: 'yuan',
            },
            {
              name: '采购金额',
              values: months.map((_, i) =>
                i > 18 && i < 22 ? null : wave(i + 2, 1_100_000, 400_000),
              ),
              unit: 'yuan',
            },
            {
              name: '开票张数',
              type: 'bar',
              values: months.map((_, i) => Math.round(wave(i, 34, 12))),
              unit: 'count',
            },
          ],
          { partial: [months.at(-1)!], note: '当月数据未完整，不参与指标计算。' },
        ),
        chart(
          'trend.stack',
          '蓝票、红冲与作废',
          'stacked',
          months.slice(-13),
          [
            {
              name: '蓝票',
              type: 'bar',
              values: months.slice(-13).map((_, i) => wave(i, 1_500_000, 300_000)),
              unit: 'yuan',
            },
            {
              name: '红冲',
              type: 'bar',
              values: months.slice(-13).map((_, i) => -Math.abs(wave(i, 60_000, 50_000))),
              unit: 'yuan',
            },
            {
              name: '红冲率',
              type: 'line',
              values: months.slice(-13).map((_, i) => Math.abs(wave(i, 0.03, 0.02))),
              unit: 'ratio',
            },
          ],
          { partial: [months.at(-1)!] },
        ),
      ],
    },
    sampleStructure(),
    {
      id: 'customers',
      title: '下游客户分析',
      blocks: [
        {
          kind: 'table',
          id: 'customers.top',
          title: '主要客户（近12个月）',
          columns: [
            { key: 'rank', title: '排名', type: 'int' },
            { key: 'name', title: '客户名称', type: 'text' },
            { key: 'amount', title: '销售额', type: 'money', unit: '元' },
            { key: 'share', title: '占比', type: 'ratio' },
            { key: 'count', title: '张数', type: 'int' },
            { key: 'yoy', title: '同比', type: 'ratio' },
            { key: 'last', title: '最近交易', type: 'date' },
            { key: 'flag', title: '状态', type: 'flag' },
          ],
          rows: customers,
          evidence: customers.map((_, i) =>
            i === 23 ? [] : rows({ direction: 'OUT', counterpartyIds: [i] }),
          ),
          note: '自然人客户合并计算，不列入排名。',
        },
        chart(
          'customers.pareto',
          '客户集中曲线',
          'pareto',
          customers.slice(0, 12).map((c) => c.name),
          [{ name: '销售额', values: customers.slice(0, 12).map((c) => c.amount), unit: 'yuan' }],
        ),
      ],
    },
    {
      id: 'behaviour',
      title: '开票行为',
      blocks: [
        chart('behaviour.calendar', '开票日历', 'calendar', days, [
          {
            name: '张数',
            values: days.map((_, i) =>
              i > 293 && i < 358 ? 0 : Math.max(0, Math.round(wave(i, 1, 3))),
            ),
            unit: 'count',
          },
        ]),
        chart(
          'behaviour.hours',
          '开票时段',
          'hours',
          [],
          [
            {
              name: '张数',
              values: Array.from({ length: 168 }, (_, i) =>
                i % 24 > 8 && i % 24 < 19 && i < 130 ? Math.round(Math.abs(wave(i, 10, 8))) : 0,
              ),
              unit: 'count',
            },
          ],
        ),
        chart('behaviour.coverage', '采集情况', 'coverage', [], []),
        chart('behaviour.none', '没有数据的图', 'trend', months, [
          { name: '空', values: months.map(() => null) },
        ]),
      ],
    },
    {
      id: 'rules',
      title: '风险规则',
      blocks: [
        {
          kind: 'rules',
          id: 'rules.all',
          title: '规则结果',
          rules: ['R-018', 'R-028', 'R-030', 'R-034', 'R-038', 'R-044'],
        },
      ],
    },
    {
      id: 'indicators',
      title: '指标附表',
      blocks: [
        {
          kind: 'indicators',
          id: 'indicators.all',
          title: '全部指标',
          indicators: [
            'I-001.L12',
            'I-005.L12',
            'I-007.L12',
            'I-010.L3',
            'I-014.L12',
            'I-016.L12',
            'I-018',
            'I-019',
            'I-022',
            'I-027.L12',
            'I-030.L12',
            'I-034.L12',
            'I-035.SHIFT',
            'I-039',
            'I-044.L12',
            'I-048.L12',
            'I-051.L12',
            'I-056.L12',
            'I-071.L12',
            'I-073.L12',
            'I-001.NET',
          ],
        },
        {
          kind: 'table',
          id: 'indicators.empty',
          title: '异常发票',
          columns: [
            { key: 'a', title: '发票号码', type: 'text' },
            { key: 'b', title: '金额', type: 'money' },
          ],
          rows: [],
        },
      ],
    },
  ]
}
