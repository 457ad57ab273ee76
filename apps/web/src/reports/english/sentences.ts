/**
 * Sentences that carry figures, as patterns: `$1` is put in as it was written, `@1` is said in English itself, `~1` so
 * with a small first letter, `&1` is quoted: words of the enterprise or of an office. A sentence of which a part cannot be said is left whole, as it was written.
 */
import { SCORE } from './score/sentences.ts'

export type Sentence = readonly [pattern: RegExp, english: string]

/** Details of indicators, reasons why something was not judged, results of checks. */
const DETAILS: readonly Sentence[] = [
  [/^缺少([\d、-]+)(?: 等(\d+)个月)?$/, 'missing: $1 $2'],
  [/^(?:开票|缴款)日期(?:截至)? ?([\d-]+)$/, 'dated up to $1'],
  [/^(?:开票|缴款)日期 ?([\d-]+) 至 ([\d-]+)$/, 'dated $1 to $2'],
  [/^NO_DATA：(.+)$/, '@1'],
  [/^(?:PARTIAL|ZERO_ZERO|NO_BASE|INSUFFICIENT_HISTORY|NOT_APPLICABLE)：(.+)$/, '@1'],
  [
    /^采集自当月开始，实际首票可能更早$/,
    'collected from that month on; the first invoice may be older',
  ],
  [/^(?:季节性：)?季节调整后(.+)，用于判定$/, 'judged on $1, seasonally adjusted'],
  [/^(\d+)月最高，基于(\d+)年$/, 'month $1 is highest, from $2 years'],
  [/^期内没有税控发票$/, 'no tax-disk invoices in the period'],
  [/^覆盖(\d+)\/(\d+)$/, '$1 of $2 months known'],
  [/^地区已知金额占(.+)$/, 'region known for $1 of the amount'],
  [/^号码已知(\d+)\/(\d+)张$/, '$1 of $2 numbers known'],
  [/^(\d+)个月，至少需要(\d+)个月$/, '$1 months, $2 needed'],
  [/^至少需要连续(\d+)个月且净额为正$/, '$1 months in a row with a positive net are needed'],
  [/^至少需要(\d+)个月以上的销项历史$/, 'more than $1 months of sales are needed'],
  [/^应有(\d+)个月，均已采集$/, '$1 months wanted, all collected'],
  [
    /^应有(\d+)个月，均已采集；成立前(\d+)个月不计$/,
    '$1 months wanted, all collected; $2 before the founding left out',
  ],
  [/^税控有效发票不足(\d+)张$/, 'fewer than $1 valid tax-disk invoices'],
  [/^税控发票不足(\d+)张$/, 'fewer than $1 tax-disk invoices'],
  [
    /^数据截至(.+)，当月只在图中以“未完整”显示，不计入任何窗口$/,
    'Data to $1; the current month is drawn as incomplete and counts in no window',
  ],
  [
    /^近(\d+)个月有票(\d+)个月，其中(\d+)个月带明细$/,
    'Invoices in $2 of the last $1 months, with lines in $3',
  ],
  [/^成立(.+)，首张发票(.+)$/, 'Founded $1, first invoice $2'],
  [/^近(\d+)个月蓝票均带时间$/, 'All blue invoices of the last $1 months carry a time'],
  [/^近(\d+)个月蓝票均注明种类$/, 'All blue invoices of the last $1 months state their kind'],
  [/^近(\d+)个月没有不征税编码的明细$/, 'No line of the last $1 months has an untaxed code'],
  [/^近(\d+)个月没有销项蓝票$/, 'No blue sales invoice in the last $1 months'],
  [/^近(\d+)个月没有有效发票$/, 'No valid invoice in the last $1 months'],
  [/^([\d-]+)以来的缴款记录中没有(.+)。$/, 'Since $1 there is no payment of this kind.'],
  [/^(.+)近(\d+)个月采集完整$/, '@1: all of the last $2 months collected'],
]

