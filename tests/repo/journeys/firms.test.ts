/** Journeys that sign for a firm of the sandbox must not wait for each other: its legal representative gets one code a minute. */
import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'

const JOURNEY = /^tests\/e2e\/.+\.spec\.ts$/
/** `firmOf('…')`, which names whom the journey collects from. */
const FIRM = /\bfirmOf\('(\w{18})'/g

it('a firm is collected from by one journey only', () => {
  const used = new Map<string, number>()
  for (const file of repositoryFiles().filter((f) => JOURNEY.test(f)))
    for (const [, taxNo = ''] of read(file).matchAll(FIRM))
      used.set(taxNo, (used.get(taxNo) ?? 0) + 1)
  expect(used.size).toBeGreaterThan(9)
  expect([...used].filter(([, times]) => times > 1)).toEqual([])
})

it('a firm that a journey makes a company of is named by no other: one registers it, the other cannot', () => {
  const journeys = repositoryFiles().filter((f) => f.startsWith('tests/e2e/') && f.endsWith('.ts'))
  const made = journeys.flatMap((file) =>
    [...read(file).matchAll(/\bsaleOf\('(\w{18})'/g)].map(([, taxNo = '']) => ({ file, taxNo })),
  )
  expect(made.length).toBeGreaterThan(0)
  for (const { file, taxNo } of made)
    expect(journeys.filter((f) => read(f).includes(taxNo))).toEqual([file])
})
