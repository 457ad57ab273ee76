/** `{n|row|rows}` says the number and its noun: the number before it would be read twice, “3 3 rows”. */
import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'

const NUMBER_TWICE = /\{(\w+)\} \{\1\|[^}]*\}/g

it('no message says a number twice', () => {
  const words = repositoryFiles().filter((file) =>
    /^(apps|packages)\/.*\/src\/.*words[^/]*\.ts$/.test(file),
  )
  expect(words.length).toBeGreaterThan(100)
  const twice = words.flatMap((file) =>
    [...read(file).matchAll(NUMBER_TWICE)].map(([said]) => `${file} ${said}`),
  )
  expect(twice).toEqual([])
})
