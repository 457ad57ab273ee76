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
]

/** Numbers with their counter, months, and what is joined of parts. */
const PARTS: readonly Sentence[] = [
  [/^往来方为(.+)$/, 'party is $1'],
  [/^价税合计(?:不低于 ([\d,.]+) 元)?、?(?:低于 ([\d,.]+) 元)?$/, 'total from $1 to below $2 yuan'],
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
