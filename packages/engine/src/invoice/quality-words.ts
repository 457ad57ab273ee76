import { words } from '@xinjian/format/say/words'

/** What is known of the invoices, what is not, and what contradicts itself. */
export const QUALITY_SAYS = words({
  sumsDiffer: [
    '{n:count}张相差超过0.05元，按原数计入',
    '{n|invoice differs|invoices differ} by more than 0.05 yuan, counted as stated',
  ],
  linesDiffer: [
    '{n:count}张发票的明细合计与票面金额不符，金额按票面、品类按明细计入',
    'The lines of {n|invoice do|invoices do} not add up to its amount: amounts count as on the invoice, categories as in the lines',
  ],
  unreadable: [
    '{n:count}行未能读取，未计入；原因见导入记录',
    '{n|row|rows} could not be read, left out; the import record says why',
  ],
  future: [
    '{n:count}张开票日期晚于数据截止日{day:code}，未计入',
    '{n|invoice is|invoices are} dated after the cut-off {day} and left out',
  ],
  once: ['{n:count}张重复，已按一张计', '{n|duplicate|duplicates}, counted once'],
  alike: [
    '{n:count}行与另一行完全相同，但没有发票代码，不能断定为同一张，均已计入',
    '{n|row is|rows are} just like another without a code to tell whether it is the same invoice: all counted',
  ],
  alikeAndOnce: [
    '{n:count}行与另一行完全相同，但没有发票代码，不能断定为同一张，均已计入；另有{once:count}张重复，已按一张计',
    '{n|row is|rows are} just like another without a code to tell whether it is the same invoice: all counted; {once|more duplicate|more duplicates} counted once',
  ],
  kindUnknown: [
    '近12个月{share:number}%的金额未注明种类，按税控发票处理',
    '{share}% of the amount of the last 12 months states no kind and counts as tax-disk',
  ],
  salesComplete: [
    '销项发票近24个月采集完整',
    'Sales invoices of the last 24 months collected in full',
  ],
  salesInvoicesNot: ['未采集销项发票', 'sales invoices not collected'],
  salesLines: ['销项发票明细', 'Lines of sales invoices'],
  purchasesComplete: [
    '进项发票近24个月采集完整',
    'Purchase invoices of the last 24 months collected in full',
  ],
  purchaseInvoicesNot: ['未采集进项发票', 'purchase invoices not collected'],
  purchaseLines: ['进项发票明细', 'Lines of purchase invoices'],
  amountTaxTotal: ['金额 + 税额 = 价税合计(近24个月)', 'Amount + tax = total (last 24 months)'],
  linesAmountInvoice: ['明细合计 = 发票金额', 'Lines = amount of the invoice'],
  rowsCouldNot: ['未能读取的行', 'Rows that could not be read'],
  noInvoicesFuture: ['没有未来日期的发票', 'No invoices of a future date'],
  duplicates: ['重复发票', 'Duplicates'],
  salesInvoicesCarry: ['销项发票带开票时间', 'Sales invoices carry a time'],
  noBlueSales: ['近12个月没有销项蓝票', 'No blue sales invoice in the last 12 months'],
  allBlueInvoices: ['近12个月蓝票均带时间', 'All blue invoices of the last 12 months carry a time'],
  untimed: [
    '近12个月{share:number}%的蓝票只有日期，深夜开票以带时间的蓝票计',
    '{share}% of blue invoices of the last 12 months carry no time: night invoices are told by the others',
  ],
  kindInvoiceStated: ['发票种类已注明', 'Kind of invoice is stated'],
  allBlueInvoicesLast: [
    '近12个月蓝票均注明种类',
    'All blue invoices of the last 12 months state their kind',
  ],
  noValidInvoice: ['近12个月没有有效发票', 'No valid invoice in the last 12 months'],
  linesNotCollected: [
    '未采集明细，品类、税率与单价类指标不能计算',
    'Lines not collected: categories, rates and prices cannot be computed',
  ],
  withLines: [
    '近12个月有票{months:count}个月，其中{lines:count}个月带明细',
    'Invoices in {months} of the last 12 months, with lines in {lines}',
  ],
  firstInvoiceNot: ['首张发票不早于成立日', 'First invoice not before the founding'],
  dayFoundingOr: ['成立日期或发票未采集', 'day of founding or invoices not collected'],
  firstBeforeFounding: [
    '首张发票{first:code}早于成立日{founded:code}，以发票为准',
    'The first invoice, {first}, lies before the founding, {founded}: the invoice counts',
  ],
  founded: ['成立{founded:code}，首张发票{first:code}', 'Founded {founded}, first invoice {first}'],
  noUntaxedItems: ['不征税项目未混入销售额', 'No untaxed items among sales'],
  linesNotCollected4: ['未采集明细', 'lines not collected'],
  noLineLast: ['近12个月没有不征税编码的明细', 'No line of the last 12 months has an untaxed code'],
  untaxed: [
    '近12个月不征税编码明细{sum:yuan}，已计入开票金额',
    'Lines with untaxed codes in the last 12 months, {sum}: part of the amounts',
  ],
  noInvoicesItself: ['没有开给自己的发票', 'No invoices to itself'],
  creditCodeNot: ['企业税号未采集', 'credit code not collected'],
  noneFound: ['未发现', 'none found'],
  toItself: [
    '近12个月开给自己{sum:yuan}，已计入开票金额',
    'Issued to itself in the last 12 months, {sum}: part of the amounts',
  ],
})
