/** A bureau closes by the clock of Beijing, unless a knob keeps it open. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorldClock } from '../clock.ts'
import { bureauOf } from './traits.ts'
import { Skies } from './weather.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const tibet = bureauOf('5400')!
const at = (beijing: string) => vi.setSystemTime(new Date(`2026-11-22T${beijing}:00+08:00`))

test('maintenance begins and ends by the minute', () => {
  const skies = new Skies(1, new WorldClock(null), 1)
  at('21:59')
  expect(skies.stateOf(tibet)).toEqual({ state: 'OPEN', until: '' })
  at('22:00')
  expect(skies.stateOf(tibet)).toEqual({ state: 'MAINTENANCE', until: '00:00' })
  at('00:00')
  expect(skies.stateOf(tibet)).toEqual({ state: 'OPEN', until: '' })
})

test('a sleepless bureau is open in its window, and closed where somebody closes it', () => {
  const skies = new Skies(1, new WorldClock(null), 1)
  at('23:00')
  skies.set('5400', { sleepless: true })
  expect(skies.stateOf(tibet).state).toBe('OPEN')
  skies.set('5400', { state: 'CLOSED' })
  expect(skies.stateOf(tibet).state).toBe('CLOSED')
  skies.reset()
  expect(skies.stateOf(tibet).state).toBe('MAINTENANCE')
})
