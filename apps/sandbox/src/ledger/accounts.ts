/** Chart of accounts of the firms that keep books (企业会计准则). */
export const ACCOUNTS = {
  1002: '银行存款',
  1122: '应收账款',
  1405: '库存商品',
  1601: '固定资产',
  1602: '累计折旧',
  2001: '短期借款',
  2202: '应付账款',
  2211: '应付职工薪酬',
  221101: '工资',
  2221: '应交税费',
  222101: '应交增值税',
  22210101: '进项税额',
  22210102: '销项税额',
  222102: '应交其他税费',
  2241: '其他应付款',
  4001: '实收资本',
  4103: '本年利润',
  4104: '利润分配',
  6001: '主营业务收入',
  6401: '主营业务成本',
  6403: '税金及附加',
  6601: '销售费用',
  6602: '管理费用',
  6603: '财务费用',
  660301: '利息支出',
  6801: '所得税费用',
} as const

export type Account = keyof typeof ACCOUNTS
/** In the order of a chart: accounts stand behind the one that they are under. */
export const ACCOUNT_CODES = Object.keys(ACCOUNTS)
  .sort()
  .map((code) => Number(code) as Account)

/** Whether an account is another or stands under it. */
export const isOf = (account: Account, other: Account): boolean =>
  String(account).startsWith(String(other))

/** Closed into 4103 at the end of every month. */
export const PROFIT_AND_LOSS: readonly Account[] = [6001, 6401, 6403, 6601, 6602, 660301, 6801]
