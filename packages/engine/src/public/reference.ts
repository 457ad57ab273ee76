/** The reference of a kind on public records as Markdown, made from the definitions. */
import {
  conventionList,
  gateRows,
  indicatorRows,
  referenceHead,
  ruleRows,
} from '../kit/reference.ts'
import { REPORT_KINDS, type ReportKind } from '../report/kinds.ts'
import type { Brief } from './brief.ts'
import { judgedOf, methodOf } from './engine.ts'
import { PUBLIC_PARAM } from './params.ts'
import type { PartName } from './parts.ts'
import { gatesOf, VERDICT_TABLE } from './verdict/verdict.ts'

export function publicReference(
  kind: ReportKind,
  version: string,
  parts: readonly PartName[],
  brief?: Brief,
): string {
  const { judged, own, definitions } = judgedOf(kind, parts, brief)
  return [
    ...referenceHead(`${REPORT_KINDS[kind].title}：指标与规则口径`, version),
    ...conventionList(methodOf(parts, brief).conventions),
    '- 本报告不评分、不建议额度、不给风险等级，也不作准入结论。',
    '',
    '## 指标',
    '',
    ...indicatorRows(definitions, {
      thresholds: ({ threshold }) =>
        threshold === undefined || typeof threshold === 'function'
          ? undefined
          : PUBLIC_PARAM.flags[threshold],
      missing: () => '未查得或未取到即不计算',
      evidence: () => '所计的记录',
    }),
    '',
    '## 规则',
    '',
    '结果三态：命中、未命中、无法判断。',
    '',
    ...ruleRows<never>(own.flatMap(({ rules }) => [...rules.standing])),
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。本报告只就公示信息下结论。`,
    '',
    ...gateRows(gatesOf(judged)),
    '',
  ].join('\n')
}
