/** The reference of the multi-lending report as Markdown; `scripts/docs-indicators.ts` writes it. */
import {
  conventionList,
  gateRows,
  indicatorRows,
  referenceHead,
  ruleRows,
} from '../kit/reference.ts'
import { LENDING_PARAM } from '../lending/params.ts'
import { LENDING_RULES } from '../lending/rules/rules.ts'
import { LENDING_GATES, VERDICT_TABLE } from '../lending/verdict/verdict.ts'
import { REPORT_KINDS } from '../report/kinds.ts'
import { DEFINITIONS, METHOD } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

export const reference = (): string =>
  [
    ...referenceHead(`${REPORT_KINDS.MULTI_LENDING.title}：指标与规则口径`, ENGINE_VERSION),
    ...conventionList(METHOD.conventions),
    '- 本报告不评分、不建议额度，也不作准入结论。',
    '',
    '## 指标',
    '',
    ...indicatorRows(DEFINITIONS, {
      thresholds: ({ threshold }) =>
        threshold === undefined || typeof threshold === 'function'
          ? undefined
          : LENDING_PARAM.flags[threshold],
      missing: () => '未查得、未取到或未授权即不计算',
      evidence: () => '所计的记录',
    }),
    '',
    '## 规则',
    '',
    '结果三态：命中、未命中、无法判断。',
    '',
    ...ruleRows<never>([...LENDING_RULES.standing]),
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。本报告只就借贷信息下结论。`,
    '',
    ...gateRows(LENDING_GATES),
    '',
  ].join('\n')
