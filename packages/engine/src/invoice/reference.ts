/**
 * The reference of the invoice report as Markdown, made from the definitions themselves so that it cannot drift from
 * what is computed. `scripts/docs-indicators.ts` writes it to docs/reports/invoice.md; a test keeps the file fresh.
 */

import { cell, gateRows, indicatorRows, referenceHead, ruleRows } from '../kit/reference.ts'
import type { FlagThreshold } from '../kit/threshold.ts'
import { invoiceContext } from './context/context.ts'
import type { IndicatorDefinition, MissingRule, Variant } from './definition.ts'
import type { InvoiceFacts } from './facts.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { RULE_PARAM } from './params/rule-param.ts'
import { INVOICE_RULES } from './rules/registry.ts'
import { SUPPRESSION_LIST } from './rules/suppression.ts'
import { DATA_GATES } from './verdict/gates/data.ts'
import { FACT_GATES } from './verdict/gates/facts.ts'
import { OUTLIER_GATES } from './verdict/gates/outlier.ts'
import { POLICY_GATES } from './verdict/gates/policy.ts'
import { RATED_GATES } from './verdict/gates/rated.ts'
import { SCORE_GATES } from './verdict/gates/score.ts'
import { ADMISSION_PACKS } from './verdict/policies.ts'
import { VERDICT_TABLE } from './verdict/table.ts'
import { FORMULA_VERSION } from './version.ts'

export function reference(): string {
  return [
    ...referenceHead('发票报告：指标与规则口径', FORMULA_VERSION),
    '## 约定',
    '',
    '- 窗口截至 M0，即数据截止日之前最近的完整月；当月不计入任何窗口，只在图中以“未完整”显示。',
    '- 蓝票：未作废且价税合计为正；红票：价税合计为负，计入红票开具当月；净额 = 蓝票 − 红票，默认价税合计。',
    '- 有效 = 未作废，含红票。税控规则(作废、顶额、连号)只看税控发票；未注明种类的按税控处理。',
    '- 缺失：Z 空月为零；T 容许不超过25%的月份缺失，显示覆盖k/n；N 任一月缺失即为空，原因 PARTIAL(k/n)；X 企业成立前的月份不计。',
    '- 原因：NO_DATA 未采集 · PARTIAL 月份不全 · ZERO_ZERO 0/0 显示“--” · NO_BASE 比较期为零或过小，显示“新增” · ZERO_BASE 分母为零，显示“--” · INSUFFICIENT_HISTORY 历史不足 · NOT_APPLICABLE 不适用。',
    '- 自然人合计为一家，不参与集中度排名，计入分母；份额的分子分母均将各方负净额按0计，因此不超过100%。',
    '- 全精度计算，输出时舍入一次：金额2位，比率6位小数。',
    '',
    '## 指标',
    '',
    ...indicatorRows(INVOICE_INDICATORS, {
      thresholds: thresholdOf,
      missing: missingText,
      evidence: evidenceText,
    }),
    '',
    '## 发票数据尚不能计算的指标',
    '',
    '| 编号 | 名称 | 公式 | 需要的数据 |',
    '|---|---|---|---|',
    ...INVOICE_INDICATORS.filter((d) => d.needs).map(
      (d) => `| ${d.id} | ${d.names.zh} | ${cell(d.formula)} | ${d.needs} |`,
    ),
    '',
    '## 规则',
    '',
    `结果三态：命中、未命中、无法判断。风险分 = 100 × (1 − e^(−Σ分 ÷ ${RULE_PARAM.risk.scale}))，高${RULE_PARAM.risk.points.HIGH}、中${RULE_PARAM.risk.points.MEDIUM}、低${RULE_PARAM.risk.points.LOW}；命中红线(★)或不低于${RULE_PARAM.risk.high}为高，不低于${RULE_PARAM.risk.medium}为中。`,
    '',
    ...ruleRows(INVOICE_RULES),
    '',
    '## 抑制清单',
    '',
    '| 条目 | 说明 | 规则 |',
    '|---|---|---|',
    ...SUPPRESSION_LIST.map(
      (entry) =>
        `| ${entry.id} | ${entry.title} | ${entry.rules === 'ALL_BUT_FACTS' ? `除 ${RULE_PARAM.suppression.neverSuppressed.join('、')} 外全部` : entry.rules.join('、')} |`,
    ),
    '| GROUP_SETTLEMENT | 集团内部结算：合并范围内的对手不计入互开 | R-039 |',
    '',
    '## 结论',
    '',
    `裁决表 \`${VERDICT_TABLE.version}\`。每个关口不通过即成为一条理由；确凿的拒绝（登记状态、欠税、红线、无开票）重于数据不足，数据不足重于其余。数据不足时不给评分、违约概率、风险等级与额度。风险等级低于“高”的，须判断过至少${RULE_PARAM.risk.minJudged * 100}%的规则；命中高级别规则的，不低于“中”。`,
    '',
    ...gateRows([
      ...FACT_GATES,
      ...DATA_GATES,
      ...SCORE_GATES,
      ...OUTLIER_GATES,
      ...POLICY_GATES,
      ...RATED_GATES,
    ]),
    '',
    '## 准入规则',
    '',
    '取自公开资料，使用前须与机构核对。每份报告都逐项对照；机构选定的一套有不符即拒绝。',
    '',
    '| 规则 | 条件 | 来源 |',
    '|---|---|---|',
    ...ADMISSION_PACKS.map(
      ({ name, items, source }) =>
        `| ${cell(name)} | ${items.map(({ title }) => cell(title)).join('；')} | ${cell(source)} |`,
    ),
    '',
  ].join('\n')
}

/** Thresholds that depend on the enterprise are shown for one of unknown sector. */
const NOBODY: InvoiceFacts = {
  registration: { name: '', taxNo: null },
  dataCutoff: '2026-01-01T00:00:00+08:00',
  covered: { OUT: null, IN: null },
  missingMonths: { OUT: [], IN: [] },
  digests: [],
  counterparties: [],
}

function thresholdOf({ threshold }: Variant): FlagThreshold | undefined {
  const key = typeof threshold === 'function' ? threshold(invoiceContext(NOBODY)) : threshold
  return key === undefined ? undefined : RULE_PARAM.flags[key]
}

function missingText({ rule, sources, minMonths }: MissingRule): string {
  const sides = sources.map((d) => (d === 'OUT' ? '销' : '进')).join('+')
  const name = rule === 'ANY' ? '任一月' : `Z,${rule}`
  return `${name}(${sides})${minMonths ? `, X≥${minMonths}` : ''}`
}

function evidenceText({ evidence }: IndicatorDefinition): string {
  if (!evidence) return '–'
  return [evidence.direction, evidence.rows, evidence.system, evidence.predicate, evidence.measure]
    .filter(Boolean)
    .join('·')
}
