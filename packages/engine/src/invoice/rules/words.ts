import { words } from '@xinjian/format/say/words'

/** Rules on the course of sales, on habits of invoicing and on the registration. */
export const RULES_SAYS = words({
  quarterSilent: [
    '近3个月没有开票，而此前3个月开票{before:yuan}，建议核实经营状况。',
    'No invoice in the last 3 months, after {before} in the 3 before: check how business stands.',
  ],
  quarterNegative: [
    '近3个月开票净额为{now:yuan}(红冲大于开票)，此前3个月为{before:yuan}，建议核实经营状况。',
    'Net of the last 3 months is {now} (more red than blue), after {before} in the 3 before: check how business stands.',
  ],
  quarterOffset: [
    '近3个月开票净额为{now:yuan}(红冲抵减)，此前3个月为{before:yuan}，建议核实经营状况。',
    'Net of the last 3 months is {now} (offset by red), after {before} in the 3 before: check how business stands.',
  ],
  yearSilent: [
    '近3个月没有开票，上年同期为{before:yuan}，建议核实经营状况。',
    'No invoice in the last 3 months, {before} a year earlier: check how business stands.',
  ],
  yearNegative: [
    '近3个月开票净额为{now:yuan}(红冲大于开票)，上年同期为{before:yuan}，建议核实经营状况。',
    'Net of the last 3 months is {now} (more red than blue), {before} a year earlier: check how business stands.',
  ],
  yearOffset: [
    '近3个月开票净额为{now:yuan}(红冲抵减)，上年同期为{before:yuan}，建议核实经营状况。',
    'Net of the last 3 months is {now} (offset by red), {before} a year earlier: check how business stands.',
  ],
  yearNearlyGone: [
    '近3个月开票净额仅{now:yuan}，上年同期为{before:yuan}，建议核实经营状况。',
    'Net of the last 3 months is only {now}, {before} a year earlier: check how business stands.',
  ],
  yearFallen: [
    '近3个月开票同比下降{pct:percent}，建议核实经营状况。',
    'Sales of the last 3 months are down {pct} on the year before: check how business stands.',
  ],
  matterChanged: [
    '近24个月{item:words}变更{n:count}次。',
    '{item} changed {n|time|times} in 24 months.',
  ],
  nobodyInsured: [
    '参保0人，近12个月开票{net:wanCents}，规模不匹配，建议核实用工。',
    'No insured persons, with {net} invoiced in the last 12 months: check who works there.',
  ],
  serialRun: [
    '{day:code}向同一购方连号开具{n:count}张({numbers:words})，建议了解拆分开票的原因。',
    '{n|invoice|invoices} in a row to one buyer on {day} ({numbers~}): ask why they were split.',
  ],
  serialOften: [
    '连号发票占税控有效张数{pct:percent}，最长的一段为{day:code}向同一购方连号开具{n:count}张({numbers:words})，建议了解拆分开票的原因。',
    'Consecutive invoices are {pct} of valid tax-disk ones, the longest run {n} to one buyer on {day} ({numbers~}): ask why they were split.',
  ],
  serialOftenUnseen: [
    '连号发票占税控有效张数{pct:percent}，最长的一段为，建议了解拆分开票的原因。',
    'Consecutive invoices are {pct} of valid tax-disk ones: ask why they were split.',
  ],
  collapseSales: ['开票额断崖', 'Collapse of sales'],
  collapseSalesThreshold: [
    '近3个月同比<{limit:percent}，或近3个月净额不为正而此前3个月为正',
    'Last 3 months < {limit} on the year before, or their net not positive after a positive one in the 3 before',
  ],
  quarterBefore: ['此前3个月开票净额', 'Net invoiced, 3 months before'],
  surge: [
    '近3个月月均开票较此前增长{pct:share}，建议了解增长来源。',
    'Monthly sales of the last 3 months are up {pct} on those before: ask where the growth comes from.',
  ],
  surgeAfterSilence: [
    '近3个月月均开票较此前增长{pct:share}，此前{months:count}个月中有{silent:count}个月未开票，建议了解增长来源。',
    'Monthly sales of the last 3 months are up {pct} on those before, {silent} of the {months} months before having no invoice: ask where the growth comes from.',
  ],
  neverIssued: [
    '已采集的期间没有开票，至少{days:count}天。',
    'No invoice in the period collected, at least {days|day|days}.',
  ],
  silent: ['距最近一次开票已{days:count}天。', 'The last invoice was {days|day|days} ago.'],
  silentAtLeast: [
    '距最近一次开票至少{days:count}天。',
    'The last invoice was at least {days|day|days} ago.',
  ],
  surgeSales: ['开票额突增', 'Surge of sales'],
  surgeSalesThreshold: [
    '增长>{medium:percent}中、>{high:percent}高，此前月均≥{base:number}元',
    'Growth > {medium} medium, > {high} high, with ≥ {base} yuan a month before',
  ],
  salesBeforeBelow: ['此前月均开票低于判定基数', 'sales before are below the base of the rule'],
  monthsWithoutInvoices: ['断票', 'Months without invoices'],
  monthsWithoutInvoicesThreshold: [
    '最长连续断票≥{medium:count}个月中、≥{high:count}个月高(剔除2月)',
    'Longest run without invoices ≥ {medium} months medium, ≥ {high} high (February left out)',
  ],
  gap: [
    '最长连续{n:count}个月未开票(剔除2月)。',
    'No invoice for {n|month|months} in a row (February left out).',
  ],
  noInvoiceLong: ['长期未开票', 'No invoice for long'],
  noInvoiceLongThreshold: [
    '距最近开票>{medium:count}天中、>{high:count}天高；2–4月及春节所在1月放宽{tolerance:count}天',
    'Last invoice > {medium} days ago medium, > {high} high; {tolerance} days more in February to April and in a January with the Spring Festival',
  ],
  invoicesAtCeiling: ['顶额开票(税控)', 'Invoices at the ceiling (tax-disk)'],
  invoicesAtCeilingThreshold: [
    '顶额占比>{medium:percent}中、>{high:percent}高，税控有效张数≥{least:count}',
    'Share at the ceiling > {medium} medium, > {high} high, with ≥ {least} valid tax-disk invoices',
  ],
  fewTaxDiskValid: [
    '税控有效发票不足{least:count}张',
    'fewer than {least} valid tax-disk invoices',
  ],
  nearCeiling: [
    '{n:count}张发票金额贴近单张限额，占比{pct:percent}，建议核实交易真实性。',
    '{n|invoice lies|invoices lie} close below the ceiling of a single invoice, {pct} of all: check that the trades are real.',
  ],
  invoiceQuotaUsed: ['授信额度用尽(数电)', 'Invoice quota used up (digital)'],
  invoiceQuotaUsedThreshold: [
    '近6个月中额度使用率≥{usage:percent}的月数≥{months:count}',
    'Of the last 6 months, quota used ≥ {usage} in ≥ {months}',
  ],
  nearQuota: [
    '近6个月有{n:count}个月开票接近发票总额度。',
    'In {n} of the last 6 months invoices came close to the quota.',
  ],
  invoicesAtNight: ['深夜开票', 'Invoices at night'],
  invoicesAtNightThreshold: [
    '深夜占比>{medium:percent}中、>{high:percent}高',
    'Share at night > {medium} medium, > {high} high',
  ],
  atNight: [
    '22:00–06:00开票占比{pct:percent}，建议了解开票安排。',
    '{pct} of invoices are issued 22:00–06:00: ask how invoicing is done.',
  ],
  invoicesHolidays: ['节假日开票', 'Invoices on holidays'],
  invoicesHolidaysThreshold: ['放假日占比>{medium:percent}', 'Share on holidays > {medium}'],
  onHolidays: [
    '法定节假日开票占比{pct:percent}，建议了解原因。',
    '{pct} of invoices are issued on public holidays: ask why.',
  ],
  roundAmounts: ['整额开票', 'Round amounts'],
  roundAmountsThreshold: ['整万元占比>{low:percent}低', 'Share of round amounts > {low} low'],
  roundShare: [
    '整万元发票占比{pct:percent}，建议核对合同与发货单。',
    '{pct} of invoices are for whole 10,000 yuan: check contracts and delivery notes.',
  ],
  numbers: ['号码{from:code}–{to:code}', 'numbers {from}–{to}'],
  numbersOfCode: [
    '发票代码{code:code}，号码{from:code}–{to:code}',
    'code {code}, numbers {from}–{to}',
  ],
  consecutiveNumbers: ['连号开票', 'Consecutive numbers'],
  consecutiveNumbersThreshold: [
    '连号率>{low:percent}，或同日向同一购方连号{run:count}张以上',
    'Share of consecutive numbers > {low}, or {run} and more in a row to one buyer in a day',
  ],
  taxRegistrationNot: ['税务登记状态未采集', 'tax registration not collected'],
  taxCreditRating: ['没有取得纳税信用等级', 'no tax credit rating was obtained'],
  implausibleSalesPer: ['人均产值异常', 'Implausible sales per head'],
  implausibleSalesPerThreshold: [
    '参保0人而近12个月开票>{sales:number}元；或人均开票超过行业P95的3倍(暂无基准)',
    'Nobody insured and > {sales} yuan invoiced in the last 12 months; or sales per head above 3 times the P95 of the industry (no benchmark yet)',
  ],
  insuredPersonsNot: ['参保人数未采集', 'insured persons not collected'],
  noBenchmarkSales: ['暂无行业人均开票基准', 'no benchmark of sales per head yet'],
  largeSalesAt: ['成立即大额开票', 'Large sales at once after founding'],
  largeSalesAtThreshold: [
    '成立<{medium:count}天即开票且前{months:count}个月净额>{least:number}元中，<{high:count}天高',
    'First invoice < {medium} days after the founding and > {least} yuan net in the first {months} months medium, < {high} days high',
  ],
  foundingIncomplete: ['成立初期月份不全', 'the first months after the founding are incomplete'],
  firstMonthsNet: ['前{months:count}个月净额', 'Net of the first {months|month|months}'],
  soonAfterFounding: [
    '成立{n:count}天即开票，前{months:count}个月净额{net:yuan}。',
    'First invoice {n|day|days} after the founding, {net} net in the first {months|month|months}.',
  ],
  frequentChangeLegal: ['频繁变更法人', 'Frequent change of legal representative'],
  frequentChangeLegalThreshold: [
    '近12个月≥{year:count}次，或近24个月≥{two:count}次，或截止日前{days:count}天内变更过',
    '≥ {year} times in 12 months, or ≥ {two} times in 24, or within {days} days before the cut-off',
  ],
  changesRegistrationNot: ['工商变更记录未采集', 'changes of registration not collected'],
  representativeChangedLately: [
    '近24个月法定代表人变更{n:count}次，其中{days:count}天内{recent:count}次。',
    'The legal representative changed {n|time|times} in 24 months, {recent} of them within {days} days.',
  ],
  representativeChanged: [
    '近24个月法定代表人变更{n:count}次。',
    'The legal representative changed {n|time|times} in 24 months.',
  ],
  frequentChangeAddress: ['频繁变更地址/范围/股东', 'Frequent change of address, scope or owners'],
  frequentChangeAddressThreshold: [
    '近24个月同一事项变更≥3次，或6个月内主营变更',
    'One matter changed in 24 months ≥ 3 times, or the main business within 6 months',
  ],
  needsChangesRegistration: [
    '需要工商变更记录，本报告未使用',
    'needs changes of registration, which this report does not use',
  ],
  restsInFebruary: [
    '2月与春节所在月份休业',
    'Rests in February and in the month of the Spring Festival',
  ],
  seasonal: ['季节性经营：上年同期也是如此', 'Seasonal: the year before was the same'],
  young: [
    '成立不满6个月，只适用登记类规则',
    'Founded less than 6 months ago: only rules on the registration apply',
  ],
  openLate: [
    '零售、餐饮住宿、交通物流在夜间与节假日营业',
    'Retail, catering, lodging and transport work at night and on holidays',
  ],
  quarterly: [
    '小规模纳税人按季申报，逐月申报规则不适用',
    'Small taxpayers file by the quarter: rules on monthly returns do not apply',
  ],
})
