/** The reference of the tax report as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import {
  conventionList,
  gateRows,
  indicatorRows,
  referenceHead,
  ruleRows,
} from '../kit/reference.ts'
import type { MissingRule } from './definition.ts'
import { SOURCE_NAMES } from './evaluate.ts'
import { METHOD } from './method.ts'
import { TAX_LIMITS, TAX_REPORT_PARAM } from './params.ts'
import { PARTS } from './parts.ts'
import { VERDICT_GATES } from './verdict.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ENGINE_VERSION } from './version.ts'

const missing = ({ rule, sources }: MissingRule): string => {
  const names = sources.map((source) => SOURCE_NAMES[source]).join('、')
  return rule === 'ANY' ? `已采集(${names})` : `Z,${rule}(${names})`
}

export function reference(): string {
  return [
    ...referenceHead('税务报告：指标与规则口径', ENGINE_VERSION),
    ...conventionList(METHOD.conventions),
    '- 本报告不评分、不建议额度；风险等级只来自规则，并注明可判断的条数。',
    '',
    '## 指标',
    '',
    ...indicatorRows(
      PARTS.flatMap(({ indicators }) => indicators),
      {
        thresholds: ({ threshold }) =>
          threshold === undefined || typeof threshold === 'function'
            ? undefined
            : TAX_REPORT_PARAM.flags[threshold],
        missing,
        evidence: ({ evidence }) => evidence ?? '–',
      },
    ),
    '',
    '## 规则',
    '',
    '结果三态：命中、未命中、无法判断。',
    '',
    ...ruleRows(PARTS.flatMap(({ rules }) => rules(TAX_LIMITS))),
    '',
    '## 不作命中的情形',
    '',
    '| 编号 | 情形 | 规则 |',
    '|---|---|---|',
    ...PARTS.flatMap(({ suppression = [] }) => suppression).map(
      ({ id, title, rules }) => `| \`${id}\` | ${title} | ${rules.join('、')} |`,
    ),
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。本报告只就纳税情况下结论。`,
    '',
    ...gateRows(VERDICT_GATES),
    '',
  ].join('\n')
}
