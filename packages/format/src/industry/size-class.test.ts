import { describe, expect, it } from 'vitest'
import { type Measures, sizeClassOf } from './size-class.ts'

const of = (
  employees: number | null,
  revenueWan: number | null,
  assetsWan: number | null = null,
): Measures => ({ employees, revenueWan, assetsWan })

describe('size of an enterprise', () => {
  it.each<[string, string, Measures, string | null]>([
    ['every measure at its bound', 'C3311', of(1000, 40_000), 'LARGE'],
    ['one measure short is a size smaller', 'C3311', of(999, 40_000), 'MEDIUM'],
    ['many people and little revenue', 'C3311', of(1000, 300), 'SMALL'],
    ['revenue under the lowest bound', 'C3311', of(1000, 299), 'MICRO'],
    ['wholesale', '5164', of(20, 5_000), 'MEDIUM'],
    ['retail of the same', '5211', of(20, 5_000), 'SMALL'],
    ['farming is told by revenue alone', 'A0111', of(null, 500), 'MEDIUM'],
    ['building by revenue and assets', 'E4700', of(null, 80_000, 80_000), 'LARGE'],
    ['business services by people and assets', 'L7241', of(10, null, 100), 'SMALL'],
    ['land developers', 'K7010', of(null, 100, 2_000), 'SMALL'],
    ['property managers', 'K7020', of(300, 1_000), 'MEDIUM'],
    ['other real estate', 'K7030', of(100, null), 'MEDIUM'],
    ['software', 'I6513', of(10, 50), 'SMALL'],
    ['a measure not known', 'C3311', of(null, 40_000), null],
    ['micro is told by one alone', 'C3311', of(null, 299), 'MICRO'],
    ['nothing known', 'C3311', of(null, null), null],
    ['railways are outside the standard', 'G5310', of(10, 10), null],
    ['so are schools', 'P8310', of(10, 10), null],
    ['no such industry', 'X', of(10, 10), null],
  ])('%s', (_, code, measures, size) => expect(sizeClassOf(code, measures)).toBe(size))
})
