/** What the rules on money that goes round and on how vouchers were made say. They describe and ask to check; they never accuse. */
import { words } from '@xinjian/format/say/words'

export const ERP_SIGN_RULE_SAYS = words({
  roundsName: ['资金往返', 'Money that goes round'],
  roundsThreshold: [
    '往返≥{trips:count}次且占收款>{share:percent}，中',
    'Round trips ≥ {trips} and > {share} of receipts, medium',
  ],
  roundsTemplate: [
    '与同一户名短期内一出一进{n:code}次，占收款{pct:code}，建议核实资金用途与交易背景。',
    '{n} times money went to a party and came back within days, {pct} of receipts: check what it was for.',
  ],
  rounds: [
    '{days:count}天内与同一户名(或股东之间)一出一进{n:count}次，合计{sum:yuan}，占收款{share:share}，建议核实资金用途与交易背景。',
    '{n|time|times} money went to a party (or among owners) and came back within {days|day|days}, {sum} in all or {share} of receipts: check what it was for.',
  ],
  negativeName: ['负库存', 'Negative stock'],
  negativeThreshold: [
    '期末数量为负的行数≥{rows:count}，低；占品种数>{share:percent}，中',
    'Rows with less than nothing left ≥ {rows}, low; > {share} of items, medium',
  ],
  negativeTemplate: [
    '收发存汇总有{n:code}行期末数量为负，建议盘点并核对出入库单据。',
    '{n} rows of the stock summary end below nought: count the stock and check its documents.',
  ],
  negative: [
    '收发存汇总有{n:count}行期末数量为负，建议盘点并核对出入库单据。',
    '{n|row|rows} of the stock summary end below nought: count the stock and check its documents.',
  ],
  editsName: ['结账后改动凭证', 'Vouchers changed after their month'],
  editsThreshold: [
    '导出后又改动或删除的凭证≥{n:count}张，中',
    'Vouchers that changed or went after an export ≥ {n}, medium',
  ],
  editsTemplate: [
    '{n:code}张凭证在月份结束并导出后又被改动或删除，建议向企业了解改动原因。',
    '{n} vouchers changed or went after their month was over and exported: ask why.',
  ],
  edits: [
    '{n:count}张凭证在月份结束并导出后又被改动或删除，建议向企业了解改动原因。',
    '{n|voucher|vouchers} changed or went after their month was over and exported: ask why.',
  ],
  endName: ['期末集中整数金额', 'Round amounts at the end of months'],
  endThreshold: [
    '整万元借方金额中每月最后三天入账的>{share:percent}，低',
    'Of debit amounts of whole ten thousands, those of the last three days of a month > {share}, low',
  ],
  endTemplate: [
    '整万元金额有{pct:code}在每月最后三天入账，建议抽查相应凭证的附件。',
    '{pct} of whole ten thousands are booked in the last three days of a month: look at the papers of some.',
  ],
  end: [
    '近12个月整万元金额有{share:share}在每月最后三天入账，建议抽查相应凭证的附件。',
    'Of whole ten thousands in the last 12 months, {share} are booked in the last three days of a month: look at the papers of some.',
  ],
  ownersName: ['股东往来余额', 'Receivables from owners'],
  ownersThreshold: [
    '其他应收款中股东科目余额≥{sum:words}，低',
    'Other receivables kept with owners ≥ {sum}, low',
  ],
  ownersTemplate: [
    '其他应收款中股东科目余额{amt:code}元，建议核对借款协议与归还计划。',
    'Owners owe {amt} yuan by the books: check the agreements and how it will be paid back.',
  ],
  owners: [
    '其他应收款中股东科目余额{sum:yuan}，建议核对借款协议与归还计划。',
    'Owners owe {sum} by the books: check the agreements and how it will be paid back.',
  ],
  movesName: ['无单据出入库', 'Moves of stock without a document'],
  movesThreshold: [
    '近12个月没有单据号的出入库≥{n:count}笔，低',
    'Moves of stock of the last 12 months without a document ≥ {n}, low',
  ],
  movesTemplate: [
    '{n:code}笔出入库没有单据号，建议核对原始单据。',
    '{n} moves of stock name no document: check the papers.',
  ],
  moves: [
    '近12个月有{n:count}笔出入库没有单据号，建议核对原始单据。',
    '{n|move|moves} of stock in the last 12 months name no document: check the papers.',
  ],
  addedName: ['事后新增凭证', 'Vouchers added later'],
  addedThreshold: [
    '月份结束并首次导出后新增的凭证≥{n:count}张，低',
    'Vouchers that the first export after their month did not have ≥ {n}, low',
  ],
  addedTemplate: [
    '{n:code}张凭证在月份结束并首次导出后才出现，建议核实是否为补录。',
    '{n} vouchers came after their month was over and exported: check whether they were entered late.',
  ],
  added: [
    '{n:count}张凭证在月份结束并首次导出后才出现，建议核实是否为补录。',
    '{n|voucher|vouchers} came after their month was over and exported: check whether they were entered late.',
  ],
  slipsName: ['回单不在流水中', 'Payment slips that no bank line has'],
  slipsThreshold: [
    '流水覆盖其日期却没有对应明细的回单≥{n:count}张，中',
    'Payment slips that the lines over their days do not have ≥ {n}, medium',
  ],
  slipsTemplate: [
    '{n:code}张银行回单在该账户余额连续的流水中没有对应明细，建议向开户行核对回单与流水。',
    '{n} payment slips are not among the lines of their account, whose balances go on without a break: check slips and lines with the bank.',
  ],
  slips: [
    '{n:count}张银行回单在该账户余额连续的流水中没有对应明细，建议向开户行核对回单与流水。',
    '{n|payment slip is|payment slips are} not among the lines of the account, whose balances go on without a break: check slips and lines with the bank.',
  ],
  limitSlips: ['回单张数', 'Slips'],
  limitTrips: ['往返次数', 'Round trips'],
  limitRoundShare: ['占收款', 'Of receipts'],
  limitNegative: ['负库存行数', 'Rows below nought'],
  limitNegativeShare: ['占品种数', 'Of items'],
  limitEdited: ['改动凭证张数', 'Vouchers changed'],
  limitEnd: ['期末占比', 'Share at the end'],
  limitOwners: ['股东科目余额', 'Balances with owners'],
  limitMoves: ['无单据笔数', 'Moves without a document'],
  limitAdded: ['新增凭证张数', 'Vouchers added'],
})
