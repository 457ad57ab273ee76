/**
 * The words of the documents in English. What the engine says stands in its words; what comes from elsewhere (states of bureaus,
 * accounts, regions) in tables here. What cannot be said whole stays as it was written: half a sentence in each language says nothing.
 */
import { ENGINE_WORDS } from '@xinjian/engine/words'
import { readerOf } from '@xinjian/format/say/read'
import { withStops } from '@xinjian/format/say/stops'
import { ELSEWHERE } from './elsewhere.ts'

/** Characters and marks that no English text has. */
const CHINESE = /[\u3400-\u9fff，。；：、（）]/
const QUOTED = /“[^”]*”/g

const read = withStops(readerOf([...ENGINE_WORDS, ...ELSEWHERE]))
const known = new Map<string, string>()

/** In English, or unchanged where a word of it is not known. */
export function inEnglish(text: string): string {
  if (!CHINESE.test(text)) return text
  const before = known.get(text)
  if (before !== undefined) return before
  const found = read(text, wholly)
  const said = found === null ? text : found.trim()
  known.set(text, said)
  return said
}

/** In English, or null where Chinese is left that is no quotation. */
export function wholly(text: string): string | null {
  const said = inEnglish(text)
  return CHINESE.test(said.replace(QUOTED, '')) ? null : said
}
