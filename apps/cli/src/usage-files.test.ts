import { expect, it } from 'vitest'
import { UsageError } from './usage.ts'
import { mustBeFilesCopy } from './usage-files.ts'

it('files are copied, and nothing else', () => {
  expect(() => mustBeFilesCopy(['copy'])).not.toThrow()
  for (const args of [[], ['move'], ['copy', '--force'], ['copy', 'blobs']])
    expect(() => mustBeFilesCopy(args)).toThrow(UsageError)
})
