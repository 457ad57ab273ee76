/** One word, one meaning (docs/glossary.md): terms stand once and where they say, and no name is made of a retired word. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSource, read, repositoryFiles } from '../lib/files.ts'

const files = repositoryFiles()
const [, product = '', code = '', retired = ''] = read('docs/glossary.md').split(/^## /m)
/** Cells of the rows of the tables in a part, heads left out. */
const rows = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))

/** Roots that places leave out. */
const ROOTS = [
  '',
  'apps/server/src/',
  'apps/web/src/',
  'packages/',
  'packages/contract/src/',
  'packages/intake/src/',
]
const stands = (place: string): boolean =>
  ROOTS.some((root) => {
    const at = root + place.replace(/^(contract|intake)\//, (_, name) => `packages/${name}/src/`)
    return files.some((file) => file === at || file.startsWith(`${at}/`))
  })

/** Names that keep a retired word, and what it means there. */
const KEPT: readonly [RegExp, string][] = [
  [/\blook(up|Up)\b/, 'to look something up'],
  [/lookingBack|looksBack/i, 'a report of an earlier month: a word of documents'],
  [/customerLook|operator_?look/i, 'a call and its table'],
  [/sets?tanding|outstanding/i, 'of money that is owed'],
]
/** `nextLookAt` → next, look, at. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
const WORDS = rows(retired).flatMap(([words = '']) => words.split(', '))
const isRetired = (name: string): boolean => {
  if (KEPT.some(([kept]) => kept.test(name))) return false
  const parts = partsOf(name)
  return WORDS.some((word) => {
    const wanted = partsOf(word)
    return parts.some((_, i) => wanted.every((part, k) => parts[i + k] === part))
  })
}
const sources = files.filter(
  (file) => isSource(file) && /^(apps|packages)\//.test(file) && !file.includes('/archive/'),
)

describe('terms', () => {
  const terms = [...rows(product), ...rows(code)]

  it('stand once, each with its meaning', () => {
    const names = terms.flatMap(([name = '']) => name.split(', '))
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(terms.filter(([, meaning = '']) => meaning.trim() === '')).toEqual([])
  })

  it('are found where the glossary says', () => {
    const places = rows(code).flatMap(([, , where = '']) =>
      [...where.matchAll(/`([a-z][\w./{},-]*(?:\/|\.)[\w./-]*)`/gi)].map(([, place = '']) => place),
    )
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter((place) => !stands(place))).toEqual([])
  })
})

describe('retired words', () => {
  it('are known in every spelling', () => {
    expect(WORDS.length).toBeGreaterThan(7)
    expect(
      ['useLook', 'LookForm', 'put-off.ts', 'keysHolding', 'behindSql'].map(isRetired),
    ).toEqual([true, true, true, true, true])
    expect(['lookup', 'outlook', 'withstanding', 'beholding'].map(isRetired)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('name no file', () => {
    const named = sources.filter((file) =>
      isRetired(path.posix.basename(file).replace(/\..*$/, '')),
    )
    expect(named).toEqual([])
  })

  it('name no export', () => {
    const exported = sources.flatMap((file) =>
      [
        ...read(file).matchAll(
          /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
        ),
      ]
        .filter(([, name = '']) => isRetired(name))
        .map(([, name]) => `${file} ${name}`),
    )
    expect(exported).toEqual([])
  })
})
