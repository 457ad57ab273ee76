import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashOf } from '../../fact-row.ts'
import { copied, rowText } from './row-text.ts'

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', '"', '\\', '\t', '\u0085', '\ud800', '销售商品', '𠮷'),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(fc.string()),
)

it('the hash is that of the row, the line what COPY takes of each value', () =>
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (row) => {
      const columns = Object.keys(row)
      expect(rowText(columns)(row)).toEqual({
        hash: hashOf(row),
        line: columns.map((column) => `\t${copied(row[column])}`).join(''),
      })
    }),
  ))

it('rows of one maker know nothing of each other', () => {
  const text = rowText(['b', 'a'])
  text({ b: 'x', a: undefined })
  const row = { b: '甲', a: 1 }
  expect(text(row)).toEqual({ hash: hashOf(row), line: '\t甲\t1' })
})

it.each([
  [null, '\\N'],
  [-0, '0'],
  [-0.5, '-0.5'],
  ['a\tb\\c\r\n', 'a\\tb\\\\c\\r\\n'],
])('%j', (told, text) => expect(copied(told)).toBe(text))
