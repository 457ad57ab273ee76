/** Sections 12 关联与互开 and 13 异常发票. */

import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import { sum } from '../context/month-series.ts'
import { voidSums } from '../context/scans.ts'
import type { ReportBuild } from '../definition.ts'
import { AMOUNT_BANDS_YUAN, type Direction } from '../facts.ts'
import { rowsOf } from './build.ts'
import { mutualBlocks } from './mutual.ts'

export function relatedSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's12-related',
    title: '关联与互开',
    blocks: [
      ...mutualBlocks(context),
      indicatorTable(build, 'related-indicators', '关联指标', ['I-063', 'I-064', 'I-065', 'I-070']),
    ],
  }
}

export function abnormalSection(build: ReportBuild): Section {
  const { context } = build
  const window = context.span('L12')
  const largest = AMOUNT_BANDS_YUAN.length - 1
  const voids = voidSums(context, window)
  const side = (direction: Direction) => context.series(direction)
  const rows = (['IN', 'OUT'] as const).map((direction) => ({
    cells: {
      type: `异常凭证/疑点(${direction === 'IN' ? '进项' : '销项'})`,
      count: sum(side(direction), window, (d) => d.abnormalCount),
      amount: yuan(sum(side(direction), window, (d) => d.abnormalTax)),
      basis: '税额',
    },
    evidence: rowsOf(direction, window, 'VALID', { predicate: 'ABNORMAL_RISK' }),
  }))
  return {
    id: 's13-abnormal',
    title: '异常发票',
    blocks: [
      table(
        'abnormal',
        '异常发票(近12个月)',
        [
          { key: 'type', title: '类型', type: 'text' },
          { key: 'count', title: '张数', type: 'int' },
          { key: 'amount', title: '金额', type: 'money', unit: '元' },
          { key: 'basis', title: '口径', type: 'text' },
        ],
        [
          ...rows,
          {
            cells: {
              type: '超大额(价税合计100万元以上，销项蓝票)',
              count: sum(context.out, window, (d) => d.bandCount[largest]!),
              amount: yuan(sum(context.out, window, (d) => d.bandTotal[largest]!)),
              basis: '价税合计',
            },
            evidence: [],
          },
          {
            cells: {
              type: '作废蓝票(销项，税控)',
              count: voids?.blue ?? null,
              amount: voids && yuan(voids.blueTotal),
              basis: '价税合计',
            },
            evidence: rowsOf('OUT', window, 'VOID', { system: 'TAX_DISK', totalFrom: 0.01 }),
          },
        ],
      ),
      ...(build.indicator('I-086.L12').value === null
        ? [text('abnormal-unknown', '来源未提供发票风险等级：没有标记不等于没有异常凭证。')]
        : []),
      text('abnormal-needs', '税号与名称不符、上游注销或非正常需要工商与税务登记数据，未采集。'),
      indicatorTable(build, 'abnormal-indicators', '异常指标', [
        'I-086',
        'I-087',
        'I-088',
        'I-089',
        'I-090',
        'I-091',
        'I-092',
      ]),
    ],
  }
}
