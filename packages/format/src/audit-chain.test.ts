/** A chain whose hashes were computed elsewhere (SM3, GB/T 32905, by another implementation) is walked, and every change of it is seen. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ERASED_BODY, erasedIn, groupedHash, verifyChain } from './audit-chain.ts'

const CHAIN = [
  [
    '{"seq":1,"action":"login","userName":"demo"}',
    'd09c4e679a906a3474b34bb84c02e29a31286baa69fb4764342dcb8fa93eacd1',
  ],
  [
    '{"seq":2,"action":"consentRevoke","object":"示例科技有限公司"}',
    '8d97db1c51e441b23f35a3c3467c7dff65d1587ae1351ed4cb10eea26740f422',
  ],
  [
    '{"seq":3,"action":"rulebookDecide","detail":{"approve":true}}',
    'e4f77b02a7c82c80c7a6935f6d0fca375ddb9cf53182ce61a901e98c17e9e388',
  ],
] as const
const HEAD = CHAIN[2][1]

const hashOf = (before: Uint8Array, body: string) =>
  createHash('sm3').update(before).update(body).digest()
const entries = (change: (body: string, seq: number) => string = (body) => body) =>
  CHAIN.map(([body, hash], i) => ({
    seq: i + 1,
    hash: Buffer.from(hash, 'hex'),
    body: change(body, i + 1),
  }))

it('is whole, and its head is what was computed elsewhere', async () => {
  const said = { points: [{ seq: 3, hash: HEAD }] }
  expect(await verifyChain(entries(), hashOf, said)).toEqual({
    entries: 3,
    erased: 0,
    brokenAt: null,
    head: HEAD,
  })
})

it.each([1, 2, 3])('a letter changed in entry %i is seen there', async (at) => {
  const changed = entries((body, seq) => (seq === at ? body.replace('action', 'Action') : body))
  expect((await verifyChain(changed, hashOf)).brokenAt).toBe(at)
})

it('an entry left out, put twice, or the last cut off is seen', async () => {
  const [one, two, three] = entries() as [never, never, never]
  expect((await verifyChain([one, three], hashOf)).brokenAt).toBe(2)
  expect((await verifyChain([one, two, two, three], hashOf)).brokenAt).toBe(3)
  const cut = await verifyChain([one, two], hashOf, { points: [{ seq: 3, hash: HEAD }] })
  expect(cut).toMatchObject({ entries: 2, brokenAt: 3 })
})

it('goes on behind a point that was signed', async () => {
  const [, two, three] = entries() as [never, never, never]
  const after = { seq: 1, hash: CHAIN[0][1] }
  expect(await verifyChain([two, three], hashOf, { after })).toMatchObject({
    entries: 3,
    brokenAt: null,
    head: HEAD,
  })
  const wrong = { seq: 1, hash: CHAIN[1][1] }
  expect((await verifyChain([two, three], hashOf, { after: wrong })).brokenAt).toBe(2)
})

/** Over `1:HASH` and `2:HASH`, one after the other: computed elsewhere (OpenSSL, by Python). */
const ERASED = {
  to: 2,
  digest: '7bf040f9570673f70a801e926b918e658c7dc73d6629026a9b0505aeb6484ee7',
}
const withoutBodies = (...seqs: number[]) =>
  entries((body, seq) => (seqs.includes(seq) ? ERASED_BODY : body))

it('bodies that were erased are told, and the chain goes on from their hashes', async () => {
  const said = { points: [{ seq: 3, hash: HEAD }], erased: ERASED }
  expect(await verifyChain(withoutBodies(1, 2), hashOf, said)).toEqual({
    entries: 3,
    erased: 2,
    brokenAt: null,
    head: HEAD,
  })
  // A job that was cut off has erased the first alone.
  expect(await verifyChain(withoutBodies(1), hashOf, said)).toMatchObject({
    erased: 1,
    brokenAt: null,
  })
})

it('the mark of an erased body hides nothing', async () => {
  // Nobody said that anything was erased.
  expect((await verifyChain(withoutBodies(2), hashOf)).brokenAt).toBe(2)
  // Beyond what was said.
  expect((await verifyChain(withoutBodies(1, 2, 3), hashOf, { erased: ERASED })).brokenAt).toBe(3)
  // A hash within it that is another; one of the range left out; the end of the range cut off.
  const other = withoutBodies(1, 2)
  other[0]!.hash = Buffer.from(CHAIN[2][1], 'hex')
  expect((await verifyChain(other, hashOf, { erased: ERASED })).brokenAt).toBe(2)
  const [one, , three] = withoutBodies(1, 2) as [never, never, never]
  expect((await verifyChain([one, three], hashOf, { erased: ERASED })).brokenAt).toBe(2)
  expect((await verifyChain([one], hashOf, { erased: ERASED })).brokenAt).toBe(2)
})

const GROUPED = '7bf040f9-570673f7-0a801e92-6b918e65-8c7dc73d-6629026a-9b0505ae-b6484ee7'

it('a hash stands in groups of eight', () => {
  expect(groupedHash(ERASED.digest)).toBe(GROUPED)
})

it('what was erased is read of the platform’s own entry, and of no other', () => {
  const body = (action: string) =>
    JSON.stringify({ seq: 9, action, object: '41', detail: { to: 2, digest: GROUPED } })
  expect(erasedIn(body('companyErasureLog'))).toEqual({ chain: 41, range: ERASED })
  expect(erasedIn(body('customerFreeze'))).toBeNull()
})
