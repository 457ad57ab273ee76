/** What rules say when they are hit, where `sentences.ts` has no finding of the same words. */
import type { Sentence } from './sentences.ts'

export const RULE_SENTENCES: readonly Sentence[] = [
  [
    /^(?!近\d+个月|成立以来\d+个月|成立至[\d-]+的\d+个月|截至数据截止日|最近一个月|最近完整年度|成立当年|上一个12个月|本年累计)(.+?)为(.+?)，达到(?:预警|关注)线\((.+)\)。$/,
    '@1: @2, past the line (@3).',
  ],
  [
    /^税务登记状态为(.+)，其开具的专票可能被列入异常凭证。$/,
    'Tax registration is @1: its special invoices may be listed as abnormal vouchers.',
  ],
  [
    /^最近一次纳税信用评价为D级，发票领用与融资将受限。$/,
    'The last tax credit rating is D: invoices and financing are restricted.',
  ],
  [
    /^参保(\d+)人，近(\d+)个月开票(.+)，规模不匹配，建议核实用工。$/,
    '$1 insured persons with @3 invoiced in $2 months: check who works there.',
  ],
  [
    /^成立(\d+)天即开票，前(\d+)个月净额(.+)。$/,
    'Invoices $1 days after the founding, net @3 in the first $2 months.',
  ],
  [
    /^近(\d+)个月有(\d+)个月开票接近发票总额度。$/,
    'In $2 of the last $1 months invoices came close to the quota.',
  ],
  [/^法定节假日开票占比(.+)，建议了解原因。$/, '$1 are issued on public holidays: ask why.'],
  [
    /^次年初红冲上年发票(.+)，建议核实红冲原因及上年收入。$/,
    '@1 of last year’s invoices were reversed early in the next: check the reasons and last year’s revenue.',
  ],
  [
    /^近(\d+)个月作废率(.+)，高于(.+)的常见水平。$/,
    'The void rate of the last $1 months is $2, above the usual $3.',
  ],
  [
    /^近(\d+)个月没有蓝字发票，红冲(.+)，建议核实退货、折让等原因。$/,
    'No blue invoice in the last $1 months, red of @2: check returns and rebates.',
  ],
  [
    /^近(\d+)个月红冲金额为蓝票金额的(.+)，建议核实退货、折让等原因。$/,
    'Red invoices are @2 blue ones over $1 months: check returns and rebates.',
  ],
  [
    /^([\d-]+(?:月末)?)集中作废(\d+)张，金额(.+)，建议了解原因。$/,
    '$2 invoices of @3 were voided at once, @1: ask why.',
  ],
  [
    /^([\d-]+(?:月末)?)集中作废(\d+)张，其中蓝票(\d+)张、金额(.+)，红票(\d+)张、金额(.+)，建议了解原因。$/,
    '$2 invoices were voided at once, @1: $3 blue of @4, $5 red of @6: ask why.',
  ],
  [/^([\d-]+)月末$/, 'end of $1'],
  [
    /^([\d-]+)向同一购方连号开具(\d+)张\((.+)\)，建议了解拆分开票的原因。$/,
    '$2 invoices in a row to one buyer on $1 ($3): ask why they were split.',
  ],
  [
    /^连号发票占税控有效张数(.+)，最长的一段为([\d-]+)向同一购方连号开具(\d+)张\((.+)\)，建议了解拆分开票的原因。$/,
    'Consecutive invoices are $1 of valid tax-disk ones, the longest run $3 to one buyer on $2 ($4): ask why they were split.',
  ],
  [
    /^连号发票占税控有效张数(.+)，最长的一段为，建议了解拆分开票的原因。$/,
    'Consecutive invoices are $1 of valid tax-disk ones: ask why they were split.',
  ],
  [/^近(\d+)个月没有开票$/, 'No invoice in the last $1 months'],
  [
    /^近(\d+)个月开票净额为(.+)\((红冲大于开票|红冲抵减)\)$/,
    'Net of the last $1 months is @2 (@3)',
  ],
  [/^红冲大于开票$/, 'more red than blue'],
  [/^红冲抵减$/, 'offset by red'],
  [
    /^(近\d+个月.+?)，而此前(\d+)个月开票(.+)，建议核实经营状况。$/,
    '@1, after @3 in the $2 before: check how business stands.',
  ],
  [
    /^(近\d+个月.+?)，此前(\d+)个月为(.+)，建议核实经营状况。$/,
    '@1, after @3 in the $2 before: check how business stands.',
  ],
  [
    /^(近\d+个月.+?)，上年同期为(.+)，建议核实经营状况。$/,
    '@1, against @2 a year earlier: check how business stands.',
  ],
  [/^近(\d+)个月开票净额仅(.+)$/, 'Net of the last $1 months is only @2'],
  [
    /^近(\d+)个月开票同比下降(.+)，建议核实经营状况。$/,
    'Sales of the last $1 months fell by $2 on the year before: check how business stands.',
  ],
  [/^(.+)（(按开票商品推断为.+)）。$/, '@1 (@2).'],
  [/^按开票商品推断为(.+)$/, 'from the goods sold: @1'],
  [/^距最近一次开票已(\d+)天。$/, 'The last invoice was $1 days ago.'],
  [/^距最近一次开票至少(\d+)天。$/, 'The last invoice was at least $1 days ago.'],
  [
    /^已采集的期间没有开票，至少(\d+)天。$/,
    'No invoice in the period collected, at least $1 days.',
  ],
  [
    /^近(\d+)个月有进项(.+)而没有销项，建议核实未开票收入与库存。$/,
    'Purchases of @2 in $1 months without sales: check unbilled revenue and stock.',
  ],
  [
    /^近(\d+)个月有进项(.+)，而销项净额为(.+)\(红冲大于开票\)，建议核实未开票收入与库存。$/,
    'Purchases of @2 in $1 months against net sales of @3 (more red than blue): check unbilled revenue and stock.',
  ],
  [
    /^进销商品大类匹配率(.+?)，建议核对购销合同。$/,
    'Categories bought and sold match by $1: check the contracts.',
  ],
  [
    /^进项中没有水电、运费、租赁等经营支出，建议核实经营场所。$/,
    'No electricity, freight, rent and the like among purchases: check the premises.',
  ],
  [
    /^餐饮住宿类进项占(.+)，建议核实费用。$/,
    'Catering and lodging are $1 of purchases: check the costs.',
  ],
  [/^第一大供应商占采购(.+)。$/, 'The largest supplier has $1 of purchases.'],
  [
    /^省外客户占(.+)，省外供应商占(.+)，客户与供应商均集中于外省。$/,
    'Customers outside the province have $1, suppliers $2: both lie outside.',
  ],
  [
    /^开票品类与登记行业不一致占(.+)，建议核对经营范围。$/,
    '$1 of sales are foreign to the registered industry: check the scope of business.',
  ],
]
