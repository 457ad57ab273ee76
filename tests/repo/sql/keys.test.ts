/** Whatever is derived from the secret key is known to what turns it (docs/decisions/0253): rewrapped, kept, lasting, or over within a day. */
import { expect, it } from 'vitest'
import { SEALED_COLUMNS, SEALED_OF_PLATFORM } from '../../../apps/server/src/keys/resting.ts'
import { KEPT_PURPOSES, LASTING_PURPOSES } from '../../../apps/server/src/security/purposes.ts'
import { read, repositoryFiles } from '../lib/files.ts'

/** Made for minutes, or rewrapped by name: see the decision. */
const SHORT_LIVED = ['box:register', 'consent-paper', 'sms-code']
const REWRAPPED_LAST = ['box:derived-key']

const FOUND: readonly [RegExp, (word: string) => string][] = [
  [/createBox\(\s*[\w.()]+,\s*'([\w-]+)'/g, (word) => `box:${word}`],
  [/createRowSeal\(\s*\w+,\s*'([\w-]+)'/g, (word) => `row-seal:${word}`],
  [/createSigner\(\s*\w+,\s*'([\w-]+)'/g, (word) => word],
  [/\.(?:derive|live|lasting)\(\s*'([\w-]+)'/g, (word) => word],
  [/_BOX = '([\w-]+)'/g, (word) => `box:${word}`],
  [/_PURPOSE = '([\w-]+)'/g, (word) => word],
]

it('every purpose that a key is derived for', () => {
  const used = new Set<string>()
  for (const file of repositoryFiles()) {
    if (!/^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(file)) continue
    for (const [form, purposeOf] of FOUND)
      for (const [, word = ''] of read(file).matchAll(form)) used.add(purposeOf(word))
  }
  const known = [
    ...[...SEALED_COLUMNS, ...SEALED_OF_PLATFORM].map(({ purpose }) => `box:${purpose}`),
    ...KEPT_PURPOSES,
    ...LASTING_PURPOSES,
    ...SHORT_LIVED,
    ...REWRAPPED_LAST,
  ]
  expect([...used].sort()).toEqual([...new Set(known)].sort())
})
