import { TABLE_SAYS } from '../../table-words.ts'
import { TableError } from '../table-invoice.ts'

/** Reading of the few XML forms of SpreadsheetML, without a document tree: a sheet may have a gigabyte of it. */

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Entities and the `_x000D_` escapes of SpreadsheetML. */
export function unescapeXml(text: string): string {
  let s = text
  if (s.includes('&'))
    s = s.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, dec, name) => {
      if (name !== undefined) return NAMED[name] ?? all
      const code = hex === undefined ? Number(dec) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
  return s.includes('_x')
    ? s.replace(/_x([0-9A-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : s
}

/** Value of an attribute in the text of one start tag, raw; null when absent. */
export function attribute(tag: string, name: string): string | null {
  for (let at = tag.indexOf(`${name}=`); at >= 0; at = tag.indexOf(`${name}=`, at + 1)) {
    const before = tag.charCodeAt(at - 1)
    if (before !== 32 && before !== 10 && before !== 9 && before !== 13) continue
    const from = at + name.length + 2
    const to = tag.indexOf(tag[from - 1]!, from)
    return to < 0 ? null : tag.slice(from, to)
  }
  return null
}

/** Text of all `<t>` in an `<si>` or `<is>` whose names carry `prefix`, phonetic readings (`<rPh>`) left out. */
export function richText(xml: string, prefix: string): string {
  const body = xml.includes('rPh') ? withoutPhonetics(xml, prefix) : xml
  const open = `<${prefix}t`
  let text = ''
  for (let at = nextTag(body, open, 0); at >= 0; ) {
    const tagEnd = body.indexOf('>', at)
    if (tagEnd < 0) break
    const end = body.indexOf('<', tagEnd)
    if (end < 0) break
    text += body.slice(tagEnd + 1, end)
    at = nextTag(body, open, end)
  }
  return unescapeXml(text)
}

function withoutPhonetics(xml: string, prefix: string): string {
  const open = `<${prefix}rPh`
  const close = `</${prefix}rPh>`
  let kept = ''
  let at = 0
  for (;;) {
    const from = nextTag(xml, open, at)
    if (from < 0) return kept + xml.slice(at)
    kept += xml.slice(at, from)
    const to = xml.indexOf(close, from)
    if (to < 0) return kept
    at = to + close.length
  }
}

/** Start tags of that name, with any prefix or none, each without its `>`. */
export function* startTags(xml: string, name: string): Generator<string> {
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const end = xml.indexOf('>', at)
    if (end < 0) return
    const tag = xml.slice(at, end)
    const own = /^<(?:\w+:)?([\w-]+)/.exec(tag)?.[1]
    if (own === name) yield tag
    at = xml.indexOf('<', end)
  }
}

/** A document type could define entities that expand without end; SpreadsheetML never has one. */
export function refuseDoctype(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new TableError('XML_ENTITY', TABLE_SAYS.tableEntities)
}

/** Next start tag of exactly this name (`<row`, not `<rowBreaks`); −1 when there is none, or it may not be all there yet. */
export function nextTag(xml: string, open: string, from: number): number {
  for (let at = xml.indexOf(open, from); at >= 0; at = xml.indexOf(open, at + 1)) {
    const next = xml.charCodeAt(at + open.length)
    if (next === 32 || next === 62 || next === 47 || next === 10 || next === 13 || next === 9)
      return at
    if (Number.isNaN(next)) return -1
  }
  return -1
}
