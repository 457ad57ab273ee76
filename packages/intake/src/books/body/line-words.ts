/** What lines of a book say that are no data: totals, what an account began with, what a program prints below, names of sections. */

const SUM = '(?:总?合[计計]|[总總小累][计計]|共[计計])'
const OF = '(?:(?:本|当)(?:页|日|月|期|年|前)|(?:20\\d\\d年)?(?:\\d{1,2}月份?)?|全年|期末)'
/** `合 计`, `本月合计`, `3月合计`, wherever in a line it stands. */
const TOTAL = new RegExp(`^${OF}${SUM}[:：]?$|^(?:本(?:日|月|期|年))?(?:合计)?累计[:：]?$`)
/** In the place of a name: `资产小计`, `1号仓合计`, `合计：共2条`, `Total`. */
const NAMED_TOTAL = new RegExp(
  `${SUM}(?:[:：]?共?\\d*[条行笔项个]?|[(（].{0,8}[)）])[:：]?$|^(?:grand|sub)?totals?[:：]?$`,
  'i',
)
const FOOTER = /^(?:制表|打印|审核|复核|编制|核算单位|制单|其他信息|第\d+页|过次页|承前页)/
/** What an account began or ended with, among its lines. */
const BROUGHT =
  /^(?:(?:期初|月初|年初|上[年期月日页]|昨日|前期|期末|月末|年末|本[日期月])(?:余额|结余|结转|结存)|承前页|结转下[年期月页])$/

/** A text as the words here are written. */
export const plain = (text: string): string => (/\s/.test(text) ? text.replace(/\s+/g, '') : text)

/** @param words as `plain` gives them, here and below */
export const isTotal = (words: readonly string[]): boolean => words.some((word) => TOTAL.test(word))
export const isNamedTotal = (name: string): boolean => NAMED_TOTAL.test(plain(name))
export const isFooter = (words: readonly string[]): boolean =>
  words.some((word) => FOOTER.test(word))
export const isBrought = (words: readonly string[]): boolean =>
  words.some((word) => BROUGHT.test(word))
