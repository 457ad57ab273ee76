/**
 * A PDF as our printer writes it (Chromium, Skia): numbered objects, one classic cross-reference table, no object streams, no
 * encryption, one generation. Only such files are read: `readPdf` refuses any other.
 */

export interface PdfObject {
  /** Dictionary, array or value as PDF text, one character a byte. */
  text: string
  /** Bytes of a stream, between its keywords; null = none. */
  stream: Uint8Array | null
}

export interface PdfFile {
  /** By number. */
  objects: ReadonlyMap<number, PdfObject>
  /** Number of the catalogue. */
  root: number
  /** Number of what is said of the file: title, producer; null = nothing. */
  info: number | null
  /** Numbers of the pages, in order. */
  pages: readonly number[]
  /** Bookmarks, outermost first in the order of the file. */
  outline: readonly Bookmark[]
}

export interface Bookmark {
  title: string
  /** Place of its page in `pages`; null = it leads nowhere. */
  page: number | null
  /** 0 = outermost. */
  depth: number
}

/** One character a byte; `TextDecoder` would read another code page. */
const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

/** Throws for a file that our printer did not write. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const tail = latin(bytes.subarray(-64))
  const start = Number(/startxref\s+(\d+)\s+%%EOF/.exec(tail)?.[1] ?? Number.NaN)
  if (!Number.isInteger(start)) throw new Error('not a PDF of our printer: no cross-reference')
  const table = latin(bytes.subarray(start))
  const count = Number(/^xref\n0 (\d+)\n/.exec(table)?.[1] ?? 0)
  if (count === 0) throw new Error('not a PDF of our printer: another cross-reference')
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)]
    .slice(0, count)
    .flatMap(([, offset, use], n) => (use === 'n' ? [{ n, at: Number(offset) }] : []))
    .sort((a, b) => a.at - b.at)
  const objects = new Map(
    offsets.map(({ n, at }, i) => [n, objectAt(bytes, at, offsets[i + 1]?.at ?? start)]),
  )
  const trailer = /trailer\s*<<([\s\S]*)>>/.exec(table)?.[1] ?? ''
  const [root, info] = [refOf(trailer, 'Root'), refOf(trailer, 'Info')]
  if (root === null) throw new Error('not a PDF of our printer: no catalogue')
  const file = { objects, root, info }
  const pages = pagesOf(file, mustRef(file, root, 'Pages'))
  return { ...file, pages, outline: outlineOf(file, pages) }
}

const STREAM = />>\s*stream\r?\n/
const END = /\s*endobj\s*$/

function objectAt(bytes: Uint8Array, from: number, to: number): PdfObject {
  const raw = bytes.subarray(from, to)
  // The dictionary of a stream is short; one without a stream may be long, and is all text.
  const text = latin(raw)
  const body = text.indexOf('obj') + 'obj'.length
  const mark = STREAM.exec(text)
  const length = mark && /\/Length (\d+)/.exec(text.slice(0, mark.index))
  if (!mark || !length) return { text: text.slice(body).replace(END, '').trim(), stream: null }
  const begin = mark.index + mark[0].length
  return {
    text: text.slice(body, mark.index + 2).trim(),
    stream: raw.subarray(begin, begin + Number(length[1])),
  }
}

type Objects = Pick<PdfFile, 'objects'>

/** Text of an object; throws where there is none. */
export function textOf({ objects }: Objects, n: number): string {
  const object = objects.get(n)
  if (!object) throw new Error(`not a PDF of our printer: no object ${n}`)
  return object.text
}

/** The object that a key of a dictionary names; null = none. */
export const refOf = (dictionary: string, key: string): number | null => {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]
  return found === undefined ? null : Number(found)
}

function mustRef(file: Objects, n: number, key: string): number {
  const ref = refOf(textOf(file, n), key)
  if (ref === null) throw new Error(`not a PDF of our printer: no ${key}`)
  return ref
}

/** Numbers of the objects that an array names. */
export const refsIn = (array: string): number[] =>
  [...array.matchAll(/(\d+) 0 R/g)].map(([, n]) => Number(n))

/** What names stand for as destinations; the printer keeps them in one dictionary. */
export function destinationsOf(file: Pick<PdfFile, 'objects' | 'root'>): Map<string, string> {
  const names = refOf(textOf(file, file.root), 'Dests')
  const dictionary = names === null ? '' : textOf(file, names)
  return new Map(
    [...dictionary.matchAll(/\/(\S+) (\[[^\]]*\])/g)].map(([, name = '', to = '']) => [name, to]),
  )
}

function pagesOf(file: Objects, node: number): number[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(textOf(file, node))?.[1]
  return kids === undefined ? [node] : refsIn(kids).flatMap((kid) => pagesOf(file, kid))
}

function outlineOf(file: Objects & { root: number }, pages: readonly number[]): Bookmark[] {
  const outlines = refOf(textOf(file, file.root), 'Outlines')
  const found: Bookmark[] = []
  const walk = (parent: number, depth: number) => {
    for (let n = refOf(textOf(file, parent), 'First'); n !== null; ) {
      const item = textOf(file, n)
      const page = /\/Dest \[(\d+) 0 R/.exec(item)?.[1]
      const at = page === undefined ? -1 : pages.indexOf(Number(page))
      found.push({ title: titleOf(item), page: at < 0 ? null : at, depth })
      walk(n, depth + 1)
      n = refOf(item, 'Next')
    }
  }
  if (outlines !== null) walk(outlines, 0)
  return found
}

/** Titles are hexadecimal UTF-16 with a mark, or plain text. */
function titleOf(item: string): string {
  const hex = /\/Title <FEFF([0-9A-F]*)>/i.exec(item)?.[1]
  if (hex === undefined)
    return (/\/Title \(((?:\\.|[^\\)])*)\)/.exec(item)?.[1] ?? '').replace(/\\(.)/g, '$1')
  return (hex.match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('')
}

/** Text as the value of a /Title. */
export const titleText = (title: string): string =>
  `<FEFF${[...Array(title.length).keys()]
    .map((i) => title.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0'))
    .join('')}>`
