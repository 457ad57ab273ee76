/** The reference of the risk check as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import { ADVICE, WITHOUT_SOURCE } from '../joint/catalogue/catalogue.ts'
import { CHAIN_RULES } from '../joint/chain/rules.ts'
import { TIES_RULES } from '../joint/ties/rules.ts'
import { cell, conventionList, referenceHead } from '../kit/reference.ts'
import { CHAPTERS } from './chapters.ts'
import { METHOD } from './method.ts'
import { ENGINE_VERSION } from './version.ts'

export function reference(): string {
  return [
    ...referenceHead('税务风险报告：规则、建议与政策依据', ENGINE_VERSION),
    '规则的条件与文案见[发票报告](invoice.md)与[税务报告](tax.md)；政策依据只列确知的公开法规，没有把握的不列。',
    '',
    ...conventionList(METHOD.conventions),
    '',
    '## 章节',
    '',
    '| 章节 | 规则 |',
    '|---|---|',
    ...CHAPTERS.map(({ title, rules }) => `| ${title} | ${rules.join('、')} |`),
    '',
    '## 规则',
    '',
    '| 编号 | 类别 | 建议 | 政策依据 |',
    '|---|---|---|---|',
    ...Object.entries(ADVICE)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([id, { category, advice, policy }]) =>
          `| ${[id, category, cell(advice), policy ? cell(policy) : '–'].join(' | ')} |`,
      ),
    '',
    '## 票流图谱的规则',
    '',
    '持有往来企业自身发票时才判断（0201）；没有时，R-040 照列为无法判断，其余不列。',
    '',
    '| 编号 | 名称 | 条件 | 文案 |',
    '|---|---|---|---|',
    ...CHAIN_RULES.map(
      ({ id, name, threshold, template }) =>
        `| ${id} | ${name} | ${cell(threshold)} | ${cell(template)} |`,
    ),
    '',
    '## 担保与控制的规则',
    '',
    '持有企业年报，或有股东、法定代表人的登记资料时才判断（0278）；都没有时不列。',
    '',
    '| 编号 | 名称 | 条件 | 文案 |',
    '|---|---|---|---|',
    ...TIES_RULES.map(
      ({ id, name, threshold, template }) =>
        `| ${id} | ${name} | ${cell(threshold)} | ${cell(template)} |`,
    ),
    '',
    '## 平台没有来源的规则',
    '',
    '照列为无法判断，不视为没有风险。',
    '',
    '| 编号 | 名称 | 条件 | 需要的数据 |',
    '|---|---|---|---|',
    ...WITHOUT_SOURCE.map(
      ({ id, name, threshold, needs }) => `| ${id} | ${name} | ${cell(threshold)} | ${needs} |`,
    ),
    '',
  ].join('\n')
}
