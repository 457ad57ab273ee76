/** Pattern of `ilike` for "contains this text", the wildcards in it taken literally; null for nothing asked. */
export const likeOf = (keyword: string | undefined): string | null =>
  keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null
