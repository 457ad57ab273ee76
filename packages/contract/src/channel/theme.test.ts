import { describe, expect, it } from 'vitest'
import { colourMapper, contrastOf, mappedColour, readable } from './theme.ts'

it.each([
  ['#0f6e66', '#0f6e66'],
  ['#0B5FFF', '#0B5FFF'],
  ['#ffcc00', null],
  ['#8fd0ff', null],
  ['red', null],
  ['#0f6e66;background:url(x)', null],
  ['', null],
  [null, null],
])('%s as a colour for white text: %s', (colour, known) => expect(readable(colour)).toBe(known))

it('black has the contrast of black', () => {
  expect([contrastOf('#000000'), contrastOf('#ffffff'), contrastOf('#fff')]).toEqual([21, 1, null])
})

describe('the colour of a channel in the dictionary', () => {
  const [TEAL, BLUE, RED] = ['#0f6e66', '#1746a2', '#a8322d']
  const whole = colourMapper([
    ['default', TEAL],
    ['bank', BLUE],
  ])
  it('is told as key@color, separated by commas', () => {
    expect(whole).toBe('default@#0f6e66,bank@#1746a2')
  })
  it.each([
    ['its own', whole, 'bank', BLUE],
    ['of a key that is not there: the default', whole, 'other', TEAL],
    ['of the default itself', whole, 'default', TEAL],
    ['blanks around', ` default@${TEAL} , bank@ ${BLUE} `, 'bank', BLUE],
    ['a pair without a colour', `default@${TEAL},bank@`, 'bank', TEAL],
    ['a pair without a key', `default@${TEAL},@${BLUE}`, '', TEAL],
    ['a pair without @', `default@${TEAL},bank${BLUE}`, 'bank', TEAL],
    ['a pair with two @', `default@${TEAL},bank@${BLUE}@x`, 'bank', TEAL],
    ['a colour of another form', `default@${TEAL},bank@blue`, 'bank', TEAL],
    ['a colour that cannot be read', `default@${TEAL},bank@#ffee00`, 'bank', TEAL],
    ['the last of two that hold', `bank@${BLUE},bank@${RED}`, 'bank', RED],
    ['a broken one does not take the place of a good one', `bank@${BLUE},bank@red`, 'bank', BLUE],
    ['no default', `bank@${BLUE}`, 'other', null],
    ['a default that cannot be read', `default@#ffffff,bank@${BLUE}`, 'other', null],
    ['a name that every object has', whole, 'constructor', TEAL],
    ['an empty text', '', 'bank', null],
    ['separators alone', ',,@,', 'bank', null],
    ['nothing', undefined, 'bank', null],
  ])('%s', (_, mapper, key, colour) => expect(mappedColour(mapper, key)).toBe(colour))
})
