import { TABLE_SAYS } from '../../table-words.ts'
import { TableError } from '../table-invoice.ts'
import { nextTag, refuseDoctype } from './xml.ts'

/** What may stand before the container: columns, views, the names of styles. Beyond it the part is something else. */
const MAX_PREAMBLE = 4 * 1024 * 1024
/** Views and columns of a sheet take less. */
const MAX_KEPT = 64 * 1024
/** Neither a row of 256 cells nor a text of 32,767 characters with a form for each of them is longer. */
const MAX_ELEMENT = 8 * 1024 * 1024
/** A document type stands at the very beginning or nowhere. */
const HEAD = 4096
/** Longest namespace prefix that is looked for before the name of the container. */
const MAX_PREFIX = 32
const SLASH = 47

/** One element: its start tag without `>`, and what is between its tags. */
export interface Element {
  tag: string
  inner: string
}

/**
 * Cuts the XML of a part, as it arrives, into the elements of one name inside one container. No character is looked at again
 * because more have come: what was searched in vain is not searched again, so the work grows with the part alone, whatever
 * stands in it.
 */
export class ElementCutter {
  /** Namespace prefix with its colon, '' for none; null before the container has been found. */
  prefix: string | null = null
  private readonly container: string
  private readonly name: string
  private rest = ''
  /** Characters that were dropped before the container. */
  private passed = 0
  /** Of the element that `rest` begins with: the `>` of its start tag, −1 while unknown, and how much was searched in vain. */
  private tagEnd = -1
  private searched = 0
  private headSeen = false
  /** What stood before the container, as much of it as columns take. */
  preamble = ''

  constructor(container: string, name: string) {
    this.container = container
    this.name = name
  }

  /** Whole elements that are there after this text. Errors: XML_ENTITY, TOO_LARGE, CORRUPTED (no container). */
  push(text: string): Element[] {
    this.rest += text
    if (!this.headSeen) {
      refuseDoctype(this.rest.slice(0, HEAD))
      this.headSeen = this.rest.length >= HEAD
    }
    if (this.prefix === null && !this.enter()) return []
    const found = this.cut()
    if (this.rest.length > MAX_ELEMENT)
      throw new TableError('TOO_LARGE', TABLE_SAYS.sheetBeyondFormat)
    return found
  }

  /** Looks for the start tag of the container, `<sheetData` or `<x:sheetData`. */
  private enter(): boolean {
    const { rest, container } = this
    for (let at = rest.indexOf(container); at >= 0; at = rest.indexOf(container, at + 1)) {
      const before = rest.slice(Math.max(0, at - MAX_PREFIX - 1), at)
      const opened = /<(\w*:)?$/.exec(before)
      if (!opened) continue
      this.prefix = opened[1] ?? ''
      this.keep(rest.slice(0, at))
      this.rest = rest.slice(at + container.length)
      return true
    }
    const keep = Math.min(rest.length, container.length + MAX_PREFIX + 1)
    this.passed += rest.length - keep
    this.keep(rest.slice(0, rest.length - keep))
    this.rest = rest.slice(rest.length - keep)
    if (this.passed > MAX_PREAMBLE) throw new TableError('CORRUPTED', TABLE_SAYS.tableDamaged)
    return false
  }

  private keep(text: string): void {
    if (this.preamble.length < MAX_KEPT) this.preamble += text.slice(0, MAX_KEPT)
  }

  private cut(): Element[] {
    const xml = this.rest
    const open = `<${this.prefix}${this.name}`
    const close = `</${this.prefix}${this.name}>`
    const found: Element[] = []
    for (let at = 0; ; ) {
      const from = nextTag(xml, open, at)
      if (from < 0) {
        // The last characters may be the beginning of a tag.
        this.rest = xml.slice(Math.max(at, xml.length - open.length))
        return found
      }
      // Only an element that was left open begins where the rest begins.
      if (from > 0) this.begin()
      if (this.tagEnd < 0) this.tagEnd = xml.indexOf('>', from + this.searched)
      const empty = this.tagEnd >= 0 && xml.charCodeAt(this.tagEnd - 1) === SLASH
      const to =
        this.tagEnd < 0
          ? -1
          : empty
            ? this.tagEnd
            : xml.indexOf(close, Math.max(this.tagEnd, from + this.searched))
      if (to < 0) {
        this.rest = xml.slice(from)
        if (this.tagEnd >= 0) this.tagEnd -= from
        this.searched = Math.max(0, this.rest.length - close.length)
        return found
      }
      found.push({
        tag: xml.slice(from, empty ? this.tagEnd - 1 : this.tagEnd),
        inner: empty ? '' : xml.slice(this.tagEnd + 1, to),
      })
      at = empty ? to + 1 : to + close.length
      this.begin()
    }
  }

  private begin(): void {
    this.searched = 0
    this.tagEnd = -1
  }
}
