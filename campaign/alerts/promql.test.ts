/** Values worked out by hand from the definitions in Prometheus' manual, not by the code. */
import { describe, expect, it } from 'vitest'
import { evaluate } from './promql.ts'
import { alerts, Firing } from './rules.ts'
import { Samples } from './samples.ts'

const MINUTE = 60_000
const API = { job: 'xinjian', instance: 'api' }
const WORKER = { job: 'xinjian', instance: 'worker' }

/** `lines` of the n-th minute, from 0. */
function told(minutes: number, lines: (n: number) => string): Samples {
  const samples = new Samples()
  for (let n = 0; n <= minutes; n++) samples.take(lines(n), API, n * MINUTE)
  return samples
}
const at = (samples: Samples, minute: number, expression: string) =>
  evaluate(expression, { samples, at: minute * MINUTE, faster: 1 })

describe('a counter', () => {
  it('that grows by 60 a minute grows by one a second', () => {
    const samples = told(10, (n) => `calls_total{status="200"} ${1000 + n * 60}`)
    expect(at(samples, 10, 'rate(calls_total[5m])')[0]?.value).toBeCloseTo(1, 10)
  })
  it('that began again is counted on from zero', () => {
    const values = [100, 160, 30, 90, 150]
    const samples = told(4, (n) => `calls_total ${values[n]}`)
    // 60 + 30 + 60 + 60 within four minutes, told over the five of the window: a sample a minute, the last at its end, so that half a
    // minute is added before the first.
    const grown = 210 * ((240 + 30) / 240)
    expect(at(samples, 4, 'rate(calls_total[10m])')[0]?.value).toBeCloseTo(grown / 600, 10)
  })
  it('of which one sample is there tells nothing', () => {
    expect(
      at(
        told(0, () => 'calls_total 7'),
        0,
        'rate(calls_total[5m])',
      ),
    ).toEqual([])
  })
})

describe('shares and groups', () => {
  const samples = told(5, (n) =>
    [
      `c{kind="a",status="500"} ${n * 10}`,
      `c{kind="a",status="200"} ${n * 90}`,
      `c{kind="b",status="503"} ${n * 100}`,
    ].join('\n'),
  )
  it('a share of all', () => {
    const share = at(samples, 5, 'sum(rate(c{status=~"5.."}[5m])) / sum(rate(c[5m])) > 0.01')
    expect(share).toHaveLength(1)
    expect(share[0]?.value).toBeCloseTo(110 / 200, 10)
  })
  it('shares by kind, those above the bound alone', () => {
    const by = at(
      samples,
      5,
      'sum by (kind) (rate(c{status=~"5.."}[5m])) / sum by (kind) (rate(c[5m])) > 0.5',
    )
    expect(by.map(({ labels }) => labels)).toEqual([{ kind: 'b' }])
  })
  it('of shares above the bound only those of which there is enough', () => {
    const often = (least: number) =>
      at(
        samples,
        5,
        `sum by (kind) (rate(c{status=~"5.."}[5m])) / sum by (kind) (rate(c[5m])) > 0.05 and sum by (kind) (rate(c[5m])) > ${least}`,
      ).map(({ labels, value }) => [labels.kind, value])
    // Both come to 100 a minute, 1.67 a second; the value stays that of the left side.
    expect(often(1.6)).toEqual([
      ['a', expect.closeTo(0.1, 10)],
      ['b', expect.closeTo(1, 10)],
    ])
    expect(often(1.7)).toEqual([])
  })
  it('a label that is not, or does not match', () => {
    expect(at(samples, 5, 'sum(rate(c{status!="200",kind!~"b.*"}[5m]))')[0]?.value).toBeCloseTo(
      10 / 60,
      10,
    )
  })
})

it('a quantile lies evenly within its bucket, and in the last at its lower bound', () => {
  const samples = told(0, () => 'h_bucket{le="1"} 10\nh_bucket{le="3"} 20\nh_bucket{le="+Inf"} 25')
  const quantile = (q: number) =>
    at(samples, 0, `histogram_quantile(${q}, sum by (le) (h_bucket))`)[0]?.value
  expect(quantile(0.2)).toBeCloseTo(0.5, 10)
  // The 15th of 25 is half way between 1 and 3.
  expect(quantile(0.6)).toBeCloseTo(2, 10)
  expect(quantile(0.99)).toBe(3)
})

it('one that does not answer is down, and what it told is none any more', () => {
  const samples = told(1, () => 'kinds 17')
  samples.take('kinds 0', WORKER, MINUTE)
  expect(at(samples, 1, 'up{job="xinjian"} == 0')).toEqual([])
  samples.miss(API, 2 * MINUTE)
  samples.take('kinds 0', WORKER, 2 * MINUTE)
  expect(at(samples, 2, 'up{job="xinjian"} == 0')[0]?.labels.instance).toBe('api')
  expect(at(samples, 2, '(sum(kinds) or vector(0)) == 0')).toEqual([{ labels: {}, value: 0 }])
  expect(at(samples, 2, '(sum(nothing_like_it) or vector(0)) == 0')).toHaveLength(1)
  expect(at(samples, 1, '(sum(kinds) or vector(0)) == 0')).toEqual([])
})

it('what lies outside of the subset is refused, never taken for nothing', () => {
  const samples = told(0, () => 'a 1')
  for (const expression of [
    'avg(a) > 0',
    'a * 2',
    'delta(a[5m])',
    'a > b',
    'a offset 5m',
    'sum without (x) (a)',
    'sum(',
  ])
    expect(() => at(samples, 0, expression), expression).toThrow()
})

describe('rules', () => {
  const RULES = `
      - alert: High
        expr: max by (instance) (a) > 1
        for: 2m
        annotations: { summary: "x", runbook: docs/runbooks/high.md }`
  it('fires once it has held for its time, and not after a break', () => {
    const firing = new Firing(alerts(RULES))
    const values = [2, 2, 1, 2, 2, 2, 0]
    const samples = told(6, (n) => `a ${values[n]}`)
    expect(values.map((_, n) => firing.at({ samples, at: n * MINUTE, faster: 1 }))).toEqual([
      [],
      [],
      [],
      [],
      [],
      ['High'],
      [],
    ])
  })
  it('without a runbook or a time are refused', () => {
    expect(() => alerts(RULES.replace('docs/runbooks/high.md', ''))).toThrow('High')
    expect(() => alerts(RULES.replace('for: 2m', ''))).toThrow('High')
  })
})
