/** The simulator against what queueing theory says; the values are worked out by hand here from Erlang's formula, not by its code. */
import { describe, expect, it } from 'vitest'
import { random } from '../lib/random.ts'
import { percentile, simulate, type Visit } from './stations.ts'

const JOBS = 400_000
const mean = (times: Float64Array) => times.reduce((a, b) => a + b, 0) / times.length
const run = (servers: number, perSecond: number, visit: Partial<Visit> = {}) =>
  simulate([{ name: 's', servers }], () => [{ station: 0, ms: 1_000, ...visit }], {
    ...{ perSecond, jobs: JOBS, random: random(11) },
  })
/** Of a mean over many jobs that wait for each other. */
const within = (value: number, expected: number, share = 0.04) => {
  expect(value).toBeGreaterThan(expected * (1 - share))
  expect(value).toBeLessThan(expected * (1 + share))
}

describe('one queue', () => {
  it('M/M/1 half busy: one second of service becomes two, its 99th percentile ln(100)/0.5', () => {
    const { times, busy, throughput } = run(1, 0.5)
    within(mean(times), 2_000)
    within(percentile(times, 0.99), 9_210)
    within(busy[0]!, 0.5)
    within(throughput, 0.5)
  })

  // a = 1.5 Erlang, c = 2: (a²/2)/(1−0.75) = 4.5; C = 4.5/(1 + 1.5 + 4.5) = 0.642857; wait = C/(2−1.5) = 1.285714 s.
  it('M/M/2 three quarters busy: 2.285714 s', () => within(mean(run(2, 1.5).times), 2_285.7))

  // a = 3.2, c = 4: terms 1, 3.2, 5.12, 5.461333; a⁴/24 = 4.369067, /(1−0.8) = 21.845333; C = 21.845333/36.626667 = 0.596432;
  // wait = C/(4−3.2) = 0.745540 s.
  it('M/M/4 four fifths busy: 1.745540 s', () => within(mean(run(4, 3.2).times), 1_745.5))

  // Pollaczek and Khinchine: the wait is half of that of M/M/1, 1 + 0.5·0.8/(1−0.8) = 3 s in all.
  it('M/D/1 four fifths busy: 3 s', () => within(mean(run(1, 0.8, { fixed: true }).times), 3_000))
})

it('two stations one after the other are each as if alone (Burke): 2 s and 5 s', () => {
  const stations = [
    { name: 'a', servers: 1 },
    { name: 'b', servers: 1 },
  ]
  const route: Visit[] = [
    { station: 0, ms: 500 },
    { station: 1, ms: 800 },
  ]
  const { times } = simulate(stations, () => route, { perSecond: 1, jobs: JOBS, random: random(5) })
  within(mean(times), 1_000 + 4_000, 0.06)
})

it('more than it can do leaves it at what it can do', () => {
  const { throughput, busy } = run(2, 4)
  within(throughput, 2)
  expect(busy[0]).toBeGreaterThan(0.99)
})
