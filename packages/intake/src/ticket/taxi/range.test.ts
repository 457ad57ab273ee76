import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../../test-support/cells.ts'
import { rangeOf } from './range.ts'

const read = (text: string) => rangeOf(cellsOf([text])[0]!)?.map(({ value }) => value)

describe('both times of a journey in one cell', () => {
  it.each([
    ['12:54-13:07', ['12:54', '13:07']],
    ['1232*1247', ['12:32', '12:47']],
    ['22107-22117', ['22:07', '22:17']],
    ['14:0214:25', ['14:02', '14:25']],
    ['14:02.14:25', ['14:02', '14:25']],
    ['2350-0:10', undefined],
    ['00:04:38', undefined],
    ['23150-00:10', ['23:50', '00:10']],
    // A day whose stroke was lost lasts too long for a journey.
    ['2019-1017', undefined],
    ['1012-3456', undefined],
  ])('%s', (text, times) => {
    expect(read(text)).toEqual(times)
  })

  it('what was lost between them is doubted', () => {
    expect(rangeOf(cellsOf(['12:54-13:07'])[0]!)?.every((fit) => !fit.loose)).toBe(true)
    expect(rangeOf(cellsOf(['1254-1307'])[0]!)?.every((fit) => fit.loose)).toBe(true)
  })
})
