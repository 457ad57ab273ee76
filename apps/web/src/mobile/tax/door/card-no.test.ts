import { describe, expect, it } from 'vitest'
import { grouped, typedAt } from './card-no.ts'

describe('the number of a card', () => {
  it.each([
    ['', ''],
    ['6228', '6228'],
    ['62284', '6228 4'],
    ['6228480000000122', '6228 4800 0000 0122'],
    ['6228480000000000122', '6228 4800 0000 0000 122'],
    ['6228-4800-0000-0122', '6228 4800 0000 0122'],
    ['６２２８４', '6228 4'],
    ['卡号：6228 48', '6228 48'],
    ['62284800000000001229999', '6228 4800 0000 0000 122'],
  ])('%s is shown as %s', (typed, shown) => expect(grouped(typed)).toBe(shown))

  it.each([
    ['the fifth digit jumps over the blank', '62284', 5, '6228 4', 6],
    ['a digit put in between stays beside the caret', '62928 4', 3, '6292 84', 3],
    ['a digit taken away, too', '628 4', 2, '6284', 2],
    ['at the very beginning', '6228 4', 0, '6228 4', 0],
    ['beyond what is taken', '6228480000000000122999', 22, '6228 4800 0000 0000 122', 23],
  ])('%s', (_, typed, caret, shown, at) => expect(typedAt(typed, caret, shown)).toBe(at))
})
