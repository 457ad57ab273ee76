/** What lines of a book say that are no data: totals, what an account began with, what a program prints below, names of sections. */

const SUM = '(?:总?合[计計](?:金额|数|额)?|[总總小累][计計](?:发生额)?|共[计計])'
const OF = '(?:(?:本|当)(?:页|日|月|期|年|前)|(?:20\\d\\d年)?(?:\\d{1,2}月份?)?|全年|期末)'
/** `合 计`, `本月合计`, `3月合计`, wherever in a line it stands. */
const TOTAL = new RegExp(`^${OF}${SUM}[:：]?$|^(?:本(?:日|月|期|年))?(?:合计)?累计[:：]?$`)
/** In the place of a name: `资产小计`, `1号仓合计`, `合计：共2条`, `Total`. */
const NAMED_TOTAL = new RegExp(
  `${SUM}(?:[:：]?共?\\d*[条行笔项个]?|[(（].{0,8}[)）])[:：]?$|^(?:grand|sub)?totals?[:：]?$`,
  'i',
)
const FOOTER = /^(?:制表|打印|审核|复核|编制|核算单位|制单|其他信息|第\d+页)/
/** As nothing else begins: `制表：张三`, `打印日期：2023-04-01`, and such a word alone. */
const LABELLED_FOOTER =
  /^(?:制表|打印|审核|复核|编制|核算单位|制单|其他信息)[人员单位日期时间]{0,4}(?:[:：]|$)|^第\d+页(?:[/,，]?共\d+页)?$/
const MAY_SUM = /合计|小计|总计|总收入|总支出|余额|承[上前]页|[转过]次?下?页/
const VOID = /^已?作废$/
const CARRIED = /^(?:过次页|承前页)/
/** What an account began or ended with, among its lines. */
const BROUGHT =
  /^(?:(?:期初|月初|年初|上[年期月日页]|昨日|前期|期末|月末|年末|本[日期月])(?:余额|结余|结转|结存)|承前页|结转下[年期月页])$/

/** A text as the words here are written. */
export const plain = (text: string): string => (/\s/.test(text) ? text.replace(/\s+/g, '') : text)

/** @param words as `plain` gives them, here and below */
export const isTotal = (words: readonly string[]): boolean => words.some((word) => TOTAL.test(word))
export const isNamedTotal = (name: string): boolean => NAMED_TOTAL.test(plain(name))
/** @param labelled only what nothing else begins with counts: 打印耗材公司 is a supplier */
export const isFooter = (words: readonly string[], labelled: boolean): boolean =>
  words.some((word) => (labelled ? LABELLED_FOOTER : FOOTER).test(word))
/** A paper that was taken back: it stands in the list and counts for nothing. */
export const isVoid = (words: readonly string[]): boolean => words.some((word) => VOID.test(word))
/** What a line may be called that sums up the lines before it, and what a payment may be for as well. */
export const maySum = (words: readonly string[]): boolean =>
  words.some((word) => MAY_SUM.test(word))
/** A sum that goes on overleaf. */
export const isCarried = (words: readonly string[]): boolean =>
  words.some((word) => CARRIED.test(word))
export const isBrought = (words: readonly string[]): boolean =>
  words.some((word) => BROUGHT.test(word))
