import { describe, expect, it } from 'vitest'
import { searchIndustries } from './search.ts'

const codes = (typed: string, limit?: number) =>
  searchIndustries(typed, limit).found.map((i) => i.code)

describe('search for an industry', () => {
  it.each([
    ['5164', ['5164']],
    ['f5164', ['5164']],
    ['５１６４', ['5164']],
    ['516', ['516', '5161', '5162', '5163', '5164', '5165', '5166', '5167', '5168', '5169']],
    ['金属 批发', ['5164', '5163']],
    ['51 金属', ['5164', '5163']],
    ['批发 51 金属矿', ['5163', '5164']],
    ['不存在的行业', []],
  ])('%j finds %j', (typed, found) => expect(codes(typed)).toEqual(found))

  it('shows the sections before anything is typed', () => {
    expect(codes('  ')).toEqual([...'ABCDEFGHIJKLMNOPQRST'])
  })
  it('puts names that begin so before names that hold it, and broader entries first', () => {
    expect(codes('软件')[0]).toBe('65')
    expect(codes('服装').slice(0, 1)).toEqual(['5132'])
  })
  it('says how many it left out', () => {
    const { found, more } = searchIndustries('制造', 10)
    expect(found).toHaveLength(10)
    expect(more).toBeGreaterThan(500)
  })
})
