import { AREAS } from '@xinjian/format/bureau/areas'
import { describe, expect, it } from 'vitest'
import { areaOf, findAreas, groupAreas, weatherOf } from './areas.ts'

const names = (query: string) => findAreas(AREAS, query).map((a) => a.name)

describe('the bureau of a tax number', () => {
  it.each([
    ['91440399MAQ8Q5RN7G', '4403'],
    ['91440099MAF2TK930A', '4400'],
    ['91330299MABJ0DNN45', '3302'],
    ['91370299MAQHC2529M', '3702'],
    ['91120099MAQE892672', '1200'],
    ['', null],
    ['91990099MAQE892672', null],
  ])('%s → %s', (taxNo, code) => {
    expect(areaOf(taxNo, AREAS)).toBe(code)
  })
})

describe('search', () => {
  it.each([
    ['深', ['深圳']],
    ['广东省', ['广东']],
    ['guangd', ['广东']],
    ['GD', ['广东']],
    ['hai', ['海南']],
    ['4403', ['深圳']],
    ['没有', []],
  ])('%s', (query, expected) => {
    expect(names(query)).toEqual(expected)
  })

  it('tells the two Shaanxi apart by what is typed', () => {
    expect(names('shaan')).toEqual(['陕西'])
    expect(names('shan').slice(0, 3)).toEqual(['山西', '上海', '山东'])
  })

  it('shows all when nothing is asked', () => {
    expect(names(' ')).toHaveLength(36)
  })
})

it('groups all 36 by letter, in order', () => {
  const groups = groupAreas(AREAS)
  expect(groups.flatMap((g) => g.areas)).toHaveLength(36)
  expect(groups.map((g) => g.letters)).toEqual(['A–F', 'G', 'H', 'J–L', 'N–Q', 'S', 'T–Z'])
})

it('knows three kinds of weather', () => {
  expect(
    ['OPEN', 'BUSY', 'UNSTABLE', 'MAINTENANCE', 'CLOSED', undefined].map((s) =>
      weatherOf(s as 'OPEN'),
    ),
  ).toEqual(['OPEN', 'BUSY', 'BUSY', 'CLOSED', 'CLOSED', 'OPEN'])
})
