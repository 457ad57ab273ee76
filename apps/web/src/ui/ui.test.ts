import { csvLines } from '@xinjian/format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceStep, scaleOf } from './charts/MonthBars.tsx'
import { createStore } from './store.ts'
import { gradeColour, taxGradeColour } from './Tag.tsx'
import { tabStep } from './tab-keys.ts'
import { sortRows } from './table/table-data.ts'
import { fill, UI_EN, UI_ZH } from './text.ts'

describe('grades', () => {
  it.each([
    ['AAA', 'green'],
    ['A', 'green'],
    ['BBB', 'yellow'],
    ['CCC', 'red'],
    ['D', 'red'],
    ['M', 'grey'],
    ['', 'grey'],
    [null, 'grey'],
  ])('score %s is %s', (grade, colour) => expect(gradeColour(grade)).toBe(colour))

  it.each([
    ['A', 'green'],
    ['B', 'green'],
    ['M', 'grey'],
    ['C', 'yellow'],
    ['D', 'red'],
    [null, 'grey'],
  ])('纳税信用 %s is %s: M is never red', (grade, colour) =>
    expect(taxGradeColour(grade)).toBe(colour),
  )
})

describe('sorting', () => {
  const rows = [
    { n: 'b', v: 2 },
    { n: 'a', v: null },
    { n: 'c', v: 10 },
    { n: 'd', v: 2 },
  ]
  const names = (down: boolean) =>
    sortRows(rows, (r) => r.v, { key: 'v', down })
      .map((r) => r.n)
      .join('')
  it('orders numbers, keeps ties in place and puts gaps last both ways', () => {
    expect(names(true)).toBe('cbda')
    expect(names(false)).toBe('bdca')
  })
  it('without an order leaves the rows alone', () => {
    expect(sortRows(rows, (r) => r.v, null)).toBe(rows)
  })
})

describe('CSV', () => {
  it('quotes, and disarms formulas but not numbers', () => {
    expect(
      csvLines([
        ['a,b', 'c'],
        ['say "hi"', -1.5],
        ['=cmd()', null],
        ['-x', true],
      ]),
    ).toBe('"a,b",c\r\n"say ""hi""",-1.5\r\n\'=cmd(),\r\n\'-x,true')
  })
})

describe('chart scale', () => {
  it.each([
    [
      [0, 374],
      [0, 100, 200, 300, 400],
    ],
    [
      [-40, 374],
      [-100, 0, 100, 200, 300, 400],
    ],
    [[], [0, 1]],
  ])('%j', (values, ticks) => expect(scaleOf(values)).toEqual(ticks))

  it('holds every value and zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 12 }), (values) => {
        const ticks = scaleOf(values)
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values))
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('steps by 1, 2, 2.5 or 5', () => {
    expect([4, 7, 9, 18, 0].map(niceStep)).toEqual([1, 2, 2.5, 5, 1])
  })
})

describe('store', () => {
  it('tells listeners of a change only, and stops when asked', () => {
    const store = createStore(1)
    let calls = 0
    const stop = store.subscribe(() => calls++)
    store.set(1)
    store.set((n) => n + 1)
    expect([store.get(), calls]).toEqual([2, 1])
    stop()
    store.set(5)
    expect(calls).toBe(1)
  })
})

describe('words of the kit', () => {
  it('have the same places in both languages', () => {
    const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []
    for (const key of Object.keys(UI_ZH) as (keyof typeof UI_ZH)[])
      expect(places(UI_EN[key]), key).toEqual(places(UI_ZH[key]))
  })
  it('fill what they know and leave the rest', () => {
    expect(fill('{n} of {m}', { n: 0 })).toBe('0 of {m}')
  })
})

describe('keys among tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('%s from %d of three leads to %s', (key, at, to) => expect(tabStep(key, at, 3)).toBe(to))
})
