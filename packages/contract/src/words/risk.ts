import { words } from '@xinjian/format/say/words'

/** What the schemas of risk control do not accept. */
export const RISK_FIELD_SAYS = words({
  notNumberOrder: ['订单编号有误', 'Not the number of an order'],
  notPolicy: ['请选择策略', 'Choose a policy'],
  nameOfPolicy: ['请填写策略名称', 'Give the policy a name'],
  sayWhatChanges: ['请填写本版说明', 'Say what this version changes'],
  conditionsOfLine: ['每行须有一至六个条件', 'A line has one to six conditions'],
  linesOfPolicy: ['策略须有一至一百行', 'A policy has one to a hundred lines'],
  reportsOfPolicy: ['请选择策略所用的报告', 'Choose the reports that the policy uses'],
  sayWhyOverride: ['请写明改判的理由', 'Say why the outcome should be another'],
  chooseSource: ['请选择报告来源', 'Choose where the reports come from'],
  chooseDefaultDays: ['请选择逾期30、60或90天', 'Choose 30, 60 or 90 days overdue'],
  chooseOutcome: ['请选择改判的结果', 'Choose the outcome'],
})
