import { describe, expect, it } from 'vitest'
import { compare, type Measured } from './verdict.ts'

type Line = [goal: string, clock: 'time' | 'rate' | undefined, before: number, now: number]

const of = ([goal, clock]: Line, value: number, yardstickMs: number | null): Measured => ({
  figures: [{ name: 'figure', value, goal, met: true, ...(clock && { clock }) }],
  yardstickMs,
})
const stateOf = (line: Line, then: number | null = null, now: number | null = null) =>
  compare(of(line, line[2], then), of(line, line[3], now))[0]!.state

describe('a figure beside the committed one', () => {
  it.each<[...Line, string]>([
    ['≥ 0.8', undefined, 1, 0.91, 'HELD'],
    ['≥ 0.8', undefined, 1, 0.89, 'FELL'],
    ['≥ 0.8', undefined, 1, 1.11, 'BETTER'],
    ['> 100', undefined, 200, 170, 'FELL'],
    ['≤ 1.0', undefined, 2, 2.19, 'HELD'],
    ['≤ 1.0', undefined, 2, 2.21, 'FELL'],
    ['< 512', undefined, 400, 350, 'BETTER'],
    ['0', undefined, 0, 3, 'NOT_ORDERED'],
    ['≤ 2', undefined, 0, 1, 'FELL'],
    ['made', 'time', 10, 12, 'FELL'],
    ['every task ends in success', 'rate', 90, 80, 'FELL'],
    ['every task ends in success', 'rate', 90, 82, 'HELD'],
  ])('with the goal %s (%s) that was %d and is %d: %s', (goal, clock, before, now, state) => {
    expect(stateOf([goal, clock, before, now])).toBe(state)
  })

  it('met or missed goals do not matter: what fell is told although it is good enough', () => {
    expect(stateOf(['≥ 0.5', undefined, 0.9, 0.7])).toBe('FELL')
  })

  it('that nobody committed is new', () => {
    const measured = of(['≥ 1', undefined, 1, 1], 3, null)
    expect(compare(null, measured)).toEqual([
      { name: 'figure', committed: null, value: 3, state: 'NEW' },
    ])
  })

  it('is found by its name', () => {
    const two = (a: number, b: number): Measured => ({
      figures: [
        { name: 'a', value: a, goal: '≥ 1', met: true },
        { name: 'b', value: b, goal: '≤ 1', met: true },
      ],
      yardstickMs: null,
    })
    const committed = { ...two(10, 20), figures: two(10, 20).figures.toReversed() }
    expect(compare(committed, two(5, 20)).map(({ name, state }) => [name, state])).toEqual([
      ['a', 'FELL'],
      ['b', 'HELD'],
    ])
  })
})

describe('a ratio of two of our own times', () => {
  const ratio = (value: number, met: boolean): Measured => ({
    figures: [{ name: 'large ÷ small', value, goal: '≤ 5', met, ours: true }],
    yardstickMs: null,
  })

  it.each([
    ['that grew because the small one is faster, within its goal', 4.2, true, 'HELD'],
    ['past its goal', 5.3, false, 'FELL'],
    ['past its goal as it was before', 2.6, false, 'HELD'],
  ])('%s: %d (met: %s) is %s', (_, now, met, state) => {
    expect(compare(ratio(2.5, true), ratio(now, met))[0]!.state).toBe(state)
  })
})

describe('a figure by the clock', () => {
  it.each<[string, Line, number, number, string]>([
    ['a machine half as fast doubles the time', ['< 2', 'time', 1, 2], 10, 20, 'HELD'],
    ['a machine half as fast halves the rate', ['≥ 9', 'rate', 100, 50], 10, 20, 'HELD'],
    ['slower than the machine accounts for', ['< 2', 'time', 1, 3], 10, 20, 'FELL'],
    ['a faster machine proves nothing against it', ['< 2', 'time', 1, 1], 20, 10, 'HELD'],
    ['faster on a slower machine', ['< 2', 'time', 1, 0.8], 10, 20, 'BETTER'],
  ])('%s', (_, line, then, now, state) => {
    expect(stateOf(line, then, now)).toBe(state)
  })

  it('a ratio to a peer of the same run is not adjusted', () => {
    expect(stateOf(['≥ 0.5', undefined, 1, 0.5], 10, 20)).toBe('FELL')
  })
})
