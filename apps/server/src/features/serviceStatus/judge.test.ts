import { describe, expect, it } from 'vitest'
import { stateOfBureau, stateOfCalls, stateOfDay, stateOfQueue } from './judge.ts'

const GOOD = { calls: 100, failed: 0, slow: 0 }

describe('calls of an hour', () => {
  it.each([
    [{ calls: 0, failed: 0, slow: 0 }, 'NO_DATA'],
    // Too few to judge, whatever they came to.
    [{ calls: 19, failed: 19, slow: 0 }, 'NO_DATA'],
    [{ calls: 19, failed: 0, slow: 0 }, 'NO_DATA'],
    [{ calls: 20, failed: 0, slow: 0 }, 'OPERATIONAL'],
    [{ calls: 100, failed: 9, slow: 0 }, 'OPERATIONAL'],
    [{ calls: 100, failed: 10, slow: 0 }, 'PARTIAL'],
    [{ calls: 100, failed: 50, slow: 0 }, 'OUTAGE'],
    [{ calls: 100, failed: 0, slow: 20 }, 'DELAYED'],
    [{ calls: 100, failed: 0, slow: 19 }, 'OPERATIONAL'],
  ])('%j is %s', (measured, state) => expect(stateOfCalls(measured)).toBe(state))
})

describe('a queue', () => {
  it.each([
    [null, 'OPERATIONAL'],
    [59, 'OPERATIONAL'],
    [60, 'DELAYED'],
    [600, 'PARTIAL'],
    [3_600, 'OUTAGE'],
  ] as const)('whose oldest waits %s s is %s', (oldest, state) =>
    expect(stateOfQueue(oldest)).toBe(state),
  )
})

describe('a bureau', () => {
  it('that says it is closed is, however its calls went', () => {
    expect(stateOfBureau(GOOD, 'OPEN', 'CLOSED')).toBe('OUTAGE')
    expect(stateOfBureau(GOOD, 'OPEN', 'MAINTENANCE')).toBe('OUTAGE')
  })
  it('that the circuit found broken is, before the hour has enough calls', () => {
    const few = { calls: 10, failed: 10, slow: 0 }
    expect(stateOfBureau(few, 'MAINTENANCE', null)).toBe('OUTAGE')
    expect(stateOfBureau(few, 'UNSTABLE', null)).toBe('PARTIAL')
  })
  it('that nobody asked and that says nothing is unknown', () =>
    expect(stateOfBureau({ calls: 0, failed: 0, slow: 0 }, 'OPEN', null)).toBe('NO_DATA'))
})

describe('a day', () => {
  const day = { operational: 0, delayed: 0, partial: 0, outage: 0 }
  it.each([
    [day, 'NO_DATA'],
    [{ ...day, operational: 1 }, 'OPERATIONAL'],
    [{ ...day, operational: 1_436, outage: 4 }, 'OPERATIONAL'],
    [{ ...day, operational: 1_435, outage: 5 }, 'OUTAGE'],
    [{ ...day, operational: 9, partial: 3, outage: 2 }, 'PARTIAL'],
    [{ ...day, operational: 1_400, delayed: 40 }, 'DELAYED'],
    // Nothing good was seen of it.
    [{ ...day, outage: 1 }, 'OUTAGE'],
    [{ ...day, delayed: 2, partial: 1 }, 'PARTIAL'],
  ])('%j is %s', (minutes, state) => expect(stateOfDay(minutes)).toBe(state))
})
