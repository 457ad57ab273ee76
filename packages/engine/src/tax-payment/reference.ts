/** The reference of the tax payment report as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import {
  conventionList,
  gateRows,
  indicatorRows,
  referenceHead,
  ruleRows,
} from '../kit/reference.ts'
import { CLASS_WORDS, PAYMENT_CLASSES } from './classes.ts'
import type { Measure, MissingRule } from './definition.ts'
import { TAX_PAYMENT_INDICATORS } from './indicators/registry.ts'
import { METHOD } from './method.ts'
import { TAX_PARAM } from './params.ts'
import { TAX_PAYMENT_RULES } from './rules/rules.ts'
import { VERDICT_GATES } from './verdict.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ENGINE_VERSION } from './version.ts'

const MEASURES: Record<Measure, string> = {
  AMOUNT: '缴款金额合计',
  COUNT: '笔数',
  MONTHS: '有税款的月数',
  BALANCE: '欠税余额合计',
  LOOKED_AT: '所考察的缴款',
}

const missing = ({ rule, sources }: MissingRule): string =>
  `${rule === 'ANY' ? '已采集' : `Z,${rule}`}(${sources[0] === 'ARREARS' ? '欠税' : '缴款'})`

export function reference(): string {
  return [
    ...referenceHead('纳税报告：指标与规则口径', ENGINE_VERSION),
    ...conventionList(METHOD.conventions),
    '- 本报告不评分、不建议额度、不给风险等级；规则只作提示。',
    '',
    '## 缴款的分类',
    '',
    ...PAYMENT_CLASSES.map((what) => `- \`${what}\` ${CLASS_WORDS[what]}`),
    '',
    '## 指标',
    '',
    ...indicatorRows(TAX_PAYMENT_INDICATORS, {
      thresholds: ({ threshold }) =>
        threshold === undefined || typeof threshold === 'function'
          ? undefined
          : TAX_PARAM.flags[threshold],
      missing,
      evidence: ({ evidence }) => (evidence ? MEASURES[evidence] : '–'),
    }),
    '',
    '## 规则',
    '',
    '结果三态：命中、未命中、无法判断。',
    '',
    ...ruleRows(TAX_PAYMENT_RULES),
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。本报告只就缴税情况下结论。`,
    '',
    ...gateRows(VERDICT_GATES),
    '',
  ].join('\n')
}
