import { words } from '@xinjian/format/say/words'

/** What reports of several sources say of those sources. */
export const JOINT_SAYS = words({
  invoices: ['发票', 'Invoices'],
  taxes: ['税务', 'Taxes'],
  sales: ['销项发票', 'Sales invoices'],
  purchases: ['进项发票', 'Purchase invoices'],
  anyRecord: ['发票、申报或记录', 'invoices, returns or records'],
  qualityTitle: ['数据范围与风险提示', 'Data and risk alerts'],
  notCollected: ['未采集：{names:list}。', 'Not collected: {names}.'],
  noInvoices: [
    '未采集发票，开票、客户与供应商各项均无法判断。',
    'Invoices were not collected: nothing can be said of sales, customers and suppliers.',
  ],
  noTaxes: [
    '未采集申报、缴款与财务报表，税务各项均无法判断。',
    'Returns, payments and statements were not collected: nothing can be said of the taxes.',
  ],
  between: [
    '发票与税务各按自身口径计算，不互相补值；同一规则两方均可判断时只判断一次，任一方命中即为命中，并注明两方是否一致；一方未采集时以另一方为准，两方均不能判断才列为无法判断。',
    'Invoices and taxes are each computed in their own terms and fill no gap of each other. A rule that both can judge is judged once: a hit of either is a hit, and whether they agree is said; where one was not collected the other counts, and only what neither can judge is undecided.',
  ],
  data: [
    '发票、申报、缴款、财务报表及登记信息',
    'invoices, returns, payments, statements and registration',
  ],
  lifted: [
    '企业资料中登记的纳税信用等级为{own:code}，税务机关最近一次评级为{told:code}，以税务机关的评级为准。',
    'The tax credit rating on file is {own}, the latest of the tax bureau {told}; that of the bureau counts.',
  ],
})
