import { words } from '@xinjian/format/say/words'

/** Why an enterprise is not scored, and the invoices behind a score. */
export const SCORE_SAYS = words({
  figureUnknown: ['未知', 'not known'],
  ownPart: [
    '{name:words}为{value:words}，得{points:count}分，最高{most:count}分',
    '{name} is {value}: {points} of at most {most} points',
  ],
  noInvoiceUp: [
    '截至评分月份没有任何发票数据，不予评分。请先采集进项和销项发票。',
    'No invoice up to the month of the score: not scored. Collect purchases and sales first.',
  ],
  lessThan6: [
    '发票数据不足6个月，还看不出稳定的客户，不予评分。请补充更早月份的发票。',
    'Less than 6 months of invoices show no steady customers: not scored. Please add invoices of earlier months.',
  ],
  last36Months: [
    '近36个月的销项发票有连续3个月及以上没有采集，不予评分。未采集既不当作零，也不当作没有开票，请补采后再评。',
    'In the last 36 months 3 and more in a row of sales were not collected: not scored. Not collected is neither zero nor silence; please collect them first.',
  ],
  noSalesInvoice: [
    '近12个月没有开具销项发票，按准入规则评为D级。',
    'No sales invoice in the last 12 months: grade D by the rules of admission.',
  ],
  purchasesLast24: ['近24个月进项发票', 'Purchases of the last 24 months'],
  salesLast24: ['近24个月销项发票', 'Sales of the last 24 months'],
  salesEarlier24: [
    '一年以前两年对老客户的销项发票',
    'Sales of the two years up to a year ago to customers known for a year',
  ],
  cardOfBureau: [
    '评分所看各月的进项和销项发票均由税务机关提供，没有遗漏的余地，按税务采集数据的评分卡计分。',
    'All months of purchases and sales that the score looks at were told by the tax bureau, of which nothing can be left out: scored by the card of collected data.',
  ],
  cardOfBureauAlone: [
    '评分只看税务机关提供的进项和销项发票，没有遗漏的余地，按税务采集数据的评分卡计分；企业文件中另有的发票不计入评分。',
    'The score looks only at purchases and sales that the tax bureau told, of which nothing can be left out: scored by the card of collected data. Invoices that only files of the enterprise hold do not count.',
  ],
  cardOfGapsAlone: [
    '评分只看税务机关提供的进项和销项发票，其中有月份未提供，按文件数据的评分卡计分；企业文件中另有的发票不计入评分。',
    'The score looks only at purchases and sales that the tax bureau told, which leave out months: scored by the card of files. Invoices that only files of the enterprise hold do not count.',
  ],
  filesNewer: [
    '最近月份的发票只有企业文件，税务机关提供的发票到此前为止；评分只看税务机关提供的发票，文件不使评分更高。',
    'Only files of the enterprise tell the newest months, the tax bureau those before: scored by what the bureau told, and no higher for the files.',
  ],
  lowerOfBoth: [
    '最近月份的发票只有企业文件，税务机关提供的发票到此前为止；连同文件按文件数据的评分卡计分更低，取较低者。',
    'Only files of the enterprise tell the newest months, the tax bureau those before: the card of files, over all of them, gives less, and the lower score counts.',
  ],
  cardOfFiles: [
    '评分所看的发票并非每月都由税务机关提供，按文件数据的评分卡计分，不看文件可能遗漏的内容。',
    'Not every month of invoices that the score looks at was told by the tax bureau: scored by the card of files, which looks at nothing that a file may leave out.',
  ],
})
