/** What nothing uses goes: it would be read, kept up and translated for nobody. */
import { expect, it } from 'vitest'
import { deadExports } from './lib/exports.ts'
import { read, repositoryFiles } from './lib/files.ts'

it('every export is used', () => {
  const files = repositoryFiles().filter((f) => /\.(?:tsx?|mjs)$/.test(f))
  const dead = deadExports(new Map(files.map((file) => [file, read(file)])))
  expect(dead).toEqual([])
})

it('sees one that is not', () => {
  const texts = new Map([
    [
      'a.ts',
      'export const alive = 1\nexport function dead() {}\nexport type Own = 1\nlet x: Own\n',
    ],
    ['b.ts', "import { alive } from './a.ts'\n"],
  ])
  expect(deadExports(texts)).toEqual(['a.ts dead'])
})
