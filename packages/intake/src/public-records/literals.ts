/**
 * Values in texts that are no JSON: literals of Python (`{'案号': None}`) and of scripts (`Mock.mock(/x/, () => ({a: 1, // 注释`), one after
 * another. They are read, never run.
 */
import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
  ['undefined', null],
  ['NaN', null],
])
const CLOSES: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' }
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '0': '\0',
}
/** Readings of a character: what cannot be read is begun anew behind its first one. */
const WORK = 60

class NoLiteral extends Error {}
/** Thrown at every bracket that opens nothing: one, because a stack costs more than the reading. */
const NO_LITERAL = new NoLiteral()

/** Records and lists of the text, the outermost that can be read. Errors: CORRUPTED where one is nested too deeply; TOO_LARGE. */
export function literalsIn(text: string): unknown[] {
  return new Literals(text).all()
}

class Literals {
  private readonly text: string
  private at = 0
  private work: number
  private values = 0
  private unclosed = Number.POSITIVE_INFINITY

  constructor(text: string) {
    this.text = text
    this.work = text.length * WORK
  }

  all(): unknown[] {
    const found: unknown[] = []
    while (this.at < this.text.length && this.work > 0) {
      this.blank()
      const begin = this.at
      const open = this.text[begin]
      if (open === '{' || open === '[') {
        try {
          found.push(this.value(0))
          continue
        } catch (thrown) {
          if (thrown !== NO_LITERAL) throw thrown
        }
      }
      this.at = begin + 1
    }
    return found
  }

  private value(depth: number): unknown {
    this.blank()
    if (depth > LIMITS.maxJsonDepth) throw new IntakeError('CORRUPTED')
    if (++this.values > LIMITS.maxJsonValues) throw new IntakeError('TOO_LARGE')
    if (--this.work <= 0) throw NO_LITERAL
    const open = this.text[this.at]
    if (open === '{') return this.record(depth)
    if (open === '[' || open === '(') return this.list(open, depth)
    return this.single()
  }

  private record(depth: number): unknown {
    // No prototype: a key `__proto__` is a key.
    const record: Record<string, unknown> = Object.create(null)
    this.entries('{', () => {
      const key = String(this.single(true))
      this.blank()
      if (this.text[this.at++] !== ':') throw NO_LITERAL
      record[key] = this.value(depth + 1)
    })
    return record
  }

  private list(open: string, depth: number): unknown[] {
    const list: unknown[] = []
    this.entries(open, () => list.push(this.value(depth + 1)))
    return list
  }

  /** What stands between brackets, a comma after each; a last one may be too many. */
  private entries(open: string, entry: () => void): void {
    this.at++
    for (;;) {
      this.blank()
      if (this.text[this.at] === CLOSES[open]) break
      entry()
      this.blank()
      if (this.text[this.at] === ',') this.at++
      else if (this.text[this.at] !== CLOSES[open]) throw NO_LITERAL
    }
    this.at++
  }

  private single(asKey = false): unknown {
    const quoted = /[uUbBrR]?(["'`])/y
    quoted.lastIndex = this.at
    const quote = quoted.exec(this.text)
    if (quote) {
      this.at = quoted.lastIndex
      return this.quoted(quote[1]!)
    }
    const bare = /[-+]?[\w$.\u4e00-\u9fff]{1,64}/y
    bare.lastIndex = this.at
    const word = bare.exec(this.text)?.[0]
    if (word === undefined) throw NO_LITERAL
    this.step(word.length)
    if (/^[-+]?\d{1,15}(?:\.\d{1,20})?(?:[eE][-+]?\d{1,3})?$/.test(word)) return Number(word)
    if (/^\d+$/.test(word) || asKey) return word
    if (!WORDS.has(word)) throw NO_LITERAL
    return WORDS.get(word)
  }

  private quoted(quote: string): string {
    let text = ''
    for (;;) {
      const char = this.text[this.at]
      if (char === undefined) throw NO_LITERAL
      this.step(1)
      if (char === quote) return text
      text += char === '\\' ? this.escaped() : char
    }
  }

  private escaped(): string {
    const char = this.text[this.at] ?? ''
    this.step(1)
    const length = char === 'u' ? 4 : char === 'x' ? 2 : 0
    const digits = this.text.slice(this.at, this.at + length)
    if (length > 0 && digits.length === length && /^[\da-fA-F]+$/.test(digits)) {
      this.step(length)
      return String.fromCharCode(Number.parseInt(digits, 16))
    }
    return char === '\n' ? '' : (ESCAPES[char] ?? char)
  }

  /** Blanks and comments. */
  private blank(): void {
    for (;;) {
      const char = this.text[this.at]
      if (char !== undefined && /\s/.test(char)) this.step(1)
      else if (char === '/' && this.text[this.at + 1] === '/') this.upTo('\n', 1)
      else if (char === '/' && this.text[this.at + 1] === '*' && this.at < this.unclosed) {
        if (this.text.indexOf('*/', this.at) < 0) this.unclosed = this.at
        else this.upTo('*/', 2)
      } else return
      if (this.work <= 0) return
    }
  }

  private upTo(end: string, length: number): void {
    const found = this.text.indexOf(end, this.at)
    this.step((found < 0 ? this.text.length : found + length) - this.at)
  }

  private step(length: number): void {
    this.at += length
    this.work -= length
  }
}
