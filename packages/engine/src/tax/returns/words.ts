/** What returns, their lines and their periods are called, and what is not known of them. */
import { words } from '@xinjian/format/say/words'

/** Lines of the VAT return, and what figures make of them. */
export const VAT_SAYS = words({
  vat: ['增值税', 'VAT'],
  sales: ['销售额', 'sales'],
  declaredSales: ['申报销售额', 'Declared sales'],
  due: ['应纳税额', 'Tax payable'],
  dueTotal: ['应纳税额合计', 'Total tax payable'],
  vatDue: ['增值税应纳税额', 'VAT payable'],
  burden: ['增值税税负率', 'VAT burden'],
  output: ['销项税额', 'Output tax'],
  input: ['进项税额', 'Input tax'],
  takenBack: ['进项税额转出', 'Input tax taken back'],
  carried: ['期末留抵税额', 'Input tax carried forward'],
  exempt: ['免税销售额', 'Exempt sales'],
  simple: ['简易计税销售额', 'Sales under the simple method'],
  unbilled: ['未开具发票销售额', 'Sales without an invoice'],
  periods: ['申报期数', 'Returns filed'],
  standard: ['标准', 'Line of the law'],
  inventories: ['存货', 'Inventories'],
  lowestUnbilled: ['单期最低未开具发票销售额', 'Sales without an invoice, lowest of a period'],
  farm: ['农产品收购或销售发票抵扣税额', 'Input tax of farm produce'],
  vatSales: ['增值税申报销售额', 'Sales declared for VAT'],
  citRevenue: ['企业所得税营业收入', 'Revenue declared for income tax'],
  year: ['年度', 'Year'],
  lastToMean: ['最近一期与此前平均之比', 'Last period over the mean before'],
})

/** Items of the income tax return, whatever lines its layouts give them. */
export const CIT_SAYS = words({
  cit: ['企业所得税', 'Corporate income tax'],
  revenue: ['营业收入', 'Revenue'],
  cost: ['营业成本', 'Cost of sales'],
  surcharges: ['税金及附加', 'Taxes and surcharges'],
  selling: ['销售费用', 'Selling expenses'],
  admin: ['管理费用', 'Administrative expenses'],
  research: ['研发费用', 'Research expenses'],
  finance: ['财务费用', 'Finance expenses'],
  operating: ['营业利润', 'Operating profit'],
  otherIncome: ['营业外收入', 'Non-operating income'],
  otherExpense: ['营业外支出', 'Non-operating expenses'],
  profit: ['利润总额', 'Total profit'],
  increase: ['纳税调整增加额', 'Tax adjustments, increase'],
  decrease: ['纳税调整减少额', 'Tax adjustments, decrease'],
  exempt: ['免税、减计收入及加计扣除', 'Exempt income and extra deductions'],
  losses: ['弥补以前年度亏损', 'Losses of earlier years made up'],
  taxable: ['应纳税所得额', 'Taxable income'],
  gross: ['应纳所得税额', 'Income tax before relief'],
  relief: ['减免所得税额', 'Relief from income tax'],
  due: ['应纳税额', 'Tax payable'],
  actual: ['实际应纳所得税额', 'Income tax due'],
  prepaid: ['本年已预缴所得税额', 'Prepaid in the year'],
  balance: ['本期应补(退)所得税额', 'Income tax to pay or be paid back'],
})

/** Taxes and their periods, and why a return says nothing. */
export const RETURN_SAYS = words({
  citYear: ['企业所得税年度', 'annual income tax'],
  vatPeriod: ['增值税{period:period}', 'VAT for {period}'],
  citPeriod: ['企业所得税{period:period}', 'income tax for {period}'],
  citYearPeriod: ['企业所得税年度{period:period}', 'annual income tax for {period}'],
  none: ['没有', 'none'],
  noReturn: ['没有申报表', 'no return'],

  crossesEdge: [
    '{period:period}的申报跨越窗口边界，无法拆分',
    'the return of {period} crosses the edge of the window and cannot be split',
  ],
  overlaps: [
    '{period:period}的申报与另一份所属期重叠',
    'the period of the return of {period} overlaps that of another',
  ],
  noVat: ['该期间没有增值税申报', 'there is no VAT return in the period'],
  lineMissing: [
    '{period:period}的申报表没有{line:words}',
    'the return of {period} does not state {line~}',
  ],
  yearLineMissing: [
    '{year:year}年度申报表没有{line:words}',
    'the annual return of {year} does not state {line~}',
  ],
  smallHasNone: ['小规模纳税人不填报该栏次', 'small-scale taxpayers do not fill in this line'],
  sinceGeneral: [
    '{month:code}起按一般纳税人申报，仅计此后{n:count}个月',
    'files as a general taxpayer since {month}: only the {n|month|months} since are counted',
  ],
  asGeneral: [
    '成为一般纳税人后的{n:count}个月',
    '{n|month|months} since it became a general taxpayer',
  ],

  period: ['所属期{period:period}', 'period {period}'],
  generalLine: ['一般纳税人申报表第{line:code}栏', 'return of a general taxpayer, line {line}'],
  generalLines: ['一般纳税人申报表第{lines:list}栏', 'return of a general taxpayer, lines {lines}'],
  smallLine: ['小规模纳税人申报表第{line:code}栏', 'return of a small-scale taxpayer, line {line}'],
  smallLines: [
    '小规模纳税人申报表第{lines:list}栏',
    'return of a small-scale taxpayer, lines {lines}',
  ],
  unbilledColumn: ['附列资料（一）未开具发票销售额', 'schedule 1, sales without an invoice'],
  inputLine: ['附列资料（二）第{line:code}栏', 'schedule 2, line {line}'],
  vatReturns: ['所属期{periods:periods}的增值税申报表', 'VAT returns of {periods}'],
  citReturn: ['{title:words}({period:period})', '{title} ({period})'],
  citReturns: ['{returns:periods}企业所得税申报表', 'Income tax returns: {returns}'],
  citItem: [
    '{returns:periods}企业所得税申报表：{item:words}',
    'Income tax returns ({returns}): {item~}',
  ],
  citItems: [
    '{returns:periods}企业所得税申报表：{items:list}',
    'Income tax returns ({returns}): {items~}',
  ],
  balanceSheet: ['{on:code}资产负债表：存货', 'Balance sheet of {on}: inventories'],

  newlyFounded: ['成立不足6个月', 'founded less than 6 months ago'],
  smallByQuarter: [
    '小规模纳税人按季申报：免征额使税负率逐期跳动',
    'small-scale taxpayer that files by the quarter: the exempt amount makes its burden leap from period to period',
  ],
  assessed: [
    '企业所得税核定征收：利润与成本不据实申报',
    'income tax is assessed without books: profit and cost are not declared as they are',
  ],
})

