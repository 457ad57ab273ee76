import { createDecipheriv, createECDH, createHmac, hkdfSync } from 'node:crypto'
import { SEALED_KEY_BYTES, SEALED_SCHEME, sealedInfo } from '@xinjian/contract/sealed-body'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBodySealer } from '../../../../../server/src/security/sealed-body.ts'
import { secretOf } from '../../../../../server/src/security/secret.ts'
import { agree, newKey, type OwnKey, type SealKeys } from './keys.ts'
import { seal } from './sealed.ts'

const TASK = 'T00112233445566778899'
const PATH = '/tax/taxweb/loginEtax'
const server = createECDH('prime256v1')
let own: OwnKey
let keys: SealKeys
let material: Buffer

beforeAll(async () => {
  server.generateKeys()
  own = await newKey()
  keys = await agree(own.privateKey, server.getPublicKey('base64url'), TASK)
  const shared = server.computeSecret(Buffer.from(own.publicKey, 'base64url'))
  material = Buffer.from(hkdfSync('sha256', shared, '', sealedInfo(TASK), SEALED_KEY_BYTES))
})

/** The contract's words, done again with another library: Node's own. */
function open(path: string, { header, body }: Awaited<ReturnType<typeof seal>>): unknown {
  const [scheme, mac] = header.split('.')
  const expected = createHmac('sha256', material.subarray(16)).update(`${path}\n${body.data}`)
  if (scheme !== SEALED_SCHEME || mac !== expected.digest('base64url')) throw new Error('mac')
  const decipher = createDecipheriv('aes-128-ecb', material.subarray(0, 16), null)
  const data = Buffer.from(body.data, 'base64')
  return JSON.parse(Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8'))
}

describe('the sealed body', () => {
  it('offers a raw uncompressed point, as the contract asks', () => {
    expect(own.publicKey).toMatch(/^[\w-]{87}$/)
    expect(Buffer.from(own.publicKey, 'base64url')[0]).toBe(4)
  })

  it('is opened by the other side, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue()),
        async (payload) => {
          const { nonce: _n, ts: _t, ...rest } = payload
          const opened = open(PATH, await seal(keys, PATH, rest, 1_700_000_000_000))
          expect(opened).toMatchObject({ ts: 1_700_000_000_000 })
          const { nonce, ts, ...got } = opened as Record<string, unknown>
          expect(got).toEqual(JSON.parse(JSON.stringify(rest)))
          expect(String(nonce).length).toBeGreaterThanOrEqual(12)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('never looks the same twice, not even in its blocks', async () => {
    const payload = { password: 'same', again: 'same' }
    const [a, b] = await Promise.all([seal(keys, PATH, payload, 1), seal(keys, PATH, payload, 1)])
    expect(a.body.data).not.toBe(b.body.data)
    expect(a.body.data.slice(0, 21)).not.toBe(b.body.data.slice(0, 21))
  })

  it('is bound to its path: the same body for another call has a wrong mark', async () => {
    const sealed = await seal(keys, PATH, { a: 1 })
    expect(() => open('/tax/taxweb/send/msg', sealed)).toThrow('mac')
  })

  it('cannot be made with the key of another task', async () => {
    const other = await agree(own.privateKey, server.getPublicKey('base64url'), 'Tother')
    const sealed = await seal(other, PATH, { a: 1 })
    expect(() => open(PATH, sealed)).toThrow('mac')
  })
})

describe('with the real server', () => {
  const sealer = createBodySealer(secretOf([Buffer.alloc(32, 1)]))

  it('opens, and refuses what was altered or is old', async () => {
    const key = { taskId: TASK, keyId: 'k1', clientKey: own.publicKey }
    const agreed = await agree(own.privateKey, sealer.publicKey(TASK, 'k1'), TASK)
    const now = Date.now()
    const { header, body } = await seal(agreed, PATH, { way: 'PASSWORD', password: '密码' }, now)
    expect(sealer.open(key, PATH, header, body, now).payload).toEqual({
      way: 'PASSWORD',
      password: '密码',
    })
    const altered = {
      data: `A${body.data.slice(1)}` === body.data ? 'B' : `A${body.data.slice(1)}`,
    }
    expect(() => sealer.open(key, PATH, header, altered, now)).toThrow()
    expect(() => sealer.open(key, PATH, header, body, now + 6 * 60_000)).toThrow()
    expect(() => sealer.open(key, PATH, undefined, { password: 'x' }, now)).toThrow()
  })
})
