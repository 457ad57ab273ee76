/** 品类 of a line: the first digits of its 税收分类编码, or the short name between asterisks. */

/** Whether a query for goods means codes (by prefix) or one short name. */
export const isCodePrefix = (wanted: string): boolean => /^\d+$/.test(wanted)

export const isCategory = (category: string, wanted: string): boolean =>
  isCodePrefix(wanted) ? category.startsWith(wanted) : category === wanted
