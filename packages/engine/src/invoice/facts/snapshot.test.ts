import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../../test-support/archetypes.ts'
import { smallFacts } from '../../../test-support/small-facts.ts'
import { decodeFacts, encodeFacts } from './snapshot.ts'

const names = Object.keys(ARCHETYPES) as ArchetypeName[]

describe('facts as bytes', () => {
  it.each(names)('%s come back as they were', (name) => {
    const { facts } = archetype(name)
    const bytes = encodeFacts(facts)
    expect(decodeFacts(bytes)).toEqual(facts)
    expect(encodeFacts(decodeFacts(bytes))).toEqual(bytes)
  })
  it('lie anywhere in a larger buffer', () => {
    const { facts } = archetype('新设小规模')
    const bytes = encodeFacts(facts)
    const larger = new Uint8Array(bytes.length + 24)
    larger.set(bytes, 3)
    expect(decodeFacts(larger.subarray(3, 3 + bytes.length))).toEqual(facts)
  })
  it('keep what is optional, and names of any script', () => {
    const facts = smallFacts([], { registration: { name: '示例𠮷田有限公司' } })
    const sources = {
      riskStated: { OUT: [], IN: [] },
      duplicates: 3,
      alikeCounted: null,
      rejectedRows: 0,
    }
    expect(decodeFacts(encodeFacts({ ...facts, sources }))).toEqual({ ...facts, sources })
    expect(decodeFacts(encodeFacts(facts))).not.toHaveProperty('sources')
  })
  it('keep what a bureau alone told of months apart from all that was told of them', () => {
    const { facts } = archetype('新设小规模')
    for (const bureauDigests of [facts.digests.slice(0, 2), []]) {
      const held = { ...facts, bureauDigests }
      expect(decodeFacts(encodeFacts(held))).toEqual(held)
    }
  })
  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['nothing', () => new Uint8Array()],
    ['the magic alone', (bytes) => bytes.subarray(0, 4)],
    ['another magic', (bytes) => new Uint8Array([1, ...bytes.subarray(1)])],
    ['a cut header', (bytes) => bytes.subarray(0, 40)],
    ['a cut digest', (bytes) => bytes.subarray(0, bytes.length - 600)],
  ])('refuse %s', (_, spoil) => {
    const bytes = encodeFacts(archetype('新设小规模').facts)
    expect(() => decodeFacts(spoil(bytes))).toThrow(RangeError)
  })
})
