/** The entries of GB/T 4754—2017, read off the table once. About 50 KB of text: fetch it where it is needed, not before. */
import { GB4754 } from './gb4754.ts'
import { plainCode, sectionOfCode } from './section.ts'

export type IndustryLevel = 'SECTION' | 'DIVISION' | 'GROUP' | 'CLASS'

export interface Industry {
  /** `F`, `51`, `519`, `5191`; digits carry no letter. */
  code: string
  name: string
  level: IndustryLevel
  /** Null: bureaus' own rows, outside the standard. */
  section: string | null
}

const LEVELS: readonly IndustryLevel[] = ['SECTION', 'DIVISION', 'GROUP', 'CLASS']

/** In the order of the standard: a section, then its divisions, each with its groups and their classes. */
export const INDUSTRIES: readonly Industry[] = GB4754.trim()
  .split('\n')
  .flatMap((line) => (/^[A-Z] /.test(line) ? [line.replace(' ', '')] : line.split(' ')))
  .map((entry) => {
    const [, code = '', name = ''] = /^([A-Z]?\d*)(.+)$/.exec(entry) ?? []
    return { code, name, level: LEVELS[code.length - 1]!, section: sectionOfCode(code) }
  })

const byCode = new Map(INDUSTRIES.map((industry) => [industry.code, industry]))

/** The entry of a code, with or without the letter of its section; null = no such code. */
export function industryOf(code: string): Industry | null {
  const plain = plainCode(code)
  const known = byCode.get(plain)
  if (known) return known
  const digits = plain.slice(1)
  return sectionOfCode(plain) === plain[0] ? (byCode.get(digits) ?? null) : null
}
