/** The reference of the report on an enterprise's books as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import {
  conventionList,
  gateRows,
  indicatorRows,
  referenceHead,
  ruleRows,
} from '../kit/reference.ts'
import type { ErpKind, ErpSource, IndicatorDefinition } from './definition.ts'
import { DERIVED_RULES } from './finance.ts'
import { ERP_INDICATORS } from './indicators/registry.ts'
import { METHOD } from './method.ts'
import { ERP_PARAM } from './params.ts'
import { ERP_RULE_SET } from './rules/rules.ts'
import { VERDICT_GATES } from './verdict.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ENGINE_VERSION } from './version.ts'

const SOURCES: Record<ErpSource, string> = {
  LEDGER: '账务',
  BALANCE: '科目余额',
  VOUCHER: '凭证',
  RECEIVABLE: '应收账龄',
  PAYABLE: '应付账龄',
  BANK: '银行流水',
  STOCK: '收发存汇总',
  MOVE: '出入库流水',
  ORDER: '销售订单',
}

const missing = ({ rule, sources }: IndicatorDefinition['missing']): string =>
  `${rule === 'ANY' ? '已取得' : `Z,${rule}`}(${sources.map((source) => SOURCES[source]).join('、')})`

const penalties = Object.entries(ERP_PARAM.penalties).map(
  ([id, { yellow, red }]) => `| ${id} | ${yellow} | ${red} |`,
)

export function reference(): string {
  return [
    ...referenceHead('ERP财务报告：指标与规则口径', ENGINE_VERSION),
    ...conventionList(METHOD.conventions),
    '- 本报告不对企业评分、不建议额度；可信度评分只就账套而言。',
    '- F-01至F-27由[税务报告](tax.md)的同一定义计算，报表由账套推算；现金流量表由凭证的对方科目归类，没有凭证或未归类的现金超过1%时，F-21、F-22不能计算。',
    '',
    '## 指标',
    '',
    ...indicatorRows<ErpKind>(ERP_INDICATORS, {
      thresholds: ({ threshold }) =>
        threshold === undefined || typeof threshold === 'function'
          ? undefined
          : ERP_PARAM.flags[threshold],
      missing,
      evidence: ({ evidence }) => (evidence ? '账套记录' : '–'),
    }),
    '',
    '## 可信度扣分',
    '',
    '| 核对项 | 黄 | 红 |',
    '|---|---|---|',
    ...penalties,
    '',
    '## 规则',
    '',
    '结果三态：命中、未命中、无法判断。',
    '',
    ...ruleRows(ERP_RULE_SET.standing),
    ...ruleRows(DERIVED_RULES.standing).slice(2),
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。本报告只就账套下结论，不作准入结论。`,
    '',
    ...gateRows(VERDICT_GATES),
    '',
  ].join('\n')
}
