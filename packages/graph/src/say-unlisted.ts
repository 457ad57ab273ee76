import { readEnglish } from './read-english.ts'
import { GRAPH_SAYS } from './words.ts'

/** Circles of supply as an answer counts them. */
export interface CountedCircles {
  byLength: readonly { count: number }[]
  /** false = there are at least so many. */
  complete: boolean
  /** As many are told as findings; absent = that is not known. */
  told?: number | undefined
}

/** That circles are left out, in the reader's language; null = all that are known of are told. */
export function sayUnlisted(
  { byLength, complete, told }: CountedCircles,
  language: 'zh' | 'en',
): string | null {
  if (told === undefined) return null
  const n = byLength.reduce((sum, { count }) => sum + count, 0) - told
  if (n <= 0) return null
  const said = GRAPH_SAYS[complete ? 'unlisted' : 'unlistedAtLeast']({ told, n })
  return language === 'zh' ? said : readEnglish(said)
}
