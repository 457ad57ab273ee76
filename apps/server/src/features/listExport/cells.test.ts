import { describe, expect, it } from 'vitest'
import { cellsOf, tableColumns } from './cells.ts'

const ROW = {
  no: 'A-1',
  amount: 123_456,
  at: '2026-02-28T17:30:05.123Z',
  state: 'FREE',
  why: null,
  sealed: true,
  grade: 'A',
  charge: { amount: 5_000 },
  roles: [{ name: '管理员' }, { name: '员工' }],
  grantees: ['甲银行', '乙银行'],
}
const one = (column: Omit<Parameters<typeof cellsOf>[0][number], 'title'>) =>
  cellsOf([{ title: '列', ...column }], ROW)['0']

describe('a cell of an exported list', () => {
  it('is what the row has, in the form of its type', () => {
    expect(one({ field: 'no' })).toBe('A-1')
    expect(one({ field: 'amount', type: 'hao' })).toBe(12.3456)
    expect(one({ field: 'charge.amount', type: 'hao' })).toBe(0.5)
    expect(one({ field: 'at', type: 'instant' })).toBe('2026-03-01 01:30:05')
    expect(one({ field: 'at', type: 'day' })).toBe('2026-03-01')
    expect(one({ field: 'roles.name' })).toBe('管理员、员工')
    expect(one({ field: 'grantees' })).toBe('甲银行、乙银行')
  })

  it('of an amount in text is a figure that can be summed; what is none stays as it is', () => {
    const of = (total: string) =>
      cellsOf([{ title: '价税合计', field: 'total', type: 'yuan' }], { total })['0']
    expect(of('1234.50')).toBe(1234.5)
    expect(of('-0.10')).toBe(-0.1)
    expect(of('')).toBeNull()
    expect(of('***')).toBe('***')
    expect(tableColumns([{ title: '价税合计', field: 'total', type: 'yuan' }])[0]!.type).toBe(
      'money',
    )
  })

  it('is a word of an enumeration, or what the row says where there is none', () => {
    expect(one({ field: 'state', names: { FREE: '免费' } })).toBe('免费')
    expect(one({ field: 'state', names: {} })).toBe('FREE')
    expect(one({ field: 'why', names: { null: '无' } })).toBeNull()
  })

  it('says what stands instead where a field is true', () => {
    expect(one({ field: 'grade', instead: { field: 'sealed', text: '已封存' } })).toBe('已封存')
    expect(one({ field: 'grade', instead: { field: 'no', text: '已封存' } })).toBe('A')
  })

  it('of a field that is not there is empty, never something of the language', () => {
    expect(one({ field: 'constructor' })).toBeNull()
    expect(one({ field: 'no.length' })).toBeNull()
    expect(one({ field: 'state', names: Object.create({ FREE: 'x' }) })).toBe('FREE')
  })

  it('has a column by its place, so that two of one title stay two', () => {
    const columns = tableColumns([
      { title: '时间', field: 'at', type: 'instant' },
      { title: '时间', field: 'at', type: 'ratio' },
    ])
    expect(columns.map(({ key, type }) => [key, type])).toEqual([
      ['0', 'text'],
      ['1', 'ratio'],
    ])
  })
})
