import { expect, it } from 'vitest'
import { birthYearOf } from './birth-year.ts'

it.each<[string, number | null]>([
  ['330106197805121234', 1978],
  ['33010619780512123X', 1978],
  ['3301**1978********', 1978],
  ['330106200001011234', 2000],
  ['330106780512123', 1978],
  ['3301**********1234', null],
  ['3301061978', null],
  ['330106187805121234', null],
  ['', null],
  ['E12345678', null],
])('of %s is %s', (idNo, year) => expect(birthYearOf(idNo)).toBe(year))
