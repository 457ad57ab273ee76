import { describe, expect, it } from 'vitest'
import { p95Of } from './board.ts'
import { Circuit } from './circuit.ts'
import { Lane } from './lane.ts'

describe('circuit', () => {
  const fail = (circuit: Circuit, times: number, at: number) => {
    for (let i = 0; i < times; i++) circuit.failed(at)
  }

  it.each([
    [0, 'OPEN'],
    [2, 'OPEN'],
    [3, 'UNSTABLE'],
    [9, 'UNSTABLE'],
    [10, 'MAINTENANCE'],
  ] as const)('%i failures in five minutes: %s', (n, status) => {
    const circuit = new Circuit()
    fail(circuit, n, 1_000)
    expect(circuit.status(2_000)).toBe(status)
    expect(circuit.admits(2_000)).toBe(status !== 'MAINTENANCE')
  })

  it('while broken lets one probe through per half minute, and one success closes it', () => {
    const circuit = new Circuit()
    fail(circuit, 10, 0)
    expect([29_000, 30_000, 30_001, 59_000, 60_000].map((t) => circuit.admits(t))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ])
    circuit.succeeded()
    expect(circuit.status(130_002)).toBe('OPEN')
    expect(circuit.admits(130_002)).toBe(true)
  })

  it('what others found counts: the worse of both, for five minutes, until a success after it', () => {
    const circuit = new Circuit()
    circuit.hear('MAINTENANCE', 1_000)
    expect(circuit.status(2_000)).toBe('MAINTENANCE')
    expect(circuit.admits(2_000)).toBe(false)
    expect(circuit.admits(31_001)).toBe(true)
    circuit.hear('OPEN', 500)
    expect(circuit.status(31_002)).toBe('MAINTENANCE')
    circuit.hear('OPEN', 32_000)
    expect(circuit.status(32_001)).toBe('OPEN')
    circuit.hear('UNSTABLE', 40_000)
    expect(circuit.status(40_001)).toBe('UNSTABLE')
    expect(circuit.status(40_000 + 5 * 60_000)).toBe('OPEN')
  })

  it('a success elsewhere makes up for failures before it, not for those after', () => {
    const circuit = new Circuit()
    fail(circuit, 9, 1_000)
    fail(circuit, 3, 3_000)
    circuit.hear('OPEN', 2_000)
    expect(circuit.status(3_001)).toBe('UNSTABLE')
  })

  it('forgets after five minutes', () => {
    const circuit = new Circuit()
    fail(circuit, 10, 0)
    expect(circuit.status(5 * 60_000 + 1)).toBe('OPEN')
  })
})

describe('lane', () => {
  const gate = () => {
    let open = () => {}
    const closed = new Promise<void>((resolve) => {
      open = resolve
    })
    return { closed, open: () => open() }
  }

  it('runs twelve at once, the others in turn', async () => {
    const lane = new Lane()
    const { closed, open } = gate()
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await closed
      running--
    }
    const all = Array.from({ length: 40 }, () => lane.run(undefined, work))
    await Promise.resolve()
    expect(lane.load).toBe(40)
    open()
    await Promise.all(all)
    expect(most).toBe(12)
    expect(lane.load).toBe(0)
  })

  it('sends away when the queue is full, and lets a waiter leave', async () => {
    const lane = new Lane()
    const { closed, open } = gate()
    const all = Array.from({ length: 212 }, () => lane.run(undefined, () => closed))
    await expect(lane.run(undefined, () => closed)).rejects.toMatchObject({ te: 'TE-09' })
    open()
    await Promise.all(all)
    const { closed: again, open: free } = gate()
    const busy = Array.from({ length: 12 }, () => lane.run(undefined, () => again))
    const leaving = new AbortController()
    const left = lane.run(leaving.signal, () => again)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ te: 'TE-09' })
    expect(lane.load).toBe(12)
    free()
    await Promise.all(busy)
  })
})

describe('p95 of duration classes', () => {
  it.each([
    [[0, 0], null],
    [[100], 50],
    [[94, 0, 6], 200],
    [[95, 0, 5], 50],
    [Array.from({ length: 11 }, (_, i) => (i === 10 ? 1 : 0)), 60_000],
  ])('%j → %s', (classes, ms) => expect(p95Of(classes)).toBe(ms))
})
