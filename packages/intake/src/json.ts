/** JSON of strangers, judged before it is parsed: in memory a text of brackets alone becomes thirty times as large. */
import { IntakeError } from './errors.ts'
import { LIMITS } from './limits.ts'

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The value of a text. Errors: CORRUPTED, also where it is nested too deeply; TOO_LARGE. */
export function parseJson(text: string): unknown {
  const plain = text.replace(/^\ufeff/, '')
  guard(plain)
  try {
    return JSON.parse(plain)
  } catch {
    throw new IntakeError('CORRUPTED')
  }
}

/** What a text within JSON holds when it is JSON itself, undefined otherwise. Errors: as of `parseJson` where it has too much. */
export function openedJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  guard(text)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counts what opens and what is told apart by commas, texts left out; of what is no JSON it may count anything. */
function guard(text: string): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    else if (code === COMMA) values++
    else if (code === CLOSE_LIST || code === CLOSE_RECORD) depth--
    else if (code === OPEN_LIST || code === OPEN_RECORD) {
      values++
      if (++depth > LIMITS.maxJsonDepth) throw new IntakeError('CORRUPTED')
    }
    if (values > LIMITS.maxJsonValues) throw new IntakeError('TOO_LARGE')
  }
}

/** Where the quote stands that ends a text; the end of all where none does. */
function endOfText(text: string, begin: number): number {
  let end = text.indexOf('"', begin + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let from = at
  while (text.charCodeAt(from - 1) === BACKSLASH) from--
  return (at - from) % 2 === 1
}
