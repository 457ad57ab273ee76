/** The chapter on the comparison of sources, its rules, and what may be set of them. */
import { words } from '@xinjian/format/say/words'

export const CROSS_RULE_SAYS = words({
  undeclaredName: ['零申报但有开票', 'Nothing declared, yet invoices issued'],
  undeclaredThreshold: [
    '所属期申报销售额为零而开票净额>0；小规模纳税人每月开票不超过{yuan:count}元的除外',
    'Nothing declared for a period with net invoices > 0; small-scale taxpayers up to {yuan} yuan a month excepted',
  ],
  undeclaredTemplate: [
    '{period:code}申报收入为零，但开具发票{amt:code}元。',
    '{period}: nothing declared, yet {amt} yuan invoiced.',
  ],
  undeclared: [
    '{periods:list}申报收入为零，但开具发票{sum:yuan}，建议核实。',
    '{periods}: nothing declared, yet {sum} invoiced: check it.',
  ],
  undeclaredMore: [
    '{periods:list}等{n:count}期申报收入为零，但开具发票{sum:yuan}，建议核实。',
    '{periods} and others, {n|period|periods} in all: nothing declared, yet {sum} invoiced: check it.',
  ],
  lessName: ['少申报(票大于税)', 'Declared less than invoiced'],
  lessThreshold: [
    '任一所属期开票不含税销售额超过申报销售额，且超过部分>申报销售额的{share:percent}并>{yuan:count}元；按季申报的按季',
    'In any period, invoiced sales without tax exceed declared sales by > {share} of the declared and > {yuan} yuan; by the quarter where filed so',
  ],
  lessTemplate: [
    '开票金额大于申报销售额{diff:code}元({pct:code})，疑似少申报收入。',
    'Invoiced {diff} yuan ({pct}) more than declared: too little may have been declared.',
  ],
  less: [
    '{period:period}相差{gap:yuan}({share:share})，开票金额大于申报销售额，疑似少申报收入，建议核实开票与申报的时间差。',
    '{period}: invoiced {gap} ({share}) more than declared, possibly too little declared: check the timing of invoices and returns.',
  ],
  lessMore: [
    '近12个月有{n:count}期开票金额大于申报销售额，合计相差{sum:yuan}，其中{period:period}相差{gap:yuan}({share:share})最多，疑似少申报收入，建议核实开票与申报的时间差。',
    'In {n|period|periods} of the last 12 months more was invoiced than declared, {sum} in all, most in {period} ({gap}, {share}), possibly too little declared: check the timing of invoices and returns.',
  ],
  limitExempt: ['小规模纳税人每月开票', 'Monthly sales of a small-scale taxpayer'],
  limitShare: ['超过申报销售额', 'Beyond declared sales'],
  limitGap: ['超过部分', 'What lies beyond'],
})

export const CROSS_SECTION_SAYS = words({
  invoices: ['开票', 'Invoices'],
  vat: ['增值税申报', 'VAT returns'],
  cit: ['企业所得税申报', 'Income tax returns'],
  invoiceVat: ['开票/增值税差异', 'Invoices / VAT: difference'],
  invoiceCit: ['开票/所得税差异', 'Invoices / income tax: difference'],
  invoiceStatement: ['开票/财报差异', 'Invoices / statements: difference'],
  vatCit: ['增值税/所得税差异', 'VAT / income tax: difference'],
  vatStatement: ['增值税/财报差异', 'VAT / statements: difference'],
  statementCit: ['财报/所得税差异', 'Statements / income tax: difference'],
  gridNote: [
    '收入均为不含税；差异 = (前者 − 后者) ÷ |后者|。“--”为该来源没有覆盖整个期间，不作为零比较，原因见“勾稽结果”',
    'Revenue without tax; difference = (first − second) ÷ |second|. “--” = the source does not cover the whole period, which is not zero; reasons stand under “What the comparison shows”',
  ],
  title: ['票税财勾稽', 'Invoices, returns and statements side by side'],
  figures: ['勾稽指标', 'Figures of the comparison'],
  byYear: ['年度收入对比', 'Revenue by year'],
  byQuarter: ['季度收入对比', 'Revenue by quarter'],
  period: ['期间', 'Period'],
  quarterChart: ['各来源季度收入', 'Revenue by quarter as each source tells it'],
  results: ['勾稽结果', 'What the comparison shows'],
  check: ['勾稽项目', 'Check'],
  compared: ['已比较期数', 'Periods compared'],
  differing: ['有差异期数', 'Periods that differ'],
  largest: ['最大差异', 'Largest difference'],
  which: ['有差异的期间', 'Which periods differ'],
  notCompared: ['未能比较', 'Not compared'],
  resultsNote: [
    '最大差异为相差最多的期间里前者减后者；没有可比期间的项目不作判断',
    'Largest difference: the first less the second, in the period that differs most; what could not be compared is not judged',
  ],
  noFiling: [
    '没有可与开票比较的增值税所属期。',
    'There is no VAT period to compare with invoices.',
  ],
  filing: ['逐期申报与开票', 'Declared and invoiced, period by period'],
  periods: ['所属期', 'Periods'],
  gap: ['申报减开票', 'Declared less invoiced'],
  difference: ['差异率', 'Difference'],
  remark: ['说明', 'Remark'],
  filingNote: [
    '按增值税所属期；开票按开票日期归属，红票计入开具当月，跨期开票会使相邻期间一高一低',
    'By period of VAT; invoices by their date, red ones in the month of issue: invoices of another period raise one and lower its neighbour',
  ],
  whyNot: ['未比较：{why:words}', 'not compared: {why}'],
  much: ['差异较大', 'Differs much'],
})
