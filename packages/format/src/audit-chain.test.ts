/** A chain whose hashes were computed elsewhere (SM3, GB/T 32905, by another implementation) is walked, and every change of it is seen. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifyChain } from './audit-chain.ts'

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
