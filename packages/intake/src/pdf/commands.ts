/**
 * How much a page is told to draw, before anything is drawn: a few KB of a PDF unpack to hundreds of MB of commands, of which the engine
 * makes a list in memory, and nothing that it does with it can be broken off from within.
 */
import { constants, inflateSync } from 'node:zlib'
import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { READING_SAYS } from '../words.ts'

/** `7 0 obj << … >> stream`: its number, its dictionary (those of commands are short), and where its bytes begin and end at most. */
interface Stream {
  number: number
  dictionary: string
  start: number
  end: number
}

const OBJECT = /(\d{1,8})\s+\d{1,5}\s+obj\b/g
const BEGIN = /stream\r?\n/
const LONGEST_DICTIONARY = 2_000
/** What a page draws: one stream, or several in a row. */
const CONTENTS = /\/Contents\s*(?:\[([\d\sR]{0,20000})\]|(\d{1,8})\s+\d{1,5}\s+R)/g
const REFERENCE = /(\d{1,8})\s+\d{1,5}\s+R/g
const FILTER = /\/Filter\s*(?:\[([^\]]{0,200})\]|(\/\w+))/
/** A book of three hundred pages has some thousands. */
const MOST_STREAMS = 20_000
/** Packed once more, at most so often. */
const MOST_FILTERS = 4

/** Throws TOO_LARGE where a page, or a form that pages draw, has more commands than any page that a person looks at. */
export function checkCommands(bytes: Uint8Array): void {
  // One character a byte, so that places in the text are places in the file.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const streams = streamsOf(text)
  // Tables of objects say what pages draw, too.
  const tables = streams.filter(({ dictionary }) => /\/ObjStm\b/.test(dictionary))
  const pages = [text, ...tables.map((table) => unpacked(bytes, table).toString('latin1'))]
    .flatMap((told) => [...told.matchAll(CONTENTS)])
    .map(([, several, one]) =>
      one ? [Number(one)] : [...several!.matchAll(REFERENCE)].map(([, number]) => Number(number)),
    )
  const drawn = new Set(pages.flat())
  const sizes = new Map<number, number>()
  for (const stream of streams) {
    const { number, dictionary } = stream
    if (!drawn.has(number) && !/\/Subtype\s*\/Form\b/.test(dictionary)) continue
    const size = unpacked(bytes, stream).length
    sizes.set(number, Math.max(size, sizes.get(number) ?? 0))
  }
  for (const page of [...pages, ...[...sizes.keys()].map((form) => [form])])
    if (page.reduce((sum, n) => sum + (sizes.get(n) ?? 0), 0) > LIMITS.maxPageCommands)
      throw tooMuch()
}

const tooMuch = () => new IntakeError('TOO_LARGE', READING_SAYS.pageDrawsTooMuch)

function streamsOf(text: string): Stream[] {
  const found: Stream[] = []
  let end = 0
  for (const { index, 0: head, 1: number } of text.matchAll(OBJECT)) {
    const from = index + head.length
    const begin = BEGIN.exec(text.slice(from, from + LONGEST_DICTIONARY))
    if (!begin) continue
    const dictionary = text.slice(from, from + begin.index)
    if (/\bendobj\b/.test(dictionary)) continue
    if (found.length === MOST_STREAMS) throw tooMuch()
    const start = from + begin.index + begin[0].length
    // Sought onwards from the last one: a file without any would be gone through for each.
    if (end < start) end = indexOr(text, 'endstream', start)
    found.push({ number: Number(number), dictionary, start, end })
  }
  return found
}

const indexOr = (text: string, word: string, from: number): number => {
  const at = text.indexOf(word, from)
  return at < 0 ? text.length : at
}

/** What is broken has no commands here: the engine says so. Throws where there is more than a page may have. */
function unpacked(bytes: Uint8Array, { dictionary, start, end }: Stream): Buffer {
  const [, several, one] = FILTER.exec(dictionary) ?? []
  const filters = (several ?? one ?? '').match(/\w+/g) ?? []
  if (filters.length === 0) return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start)
  let data: Uint8Array = bytes.subarray(start)
  for (const filter of filters.slice(0, MOST_FILTERS)) {
    if (filter !== 'FlateDecode' && filter !== 'Fl') return Buffer.alloc(0)
    try {
      data = inflateSync(data, {
        maxOutputLength: LIMITS.maxPageCommands + 1,
        finishFlush: constants.Z_SYNC_FLUSH,
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooMuch()
      return Buffer.alloc(0)
    }
  }
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength)
}
