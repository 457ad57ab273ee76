/**
 * What the engine says stands in `words.ts` of the folder that says it, Chinese and English side by side (decision 0164): a literal
 * anywhere else would be Chinese to a reader of English.
 */
import { describe, expect, it } from 'vitest'
import { chineseLiterals } from '../lib/chinese-literals.ts'
import { read, repositoryFiles } from '../lib/files.ts'

const ENGINE = 'packages/engine/src/'
/** Not said to a reader of reports: matched against what others wrote, or printed for developers. */
const DATA: readonly (readonly [files: RegExp, why: string])[] = [
  [/^kit\/china\//, 'regions, industries and tax categories as the state names them'],
  [/^kit\/rules\/abnormal-status\.ts$/, 'states of registration as tax offices write them'],
  [/^claims\//, 'reads the sentences of reports, to find two that contradict each other'],
  [
    /^invoice\/params\/industry\.ts$/,
    'short names that sources print beside a line, by which categories are told',
  ],
  [/^invoice\/context\/categories\.ts$/, 'the ending by which a short name is known as a service'],
  [/^tax-payment\/classes\.ts$/, 'states of a payment and the name of a tax as bureaus write them'],
  [/^tax\/returns\/periods\.ts$/, 'the tax and the term of a return as bureaus write them'],
  [/^erp\/chart\/items\.ts$/, 'names of accounts, as standards and books write them'],
  [/(^|\/)reference\.ts$/, 'writes docs/indicators, which are Chinese'],
]

const sources = repositoryFiles().filter(
  (file) => file.startsWith(ENGINE) && file.endsWith('.ts') && !/\.test\.ts$|\/test\//.test(file),
)
const inside = (file: string): string => file.slice(ENGINE.length)
const isWords = (file: string): boolean => /(^|\/)(\w+-)?words\.ts$/.test(file)

describe('the engine says nothing in Chinese alone', () => {
  it('outside of its words', () => {
    const left = sources
      .filter((file) => !isWords(file) && !DATA.some(([files]) => files.test(inside(file))))
      .filter((file) => chineseLiterals(file, read(file)) > 0)
    expect(left).toEqual([])
  })
  it('but for data, and no file is called data that has none', () => {
    const without = DATA.filter(
      ([files]) =>
        !sources.some((file) => files.test(inside(file)) && chineseLiterals(file, read(file)) > 0),
    )
    expect(without).toEqual([])
  })
  it('and every table of words is read by who reads English', () => {
    const list = read(`${ENGINE}words.ts`)
    const unlisted = sources
      .filter((file) => read(file).includes("from '@xinjian/format/say/words'") && isWords(file))
      .filter((file) => file !== `${ENGINE}words.ts`)
      // Said in the reader's language from the beginning, and no sentence of a document: its “… at least …” would read those of others.
      .filter((file) => file !== `${ENGINE}report/policy/words.ts`)
      .filter((file) => !list.includes(`'./${file.slice(ENGINE.length)}'`))
    expect(unlisted).toEqual([])
  })
  it('and tables of words travel alone: they import nothing of the engine but other words', () => {
    const heavy = sources
      .filter((file) => isWords(file) && file !== `${ENGINE}words.ts`)
      .flatMap((file) =>
        [...read(file).matchAll(/^import (?!type ).* from '([^']+)'/gm)]
          .map(([, from = '']) => from)
          .filter((from) => from.startsWith('.') && !isWords(from))
          .map((from) => `${file} ${from}`),
      )
    expect(heavy).toEqual([])
  })
})

it('literals are counted wherever they stand, comments are not', () => {
  const source = [
    "// 注释\nconst a = '甲'; const c = { 戊: 1 }; const d = 'x'; /** 己 */ const e = ['庚']",
    'const b = `乙$' + '{a}丙$' + '{a}丁`; const f = `辛`',
  ].join('\n')
  expect(chineseLiterals('x.ts', source)).toBe(6)
})
