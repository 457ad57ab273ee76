import { expect, it } from 'vitest'
import { accentOf } from './theme.ts'

it.each([
  ['#0f6e66', '#0f6e66'],
  ['#0B5FFF', '#0B5FFF'],
  ['#ffcc00', null],
  ['#8fd0ff', null],
  ['red', null],
  ['#0f6e66;background:url(x)', null],
  [null, null],
])('%s as an accent: %s', (color, accent) => {
  expect(accentOf(color)).toBe(accent)
})
