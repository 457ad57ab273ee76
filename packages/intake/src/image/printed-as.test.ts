import { describe, expect, it } from 'vitest'
import { seenAs } from '../../test-support/chances.ts'
import { chancesOf, FIRST, REST } from './chances.ts'
import { printedAs } from './printed-as.ts'

const ANY = '0123456789'
const CLOCK = ['012', ANY, ':', '012345', ANY]

describe('a line read as what is printed there', () => {
  it('what is seen plainly is read as it is, nothing bent', () => {
    const read = printedAs(seenAs(['1', '2', ':', '4', '5']), CLOCK)
    expect(read?.text).toBe('12:45')
    expect(read?.bent).toBeCloseTo(0, 1)
    expect(Math.min(...read!.shares)).toBeGreaterThan(0.9)
  })

  it('of what a character may be the form chooses', () => {
    const read = printedAs(seenAs(['1', '2', { '1': 0.6, ':': 0.3 }, '4', '5']), CLOCK)
    expect(read?.text).toBe('12:45')
    expect(read?.bent).toBeLessThan(0)
  })

  it('a struck zero was taken for an eight only where no eight can stand', () => {
    const form = ['01', ANY, ':', '012345', ANY]
    const read = printedAs(seenAs([...'88:88']), form)
    expect(read?.text).toBe('08:08')
    expect(read!.bent).toBeGreaterThan(-1)
    expect(printedAs(seenAs([...'78:78']), form)!.bent).toBeLessThan(-1)
  })

  it('a figure twice needs a blank between: once is not read for twice', () => {
    expect(printedAs(seenAs([...'11:44']), CLOCK)?.text).toBe('11:44')
    expect(printedAs(seenAs([...'1:44']), CLOCK)!.bent).toBeLessThan(-1)
  })

  it('words before and after are passed over, digits are not', () => {
    const named = printedAs(seenAs(['日', '期', '1', '2', ':', '4', '5']), CLOCK)
    expect(named?.text).toBe('12:45')
    const longer = printedAs(seenAs(['7', '9', '1', '2', ':', '4', '5']), CLOCK)
    expect(longer!.bent).toBeLessThan(named!.bent)
  })

  it('a line shorter than the form has nothing of it, nor one without its characters', () => {
    expect(printedAs(seenAs(['1']), CLOCK)).toBeNull()
    expect(printedAs(seenAs(['1', '2']), ['1', '車'])).toBeNull()
  })

  it('keeps of all that was seen what was asked for, and the likeliest that is no digit', () => {
    const output = Float32Array.from([0.1, 0.2, 0.3, 0.4])
    const chances = chancesOf(output, 1, 4, ['1', '日', '月'], '1月年')
    expect(chances.alphabet).toBe('1月')
    expect(chances.values[REST]).toBeCloseTo(0.4)
    expect(chances.values[FIRST]).toBeCloseTo(0.2)
  })
})
