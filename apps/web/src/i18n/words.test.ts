/** Every dictionary of the front end, in both languages. That a key is in both, the compiler sees. */
import { describe, expect, it } from 'vitest'
import { fill } from '../ui/text.ts'
import type { Dictionary } from './dictionary.ts'
import { dictionary, say } from './dictionary.ts'
import { preferences } from './language.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../**/*words*.ts',
    '../office/report/ReportStatusTag.tsx',
    '../**/failures.ts',
    '../**/states.ts',
  ],
  { eager: true },
)
const isDictionary = (value: unknown): value is Dictionary<string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'en,zh' &&
  Object.values((value as Dictionary<string>).zh).every((text) => typeof text === 'string')

const dictionaries = Object.entries(modules).flatMap(([file, module]) =>
  // The page for those who build pages explains Chinese numbers in both languages.
  file.includes('/gallery/')
    ? []
    : Object.entries(module).flatMap(([name, value]): [string, Dictionary<string>][] =>
        isDictionary(value) ? [[`${file} ${name}`, value]] : [],
      ),
)
/** Values by name: `{n|day|days}` is n, as `{n}` is. */
const places = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)]
    .map(([, name]) => name)
    .sort()
    .join()
/** What every language writes alike: codes, units, names of a product. */
const IS_NAME = /^[\w\s./:×–-]*$/
/** The word for a number's unit, which English leaves out. */
const mayBeEmpty = (key: string) => key === 'times' || key.startsWith('unit')
/** A number without a unit has no word for one, in no language. */
const NO_UNIT = 'index'
/** Of what a report is made: a word of the registry, which is Chinese. */
const CHINESE_ONLY = /\{data\}/g

describe.each(dictionaries)('%s', (_, { zh, en }) => {
  const pairs = Object.entries(zh).map(([key, text]) => [key, text, en[key] ?? ''] as const)

  it('has something to say in both languages', () => {
    expect(pairs.filter(([key, text]) => text.trim() === '' && key !== NO_UNIT)).toEqual([])
    const mute = pairs.filter(
      ([key, , text]) => text.trim() === '' && !mayBeEmpty(key) && key !== NO_UNIT,
    )
    expect(mute.map(([key]) => key)).toEqual([])
  })

  it('names the same values in both', () => {
    const unlike = pairs.filter(([, a, b]) => places(a.replace(CHINESE_ONLY, '')) !== places(b))
    expect(unlike.map(([key]) => key)).toEqual([])
  })

  it('is said whole: no place is left, and no number stands twice', () => {
    const said = pairs.map(([key, , text]) => {
      const names = new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))
      const values = [...names].map((name, i) => [name, i + 3])
      return [key, fill(text, Object.fromEntries(values))]
    })
    expect(said.filter(([, text]) => /[{}|]|\b(\d+) \1\b/.test(text!))).toEqual([])
  })

  it('is Chinese here and English there', () => {
    const chinese = (text: string) => /[\u4e00-\u9fff]/.test(text)
    // What is nothing but places and marks, or is offered to the reader of the other language in that language.
    const said = pairs.filter(
      ([key, text]) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')) && key !== 'language',
    )
    expect(said.filter(([, , text]) => chinese(text)).map(([key]) => key)).toEqual([])
    const foreign = said.filter(([, text]) => !chinese(text) && !IS_NAME.test(text))
    expect(foreign.map(([key]) => key)).toEqual([])
  })
})

it('the dictionaries are found', () => expect(dictionaries.length).toBeGreaterThan(25))

describe('saying', () => {
  const words = dictionary(
    { left: '还有 {n} 天，{n} 天后{what}' },
    { left: '{n} days left: {what}' },
  )

  it('fills every place, follows the language of the moment, and leaves what it does not know', () => {
    expect(say(words)('left', { n: 3, what: '到期' })).toBe('还有 3 天，3 天后到期')
    preferences.set({ ...preferences.get(), language: 'en' })
    expect(say(words)('left', { n: 3 })).toBe('3 days left: {what}')
    preferences.set({ ...preferences.get(), language: 'zh' })
  })

  it('puts a value in as text, whatever it looks like', () =>
    expect(say(words)('left', { n: '$&{what}', what: 'x' })).toContain('$&'))
})