/** Findings and rules that were hit. */
const FINDINGS: readonly Sentence[] = [
  [/^未命中：(.+)$/, 'Clear: @1'],
  [/^无法判断：(.+)$/, 'Undetermined: @1'],
  [
    /^(近\d+个月|成立以来\d+个月|成立至[\d-]+的\d+个月|截至数据截止日(?=，)|最近一个月|最近完整年度|成立当年|上一个12个月中的\d+个月|本年累计)?，?(.+?)为(.+?)，达到(预警|关注)线\((.+)\)。$/,
    '@2, @1: @3, past the line (@5).',
  ],
  [
    /^近(\d+)个月每月均有开票，经营连续。$/,
    'Invoices in each of the last $1 months: trade is continuous.',
  ],
  [/^月度开票平稳，变异系数(.+)。$/, 'Monthly invoicing is steady, variation $1.'],
  [/^客户分散，前五大客户占比(.+)。$/, 'Customers are spread, the top five have $1.'],
  [
    /^近(\d+)个月开票同比增长(.+)，保持增长。$/,
    'Sales of the last $1 months grew by $2 on the year before.',
  ],
  [/^红冲金额占比(.+)，处于低位。$/, 'Red invoices are low at $1.'],
  [
    /^上年客户中(.+)仍在交易，客户稳定。$/,
    '$1 of last year’s customers still trade: customers are stable.',
  ],
  [
    /^近(\d+)个月开票净额(.+)，具备一定规模。$/,
    'Net invoiced in the last $1 months is @2: of some size.',
  ],
  [
    /^(\d+)张发票金额贴近单张限额，占比(.+)，建议核实交易真实性。$/,
    '$1 invoices lie close below the ceiling, $2 of all: check that the trades are real.',
  ],
  [
    /^近(\d+)个月红冲金额占比(.+)，建议核实退货、折让等原因。$/,
    'Red invoices are $2 over $1 months: check returns and rebates.',
  ],
  [
    /^近(\d+)个月月均开票较此前增长(.+)，建议了解增长来源。$/,
    'Monthly sales of the last $1 months are up by @2: ask where the growth comes from.',
  ],
  [
    /^最长连续(\d+)个月未开票\(剔除2月\)。$/,
    'No invoices for $1 months in a row (February left out).',
  ],
  [
    /^进项为销项的(.+)，超过(.+)预警线，建议核实未开票收入与库存。$/,
    'Purchases are @1 of sales, past $2: check unbilled revenue and stock.',
  ],
  [
    /^前三大客户占比(.+)，存在依赖风险。$/,
    'The top three customers have $1: the enterprise depends on them.',
  ],
  [
    /^(\d+:\d+–\d+:\d+)开票占比(.+)，建议了解开票安排。$/,
    '$2 of invoices are issued $1: ask how invoicing is done.',
  ],
  [
    /^整万元发票占比(.+)，建议核对合同与发货单。$/,
    'Round amounts are $1: check contracts and delivery notes.',
  ],
  [
    /^取得异常增值税扣税凭证税额(.+)元，需进项转出。$/,
    'Abnormal VAT vouchers of $1 yuan tax: the input tax has to be reversed.',
  ],
  [
    /^客户与供应商均集中于外省\((.+?)(?:均)?(?:不低于|超过|高于)(.+)\)。$/,
    'Customers and suppliers both lie outside the province (from $2).',
  ],
  [/^已有(\d+)个月的开票历史可供查验。$/, '$1 months of invoices can be looked through.'],
  [/^作废率(.+)，处于低位。$/, 'Voids are low at $1.'],
  [
    /^与(\d+)家既购又销，互开金额(.+)元，建议核实业务背景。$/,
    '$1 parties are both customer and supplier, $2 yuan mutual: check the business behind.',
  ],
  [
    /^水电、运费、租赁等经营支出进项占比仅(.+)，建议核实经营场所。$/,
    'Electricity, freight, rent and the like are only $1 of purchases: check the premises.',
  ],
]

