/** Industries by what somebody types: a code, part of a name, or several of both. */
import { INDUSTRIES, type Industry } from './industries.ts'

/** Entries worth listing at once. */
const LISTED = 60

/** Best first: a code that begins so, a name that begins so, a name that holds it; broader entries before narrower. */
export function searchIndustries(
  typed: string,
  limit = LISTED,
): { found: readonly Industry[]; more: number } {
  const words = typed.normalize('NFKC').toUpperCase().split(/\s+/).filter(Boolean)
  if (words.length === 0)
    return { found: INDUSTRIES.filter((i) => i.level === 'SECTION' && i.section !== null), more: 0 }
  const scored = INDUSTRIES.flatMap((industry, at) => {
    const scores = words.map((word) => score(industry, word))
    return scores.includes(null)
      ? []
      : [{ industry, at, score: scores.reduce((sum: number, one) => sum + (one ?? 0), 0) }]
  })
  scored.sort(
    (a, b) => a.score - b.score || a.industry.code.length - b.industry.code.length || a.at - b.at,
  )
  const found = scored.slice(0, limit).map(({ industry }) => industry)
  return { found, more: scored.length - found.length }
}

function score({ code, name, section }: Industry, word: string): number | null {
  if (/^[A-Z]?\d*$/.test(word))
    return code.startsWith(word) || `${section ?? ''}${code}`.startsWith(word) ? 0 : null
  return name.startsWith(word) ? 1 : name.includes(word) ? 2 : null
}
