import { describe, expect, it } from 'vitest'
import { type Gate, type GateFinding, judgeGates, weigh } from './gate.ts'

const gate = (id: string, finding: GateFinding | null): Gate<null> => ({
  id,
  about: 'RISK',
  title: id,
  threshold: '',
  source: '',
  judge: () => finding,
})
const come = (...findings: (GateFinding | null)[]) =>
  weigh(
    judgeGates(
      findings.map((finding, i) => gate(`G${i}`, finding)),
      null,
    ),
    'ADMIT',
  )
const review: GateFinding = { level: 'REVIEW', text: '看' }
const blind: GateFinding = { level: 'UNRATABLE', text: '缺' }
const refuse: GateFinding = { level: 'REJECT', text: '拒' }
const fact: GateFinding = { ...refuse, certain: true }

describe('what gates come to', () => {
  it.each([
    [[], 'ADMIT', true, []],
    [[null, null], 'ADMIT', true, []],
    [[review], 'REVIEW', true, ['G0']],
    [[review, refuse], 'REJECT', true, ['G1', 'G0']],
    [[refuse, blind], 'UNRATABLE', false, ['G1', 'G0']],
    [[review, blind, fact], 'REJECT', false, ['G2', 'G1', 'G0']],
    [[review, null, review], 'REVIEW', true, ['G0', 'G2']],
  ] as const)('%j', (findings, level, ratable, order) => {
    const { reasons, ...rest } = come(...findings)
    expect(rest).toMatchObject({ level, ratable })
    expect(reasons.map(({ id }) => id)).toEqual(order)
  })
  it.each([
    [[undefined], 1],
    [[0.5, undefined], 0.5],
    [[0.5, 0.2], 0.2],
    [[0.5, null], null],
  ])('factors %j leave %s of the limit', (factors, left) => {
    const findings = factors.map(
      (limitFactor): GateFinding =>
        limitFactor === undefined ? review : { ...review, limitFactor },
    )
    expect(come(...findings).limitFactor).toBe(left)
  })
  it('asks and changes are said once, weightiest first', () => {
    const { asks, changes } = come(
      { ...review, ask: '乙', change: '丁' },
      { ...refuse, ask: '甲' },
      { ...review, ask: '乙', change: '丁' },
    )
    expect([asks, changes]).toEqual([['甲', '乙'], ['丁']])
  })
})
