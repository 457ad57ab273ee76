/**
 * What the concluding sentences of reports speak of: for each matter the sentences that say it is well, those that say it is not,
 * and those that say it is not known. Two reports of one enterprise must not stand on two sides of a line here.
 */

export interface Subject {
  /** 逾期申报. */
  title: string
  /** Ids of claims that it is well. */
  well?: readonly string[]
  /** Ids of claims that it is not. */
  amiss?: readonly string[]
  /** Ids of claims that it could not be judged. */
  unknown?: readonly string[]
}

export const SUBJECTS = {
  ARREARS: {
    title: '欠税',
    well: ['praise:T-020.asOf'],
    amiss: ['rule:R-001', 'figure:T-020.asOf'],
    unknown: ['open:T-020.asOf'],
  },
  FILED_IN_TIME: {
    title: '按期申报',
    well: ['praise:T-017.L24'],
    amiss: ['rule:R-005', 'rule:R-006', 'figure:T-017.L12', 'figure:T-017.L24'],
    unknown: ['open:T-017.L12'],
  },
  FILED: {
    title: '各期均有申报',
    well: ['praise:T-018.L24'],
    amiss: ['rule:R-006', 'figure:T-018.L12', 'figure:T-018.L24'],
  },
  DECLARED_SALES: {
    title: '申报销售额',
    well: ['praise:T-001.L12'],
    unknown: ['open:T-001.L12'],
  },
  DECLARED_GROWTH: {
    title: '申报销售额的变化',
    well: ['praise:T-002.L12'],
    amiss: ['figure:T-002.L12'],
  },
  DECLARED_AS_INVOICED: {
    title: '申报与开票一致',
    well: ['praise:T-027.L12'],
    amiss: ['rule:R-008', 'rule:R-009', 'figure:T-027.L12'],
    unknown: ['open:T-027.L12'],
  },
  TAX_PAID: {
    title: '纳税总额',
    well: ['praise:T-008.L12'],
    amiss: ['figure:T-008.L12'],
    unknown: ['open:T-008.L12'],
  },
  TAX_GROWTH: {
    title: '纳税的变化',
    well: ['praise:T-011.L12'],
    amiss: ['figure:T-011.L12'],
  },
  TAX_EVERY_MONTH: {
    title: '纳税连续',
    well: ['praise:T-041.L24'],
    amiss: ['figure:T-041.L24'],
  },
  LATE_FEES: {
    title: '滞纳金',
    well: ['praise:T-019.L12'],
    amiss: ['rule:R-068', 'figure:T-019.L12'],
  },
  TAX_CREDIT: {
    // That the bureau's own rating was not obtained says nothing against the grade on file.
    title: '纳税信用',
    well: ['praise:T-025.asOf'],
    amiss: ['rule:R-003', 'rule:R-004'],
  },
  VIOLATIONS: {
    title: '违法违章',
    amiss: ['rule:R-067', 'figure:T-022.OPEN.L24'],
    unknown: ['open:T-022.OPEN.L24'],
  },
  DEBTOR: {
    // Either list is enough for the rule, whatever is known of the other.
    title: '失信与被执行',
    well: ['praise:J-01.asOf'],
    amiss: ['rule:R-069'],
  },
  DISHONEST: {
    title: '失信',
    well: ['praise:J-01.asOf'],
    amiss: ['figure:J-01.asOf'],
    unknown: ['open:J-01.asOf'],
  },
  ENFORCED: {
    title: '被执行',
    well: ['praise:J-01.asOf'],
    amiss: ['figure:J-02.asOf'],
    unknown: ['open:J-02.asOf'],
  },
  RESTRICTED: {
    title: '限制消费',
    well: ['praise:J-01.asOf'],
    amiss: ['figure:J-03.asOf'],
  },
  LISTED: {
    title: '经营异常名录',
    amiss: ['figure:J-11.asOf'],
    unknown: ['open:J-11.asOf'],
  },
  LEVERAGE: {
    title: '资产负债',
    well: ['praise:F-01.FY'],
    amiss: ['figure:F-01.LATEST', 'figure:F-01.FY'],
    unknown: ['open:F-01.LATEST'],
  },
  PROFIT: {
    title: '盈利',
    well: ['praise:F-08.FY'],
    amiss: ['rule:R-057', 'figure:F-08.LATEST', 'figure:F-08.FY', 'return:LOSS'],
    unknown: ['open:F-08.FY'],
  },
  CASH: {
    title: '经营现金流',
    well: ['praise:F-21.FY'],
    amiss: ['figure:F-21.LATEST', 'figure:F-21.FY', 'figure:F-21.CASH.LATEST'],
  },
  REVENUE_GROWTH: {
    title: '营业收入的变化',
    well: ['praise:F-15.REVENUE.FY'],
    amiss: ['figure:F-15.REVENUE.LATEST', 'figure:F-15.REVENUE.FY'],
  },
  INVOICED_MONTHS: {
    title: '每月有开票',
    well: ['praise:I-013.L12'],
    amiss: ['rule:R-027', 'figure:I-016.L12', 'figure:I-014.L12', 'figure:I-015.L12'],
  },
  INVOICED_GROWTH: {
    title: '开票的变化',
    well: ['praise:I-007.L12'],
    amiss: ['figure:I-007.L12'],
  },
  STEADY: {
    title: '开票平稳',
    well: ['praise:I-020.L12'],
    amiss: ['figure:I-020.L12', 'figure:I-021.L12'],
  },
  CUSTOMERS_SPREAD: {
    title: '客户分散',
    well: ['praise:I-050.CR5.L12'],
    amiss: ['rule:R-038', 'figure:I-050.CR5.L12', 'figure:I-050.CR1.L12', 'figure:I-051.L12'],
  },
  CUSTOMERS_STAY: {
    title: '客户稳定',
    well: ['praise:I-054.L12', 'praise:I-055.L12'],
    amiss: ['figure:I-054.L12', 'figure:I-055.L12'],
  },
  RED_INVOICES: {
    title: '红冲',
    well: ['praise:I-030.L12'],
    amiss: ['rule:R-018', 'figure:I-030.L12'],
  },
  VOIDED_INVOICES: {
    title: '作废',
    well: ['praise:I-027.L12'],
    amiss: ['rule:R-016', 'figure:I-027.L12', 'figure:I-028.L12'],
  },
  SCALE: {
    title: '开票规模',
    well: ['praise:I-001.L12'],
    amiss: ['figure:I-001.L12'],
  },
  HISTORY: {
    title: '开票历史',
    well: ['praise:I-019.MONTHS.asOf'],
    amiss: ['figure:I-019.MONTHS.asOf'],
  },
} as const satisfies Record<string, Subject>
