/** The inventory report against a world of goods of which its books show a part. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reached } from '../../../test-support/slow/reached.ts'
import { type Goods, slowStock, type World, worldFacts } from '../../../test-support/slow/stock.ts'
import { erpItemReport } from '../report.ts'

const month = fc.record({
  came: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 60 })),
  went: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 60 })),
  cameOn: fc.integer({ min: 1, max: 28 }),
  wentOn: fc.integer({ min: 1, max: 28 }),
  price: fc.integer({ min: 1, max: 90 }),
  back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 30 })),
})

const goods = (months: number): fc.Arbitrary<Goods> =>
  fc
    .record({
      code: fc.option(fc.string({ unit: 'grapheme-ascii', minLength: 5, maxLength: 9 }), {
        nil: null,
        freq: 4,
      }),
      place: fc.constantFrom('一号库', '二号库', null),
      cost: fc.integer({ min: 1, max: 80 }),
      open: fc.integer({ min: 0, max: 90 }),
      months: fc.array(month, { minLength: months, maxLength: months }),
      /** Months at the end in which it lies still. */
      still: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 16 })),
      listed: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
    })
    .map(({ still, ...rest }) => {
      let stock = rest.open
      // Nothing goes out that is not there: a store is not below nil.
      const all = rest.months.map((each, m) => {
        const came = m >= months - still ? 0 : each.came
        const went = m >= months - still ? 0 : Math.min(each.went, stock + came)
        stock += came - went
        return { ...each, came, went, back: Math.min(each.back, went * each.price) }
      })
      return { ...rest, months: all }
    })

const world: fc.Arbitrary<World> = fc
  .oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 12, max: 16 }))
  .chain((months) => {
    const shown = fc.oneof(fc.constant(0), fc.constant(months), fc.integer({ min: 0, max: months }))
    return fc.record({
      goods: fc.array(goods(months), { minLength: 1, maxLength: 5 }).map((all) =>
        // Codes tell items apart.
        all.map((each, i) => ({ ...each, code: each.code && `${i}${each.code.trim()}` })),
      ),
      ...{ months: fc.constant(months), summary: shown, moves: shown, sales: shown },
      list: fc.constantFrom(null, '2026-02-28' as const, '2026-03-10' as const),
      returnsTold: fc.boolean(),
    })
  })

it('comes to what the world comes to', () => {
  const values = reached()
  fc.assert(
    fc.property(world, (each) => {
      const { indicators } = erpItemReport(worldFacts(each))
      for (const [key, wanted] of Object.entries(slowStock(each))) {
        const { value } = indicators.find((i) => i.key === key)!
        values.met(key, wanted === null ? 'silent' : 'told')
        if (wanted === null) expect([key, value]).toEqual([key, null])
        else {
          // Days are whole.
          const near = (key.startsWith('E-14') ? 0.500001 : 1.01e-6) + Math.abs(wanted) * 1e-12
          expect(
            Math.abs((value as number) - wanted),
            `${key} ${value} for ${wanted}`,
          ).toBeLessThanOrEqual(near)
        }
      }
    }),
    { numRuns: 400 },
  )
  expect(values.seldom({ told: 8, silent: 8 })).toEqual([])
})
