/** What the rules on an enterprise's books say, and what may be set of them. */
import { words } from '@xinjian/format/say/words'

export const ERP_RULE_SAYS = words({
  balanceName: ['账套借贷不平', 'Books that do not balance'],
  balanceThreshold: [
    '任一期科目余额表借贷差额>{off:words}，高；借贷不平的凭证≥{vouchers:count}张，中',
    'Debit and credit of any period of the balances differ by > {off}, high; vouchers whose sides differ ≥ {vouchers}, medium',
  ],
  balanceTemplate: [
    '科目余额表借贷相差{amt:code}元，或有{n:code}张凭证借贷不平，建议取得原始账套核实。',
    'Debit and credit of the balances differ by {amt} yuan, or {n} vouchers do not balance: check the original books.',
  ],
  balanceOut: [
    '{from:code}至{to:code}的科目余额表借贷相差{off:yuan}，建议取得原始账套核实。',
    'Debit and credit of the balances of {from} to {to} differ by {off}: check the original books.',
  ],
  vouchersOut: [
    '{n:count}张凭证借贷不平，建议取得原始凭证核实。',
    '{n|voucher does|vouchers do} not balance: check the originals.',
  ],
  stockName: ['出入库不勾稽', 'Stock that does not tie'],
  stockThreshold: [
    '最近一期收发存汇总中 期初+入−出≠期末 的行数≥{n:count}，中',
    'Rows of the latest stock summary in which opening + in − out is not closing ≥ {n}, medium',
  ],
  stockTemplate: [
    '收发存汇总有{n:code}行期初、入、出与期末不符，建议核实存货账。',
    '{n} rows of the stock summary do not tie: check the stock accounts.',
  ],
  stockOff: [
    '收发存汇总有{n:count}行期初、入、出与期末不符，建议核实存货账。',
    '{n|row|rows} of the stock summary do not tie: check the stock accounts.',
  ],
  outsideThreshold: [
    '近12个月账面营业收入与开票或申报相差>{share:percent}，中',
    'Revenue of the books in the last 12 months off invoices or returns by > {share}, medium',
  ],
  outsideTemplate: [
    '账面收入与开票或申报相差{pct:code}，建议核实差异原因。',
    'Revenue of the books is {pct} off invoices or returns: check why.',
  ],
  above: [
    '近12个月可比月份账面营业收入比{other:words}多{off:yuan}，相差{share:share}，建议核实差异原因。',
    'Over the months of the last 12 that compare, the revenue of the books exceeds {other~} by {off}, or {share}: check why.',
  ],
  below: [
    '近12个月可比月份账面营业收入比{other:words}少{off:yuan}，相差{share:share}，建议核实差异原因。',
    'Over the months of the last 12 that compare, the revenue of the books is below {other~} by {off}, or {share}: check why.',
  ],
  nothing: [
    '近12个月可比月份{other:words}为{sum:yuan}，而账面没有营业收入，建议核实差异原因。',
    'Over the months of the last 12 that compare, {other~} comes to {sum} while the books have no revenue: check why.',
  ],
  invoices: ['开票金额', 'Net invoiced amount'],
  returns: ['申报销售额', 'Declared sales'],
  limitOff: ['借贷差额', 'Difference of debit and credit'],
  limitVouchers: ['不平凭证张数', 'Vouchers that do not balance'],
  limitRows: ['不符行数', 'Rows that do not tie'],
  limitShare: ['收入偏离', 'Revenue off others'],
})
