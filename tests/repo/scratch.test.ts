import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeScratch, type Scratch } from './lib/scratch.ts'

let scratch: Scratch
beforeAll(() => {
  scratch = makeScratch(
    (file) =>
      // The configuration of the tests reads it.
      file.startsWith('apps/web/build/preact/') ||
      !(file.startsWith('apps/') || file.startsWith('bench/')),
  )
})
afterAll(() => scratch.remove())

it('a change is tried in a copy: what it touches, whether tests hold, whether types fit', async () => {
  expect(scratch.changed()).toEqual([])
  scratch.write({
    'packages/format/src/twice.ts': 'export const twice = (n: number): number => n + n\n',
    'packages/engine/src/twice.test.ts': [
      "import { twice } from '@xinjian/format/twice'",
      "import { expect, test } from 'vitest'",
      "test('twice', () => expect(twice(2)).toBe(4))",
    ].join('\n'),
    LICENSE: null,
    'README.md': (now) => `${now}\nmore\n`,
  })
  expect(scratch.changed()).toEqual([
    'A packages/engine/src/twice.test.ts',
    'A packages/format/src/twice.ts',
    'D LICENSE',
    'M README.md',
  ])
  // The new package file is the copy's: the repository has none.
  const one = { args: ['--project', 'unit', 'packages/engine/src/twice.test.ts'] }
  const good = await scratch.vitest(one)
  expect(good.ok, good.output).toBe(true)
  scratch.write({ 'packages/format/src/twice.ts': 'export const twice = (n: string) => n\n' })
  expect((await scratch.vitest(one)).ok).toBe(false)
  scratch.write({
    'tsconfig.json': (now) =>
      now.replace(/"include": .*/, '"include": ["packages/engine/src/twice.test.ts"],'),
  })
  const types = await scratch.types()
  expect(types.ok).toBe(false)
  expect(types.output).toContain('twice.test.ts')
})

it('a program that does not end has failed', async () => {
  const endless = await scratch.run(['-e', 'for (;;);'], { ms: 300 })
  expect(endless).toMatchObject({ ok: false, late: true })
})
