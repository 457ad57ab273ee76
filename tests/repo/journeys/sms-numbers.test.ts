/** Journeys that share a product must not wait for each other's SMS codes: a number gets one a minute. */
import { describe, expect, it } from 'vitest'
import { read, repositoryFiles } from '../lib/files.ts'

const JOURNEY = /^tests\/e2e\/.+\.spec\.ts$/
const DEMO_NUMBER = /\b1990000\d{4}\b/g

describe('a demo account’s number', () => {
  it('is asked for an SMS code by one journey only', () => {
    const journeys = new Map<string, string[]>()
    for (const file of repositoryFiles().filter((f) => JOURNEY.test(f)))
      for (const [number] of read(file).matchAll(DEMO_NUMBER))
        journeys.set(number, [...(journeys.get(number) ?? []), file])
    expect(journeys.size).toBeGreaterThan(0)
    expect([...journeys].filter(([, files]) => files.length > 1)).toEqual([])
  })
})
