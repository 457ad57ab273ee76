import { describe, expect, it } from 'vitest'
import {
  jointFacts,
  noInvoices,
  noTaxes,
  shortFacts,
  staleFacts,
} from '../../test-support/joint-facts.ts'
import { decodeFacts, encodeFacts } from './snapshot.ts'

const CASES = {
  both: jointFacts(),
  invoices: jointFacts({ tax: noTaxes() }),
  taxes: jointFacts({ invoice: noInvoices() }),
  stale: staleFacts(),
  short: shortFacts(),
}

describe('joint facts as bytes', () => {
  it.each(Object.entries(CASES))('%s come back as they went', (_, facts) => {
    const bytes = encodeFacts(facts)
    expect(decodeFacts(bytes)).toEqual(facts)
    expect(encodeFacts(decodeFacts(bytes))).toEqual(bytes)
  })
  it('can be read from the middle of a buffer', () => {
    const bytes = encodeFacts(CASES.both)
    const wider = new Uint8Array(bytes.length + 24)
    wider.set(bytes, 8)
    expect(decodeFacts(wider.subarray(8, 8 + bytes.length))).toEqual(CASES.both)
  })
  it('are refused as no facts at all where the head itself is cut', () => {
    const bytes = encodeFacts(CASES.both)
    expect(() => decodeFacts(bytes.subarray(0, 12))).toThrow('not a facts snapshot')
  })
  it('are refused where they are something else, or cut short, or longer than they say', () => {
    const bytes = encodeFacts(CASES.both)
    for (const wrong of [
      new Uint8Array(),
      new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]),
      bytes.subarray(0, 12),
      bytes.subarray(0, bytes.length - 1),
      new Uint8Array([...bytes, 0]),
      bytes.map((byte, i) => (i === 0 ? byte + 1 : byte)),
    ])
      expect(() => decodeFacts(wrong)).toThrow(RangeError)
  })
})