/** Numbers with their counter, months, and what is joined of parts. */
const PARTS: readonly Sentence[] = [
  [/^往来方为(.+)$/, 'party is $1'],
  [/^往来方地区为(.+)$/, 'region of the party: @1'],
  [/^票种为(.+)$/, 'kind: @1'],
  [/^含税率为(.+)的明细$/, 'with lines at @1'],
  [/^价税合计(?:不低于 ([\d,.]+) 元)?、?(?:低于 ([\d,.]+) 元)?$/, 'total from $1 to below $2 yuan'],
  [/^(\d{4})年同比$/, '$1 on the year before'],
  [/^(\d{1,2})月$/, 'month $1'],
  [/^其他 ?(\d+) ?个品类$/, '$1 other categories'],
  [/^([<>=≥≤]?-?[\d.,]+)万元$/, '$1 × 10,000 yuan'],
  [/^([<>=≥≤]?-?[\d.,]+)元$/, '$1 yuan'],
  [/^([<>=≥≤]?-?[\d.,]+)张$/, '$1 invoices'],
  [/^([<>=≥≤]?-?[\d.,]+)个月$/, '$1 months'],
  [/^([<>=≥≤]?-?[\d.,]+)天$/, '$1 days'],
  [/^([<>=≥≤]?-?[\d.,]+)倍$/, '$1 ×'],
  [/^([<>=≥≤]?-?[\d.,]+)家$/, '$1 parties'],
  [/^([<>=≥≤]?-?[\d.,]+)[次笔]$/, '$1'],
  [/^([<>=≥≤]?-?[\d.,]+)个百分点$/, '$1 points'],
  [/^最近一个月$/, 'last month'],
  [/^截至数据截止日$/, 'at cut-off'],
  [/^成立以来(\d+)个月$/, 'the $1 months since the founding'],
  [/^成立至([\d-]+)的(\d+)个月$/, 'the $2 months from the founding to $1'],
  [
    /^成立以来(\d+)个月缴款记录中没有滞纳金。$/,
    'No late fees among the payments of the $1 months since the founding.',
  ],
  [
    /^成立以来(\d+)个月缴款信息采集完整，没有税款入库。$/,
    'Payments of the $1 months since the founding are collected in full: no tax was paid.',
  ],
  [
    /^(成立以来\d+个月|成立至[\d-]+的\d+个月)(纳税总额|申报销售额)([\d,.]+万元)。$/,
    '@2 of @1: @3.',
  ],
  [
    /^成立以来(\d+)个月开票净额([\d,.]+万元)，具备一定规模。$/,
    'Net invoiced in the $1 months since the founding: @2, of some size.',
  ],
  [/^最近完整年度$/, 'last full year'],
  [/^成立当年$/, 'the year of the founding'],
  [/^上一个12个月中的(\d+)个月$/, '$1 of the 12 months before'],
  [/^本年累计$/, 'year to date'],
  [/^近(\d+)个月$/, 'last $1 months'],
  [/^上一个(\d+)个月$/, '$1 months before'],
  [/^近(\d+)个月(蓝票|明细)$/, '@2, last $1 months'],
  [/^明细$/, 'lines'],
  [/^不含税$/, 'without tax'],
  [/^前(\d+)名净额$/, 'Net of the top $1'],
  [/^负数按0计$/, 'negative as 0'],
  [/^价税合计净额$/, 'net total with tax'],
  [/^前(\d+)(?:名|笔)$/, 'top $1'],
  [/^(.+)\(([^()]+)\)$/, '@1 (@2)'],
  [/^([^，。；]+)，([^，。；]+)$/, '@1, @2'],
  [/^(.+?)；(.+)$/, '@1; @2'],
  [/^(.+) 或 (.+)$/, '@1 or @2'],
  [/^(.+?)、(.+)$/, '@1, @2'],
]

export const SENTENCES: readonly Sentence[] = [...DETAILS, ...FINDINGS, ...SCORE, ...PARTS]
