/** The reference of the lender's report as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */

import { LENDERS_GATES } from '../joint/lenders/gates.ts'
import { cell, conventionList, gateRows, referenceHead } from '../kit/reference.ts'
import { PUBLIC_BESIDE_GATES } from '../public/beside.ts'
import { BOOKS_GATES, JOINT_GATES } from './gates.ts'
import { METHOD } from './method.ts'
import { BOOKS_TABLE, JOINT_TABLE, type Leg } from './table.ts'
import { TAX_SIDE } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

const cap = (grade: string | null): string => grade ?? '不限'

const bins = ({ bins: all, beyond, absolute, rule }: Leg): string =>
  [
    ...all.map(({ upTo, cap: grade }) => `${absolute ? '绝对值' : ''}≤${upTo} ${cap(grade)}`),
    `其余 ${cap(beyond)}`,
    ...(rule ? [`${rule} 不适用时不限`] : []),
  ].join(' · ')

export function reference(): string {
  return [
    ...referenceHead('税票综合报告：联合等级与结论', ENGINE_VERSION),
    '指标与规则各见[发票报告](invoice.md)与[税务报告](tax.md)；同一规则两方均可判断时只判断一次。',
    '',
    ...conventionList(METHOD.conventions),
    '',
    '## 联合等级',
    '',
    `规则表 \`${JOINT_TABLE.version}\`，专家规则，没有带违约结果的税务样本。等级取发票评分卡等级与各项上限中最低者；评分与违约概率不变。上限落在评分卡没有的等级时取其下一级。`,
    '',
    '| 编号 | 项目 | 指标 | 等级不高于 | 不能判断时 |',
    '|---|---|---|---|---|',
    `| J-RATING | 纳税信用等级 | – | ${Object.entries(JOINT_TABLE.rating)
      .map(([letter, grade]) => `${letter} ${cap(grade)}`)
      .join(' · ')} | ${JOINT_TABLE.ratingUnknown} |`,
    ...JOINT_TABLE.legs.map(
      (leg) =>
        `| ${[leg.id, cell(leg.name), leg.indicators.map((key) => `\`${key}\``).join(' + '), bins(leg), leg.unknown ?? '不限制'].join(' | ')} |`,
    ),
    '',
    '## 企业账套的限制',
    '',
    `规则表 \`${BOOKS_TABLE.version}\`。企业提供了账套的，下列指标为黄色时等级不高于 ${BOOKS_TABLE.caps.YELLOW}，为红色时不高于 ${BOOKS_TABLE.caps.RED}；不能判断的一项不作限制。指标口径见[ERP财务报告](erp.md)。账套截止日早于判断日180天以上的不使用。`,
    '',
    '| 编号 | 指标 |',
    '|---|---|',
    ...BOOKS_TABLE.legs.map(({ id, indicator }) => `| ${id} | \`${indicator}\` |`),
    '',
    '## 结论',
    '',
    '发票报告的各关口全部适用，其中规则、红线与风险按两方合并后的结果；另加：',
    '',
    ...gateRows([
      ...TAX_SIDE,
      ...JOINT_GATES,
      ...BOOKS_GATES,
      ...PUBLIC_BESIDE_GATES,
      ...LENDERS_GATES,
    ]),
    '',
  ].join('\n')
}
