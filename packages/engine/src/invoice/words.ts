import { words } from '@xinjian/format/say/words'

/** The report on invoices: chapters, how it counts, what speaks for the enterprise. */
export const INVOICE_SAYS = words({
  ofSomeSize: [
    '{when:span}开票净额{net:wanCents}，具备一定规模。',
    'Net invoiced in the {when}: {net}, which is of some size.',
  ],
  dataRiskAlerts: ['数据范围与风险提示', 'Data and risk alerts'],
  enterprise: ['企业基本信息', 'The enterprise'],
  invoicesAtGlance: ['发票概览', 'Invoices at a glance'],
  trendInvoicing: ['开票趋势', 'Trend of invoicing'],
  stabilityInvoicing: ['开票稳定性', 'Stability of invoicing'],
  structureInvoices: ['发票结构', 'Structure of invoices'],
  voidsRedInvoices: ['作废与红冲', 'Voids and red invoices'],
  customers: ['下游客户分析', 'Customers'],
  suppliers: ['上游供应商分析', 'Suppliers'],
  purchasesAgainstSales: ['进销分析', 'Purchases against sales'],
  goodsServices: ['商品与服务', 'Goods and services'],
  invoicingHabits: ['开票行为', 'Invoicing habits'],
  relatedPartiesMutual: ['关联与互开', 'Related parties and mutual invoicing'],
  abnormalInvoices: ['异常发票', 'Abnormal invoices'],
  tablesIndicators: ['指标附表', 'Tables of indicators'],
  invoicesEachLast: [
    '{when:span}每月均有开票，经营连续。',
    'There are invoices in every month of the {when}: trade is continuous.',
  ],
  growing: [
    '{when:span}开票较{before:span}增长{pct:percent}。',
    'Sales of the {when} are up {pct} on the {before}.',
  ],
  steady: ['月度开票平稳，变异系数{cv:code}。', 'Monthly invoicing is steady, variation {cv}.'],
  spread: [
    '客户分散，前五大客户占比{pct:percent}。',
    'Customers are spread, the top five have {pct}.',
  ],
  stay: [
    '上年客户中{pct:percent}仍在交易，客户稳定。',
    '{pct} of last year’s customers still trade: customers are stable.',
  ],
  topTenStay: [
    '上年前十客户仍贡献{pct:percent}的开票额。',
    'Last year’s top ten customers still bring {pct} of sales.',
  ],
  lowReds: ['红冲金额占比{pct:percent}，处于低位。', 'Red invoices are low at {pct}.'],
  lowVoids: ['作废率{pct:percent}，处于低位。', 'Voids are low at {pct}.'],
  longHistory: [
    '已有{n:count}个月的开票历史可供查验。',
    '{n|month|months} of invoices can be looked through.',
  ],
  blueInvoicesValid: [
    '蓝字发票指有效（未作废）的正数发票；红字发票计入其开具当月。除另有说明，“开票金额”为价税合计的净额，即蓝字减红字；进销比较与申报比较使用不含税金额。',
    'Blue invoices are valid and positive; red ones count in the month of their issue. Unless stated, amounts are net totals with tax; comparisons of purchases with sales are without tax.',
  ],
  digitalInvoicesKnow: [
    '数电票没有作废、顶额与连号之说，相应指标只对税控发票计算。',
    'Digital invoices know no voids, ceilings or runs of numbers: these are computed on tax-disk invoices only.',
  ],
  zeroDenominatorShows: [
    '比率的分母为零时显示“--”；与较早期间相比而较早期间为零或金额过小时显示“新增”，较早期间净额为负时不计算增长。计算全程保留完整精度，仅在输出时取舍：金额与百分比两位小数，天数取整。',
    'A zero denominator shows “--”; a compared period of zero or too small shows “new”, and against a negative one no growth is computed. Full precision is kept until output: two decimals for amounts and per cents, whole days.',
  ],
  partiesToldTax: [
    '交易对方按税号识别，没有税号的按规范化名称识别；自然人客户合并统计，不参与集中度排名，但计入分母。',
    'Parties are told by tax number, else by normalised name; individuals are one party, not ranked but counted in the whole.',
  ],
  dataAndRegistration: ['发票数据及登记信息', 'invoice data and registration'],
  judgements: ['评分、等级、规则提示与参考额度', 'Score, grade, rule hints and suggested limit'],
})
