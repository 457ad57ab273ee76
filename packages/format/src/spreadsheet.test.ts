import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvField, csvLines, inertText } from './spreadsheet.ts'

/** Signs by which a formula begins somewhere, and what may stand unseen before them. */
const SIGN = fc.constantFrom(...'=+-@＝＋－＠﹦﹢﹣﹫−')
const UNSEEN = fc.constantFrom(
  '',
  ' ',
  '\u3000',
  '\u00a0',
  '\ufeff',
  '\u200b',
  '\u200e',
  '\0',
  '\t',
  '\r',
  '\n',
  '\r\n ',
)

describe('inertText', () => {
  it.each([
    '=1+1',
    '＝1+1',
    '＋cmd',
    '－cmd',
    '＠SUM(A1)',
    '\n=1',
    '\t',
    '\r0',
    ' =1',
    '\u3000＝1',
    '-2+3+cmd',
  ])('%j gets an apostrophe', (text) => expect(inertText(text)).toBe(`'${text}`))
  it.each(['', '示例有限公司', 'a=b', '-', '--', '-12.5', '-12.5%', '3-1', "'=1", '（=1）'])(
    '%j stays',
    (text) => expect(inertText(text)).toBe(text),
  )
  it('whatever is unseen before a sign, and whatever follows, nothing runs', () => {
    fc.assert(
      fc.property(UNSEEN, SIGN, fc.string({ minLength: 1 }), (unseen, sign, rest) => {
        const text = unseen + sign + rest
        fc.pre(!/^(-+|-\d+(\.\d+)?%?)$/.test(text))
        expect(inertText(text)).toBe(`'${text}`)
      }),
    )
  })
})

/** Fields as a reader of RFC 4180 takes them. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  for (let end = false; !end; ) {
    const [, quoted, plain, after] = field.exec(csv) ?? []
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (after === '\r\n') rows.push([])
    end = after === ''
  }
  return rows
}

describe('csvLines', () => {
  it('reads back as the same cells, each of them inert', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'=＝+@",;\r\n\t -0甲') }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          expect(read(csvLines(rows))).toEqual(rows.map((row) => row.map(inertText)))
        },
      ),
    )
  })
  it('numbers are numbers, nothing is nothing', () =>
    expect(csvLines([[-1.5, null, undefined, true]])).toBe('-1.5,,,true'))
  it('what separates fields in some country is quoted', () =>
    expect(csvField('a;=1')).toBe('"a;=1"'))
})
