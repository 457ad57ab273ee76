import { expect, it } from 'vitest'
import { asRequest, asTransaction, TookTooLong } from './bounds.ts'
import { createTurns, type Turns } from './turns.ts'

const never = new AbortController().signal
const of = (gone: AbortSignal = never, limitMs = 0) => ({ gone, readsOnly: true, limitMs })

/** Asks for a turn as a request does; `order` hears when it came. */
function asker(turns: Turns, order: string[]) {
  return (companyId: number, name: string, gone?: AbortSignal, limitMs?: number) =>
    asRequest(of(gone, limitMs), async () => {
      const leave = await turns.take(companyId)
      order.push(name)
      return leave!
    })
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('one company has no more than its part, and those that wait come by turns', async () => {
  const turns = createTurns({ all: 3, each: 2, slowed: 2 })
  const order: string[] = []
  const ask = asker(turns, order)
  const [a1, a2] = await Promise.all([ask(1, 'a1'), ask(1, 'a2')])
  const later = ['a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name.charCodeAt(0) - 96, name))
  await settled()
  expect(order, 'a third place is left for another').toEqual(['a1', 'a2', 'b1'])
  a1()
  await settled()
  expect(order.at(-1)).toBe('a3')
  a2()
  await settled()
  expect(order.at(-1)).toBe('b2')
  const [a3] = [await later[0]!]
  a3!()
  await settled()
  expect(order.at(-1)).toBe('c1')
  ;(await later[2]!)()
  await settled()
  expect(order.at(-1)).toBe('a4')
})

it('who left or waited too long waits no more, and takes nobody’s turn', async () => {
  const turns = createTurns({ all: 1, each: 1, slowed: 1 })
  const order: string[] = []
  const ask = asker(turns, order)
  const first = await ask(1, 'first')
  const leaving = new AbortController()
  const left = ask(1, 'left', leaving.signal)
  const late = ask(2, 'late', never, 1)
  const last = ask(1, 'last')
  leaving.abort()
  await expect(left).rejects.toThrow(TookTooLong)
  await expect(late).rejects.toThrow(TookTooLong)
  first()
  await last
  expect(order).toEqual(['first', 'last'])
})

it('work that is no request, and what a transaction needs besides, wait for no turn', async () => {
  const turns = createTurns({ all: 1, each: 1, slowed: 1 })
  expect(turns.take(1)).toBeNull()
  await asker(turns, [])(1, 'first')
  expect(asRequest(of(), () => asTransaction(() => turns.take(1)))).toBeNull()
})

it('of a company half of whose statements are slow fewer go at once, until they are quick again', async () => {
  let now = 0
  const turns = createTurns({ all: 14, each: 6, slowed: 4, clock: () => now })
  const order: string[] = []
  const ask = asker(turns, order)
  const held = await Promise.all(['a1', 'a2', 'a3', 'a4'].map((name) => ask(1, name)))
  now = 49
  const fifth = await ask(1, 'a5')
  now = 50
  const later = ['a6', 'a7', 'a8'].map((name) => ask(1, name))
  await settled()
  expect(order, 'four are slow').toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
  await ask(2, 'b1')
  expect(order.at(-1), 'another company is not held up').toBe('b1')
  held[0]!()
  await settled()
  expect(order.at(-1), 'three are slow, and one is quick').toBe('b1')
  held[1]!()
  await settled()
  expect(order.at(-1), 'two are slow: all may come up to six').toBe('a8')
  expect(await Promise.all([fifth, ...later])).toHaveLength(4)
})
