/** The reference of the shop report as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import { DATASET_LINES } from '@xinjian/format/datasets/datasets'
import {
  conventionList,
  gateRows,
  indicatorRows,
  referenceHead,
  ruleRows,
} from '../kit/reference.ts'
import type { IndicatorDefinition } from './context.ts'
import { ERP_ZHJ_INDICATORS } from './indicators.ts'
import { ERP_ZHJ_PARAM } from './params.ts'
import { METHOD } from './report.ts'
import { RULE_SETS } from './rules.ts'
import { VERDICT_GATES } from './verdict.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ENGINE_VERSION } from './version.ts'

type SourceName = IndicatorDefinition['missing']['sources'][number]
const nameOf = (source: SourceName): string =>
  source === 'STOCK' ? '存货余额' : DATASET_LINES[source].zh

export function reference(): string {
  return [
    ...referenceHead('智慧记报告：指标与规则口径', ENGINE_VERSION),
    ...conventionList(METHOD.conventions),
    '- 本报告不评分、不建议额度、不给风险等级；规则只作提示。',
    '- 应收应付指标(E-05、E-06、E-07、E-10)与[ERP财务报告](erp.md)同一口径，存货与退货指标及其规则与[存货报告](erp-item.md)同一口径。',
    '',
    '## 指标',
    '',
    ...indicatorRows(ERP_ZHJ_INDICATORS, {
      thresholds: ({ threshold }) =>
        threshold === undefined || typeof threshold === 'function'
          ? undefined
          : ERP_ZHJ_PARAM.flags[threshold],
      missing: ({ rule, sources }) =>
        `${rule === 'ANY' ? '已取得' : `Z,${rule}`}(${sources.map(nameOf).join('、')})`,
      evidence: ({ evidence }) => (evidence ? '所考察的行' : '–'),
    }),
    '',
    '## 规则',
    '',
    '结果三态：命中、未命中、无法判断。',
    '',
    ...ruleRows<never>(RULE_SETS.flatMap(({ standing }) => [...standing])),
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。本报告只就店铺经营情况下结论。`,
    '',
    ...gateRows(VERDICT_GATES),
    '',
  ].join('\n')
}
