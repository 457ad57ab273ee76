import { describe, expect, it } from 'vitest'
import type { DecisionReason, Verdict } from '../document.ts'
import { bindingReason, nothingToCut } from './binding.ts'

const reason = (id: string, limitFactor?: number | null): DecisionReason => ({
  id,
  about: 'RISK',
  level: 'REVIEW',
  text: '',
  threshold: '',
  source: '',
  evidence: [],
  ...(limitFactor === undefined ? {} : { limitFactor }),
})
const of = (reasons: DecisionReason[], limit?: Partial<NonNullable<Verdict['limit']>>) =>
  ({
    decision: { reasons },
    ...(limit ? { limit: { suggest: 10_000, legs: [], note: '', ...limit } } : {}),
  }) as unknown as Verdict

describe('the reason that binds a limit', () => {
  it.each<[string, Verdict, string | undefined]>([
    ['one that voids, before one that cuts', of([reason('A', 0.5), reason('B', null)], {}), 'B'],
    ['the smaller share', of([reason('A', 0.5), reason('B', 0.2), reason('C')], {}), 'B'],
    ['none that leaves the whole', of([reason('A', 1), reason('B')], {}), undefined],
    ['none of a document without a decision', {}, undefined],
    ['none that cuts nothing', of([reason('A', 0.5)], { suggest: 0 }), undefined],
    [
      'one whose share came to nothing',
      of([reason('A', 0.5)], { suggest: 0, held: { before: 10_000, factor: 0.5, text: '' } }),
      'A',
    ],
  ])('is %s', (_, verdict, id) => {
    expect(bindingReason(verdict)?.id).toBe(id)
  })
  it('an amount of nothing was not cut, one that is absent may have been voided', () => {
    expect(nothingToCut(of([], { suggest: 0 }))).toBe(true)
    for (const verdict of [of([], {}), of([], { suggest: null }), of([])])
      expect(nothingToCut(verdict)).toBe(false)
  })
})
