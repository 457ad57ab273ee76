/**
 * What PostgreSQL quotes of a row in its messages, and of a value it cannot read. Every character is looked at once, whatever the
 * text: a pattern with an end that does not come would be tried again from every beginning.
 */

interface Quote {
  begins: RegExp
  /** Index of what closes the quotation that begins before `from`, or -1; never behind the end of its line. */
  end(text: string, from: number, line: number): number
}

/** The first match of `pattern` from `from` on that lies within the line. */
const first =
  (pattern: RegExp) =>
  (text: string, from: number, line: number): number => {
    pattern.lastIndex = from
    const at = pattern.exec(text)?.index ?? -1
    return at < line ? at : -1
  }

const QUOTES: readonly Quote[] = [
  { begins: /\bKey \([^)\n]{0,300}\)=\(/g, end: first(/\)(?= |$|[.\n"\\])|\n/g) },
  {
    begins: /Failing row contains \(/g,
    end: (text, from, line) => {
      const at = text.slice(from, line).lastIndexOf(')')
      return at < 0 ? -1 : from + at
    },
  },
  { begins: /invalid input [\w ]{1,60}: \\?"/g, end: first(/\\?"(?=$|\s|\\)|\n/g) },
]

/** The text with `hidden` in the place of every quotation. */
export const hideQuoted = (text: string, hidden: string): string =>
  QUOTES.reduce((out, quote) => hideOne(out, quote, hidden), text)

function hideOne(text: string, { begins, end }: Quote, hidden: string): string {
  let out = ''
  let told = 0
  begins.lastIndex = 0
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const from = found.index + found[0].length
    const newline = text.indexOf('\n', from)
    const line = newline < 0 ? text.length : newline
    const close = end(text, from, line)
    if (close >= 0) {
      out += text.slice(told, from) + hidden
      told = close
    }
    begins.lastIndex = close >= 0 ? close : line
  }
  return out + text.slice(told)
}
