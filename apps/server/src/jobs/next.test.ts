/** Long work lets what has just begun go first, and is not held for ever. */
import { describe, expect, it } from 'vitest'
import type { Claim } from './job.ts'
import { Turns } from './next.ts'

const claimOf = (companyId: number): Claim => ({
  table: { name: 'errand', key: 'no', running: 'RUNNING' },
  companyId,
  id: '1',
  fence: 1,
  attempt: 1,
  lane: '',
  trace: null,
})

/** A clock that is moved by hand, and by every look at it for a pause. */
function turnsAt(clock: { now: number }) {
  return new Turns({ concurrency: 4 }, () => clock.now)
}

/** True when the job may go on at once. */
async function goesOn(breathe: () => Promise<void>): Promise<boolean> {
  let gone = false
  void breathe().then(() => {
    gone = true
  })
  await Promise.resolve()
  await Promise.resolve()
  return gone
}

describe('a job that has gone on for long', () => {
  it('waits while one of another company has just begun, and goes on when that ends', async () => {
    const clock = { now: 0 }
    const turns = turnsAt(clock)
    const long = turns.start(claimOf(1))
    clock.now = 10_000
    expect(await goesOn(long.breathe)).toBe(true)
    const young = turns.start(claimOf(2))
    clock.now += 1
    const waiting = long.breathe()
    expect(await goesOn(young.breathe)).toBe(true)
    young.end()
    await waiting
  })

  it('waits for none of its own company, for none that is as old as work gets, and not for ever', async () => {
    const clock = { now: 0 }
    const turns = turnsAt(clock)
    const long = turns.start(claimOf(1))
    clock.now = 10_000
    turns.start(claimOf(1))
    clock.now += 1
    expect(await goesOn(long.breathe)).toBe(true)
    turns.start(claimOf(2))
    clock.now += 3_000
    expect(await goesOn(long.breathe)).toBe(true)
    turns.start(claimOf(3))
    clock.now += 1
    const held = long.breathe()
    expect(await goesOn(long.breathe)).toBe(false)
    // So long a pause is more than its share: it goes on beside the young one.
    clock.now += 60_000
    await held
    turns.start(claimOf(4))
    clock.now += 1
    expect(await goesOn(long.breathe)).toBe(true)
  })

  it('is not one that began a moment ago', async () => {
    const clock = { now: 0 }
    const turns = turnsAt(clock)
    const first = turns.start(claimOf(1))
    clock.now = 100
    turns.start(claimOf(2))
    expect(await goesOn(first.breathe)).toBe(true)
  })
})
