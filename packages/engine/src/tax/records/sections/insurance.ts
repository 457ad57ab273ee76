/** 社保: month, 人数, 应缴, 实缴. */
import { monthCode } from '../../../kit/calendar/calendar.ts'
import { formatMonth } from '../../../kit/calendar/window.ts'
import { indicatorTable, monthsBetween, table, text, yuan } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import type { ReportBuild } from '../../definition.ts'
import { byMonth } from '../insurance.ts'
import { insuranceLeg } from '../legs.ts'

export function insuranceSection(build: ReportBuild): Section {
  return {
    id: 's10-insurance',
    title: '社保',
    blocks: [
      indicatorTable(build, 'insurance-indicators', '社保指标', ['T-039', 'T-047']),
      ...insuranceBlocks(build.context),
    ],
  }
}

function insuranceBlocks({ facts, m0, span }: ReportBuild['context']): Block[] {
  if (facts.insurance === null) return [text('insurance-missing', '未采集社保缴费信息。')]
  const { from } = span('L36')
  const rows = byMonth(facts.insurance)
  const months = monthsBetween(from, m0)
  const told = months.filter((month) => rows.has(month))
  if (told.length === 0)
    return [text('insurance-none', `${formatMonth(from)}以来没有社保缴费记录。`)]
  const shown = monthsBetween(told[0]!, m0)
  return [
    {
      kind: 'chart',
      id: 'insured-by-month',
      title: '参保人数变化',
      chart: 'trend',
      categories: shown.map(formatMonth),
      series: [
        {
          name: '参保人数',
          type: 'line',
          values: shown.map((month) => rows.get(month)?.insured ?? null),
        },
      ],
      beside: 'insurance',
    },
    table(
      'insurance',
      '逐月社保',
      [
        { key: 'month', title: '月份', type: 'month' },
        { key: 'insured', title: '参保人数', type: 'int' },
        { key: 'payable', title: '应缴费额', type: 'money', unit: '元' },
        { key: 'paid', title: '实缴费额', type: 'money', unit: '元' },
        { key: 'unpaid', title: '未缴费额', type: 'money', unit: '元' },
      ],
      [...told].reverse().map((month) => {
        const { insured, payable, paid } = rows.get(month)!
        return {
          cells: {
            month: formatMonth(month),
            insured,
            payable: payable === null ? null : yuan(payable),
            paid: paid === null ? null : yuan(paid),
            unpaid: payable === null || paid === null ? null : yuan(payable - paid),
          },
          evidence: [insuranceLeg([month], `社保所属月份 ${monthCode(month)}`)],
        }
      }),
      '没有列出的月份没有社保缴费记录或未采集',
    ),
  ]
}
