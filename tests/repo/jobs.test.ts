import { expect, it } from 'vitest'
import { isSource, read, repositoryFiles } from './lib/files.ts'

it('only the kernel of jobs knows the fence: features write under a claim by `claimed`', () => {
  const features = repositoryFiles().filter(
    (f) => f.startsWith('apps/server/src/features/') && isSource(f),
  )
  expect(features.length).toBeGreaterThan(50)
  expect(features.filter((f) => /\bfence\b/.test(read(f)))).toEqual([])
})
