import { describe, expect, it } from 'vitest'
import type { Flag, IndicatorValue } from './document.ts'
import { gridOf } from './windows.ts'

const value = (id: string, window: string, flag: Flag = 'GREEN', name = '开票金额') =>
  ({
    id,
    key: `${id}.${name}.${window}`,
    name,
    window,
    flag,
    unit: 'yuan',
    value: 1,
  }) as IndicatorValue

describe('windows as columns', () => {
  it('join one indicator in one row, in the order of the windows and not of the document', () => {
    const { columns, rows } = gridOf(
      ['L12', 'L1', 'L24', 'L3', 'L6'].map((window) => value('I-001', window)),
    )
    expect(columns).toEqual(['L1', 'L3', 'L6', 'L12', 'L24'])
    expect(rows).toHaveLength(1)
    expect([...(rows[0]?.cells.keys() ?? [])].sort()).toEqual(['L1', 'L12', 'L24', 'L3', 'L6'])
  })

  it('keep a comparison under the window it is about, and what is no such window apart', () => {
    const { columns, rows } = gridOf([
      value('I-010', 'L3/P3'),
      value('I-010', 'L12/P12'),
      value('I-017', 'asOf'),
    ])
    expect(columns).toEqual(['L3', 'L12', 'OTHER'])
    expect(rows[0]?.cells.get('L3')?.window).toBe('L3/P3')
    expect(rows[1]?.cells.get('OTHER')?.window).toBe('asOf')
  })

  it('never put two values into one cell, nor two names into one row', () => {
    const { rows } = gridOf([
      value('I-022', 'Y'),
      value('I-022', 'L36'),
      value('I-022', 'L12', 'GREEN', '另一名称'),
    ])
    expect(rows.map(({ cells }) => cells.size)).toEqual([1, 1, 1])
  })

  it('say the worst of a row', () => {
    const flagOf = (...flags: Flag[]) =>
      gridOf(flags.map((flag, i) => value('I-001', ['L1', 'L3', 'L6'][i]!, flag))).rows[0]?.flag
    expect(flagOf('GREEN', 'RED', 'YELLOW')).toBe('RED')
    expect(flagOf('GREY', 'GREEN')).toBe('GREEN')
    expect(flagOf('GREY', 'GREY')).toBe('GREY')
  })
})
