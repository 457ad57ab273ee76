/** A tag of a page: `<td colspan=2>` → name `td`, closing false. Text between tags comes as strings. */
export interface HtmlTag {
  name: string
  closing: boolean
  attributes: ReadonlyMap<string, string>
}

/** Content of these is no text of the page. */
const SILENT = new Set(['script', 'style', 'template', 'noscript'])
/** Attributes of one tag that are looked at; inputs of bureaus have twenty. */
const MAX_ATTRIBUTES = 64

/**
 * Tags and texts of a page in their order, as browsers forgive them: unquoted values, tags left open, comments anywhere. Every
 * character is looked at once.
 */
export function* htmlTokens(html: string): Generator<HtmlTag | string> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) {
      yield unescapeHtml(html.slice(at))
      return
    }
    if (open > at) yield unescapeHtml(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const { tag, end } = readTag(html, open)
    at = end
    if (tag === null) continue
    if (!tag.closing && SILENT.has(tag.name)) {
      at = endOf(html, tag.name, end)
      continue
    }
    yield tag
  }
}

function endOf(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}

const SPACE = /\s/

function readTag(html: string, open: number): { tag: HtmlTag | null; end: number } {
  let at = open + 1
  const closing = html[at] === '/'
  if (closing) at++
  const from = at
  while (at < html.length && at - from < 32 && /[\w:-]/.test(html[at]!)) at++
  const name = html.slice(from, at).toLowerCase()
  const attributes = new Map<string, string>()
  while (at < html.length && html[at] !== '>') {
    const start = at
    while (at < html.length && (SPACE.test(html[at]!) || html[at] === '/')) at++
    const key = at
    while (at < html.length && !/[\s=>/]/.test(html[at]!)) at++
    const word = html.slice(key, at).toLowerCase()
    while (at < html.length && SPACE.test(html[at]!)) at++
    let value = ''
    if (html[at] === '=') {
      at++
      while (at < html.length && SPACE.test(html[at]!)) at++
      const quote = html[at]
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1)
        value = html.slice(at + 1, close < 0 ? html.length : close)
        at = close < 0 ? html.length : close + 1
      } else {
        const begin = at
        while (at < html.length && !/[\s>]/.test(html[at]!)) at++
        value = html.slice(begin, at)
      }
    }
    if (word !== '' && attributes.size < MAX_ATTRIBUTES) attributes.set(word, unescapeHtml(value))
    if (at === start) at++
  }
  return { tag: name === '' ? null : { name, closing, attributes }, end: at + 1 }
}

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  ndash: '–',
  yen: '¥',
}

/** Character references that Chinese forms use; others stay as they stand. */
export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (name[0] !== '#') return NAMED[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
