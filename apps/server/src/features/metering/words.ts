import { words } from '@xinjian/format/say/words'

/** What is refused before a query is charged, and of reversals. */
export const METERING_SAYS = words({
  notOpened: [
    '贵公司尚未开通{product:text}，请由企业管理员在“产品列表”中开通后再查询',
    'Your company has not opened {product}: an administrator can under Products',
  ],
  balanceShort: [
    '余额不足：本次查询需 {wanted:code} 元，可用额度 {available:code} 元（含授信 {credit:code} 元），请充值后再查询',
    'The balance is not enough: this query needs {wanted} yuan, {available} yuan can be used (credit of {credit} yuan included); recharge first',
  ],
  quotaUsed: [
    '本月{product:text}的查询次数已用完（每月 {n:count} 次），下月1日恢复；如需增加请联系为贵公司开通服务的机构',
    'All queries of this month are used for {product} ({n} a month); they return on the 1st of next month. For more ask the institution that serves your company',
  ],
  queriesNotPossibleNow: [
    '暂时不能查询，请联系为贵公司开通服务的机构',
    'Queries are not possible for now: contact the institution that serves your company',
  ],
  queryNotChargedReversed: [
    '该笔查询未计费或已冲正，不能再冲正',
    'This query was not charged or is reversed already: it cannot be reversed',
  ],
  noSuchChargedQuery: [
    '没有这笔已计费的查询，请核对查询编号',
    'There is no such charged query: compare its number',
  ],
  returnAtCustomer: [
    '该笔查询由二级客户“{name:text}”发起，请在该客户名下冲正，双方的费用一并退回',
    'The secondary customer “{name}” made this query: reverse it there, and both charges are returned',
  ],
  noSuchQueryCompare: [
    '没有这次查询，请核对查询编号',
    'There is no such query: compare its number',
  ],
})
