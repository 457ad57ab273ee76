/** The section that an industry's code or name says, as registers, licences and people write it. */
import { INDUSTRIES, type Industry } from './industries.ts'
import { sectionOfCode } from './section.ts'

/** Likeness of two names (Dice coefficient of letter pairs) from which the wording is taken for the same; ours. */
const ALIKE = 0.6
/** Letters of an entry's name from which it may be recognised inside a longer text. */
const TELLING = 4

/** Without what writers change at will: marks, joining words, the closing 业. */
const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[和与及]/g, '')
    .replace(/(?:行业|业)$/, '')

let named: readonly { name: string; industry: Industry }[] | null = null
const names = () =>
  (named ??= INDUSTRIES.filter((i) => i.section !== null).map((industry) => ({
    name: bare(industry.name),
    industry,
  })))

/** Section of a code (`5191`, `F5191`) or a name: as written, then tidied, then alike. Null = nothing, or not one section. */
export function sectionOfIndustry(text: string | null | undefined): string | null {
  const [, code, name = ''] = /^\s*([A-Ta-t]?\d{2,4}|[A-Ta-t])?\s*(.*)$/s.exec(text ?? '') ?? []
  const byCode = code ? sectionOfCode(code) : null
  return byCode ?? (name ? sectionOfName(name) : null)
}

function sectionOfName(text: string): string | null {
  const wanted = bare(text)
  if (wanted.length < 2) return null
  const same = names().filter(({ name }) => name === wanted)
  if (same.length > 0) return theOne(same)
  const held = names().filter(
    ({ name }) => name.includes(wanted) || (name.length >= TELLING && wanted.includes(name)),
  )
  if (held.length > 0) return theOne(held)
  const scored = names().map((entry) => ({ ...entry, likeness: likeness(entry.name, wanted) }))
  const best = Math.max(...scored.map((entry) => entry.likeness))
  return best < ALIKE ? null : theOne(scored.filter((entry) => entry.likeness === best))
}

const theOne = (found: readonly { industry: Industry }[]): string | null => {
  const sections = new Set(found.map(({ industry }) => industry.section))
  return sections.size === 1 ? found[0]!.industry.section : null
}

function likeness(a: string, b: string): number {
  const pairs = (text: string) => new Set([...text].slice(1).map((c, i) => text[i]! + c))
  const [left, right] = [pairs(a), pairs(b)]
  if (left.size + right.size === 0) return 0
  const shared = [...left].filter((pair) => right.has(pair)).length
  return (2 * shared) / (left.size + right.size)
}
