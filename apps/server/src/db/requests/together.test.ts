import { expect, test } from 'vitest'
import { asRequest, ofRequest } from './bounds.ts'
import { together } from './together.ts'

/** Answers `question * 10` when it is let; notes what went together. */
function slow() {
  const sent: number[][] = []
  const gates: PromiseWithResolvers<void>[] = []
  const ask = together<number, number>(async (questions) => {
    sent.push([...questions])
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    await gate.promise
    return questions.map((question) => question * 10)
  })
  return { sent, gates, ask }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked while one is on its way goes together behind it, and each is given his own answer', async () => {
  const { sent, gates, ask } = slow()
  const first = ask(1)
  const others = [ask(2), ask(3)]
  expect(sent).toEqual([[1]])
  gates[0]!.resolve()
  expect(await first).toBe(10)
  await turn()
  // Asked when the second was on its way already: nothing that began before is an answer to it.
  const late = ask(4)
  expect(sent).toEqual([[1], [2, 3]])
  gates[1]!.resolve()
  expect(await Promise.all(others)).toEqual([20, 30])
  await turn()
  expect(sent).toEqual([[1], [2, 3], [4]])
  gates[2]!.resolve()
  expect(await late).toBe(40)
})

test('a failure is told to those who went together, and to nobody after them', async () => {
  const { gates, ask } = slow()
  const first = ask(1)
  const second = ask(2)
  gates[0]!.reject(new Error('cut off'))
  await expect(first).rejects.toThrow('cut off')
  await turn()
  gates[1]!.resolve()
  expect(await second).toBe(20)
})

test('in a crowd others are waited for; who asks alone waits for nobody', async () => {
  const sent: number[][] = []
  const ask = together<number, number>(
    async (questions) => {
      sent.push([...questions])
      return questions
    },
    { gatherMs: 1 },
  )
  const alone = ask(1)
  expect(sent).toEqual([[1]])
  expect(await Promise.all([alone, ask(2), ask(3)])).toEqual([1, 2, 3])
  expect(sent).toEqual([[1], [2, 3]])
  await turn()
  const first = ask(4)
  expect(sent, 'more may come').toHaveLength(2)
  expect(await Promise.all([first, ask(5)])).toEqual([4, 5])
  expect(await ask(6)).toBe(6)
  await turn()
  const last = ask(7)
  expect(sent).toEqual([[1], [2, 3], [4, 5], [6], [7]])
  expect(await last).toBe(7)
})

test('so many at most go together', async () => {
  const { sent, gates, ask } = slow()
  const all = Array.from({ length: 302 }, (_, i) => ask(i))
  for (const n of [0, 1, 2]) {
    await turn()
    gates[n]!.resolve()
  }
  expect(await Promise.all(all)).toHaveLength(302)
  expect(sent.map((questions) => questions.length)).toEqual([1, 200, 101])
})

test('whoever has left ends nobody else’s question: they are sent for no request', async () => {
  const sentFor: unknown[] = []
  const ask = together<number, number>(async (questions) => {
    await turn()
    sentFor.push(ofRequest())
    return questions
  })
  const bounds = { gone: new AbortController().signal, readsOnly: true, limitMs: 1_000 }
  await asRequest(bounds, () => Promise.all([ask(1), ask(2)]))
  expect(sentFor).toEqual([undefined, undefined])
})
