/** What is made of before there was a second key names none: it is the first key's, and is read and judged as such. */
import { describe, expect, it } from 'vitest'
import { createBox } from './box.ts'
import { newKeyName, offeredBy } from './offered-key.ts'
import { createRowSeal, sealKeyOf } from './row-seal.ts'
import { type Secret, secretOf } from './secret.ts'
import { createSigner } from './signer.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const alone = secretOf([OLD])
const kept = { first: alone.id, lasting: new Map(), former: new Map() }
const [next, turned, after] = [[OLD, NEW], [NEW, OLD], [NEW]].map((keys) =>
  secretOf(keys, kept),
) as [Secret, Secret, Secret]

describe.each([
  ['while the next key is read', next],
  ['while the next key makes', turned],
])('%s', (_, secret) => {
  it('opens, verifies and derives what names no key', () => {
    expect(createBox(secret, 'x').open('row', createBox(alone, 'x').seal('row', '密'))).toBe('密')
    const seal = createRowSeal(alone, 'x').of({ a: 1 })
    expect(createRowSeal(secret, 'x').matches(seal, { a: 1 })).toBe(true)
    expect(createRowSeal(secret, 'x').matches(seal, { a: 2 })).toBe(false)
    expect(sealKeyOf(secret, seal)).toBe(alone.id)
    expect(createSigner(secret, 'x').matches('a', createSigner(alone, 'x').sign('a'))).toBe(true)
    // Of a release that named no keys.
    expect(offeredBy(secret, 'x', 'kG7-_a')).toEqual(offeredBy(alone, 'x', 'kG7-_a'))
  })

  it('makes what a process of the step before and one of the step after read', () => {
    const others = [next, turned]
    for (const other of others) {
      expect(createBox(other, 'x').open('row', createBox(secret, 'x').seal('row', '密'))).toBe('密')
      expect(createRowSeal(other, 'x').matches(createRowSeal(secret, 'x').of({}), {})).toBe(true)
      expect(createSigner(other, 'x').matches('a', createSigner(secret, 'x').sign('a'))).toBe(true)
      const name = newKeyName(secret)
      expect(offeredBy(other, 'x', name)).toEqual(offeredBy(secret, 'x', name))
    }
  })
})

it('says of what names no key, and rests on the first one alone, that this one is gone', () => {
  expect(() => createBox(after, 'x').open('row', createBox(alone, 'x').seal('row', '密'))).toThrow(
    alone.id,
  )
  expect(createRowSeal(after, 'x').unjudged(createRowSeal(alone, 'x').of({}))).toContain(alone.id)
  expect(createRowSeal(turned, 'x').unjudged(createRowSeal(alone, 'x').of({}))).toBeNull()
  expect(createSigner(after, 'x').matches('a', createSigner(alone, 'x').sign('a'))).toBe(false)
})

it('what was altered is altered, not of a key that is gone', () => {
  const sealed = createBox(alone, 'x').seal('row', '密')
  sealed[20]! ^= 1
  expect(() => createBox(turned, 'x').open('row', sealed)).toThrow('opens by none')
  expect(createRowSeal(after, 'x').unjudged('v1:00')).toBeNull()
})
