/**
 * Sentences that carry figures, as patterns: `$1` is put in as it was written, `@1` is said in English itself, `~1` so
 * with a small first letter, `&1` is quoted: words of the enterprise or of an office. A sentence of which a part cannot be said is left whole, as it was written.
 */
import { SCORE } from './score/sentences.ts'

export type Sentence = readonly [pattern: RegExp, english: string]

/** Details of indicators, reasons why something was not judged, results of checks. */
const DETAILS: readonly Sentence[] = [
  [/^应有(\d+)个月$/, '$1 months wanted'],
  [/^主税种为(.+)$/, 'the main tax is @1'],
  [/^成立(.+)，首笔缴款(.+)$/, 'Founded $1, first payment $2'],
  [/^三者均为(.+)元$/, 'All three come to $1 yuan'],
  [/^税务机关显示(\d+)笔欠税$/, 'The tax office shows $1 arrears'],
  [
    /^(\d+)笔(.+)元没有缴款日期，不归入任何月份，未计入$/,
    '$1 of $2 yuan without a day of payment, in no month and not counted',
  ],
  [
    /^(\d+)笔(.+)元税务机关未显示入库，未计入纳税总额$/,
    '$1 of $2 yuan not shown in the treasury, outside the total',
  ],
  [
    /^(\d+)笔(.+)元未注明税款属性或为利息，未计入纳税总额$/,
    '$1 of $2 yuan without a stated nature, outside the total',
  ],
  [
    /^另有(\d+)笔(.+)元已缴款未入库，未计入$/,
    '$1 more of $2 yuan paid, not in the treasury, left out',
  ],
  [
    /^另有(\d+)笔(.+)元未注明税款属性或为利息，未计入$/,
    '$1 more of $2 yuan without a stated nature, left out',
  ],
  [/^另有(\d+)笔欠税未注明余额，未计入$/, '$1 more arrears without a balance, left out'],
  [/^另有(\d+)笔欠税未注明发生日期，未计入$/, '$1 more arrears without a day, left out'],
  [
    /^近(\d+)个月，按缴款日期归属；(\d{4})年为(.+)至(.+)，(\d{4})年为(.+)至(.+)$/,
    'Last $1 months, by day of payment; $2 is $3 to $4, $5 is $6 to $7',
  ],
  [/^共(\d+)笔$/, '$1 in all'],
  [/^([\d-]+)以来的缴款记录中没有(.+)。$/, 'Since $1 there is no payment of this kind.'],
  [/^(.+)近(\d+)个月采集完整$/, '@1: all of the last $2 months collected'],
]

/** Findings and rules that were hit. */
const FINDINGS: readonly Sentence[] = [
  [
    /^近(\d+)个月开票同比增长(.+)，保持增长。$/,
    'Sales of the last $1 months grew by $2 on the year before.',
  ],
  [
    /^客户与供应商均集中于外省\((.+?)(?:均)?(?:不低于|超过|高于)(.+)\)。$/,
    'Customers and suppliers both lie outside the province (from $2).',
  ],
  [/^近(\d+)个月缴款记录中没有滞纳金。$/, 'No late fee in the last $1 months.'],
  [/^近(\d+)个月每月均有税款入库，纳税连续。$/, 'Tax in each of the last $1 months.'],
  [/^近(\d+)个月纳税总额(.+)。$/, 'Tax paid in the last $1 months: @2.'],
  [
    /^近(\d+)个月增值税与企业所得税实缴同比增长(.+)。$/,
    'VAT and income tax of the last $1 months grew by $2 on the year before.',
  ],
  [
    /^最近一次采集时，税务机关未显示欠税余额。$/,
    'At the last collection the tax office showed no arrears.',
  ],
  [
    /^近(\d+)个月实缴增值税(.+)元，缴款记录中没有城市维护建设税，建议核实。$/,
    '$2 yuan of VAT in $1 months without city construction tax: to be checked.',
  ],
  [
    /^企业当前欠缴税款(.+)元，最早发生于(.+)，存在税务追缴与滞纳金风险。$/,
    'Tax of $1 yuan is owed, since $2: it may be pursued with late fees.',
  ],
  [/^近(\d+)个月产生滞纳金(\d+)次(.+)元。$/, '$2 late fees of $3 yuan in $1 months.'],
]

/** Numbers with their counter, months, and what is joined of parts. */
const PARTS: readonly Sentence[] = [
  [/^(?:开票|缴款)日期(?:截至)? ?([\d-]+)$/, 'dated up to $1'],
  [/^(?:开票|缴款)日期 ?([\d-]+) 至 ([\d-]+)$/, 'dated $1 to $2'],
  [/^往来方为(.+)$/, 'party is $1'],
  [/^税种为(.+)$/, 'kind of tax: @1'],
  [/^价税合计(?:不低于 ([\d,.]+) 元)?、?(?:低于 ([\d,.]+) 元)?$/, 'total from $1 to below $2 yuan'],
  [/^计入纳税总额的税款\(已入库\)$/, 'tax in the treasury that counts'],
  [/^(\d{4})年$/, '$1'],
  [/^(\d{4})年同比$/, '$1 on the year before'],
  [/^其他 ?(\d+) ?个品类$/, '$1 other categories'],
  [/^([<>=≥≤]?-?[\d.,]+)万元$/, '$1 × 10,000 yuan'],
  [/^([<>=≥≤]?-?[\d.,]+)元$/, '$1 yuan'],
  [/^([<>=≥≤]?-?[\d.,]+)[次笔]$/, '$1'],
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
  [/^上一个(\d+)个月$/, '$1 months before'],
  [/^近(\d+)个月(蓝票|明细)$/, '@2, last $1 months'],
  [/^明细$/, 'lines'],
  [/^不含税$/, 'without tax'],
  [/^负数按0计$/, 'negative as 0'],
  [/^价税合计净额$/, 'net total with tax'],
  [/^前(\d+)(?:名|笔)$/, 'top $1'],
  [/^(.+)\(([^()]+)\)$/, '@1 (@2)'],
  [/^([^，。；]+)，([^，。；]+)$/, '@1, @2'],
  [/^(.+?)；(.+)$/, '@1; @2'],
  [/^(.+?)、(.+)$/, '@1, @2'],
]

export const SENTENCES: readonly Sentence[] = [...DETAILS, ...FINDINGS, ...SCORE, ...PARTS]
