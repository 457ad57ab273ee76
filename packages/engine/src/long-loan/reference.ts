/** The reference of the long-term debt report as Markdown; `scripts/docs-indicators.ts` writes it. */
import { conventionList, indicatorRows, referenceHead } from '../kit/reference.ts'
import { REPORT_KINDS } from '../report/kinds.ts'
import { DEFINITIONS, METHOD } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

export const reference = (): string =>
  [
    ...referenceHead(`${REPORT_KINDS.LONG_LOAN.title}：指标口径`, ENGINE_VERSION),
    ...conventionList(METHOD.conventions),
    '- 本报告不评分、不判断规则、不建议额度，也不作准入结论。',
    '',
    '## 指标',
    '',
    ...indicatorRows(DEFINITIONS, {
      thresholds: () => undefined,
      missing: () => '未采集即不计算',
      evidence: () => '所计的报表与发票',
    }),
    '',
  ].join('\n')
