import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentilesOf } from './peer-band.ts'
import {
  awayFromMedian,
  besidePeers,
  beyondPeers,
  overMedian,
  type PeerBand,
  type PeerThreshold,
  peerInputs,
  peerNote,
  peerOf,
  peerSentence,
} from './peers.ts'

const BAND: PeerBand = {
  n: 36,
  level: '批发业，大类F51',
  p10: 0.01,
  p25: 0.015,
  median: 0.021,
  p75: 0.03,
  p90: 0.04,
}
const CONTRIBUTION: PeerThreshold = {
  yellow: { op: '<', at: 'median', times: 0.5 },
  red: { op: '<', at: 'median', times: 0.2 },
}

describe('peers of an indicator', () => {
  it.each([
    [9, null],
    [10, 10],
  ])('of %d enterprises', (n, seen) =>
    expect(peerOf({ 'T-005': { ...BAND, n } }, 'T-005')?.n ?? null).toBe(seen),
  )
  it('that nobody told are none', () => {
    expect(peerOf(undefined, 'T-005')).toBeNull()
    expect(peerOf({ 'T-005': BAND }, 'T-010')).toBeNull()
  })
  it('are told with their number and level', () => {
    expect(peerSentence(peerNote(BAND), 'ratio')).toBe('同行业（批发业，大类F51）36家，中位数2.1%')
    expect(peerSentence({ ...BAND, median: 1.25 }, 'times')).toBe(
      '同行业（批发业，大类F51）36家，中位数1.25倍',
    )
    expect(peerInputs(BAND, 'ratio').map(({ value }) => value)).toEqual([
      0.021,
      36,
      '批发业，大类F51',
    ])
  })
})

describe('a threshold against peers', () => {
  it.each<[number, PeerThreshold, string]>([
    [0.0099, { yellow: { op: '<', at: 'p10' } }, 'YELLOW'],
    [0.01, { yellow: { op: '<', at: 'p10' } }, 'GREEN'],
    [0.04, { yellow: { op: '>', at: 'p90' } }, 'GREEN'],
    [0.0401, { yellow: { op: '>', at: 'p90' } }, 'YELLOW'],
    [0.0105, CONTRIBUTION, 'GREEN'],
    [0.0104, CONTRIBUTION, 'YELLOW'],
    [0.0041, CONTRIBUTION, 'RED'],
  ])('%d', (value, threshold, flag) =>
    expect(besidePeers(value, BAND, threshold)).toEqual({ flag }),
  )
  it('without peers, or without their tail, has no colour and says why', () => {
    const none = { flag: 'GREY', detail: '暂无行业基准' }
    expect(besidePeers(0, null, CONTRIBUTION)).toEqual(none)
    expect(besidePeers(0, BAND, { yellow: { op: '<', at: 'p5' } })).toEqual(none)
    expect(beyondPeers({ op: '<', at: 'p5' }, 0, BAND)).toBeNull()
  })
  it('says nothing of what is not known', () =>
    expect(besidePeers(null, BAND, CONTRIBUTION)).toEqual({}))
  it('measures the distance from the median both ways', () => {
    expect(awayFromMedian(0.0147, BAND).value).toBeCloseTo(-0.3, 10)
    expect(awayFromMedian(0.01, { ...BAND, median: 0 })).toEqual({ value: null, reason: 'NO_BASE' })
    expect(overMedian(0.3, { ...BAND, median: 0.1 }, 'ratio')).toBe(0.2)
  })
})

describe('percentiles', () => {
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
  const many = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
    minLength: 10,
    maxLength: 60,
  })
  it('are withheld under ten', () => {
    expect(percentilesOf(upTo(9))).toBeNull()
    expect(percentilesOf(upTo(10))).toMatchObject({ n: 10, median: 5.5 })
  })
  it('lie where they should of values evenly spread', () => {
    expect(percentilesOf(upTo(101))).toEqual({
      n: 101,
      p5: 6,
      p10: 11,
      p25: 26,
      median: 51,
      p75: 76,
      p90: 91,
    })
  })
  it('tell the far tail from twenty on', () => {
    expect(percentilesOf(upTo(19))).not.toHaveProperty('p5')
    expect(percentilesOf(upTo(20))).toHaveProperty('p5')
  })
  it('have three significant digits', () => {
    expect(percentilesOf(upTo(11).map((v) => v * 0.0123456))?.median).toBe(0.0741)
  })
  it('rise, whatever the order of the values, and lie within them', () => {
    fc.assert(
      fc.property(many, (values) => {
        const { n, ...points } = percentilesOf(values)!
        const rising = [points.p5 ?? points.p10, points.p10, points.p25, points.median]
        rising.push(points.p75, points.p90)
        expect(n).toBe(values.length)
        expect(rising).toEqual([...rising].sort((a, b) => a - b))
        const slack = (bound: number) => Math.abs(bound) * 0.005
        const [least, most] = [Math.min(...values), Math.max(...values)]
        expect(rising[0]).toBeGreaterThanOrEqual(least - slack(least))
        expect(rising.at(-1)).toBeLessThanOrEqual(most + slack(most))
        expect(percentilesOf([...values].reverse())).toEqual({ n, ...points })
      }),
    )
  })
  it('rise with every value that rises', () => {
    fc.assert(
      fc.property(many, fc.nat(), fc.double({ min: 0, max: 1e6, noNaN: true }), (values, i, by) => {
        const more = values.map((v, at) => (at === i % values.length ? v + by : v))
        expect(percentilesOf(more)!.median).toBeGreaterThanOrEqual(percentilesOf(values)!.median)
      }),
    )
  })
  it('are no single value: one alone that moves moves none of them by as much', () => {
    const apart = upTo(11).map((v) => v * 100)
    for (const i of apart.keys()) {
      const moved = percentilesOf(apart.map((v, at) => (at === i ? v + 60 : v)))!
      const before = percentilesOf(apart)!
      for (const point of ['p10', 'p25', 'median', 'p75', 'p90'] as const)
        expect(moved[point] - before[point]).toBeLessThan(30)
    }
  })
})
