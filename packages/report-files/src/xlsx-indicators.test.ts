/** A value past its line without a colour has its reason in the workbook, as a missing value has its own. */
import type { IndicatorValue } from '@xinjian/engine/report/document'
import { expect, it } from 'vitest'
import { indicators } from './xlsx-indicators.ts'

const fallen: IndicatorValue = {
  id: 'I-010',
  key: 'I-010.L3',
  name: '开票环比增长率',
  value: -0.7553,
  unit: 'ratio',
  window: 'L3',
  flag: 'GREY',
  detail: '季节性：上年同期环比-79.00%；覆盖3/3',
  aside: '季节性：上年同期环比-79.00%',
  formula: '',
  inputs: [],
  evidence: [],
  version: '1',
}

it('of the window that it is of', () => {
  expect(indicators([fallen]).rows[0]).toMatchObject({
    reason: '近3个月 季节性：上年同期环比-79.00%',
  })
  const { aside: _, ...plain } = fallen
  expect(indicators([plain]).rows[0]).toMatchObject({ reason: null })
})
