/** Pattern of `ilike` for "contains this text", the wildcards in it taken literally; null for nothing asked. */
export const likeOf = (keyword: string | undefined): string | null =>
  keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null

/** The operator for it: a text without letters of two cases needs no folding of every row, which costs four times the comparison. */
export const likeBy = (keyword: string): 'like' | 'ilike' =>
  keyword.toLowerCase() === keyword.toUpperCase() ? 'like' : 'ilike'
