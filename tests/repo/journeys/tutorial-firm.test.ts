/** Pictures of the tutorials show a firm whose consent nobody has signed yet: no other journey signs for it in the same product. */
import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'

const TUTORIAL = 'tests/e2e/public/tutorial.phone.spec.ts'
const FIRM = /firmOf\('([0-9A-Z]{18})'/g
const firmsOf = (file: string) => [...read(file).matchAll(FIRM)].map(([, taxNo]) => taxNo)

it('the firm of the tutorial on a phone is that of no other journey', () => {
  const shown = firmsOf(TUTORIAL)
  expect(shown).toHaveLength(1)
  const others = repositoryFiles().filter(
    (file) => /^tests\/e2e\/.+\.spec\.ts$/.test(file) && file !== TUTORIAL,
  )
  expect(others.filter((file) => firmsOf(file).includes(shown[0]))).toEqual([])
})
