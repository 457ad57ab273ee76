import { words } from '@xinjian/format/say/words'

/** Why an indicator has no value, and what its value must be read under. */
export const DETAIL_SAYS = words({
  quoted: ['“{text:text}”', '“{text}”'],
  notFounded: ['企业在该期间尚未成立', 'the enterprise did not exist yet'],
  baseBeforeFounding: ['比较期早于企业成立', 'the compared period lies before the founding'],
  baseWithoutFounding: [
    '比较期不含成立当月',
    'the compared period leaves out the month of the founding',
  ],
  tooFewMonths: [
    '{known:count}个月，至少需要{needed:count}个月',
    '{known|month|months}, at least {needed} needed',
  ],
  partly: ['覆盖{known:count}/{n:count}', '{known} of {n|month|months} known'],
  onlyMonths: ['仅取得{known:code}/{n:code}个月', 'only {known} of {n} months obtained'],
  noData: ['没有数据', 'no data'],
  nil: ['{whole:words}为零', '{whole} is nil'],
  negative: ['{whole:words}为负', '{whole} is negative'],
  no: ['否', 'no'],
})

/** Enterprises of the like. */
export const PEER_SAYS = words({
  none: ['暂无行业基准', 'no peers to compare with'],
  median: ['行业中位数', 'Median of peers'],
  households: ['行业样本户数', 'Peers in the sample'],
  level: ['行业层级', 'Group of peers'],
})

/** The box on the quality of the data. */
export const QUALITY_SAYS = words({
  complete: ['应有{n:count}个月，均已采集', '{n|month|months} wanted, all collected'],
  completeSinceFounding: [
    '应有{n:count}个月，均已采集；成立前{before:count}个月不计',
    '{n|month|months} wanted, all collected; {before|month|months} before the founding left out',
  ],
  missing: ['缺少{months:list}', 'missing: {months}'],
  missingMany: [
    '缺少{months:list} 等{n:count}个月',
    'missing: {months} and others, {n|month|months} in all',
  ],
  partialMonth: ['当月未完整', 'Current month incomplete'],
  partial: [
    '数据截至{day:code}，当月只在图中以“未完整”显示，不计入任何窗口',
    'Data to {day}; the current month is drawn as incomplete and counts in no window',
  ],
  whole: ['数据截止日为月末，没有未完整的月份', 'Data end with a month: none is incomplete'],
  source: ['数据来源', 'Sources'],
  uploadsOnly: [
    '企业已撤回采集授权，只使用自行上传的资料，采集的数据未使用',
    'The enterprise withdrew its consent to collect: only uploaded material is used, nothing that was collected',
  ],
  notCounted: ['来源未提供此项统计', 'the source has no such count'],
  noneFound: ['未发现', 'none found'],
})

/** Data of which only files of the enterprise speak. */
export const FILE_SAYS = words({
  file: ['{name:words}（{n:count}个月）', '{name} ({n|month|months})'],
  files: [
    '近24个月{files:list}来自企业上传的文件，未经税务机关核验。',
    'For the last 24 months, these come from files of the enterprise that no tax bureau has verified: {files}.',
  ],
  filesWithPayments: [
    '近24个月{files:list}来自企业上传的文件，未经税务机关核验；完税证明只证明其所列款项，同期可能另有缴款。',
    'For the last 24 months, these come from files of the enterprise that no tax bureau has verified: {files}; tax certificates prove only the payments that they list, and others may have been made.',
  ],
  months: [
    '{months:list}来自企业上传的文件，未经税务机关核验',
    '{months}: from files of the enterprise that no tax bureau has verified',
  ],
  monthsOfPayments: [
    '{months:list}来自企业上传的文件，未经税务机关核验；完税证明只证明其所列款项，同期可能另有缴款',
    '{months}: from files of the enterprise that no tax bureau has verified; tax certificates prove only the payments that they list, and others may have been made',
  ],
  fromBureau: ['{name:words}来自税务机关', '{name}: from the tax bureau'],
  title: ['涉税数据来自税务机关', 'Tax data come from the tax bureau'],
  at: [
    '近24个月申报、财务报表或缴款有来自企业上传文件的，须人工复核，且不给额度',
    'Returns, statements or payments of the last 24 months that come from files of the enterprise need a review, and there is no limit',
  ],
  gateSource: [
    '平台默认裁决表：文件未经税务机关核验',
    'default table of the platform: no tax bureau has verified the files',
  ],
  ask: [
    '请授权向税务局采集，或提供申报表、财务报表和完税证明的原件以便核对。',
    'Please authorise a collection from the tax bureau, or bring the originals of returns, statements and tax certificates for a check.',
  ],
  change: [
    '取得税务机关的数据后，结论不再受限于上传文件。',
    'With data of the tax bureau the verdict is no longer held back by uploaded files.',
  ],
})

/** Figures with their units, as sentences and thresholds name them. */
export const QUANTITY_SAYS = words({
  yuan: ['{sum:yuan}', '{sum}'],
  drawn: ['{sum:drawn}', '{sum}'],
  share: ['{part:percent}', '{part}'],
  points: ['{n:number}个百分点', '{n|percentage point|percentage points}'],
  days: ['{n:number}天', '{n|day|days}'],
  months: ['{n:number}个月', '{n|month|months}'],
  parties: ['{n:number}家', '{n|enterprise|enterprises}'],
  items: ['{n:number}种', '{n|item|items}'],
  count: ['{n:number}张', '{n|invoice|invoices}'],
  entries: ['{n:number}笔', '{n|entry|entries}'],
  occasions: ['{n:number}次', '{n|time|times}'],
  periods: ['{n:number}期', '{n|period|periods}'],
  cases: ['{n:number}件', '{n|record|records}'],
  times: ['{n:number}倍', '{n|time|times}'],
  manyTimes: ['{times:amount}倍', '{times} times'],
})

/** Lines that a figure crosses. */
export const BOUND_SAYS = words({
  or: [' 或 ', ' or '],
  either: ['{one:words} 或 {other:words}', '{one} or {other}'],
  above: ['>{quantity:words}', '>{quantity}'],
  atLeast: ['≥{quantity:words}', '≥{quantity}'],
  below: ['<{quantity:words}', '<{quantity}'],
  atMost: ['≤{quantity:words}', '≤{quantity}'],
  exactly: ['={quantity:words}', '={quantity}'],
})

/** Parts that code puts side by side, and the marks between them: notes, names of windows, periods. */
export const JOIN_SAYS = words({
  clauses: ['{parts:clauses}', '{parts}'],
  comma: ['{one:words}，{other:words}', '{one}, {other}'],
  listed: ['{one:words}、{other:words}', '{one}, {other}'],
  told: ['{one:words}：{other:words}', '{one}: {other}'],
  noted: ['{one:words}（{note:words}）', '{one} ({note})'],
  within: ['{one:words}({note:words})', '{one} ({note})'],
})

/** A word that somebody else wrote, in quotation marks: it has no English, and without them neither has the sentence around it. */
export const quoted = (text: string): string => DETAIL_SAYS.quoted({ text })
