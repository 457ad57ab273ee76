import { words } from '@xinjian/format/say/words'

/** Rules on void and red invoices. */
export const VOID_RULES_SAYS = words({
  dayVoids: [
    '{at:code}集中作废{n:count}张，金额{blue:yuan}，建议了解原因。',
    '{n|invoice of|invoices of} {blue} voided at once on {at}: ask why.',
  ],
  dayVoidsAndReds: [
    '{at:code}集中作废{n:count}张，其中蓝票{blues:count}张、金额{blue:yuan}，红票{reds:count}张、金额{red:yuan}，建议了解原因。',
    '{n|invoice|invoices} voided at once on {at}, {blues} blue of {blue} and {reds} red of {red}: ask why.',
  ],
  monthEndVoids: [
    '{at:code}月末集中作废{n:count}张，金额{blue:yuan}，建议了解原因。',
    '{n|invoice of|invoices of} {blue} voided at once at the end of {at}: ask why.',
  ],
  monthEndVoidsAndReds: [
    '{at:code}月末集中作废{n:count}张，其中蓝票{blues:count}张、金额{blue:yuan}，红票{reds:count}张、金额{red:yuan}，建议了解原因。',
    '{n|invoice|invoices} voided at once at the end of {at}, {blues} blue of {blue} and {reds} red of {red}: ask why.',
  ],
  lastYearsNet: ['上年净额不全，不能计算占比', 'last year’s net is incomplete: no share'],
  lastYearReversed: [
    '次年初红冲上年发票{amt:yuan}，建议核实红冲原因及上年收入。',
    '{amt} of last year’s invoices were reversed early in the next: check the reasons and last year’s revenue.',
  ],
  redsOfLastYear: ['红冲上年发票', 'Reds of last year’s invoices'],
  lastYearNet: ['上年净额', 'Net of last year'],
  someRedInvoices: ['部分红票没有对应蓝票', 'some red invoices name no blue one'],
  highVoidRate: ['作废率偏高', 'High void rate'],
  highVoidRateThreshold: [
    '作废率>{medium:percent}中、>{high:percent}高，税控发票≥{least:count}张',
    'Void rate > {medium} medium, > {high} high, with ≥ {least} tax-disk invoices',
  ],
  fewTaxDisk: ['税控发票不足{least:count}张', 'fewer than {least} tax-disk invoices'],
  voidRate: [
    '近12个月作废率{pct:percent}，高于5%的常见水平。',
    'The void rate of the last 12 months is {pct}, above the usual 5%.',
  ],
  highRedRate: ['红冲率偏高', 'High red rate'],
  highRedRateThreshold: [
    '红冲金额率>{medium:percent}中、>{high:percent}高、>{red:percent}红线',
    'Red rate > {medium} medium, > {high} high, > {red} red line',
  ],
  redsAlone: [
    '近12个月没有蓝字发票，红冲{red:yuan}，建议核实退货、折让等原因。',
    'No blue invoice in the last 12 months and red ones of {red}: check returns and rebates.',
  ],
  redTimes: [
    '近12个月红冲金额为蓝票金额的{pct:share}，建议核实退货、折让等原因。',
    'Red invoices of the last 12 months are {pct} of the blue ones: check returns and rebates.',
  ],
  redShare: [
    '近12个月红冲金额占比{pct:percent}，建议核实退货、折让等原因。',
    'Red invoices are {pct} of the blue ones over the last 12 months: check returns and rebates.',
  ],
  largeRedInvoices: ['跨年大额红冲', 'Large red invoices across years'],
  largeRedInvoicesThreshold: [
    '1–4月红冲上年蓝票>上年净额的{share:percent}',
    'Reds of last year’s blue in January to April > {share} of last year’s net',
  ],
  inflatedBeforeFinancing: ['融资前虚增后红冲', 'Inflated before financing, reversed after'],
  inflatedBeforeFinancingThreshold: [
    '某月开票>中位数的{times:number}倍，{days:count}天内红冲≥{share:percent}，且临近融资申请(±30天)',
    'A month > {times} × the median, ≥ {share} of it reversed within {days} days, near an application for credit (± 30 days)',
  ],
  inflated: [
    '开票骤增后大额红冲，与融资申请时间接近，建议核实。',
    'A surge of invoices and large reds after it, close to an application for credit: check it.',
  ],
  inflatedUndated: [
    '{month:code}开票骤增后大额红冲，需要融资申请时间',
    'a surge in {month} and large reds after it: needs the day of the application for credit',
  ],
  surgeNet: ['骤增月净额', 'Net of the month of the surge'],
  voidBlueAmount: ['作废蓝票金额', 'Void blue amount'],
  voidRedTotal: ['作废红票金额(绝对值)', 'Void red amount (absolute)'],
  voidsBulk: ['集中作废', 'Voids in bulk'],
  voidsBulkThreshold: [
    '单日作废≥{day:count}张且占当日>{dayShare:percent}，或月末{last:count}天作废占当月>{endShare:percent}(当月≥{least:count}张)；空白作废不计',
    '≥ {day} voids in a day and > {dayShare} of the day, or > {endShare} of a month’s voids in its last {last} days (≥ {least} in the month); blank voids left out',
  ],
  voidsBulkSource: [
    'domain §4 R-017；月末条件的最小样本为本平台所设',
    'domain §4, R-017; the least sample at the end of a month is the platform’s own',
  ],
  storedDataHold: [
    '已存数据没有逐张的作废记录，空白作废不能分开',
    'the stored data hold no single voids: blank ones are not told apart',
  ],
})
