import { describe, expect, it } from 'vitest'
import { sheetOf } from '../column.ts'
import { arranged, ordered } from './arrange.ts'

const COLUMNS = ['a', 'b', 'c'].map((key) => ({ key, title: key.toUpperCase() }))
const LIST = [...COLUMNS, { key: 'do', title: '', name: '' }]
const keys = (of: readonly { key: string }[]) => of.map(({ key }) => key).join('')

describe('columns of a list', () => {
  it('stand as the list has them where nobody set anything', () => {
    expect(arranged(LIST, null)).toBe(LIST)
  })

  it('stand as they were set, actions last', () => {
    expect(keys(arranged(LIST, { shown: ['c', 'a'], hidden: ['b'] }))).toBe('cado')
  })

  it('that are newer than the setting stand behind their neighbour, shown', () => {
    expect(keys(arranged(LIST, { shown: ['c', 'a'], hidden: [] }))).toBe('cabdo')
    expect(keys(arranged(LIST, { shown: ['c', 'b'], hidden: [] }))).toBe('acbdo')
  })

  it('that the list has no more are forgotten, and none is shown twice', () => {
    expect(keys(arranged(LIST, { shown: ['x', 'b', 'b'], hidden: ['a', 'c'] }))).toBe('bdo')
  })

  it('are never all left out', () => {
    expect(keys(arranged(LIST, { shown: [], hidden: ['a', 'b', 'c'] }))).toBe('abcdo')
  })

  it('are offered in their order, with those left out', () => {
    expect(
      ordered(LIST, { shown: ['c'], hidden: ['a'] }).map((o) => [o.column.key, o.shown]),
    ).toEqual([
      ['c', true],
      ['a', false],
      ['b', true],
    ])
  })
})

it('a workbook has the columns that say how they stand there', () => {
  const money = { key: 'amount', title: '金额', sheet: { type: 'hao' as const } }
  const two = { key: 'name', title: '企业', sheet: [{}, { field: 'taxNo', title: '税号' }] }
  expect(sheetOf([two, money, COLUMNS[0]!])).toEqual([
    { title: '企业', field: 'name' },
    { title: '税号', field: 'taxNo' },
    { title: '金额', field: 'amount', type: 'hao' },
  ])
})
