/**
 * What the engine says stands in `words.ts` of the folder that says it, Chinese and English side by side (decision 0164): a literal
 * anywhere else would be Chinese to a reader of English. Folders that are not there yet are counted, and the counts only fall.
 */
import { describe, expect, it } from 'vitest'
import { chineseLiterals } from '../lib/chinese-literals.ts'
import { read, repositoryFiles } from '../lib/files.ts'

const ENGINE = 'packages/engine/src/'
/** Literals outside of `words.ts`, by folder: sentences that are not moved yet, and the reason where some never will be. */
const LEFT: Readonly<Record<string, number>> = {
  basic: 44,
  claims: 34,
  invoice: 1771,
  joint: 209,
  kit: 331,
  report: 52,
  tax: 629,
  'tax-invoice': 97,
}

/** Chinese that nobody is told, by file: values that others write and facts are matched against, and the repository's own manuals. */
const DATA: Readonly<Record<string, string>> = {
  'tax-payment/classes.ts': 'states of a payment and the name of a tax as bureaus write them',
  'tax-payment/reference.ts': 'writes docs/reports',
  'tax-risk/reference.ts': 'writes docs/reports',
}

const sources = repositoryFiles().filter(
  (file) => file.startsWith(ENGINE) && file.endsWith('.ts') && !/\.test\.ts$|\/test\//.test(file),
)
const isWords = (file: string): boolean => /(^|\/)(\w+-)?words\.ts$/.test(file)

describe('the engine says nothing in Chinese alone', () => {
  it('outside of its words', () => {
    const counts: Record<string, number> = {}
    for (const file of sources.filter((name) => !isWords(name))) {
      const folder = file.slice(ENGINE.length).split('/')[0]!
      const count = chineseLiterals(file, read(file))
      if (count > 0 && !Object.hasOwn(DATA, file.slice(ENGINE.length)))
        counts[folder] = (counts[folder] ?? 0) + count
    }
    expect(counts).toEqual(LEFT)
  })
  it('but for data, and no file is called data that has none', () => {
    const without = Object.keys(DATA).filter(
      (file) =>
        !sources.includes(ENGINE + file) || chineseLiterals(file, read(ENGINE + file)) === 0,
    )
    expect(without).toEqual([])
  })
  it('and every table of words is read by who reads English', () => {
    const list = read(`${ENGINE}words.ts`)
    const unlisted = sources
      .filter((file) => read(file).includes("from '@xinjian/format/say/words'") && isWords(file))
      .filter((file) => file !== `${ENGINE}words.ts`)
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
