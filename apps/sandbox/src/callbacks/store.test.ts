import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { Callbacks } from './store.ts'

const NOW = 1_800_000_000
const sign = (secret: string, timestamp: string, key: string, body: string) =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${key}.${body}`).digest('hex')}`
const arrival = (over: object = {}) => {
  const plain = { key: 'CB-1', timestamp: String(NOW), body: '{"state":"SUCCESS"}', ...over }
  return { signature: sign('s', plain.timestamp, plain.key, plain.body), ...plain }
}
const fresh = () => new Callbacks(() => '2026-01-01 10:00:00', 's')

test('a message counts once, however often it comes', () => {
  const callbacks = fresh()
  expect(callbacks.take(arrival(), NOW)).toBe('TAKEN')
  expect(callbacks.take(arrival(), NOW + 10)).toBe('REPEATED')
  expect(callbacks.list().received).toMatchObject([{ key: 'CB-1', times: 2 }])
})

test.each([
  ['another body under the same signature', { body: '{}', signature: arrival().signature }, 0],
  ['another key under the same signature', { key: 'CB-2', signature: arrival().signature }, 0],
  ['no signature', { signature: '' }, 0],
  ['a recorded one, played later', {}, 301],
])('refuses %s', (_, over, later) => {
  const callbacks = fresh()
  expect(callbacks.take(arrival(over), NOW + later)).toBe(later ? 'TOO_OLD' : 'BAD_SIGNATURE')
  expect(callbacks.list()).toMatchObject({ refused: 1, received: [] })
})

test('what another address registered here signs is taken beside what the first one signs', () => {
  const callbacks = fresh()
  const other = {
    ...arrival({ key: 'CB-9' }),
    signature: sign('t', String(NOW), 'CB-9', arrival().body),
  }
  expect(callbacks.take(other, NOW)).toBe('BAD_SIGNATURE')
  callbacks.trust('t')
  expect(callbacks.take(other, NOW)).toBe('TAKEN')
  expect(callbacks.take(arrival(), NOW)).toBe('TAKEN')
})

test('of two signatures one that is known is enough, in whichever place', () => {
  const { timestamp, key, body, signature } = arrival()
  const other = sign('t', timestamp, key, body)
  expect(fresh().take(arrival({ signature: `${other},${signature}` }), NOW)).toBe('TAKEN')
  expect(fresh().take(arrival({ signature: `${signature},${other}` }), NOW)).toBe('TAKEN')
  expect(fresh().take(arrival({ signature: `${other},${other}` }), NOW)).toBe('BAD_SIGNATURE')
})

test('down takes nothing, and is up again after a reset', () => {
  const callbacks = fresh()
  callbacks.down = true
  expect(callbacks.take(arrival(), NOW)).toBe('DOWN')
  callbacks.reset()
  expect(callbacks.take(arrival(), NOW)).toBe('TAKEN')
})
