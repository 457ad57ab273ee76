/** A folder is read as one thought: what no longer fits side by side is two things, and wants two names. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryFiles } from './lib/files.ts'

const MOST = 25

/** Folders that still hold more. Shorten this list; nothing is added to it. */
const TOO_FULL = [
  'apps/web/src/mobile/parts',
  'apps/web/src/mobile/tax',
  'apps/web/src/office/collect',
  'apps/web/src/reports/charts',
  'apps/web/src/shell',
  'apps/web/src/ui',
  'packages/engine/src/invoice',
]

const sizes = new Map<string, number>()
for (const file of repositoryFiles()) {
  const folder = path.posix.dirname(file)
  sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
}
const full = [...sizes].filter(([, files]) => files > MOST).map(([folder]) => folder)

describe('a folder', () => {
  it(`holds at most ${MOST} files side by side`, () => {
    expect(full.filter((folder) => !TOO_FULL.includes(folder))).toEqual([])
  })

  it('that was emptied is taken off the list', () => {
    expect(TOO_FULL.filter((folder) => !full.includes(folder))).toEqual([])
  })
})
