/** What only the basic report says: its chapters, how it is put together, what it has no source of. */
import type { Sentence } from '../sentences.ts'

export const BASIC_NAMES: Readonly<Record<string, string>> = {
  企业基础报告: 'Enterprise basic report',
  企业概况与风险提示: 'The enterprise at a glance, and warnings',
  欠税与违法违章: 'Arrears and violations',
  欠税与违法违章指标: 'Indicators of arrears and violations',
  '对外投资、分支机构、司法案件、资质许可': 'investments, branches, court cases, licences',
  '本报告只列示采集到的登记、投资方、变更、纳税信用、欠税与违法违章信息，不评分，不给出结论，也不建议额度。':
    'This report lists what was collected of registration, owners, changes, tax credit, arrears and violations. It gives no score, no verdict and no limit.',
  '欠税与登记状态以最近一次采集时税务机关显示的为准，之后的变化不在其中。未采集的项目写明未采集，不视为没有。':
    'Arrears and the state of registration are as the tax office showed them at the last collection; later changes are not in it. What was not collected is said to be so, and is not taken for none.',
  '本报告依据企业授权采集或由查询机构提供的登记、投资方、纳税信用、欠税及违法违章信息生成。数据的真实、完整由提供方负责，本平台对计算过程负责。':
    'Made from registration, owners, tax credit, arrears and violations collected with the consent of the enterprise or provided by the querying institution. Whoever provided the data answers for their truth; the platform answers for the computation.',
}

export const BASIC_SENTENCES: readonly Sentence[] = [
  [
    /^(.+)没有采集来源，本报告不作说明。$/,
    'There is no source of @1: this report says nothing of it.',
  ],
  [
    /^平台没有采集来源：(.+)。本报告不作说明，不代表没有。$/,
    'The platform has no source of @1. This report says nothing of it, which is not “none”.',
  ],
  [
    /^数据截至日距报告日超过(\d+)天的，在首页注明并建议重新采集。$/,
    'Data older than $1 days on the day of the report are said to be so on the first page: collect again.',
  ],
  [
    /^数据截至([\d-]+)，距报告日(\d+)天，其后的变化不在本报告中，建议重新采集。$/,
    'Data to $1, $2 days before the report; later changes are not in it: collect again.',
  ],
  [/^最近一次纳税信用评价为A级（(\d{4})年度）。$/, 'The last tax credit rating is A ($1).'],
  [/^未取得税务机关的纳税信用评级：(.+)。$/, 'No tax credit rating obtained from the bureau: @1.'],
  [/^未取得：(.+)。未取得不代表没有。$/, 'Not obtained: @1. That is not “none”.'],
]
