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

it('says of a window which of its months the firm lived', () => {
  const young = (window: string, detail: string): IndicatorValue => ({
    ...{ ...fallen, key: `T-001.${window}`, window, flag: 'GREEN', detail },
  })
  const { aside: _, ...year } = young('L24', '该期间仅含成立后的16个月；所属期至2026-09')
  const { aside: __, ...base } = young('P12', '覆盖4/4；该期间仅含成立后的4个月')
  expect(indicators([year, base]).rows[0]).toMatchObject({
    reason: '近24个月 该期间仅含成立后的16个月；前12个月 该期间仅含成立后的4个月',
  })
})

it('of the window that it is of', () => {
  expect(indicators([fallen]).rows[0]).toMatchObject({
    reason: '近3个月 季节性：上年同期环比-79.00%',
  })
  const { aside: _, ...plain } = fallen
  expect(indicators([plain]).rows[0]).toMatchObject({ reason: null })
})
