/** What the verdict says without a figure of the enterprise: levels, sources, checks of the admission packs, changes and requests. */

import { POLICY_NAMES } from '@xinjian/engine/report/policies'
import { DATASET_NAMES } from '@xinjian/format/datasets/datasets'
import { DATASETS_NAMED } from '../dataset-names.ts'

const DATASETS = Object.entries(DATASET_NAMES).map(([dataset, name]) => [
  name,
  DATASETS_NAMED.en[dataset as keyof typeof DATASET_NAMES],
])
const PACKS = Object.values(POLICY_NAMES).map(({ name, nameEn }) => [name, nameEn])

export const VERDICT_NAMES: Readonly<Record<string, string>> = {
  发票: 'invoices',
  ...Object.fromEntries([...DATASETS, ...PACKS]),
  数据范围不明: 'range of the data not known',
  '吊销，未注销': 'licence revoked, not struck off',
  '截至评分月份没有任何发票数据，不予评分；请先采集进项和销项发票':
    'No invoice data up to the month of the score, hence no score; please have purchases and sales collected first',
  未见不利事项: 'Nothing adverse found',
  非正常: 'irregular',
  存续: 'in existence',
  在业: 'in business',
  开业: 'in business',
  '在营（开业）企业': 'in business',
  '法定代表人22–59岁': 'Legal representative aged 22–59',
  '法定代表人18–60岁': 'Legal representative aged 18–60',
  '法定代表人20–65岁': 'Legal representative aged 20–65',
  '法定代表人不超过65岁且持股不低于20%': 'Legal representative not over 65 and holds at least 20%',
  命中任一非红线规则须人工复核: 'Any other rule that is hit needs review',
  '取得最近月份的数据后可给出额度。': 'A limit can be given with data of the latest months.',
  '仅供参考，不构成授信承诺。': 'For reference, not a promise of credit.',
  '上年收入 × (1 − 销售利润率) × (1 + 预计增长率) ÷ 周转次数 − 自有资金 − 现有短期借款':
    'revenue of last year × (1 − margin) × (1 + expected growth) ÷ turnover − own funds − present short loans',
  '样本没有公布违约发生的时间，因此概率没有确定的期限，不是未来一年的违约率':
    'not known: the sample does not say when defaults happened, so this is no rate of the coming year',
}
