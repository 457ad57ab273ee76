/** What an order says of an enterprise, as who reads English sees it; English by hand. */
import { expect, it } from 'vitest'
import { policyEnglish } from '../../riskControl/judged/policy-english.ts'

it.each([
  [
    '建议拒绝：评级CC，低于可给予额度的最低等级B；风险高（已判断31/40条），不给出参考额度。',
    'Reject: Grade CC is below B, the lowest that can have a limit; high risk (31 of 40 rules judged), no limit is suggested.',
  ],
  ['评级CC，低于可给予额度的最低等级B。', 'Grade CC is below B, the lowest that can have a limit.'],
  [
    '风险等级为高，命中深夜开票、进销倒挂、供应商过度集中、经营支出缺失、人均产值异常。',
    'Risk is high, rules hit: Invoices at night, Purchases above sales, Supplier concentration, Running costs missing, Implausible sales per head.',
  ],
  [
    '规则R-029“进销倒挂”命中（高）：近12个月进项为销项的179.90%，超过150%预警线，建议核实未开票收入与库存。',
    'Rule R-029 "Purchases above sales" is hit (high): Purchases of the last 12 months are 179.90% of sales, past the line of 150%: check unbilled revenue and stock.',
  ],
  [
    '一年以前的两年里，对稳定客户的月均开票净额为17.77万元（不含税），长期经营规模偏小。',
    'In the two years up to a year ago mean monthly sales to steady customers were 177,700 yuan (without tax): a small size over long.',
  ],
  ['规则40条，可判断31条', '31 of 40 rules could be judged'],
  ['准入结论为建议拒绝', 'Verdict on admission is Reject'],
  ['信用等级低于B', 'Credit grade below B'],
  ['风险等级达到高', 'Level of risk reaches high'],
  [
    '开票金额（近12个月）不低于500,000.00元',
    'Net invoiced amount (last 12 months) at least 500,000.00 yuan',
  ],
  [
    '开票环比增长率（近3个月较此前3个月）低于-20.00%',
    'Growth on the preceding period (last 3 months against 3 months before) below -20.00%',
  ],
  ['信用评分不低于550', 'Credit score at least 550'],
])('%s', (zh, en) => expect(policyEnglish(zh)).toBe(en))

it('is left as it was written where a part of it has no English', () =>
  expect(policyEnglish('某人写的话为另一句话')).toBe('某人写的话为另一句话'))
