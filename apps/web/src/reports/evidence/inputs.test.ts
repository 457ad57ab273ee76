import type { IndicatorInput, InvoiceEvidence } from '@xinjian/engine/report/document'
import { expect, it } from 'vitest'
import { legOf } from './SubjectView.tsx'

const input = (name: string, value: IndicatorInput['value'] = 1): IndicatorInput => ({
  name,
  value,
  unit: 'yuan',
})
const leg = (direction: 'OUT' | 'IN'): InvoiceEvidence => ({ dataset: 'INVOICE', direction })
const legs = (inputs: IndicatorInput[], evidence: InvoiceEvidence[]) =>
  inputs.map((_, at) => legOf({ inputs, evidence }, at))

it('an input opens the part of the rows that it is the sum of, and none that is only guessed', () => {
  expect(legs([input('进项'), input('销项')], [leg('IN'), leg('OUT')])).toEqual([0, 1])
  expect(legs([input('净额')], [leg('OUT')])).toEqual([0])
  expect(legs([input('部分'), input('按0计'), input('全部')], [leg('OUT'), leg('OUT')])).toEqual([
    0,
    null,
    null,
  ])
  expect(legs([input('净额')], [])).toEqual([null])
  expect(legs([input('起', '2025-01-01')], [leg('OUT')])).toEqual([null])
})