/** What page one praises, and what it says was not known. */
export const RETURN_FINDING_SAYS = words({
  allFiled: [
    '{when:span}已到期的各所属期均有申报记录。',
    'Every period that fell due in the {when} was filed.',
  ],
  allInTime: ['{when:span}的申报均未逾期。', 'No return of the {when} was late.'],
  grown: [
    '{when:span}申报销售额同比增长{growth:percent}。',
    'Declared sales of the {when} grew by {growth} on the year before.',
  ],
  sales: ['{when:span}申报销售额{sum:wan}。', 'Declared sales of the {when}: {sum}.'],
  salesOpen: [
    '近12个月申报销售额无法计算：{why:words}。',
    'Declared sales of the last 12 months cannot be computed: {why~}.',
  ],
  lateOpen: [
    '近12个月是否逾期申报无法判断：{why:words}。',
    'Whether returns of the last 12 months were late cannot be judged: {why~}.',
  ],
})

/** Whether returns agree with themselves. */
export const RETURN_QUALITY_SAYS = words({
  undatedTitle: ['申报日期缺失', 'Returns without a day of filing'],
  undated: [
    '{n:count}份申报表没有申报日期，是否逾期无法判断',
    '{n|return has|returns have} no day of filing: whether late cannot be judged',
  ],
  sumsTitle: [
    '增值税申报表应纳税额合计与各栏一致',
    'Total tax payable of VAT returns agrees with their lines',
  ],
  nothingToCheck: ['没有可核对的申报表', 'no return to check'],
  sumsDiffer: [
    '{periods:periods}不一致，以合计栏为准',
    '{periods}: they do not agree, and the total counts',
  ],
  sumsDifferMore: [
    '{periods:periods}等{n:count}期不一致，以合计栏为准',
    '{periods} and others, {n|period|periods} in all: they do not agree, and the total counts',
  ],
  sumsAgree: ['核对{n:count}期，均一致', '{n|period|periods} checked, all agree'],
  cumulativeTitle: [
    '企业所得税累计收入逐季不减',
    'Revenue declared for income tax since January does not fall',
  ],
  noQuarter: ['没有可核对的季度申报表', 'no quarterly return to check'],
  falls: [
    '{quarters:periods}累计收入少于上期，单季数为负',
    '{quarters}: less than to the quarter before, so that the quarter alone is below nought',
  ],
  noFall: ['核对{n:count}个季度，未发现', '{n|quarter|quarters} checked, none found'],
  overlapTitle: ['所属期重叠的增值税申报', 'VAT returns whose periods overlap'],
  overlap: [
    '{n:count}份申报表的所属期与另一份重叠，涉及的合计不予计算，建议核实',
    '{n|return overlaps another|returns overlap others} in period: sums over such periods are not made, to be checked',
  ],
})

/** What may be set of the rules. */
export const RETURN_LIMIT_SAYS = words({
  unbilledShare: ['未开票收入占申报销售额', 'Sales without an invoice among declared'],
  minMonths: ['成立满月数', 'Months since the start'],
  change: ['较上一个12个月相对变动', 'Change against the twelve months before'],
  tax: ['应纳税额', 'Tax payable'],
  carriedMonths: ['连续留抵月数', 'Months in a row with input tax carried forward'],
  carriedShare: ['留抵占存货', 'Input tax carried forward against inventories'],
  nilStock: ['视为没有存货的金额', 'Inventories that count as none'],
  exemptSales: ['免税与简易计税销售额', 'Exempt and simply taxed sales'],
  medianShare: ['占行业中位数', 'Share of the median of the industry'],
  smallScale: ['小规模标准占用', 'Sales against the small-scale line'],
  micro: ['小型微利临界项数', 'Measures near the micro-enterprise line'],
  drop: ['最近一期占此前平均', 'Last period against the mean'],
})
