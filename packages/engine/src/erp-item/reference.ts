/** The reference of the inventory report as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import { DATASET_LINES } from '@xinjian/format/datasets/datasets'
import {
  conventionList,
  gateRows,
  indicatorRows,
  referenceHead,
  ruleRows,
} from '../kit/reference.ts'
import type { Measure, MissingRule } from './definition.ts'
import { ERP_ITEM_INDICATORS } from './indicators/registry.ts'
import { METHOD } from './method.ts'
import { ERP_ITEM_PARAM } from './params.ts'
import { ERP_ITEM_RULES } from './rules/rules.ts'
import { VERDICT_GATES } from './verdict.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ENGINE_VERSION } from './version.ts'

const MEASURES: Record<Measure, string> = {
  AMOUNT: '结存金额合计',
  COUNT: '所列的行',
  LOOKED_AT: '所考察的行',
}

const bookName = (source: MissingRule['sources'][number]): string =>
  source === 'STOCK' ? '存货余额' : DATASET_LINES[source].zh

const missing = ({ rule, sources }: MissingRule): string =>
  `${rule === 'ANY' ? '已取得' : `Z,${rule}`}(${sources.map(bookName).join('、')})`

export function reference(): string {
  return [
    ...referenceHead('存货报告：指标与规则口径', ENGINE_VERSION),
    ...conventionList(METHOD.conventions),
    '- 本报告不评分、不建议额度、不给风险等级；规则只作提示。',
    '',
    '## 指标',
    '',
    ...indicatorRows(ERP_ITEM_INDICATORS, {
      thresholds: ({ threshold }) =>
        threshold === undefined || typeof threshold === 'function'
          ? undefined
          : ERP_ITEM_PARAM.flags[threshold],
      missing,
      evidence: ({ evidence }) => (evidence ? MEASURES[evidence] : '–'),
    }),
    '',
    '## 规则',
    '',
    '结果三态：命中、未命中、无法判断。',
    '',
    ...ruleRows(ERP_ITEM_RULES),
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。本报告只就存货情况下结论。`,
    '',
    ...gateRows(VERDICT_GATES),
    '',
  ].join('\n')
}
