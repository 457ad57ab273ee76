/** What stands in the text for an expression that a template puts in. */
type Said = (expression: string) => string

/** Texts of a TypeScript source: strings, and templates with `…`, or what `said` says, in the place of what is put in. */
export function literals(source: string, said: Said = () => PUT_IN): string[] {
  const found: string[] = []
  code(source, 0, found, said)
  return found
}

const PUT_IN = '…'
const CONSTANT = /\bconst (\w+)(?:: \w+)? = (?:\([^()]*\)(?:: \w+)? =>\s*)?(['"`])/g
const NAME = /^(\w+)(?:\(.*\))?$/s
/** A constant that is what such a function returns. */
const CALLED = /\bconst (\w+)(?:: \w+)? = (\w+)\(/g
/** A constant of a constant of a constant. */
const DEEPEST = 5

/** The same with the texts of the source's own constants, and of what its functions return, put in; of others the name. */
export function wholeLiterals(source: string): string[] {
  const known = new Map<string, number>()
  for (const { 0: all, 1: name = '', index } of source.matchAll(CONSTANT))
    known.set(name, index + all.length - 1)
  for (const [, name = '', called = ''] of source.matchAll(CALLED)) {
    const at = known.get(called)
    if (at !== undefined) known.set(name, at)
  }
  const saidAt =
    (depth: number): Said =>
    (expression) => {
      const at = known.get(NAME.exec(expression)?.[1] ?? '')
      if (at === undefined || depth > DEEPEST)
        return `${PUT_IN}${/^\w+$/.test(expression) ? expression : ''}`
      if (source[at] !== '`') return source.slice(at + 1, closing(source, at + 1, source[at]!))
      const found: string[] = []
      template(source, at + 1, found, saidAt(depth + 1))
      return found.at(-1)!
    }
  return literals(source, saidAt(0))
}
/** What may stand before a regular expression, and never before a division. */
const BEFORE_REGEX = /[(,=:;!&|?{}[\n]\s*$/

/** Reads code from `at` to its end, or past the brace that closes what a template puts in; where it stopped. */
function code(source: string, at: number, found: string[], said: Said): number {
  let depth = 0
  while (at < source.length) {
    const c = source[at]
    if (source.startsWith('//', at)) at = pastOr(source, '\n', at)
    else if (source.startsWith('/*', at)) at = pastOr(source, '*/', at + 2)
    else if (c === "'" || c === '"') {
      const end = closing(source, at + 1, c)
      found.push(source.slice(at + 1, end))
      at = end + 1
    } else if (c === '`') at = template(source, at + 1, found, said)
    else if (c === '/' && BEFORE_REGEX.test(source.slice(Math.max(0, at - 20), at)))
      at = pastRegex(source, at + 1)
    else if (c === '}' && depth-- === 0) return at + 1
    else {
      if (c === '{') depth++
      at++
    }
  }
  return at
}

function template(source: string, at: number, found: string[], said: Said): number {
  let text = ''
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      const end = code(source, at + 2, found, said)
      text += said(source.slice(at + 2, end - 1).trim())
      at = end
      continue
    }
    const length = source[at] === '\\' ? 2 : 1
    text += source.slice(at, at + length)
    at += length
  }
  found.push(text)
  return at + 1
}

function closing(source: string, at: number, quote: string): number {
  while (at < source.length && source[at] !== quote && source[at] !== '\n')
    at += source[at] === '\\' ? 2 : 1
  return at
}

function pastRegex(source: string, at: number): number {
  for (let listed = false; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '[') listed = true
    else if (source[at] === ']') listed = false
    else if (source[at] === '/' && !listed) break
  }
  return at + 1
}

const pastOr = (source: string, mark: string, at: number): number => {
  const end = source.indexOf(mark, at)
  return end < 0 ? source.length : end + mark.length
}
