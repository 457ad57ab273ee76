import { expect, it } from 'vitest'
import { isCardNo } from './card-no.ts'

/** Specimen numbers that card networks and payment services publish for tests, and what is wrong with each of the others. */
it.each([
  ['4111111111111111', true],
  ['5555555555554444', true],
  ['378282246310005', true],
  ['6011111111111117', true],
  ['6200000000000005', true],
  ['6250941006528599', true],
  ['4111111111111112', false],
  ['5555555555554443', false],
  ['1411111111111111', false],
  ['6200 0000 0000 0005', false],
  ['62000000005', false],
  ['62000000000000000000', false],
  ['６２００００００００００００００5', false],
  ['', false],
])('%s: %s', (text, right) => expect(isCardNo(text)).toBe(right))
