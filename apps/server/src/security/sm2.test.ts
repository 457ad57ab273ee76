import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifySm2 } from './sm2.ts'

/** Made by OpenSSL: `openssl dgst -sm3 -sign key.pem -sigopt distid:1234567812345678`. */
const KEY = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEcmwo5aHK8tBbjdBFH9K85pBvyvSF
h4h9EB3IOCOuVaTJOTYAV4vLdZHB9NXUEfQvWWII7O/ASY6uVxbAAiSYtA==
-----END PUBLIC KEY-----`
const MESSAGE = Buffer.from('POST\n/api/enterprise/list')
const SIGNATURE = Buffer.from(
  'MEQCIGiisUCnotTgH/yq5NsaL6PqwIRdDuuKmM1QAcfWiZKCAiAouPFc2rLAlWnI6Q41nCY8p3h9bf4qPD/abYUAHxhFgw==',
  'base64',
)
const pointOf = (pem: string) =>
  createPublicKey(pem).export({ type: 'spki', format: 'der' }).subarray(-65)
const POINT = pointOf(KEY)
const turned = (bytes: Uint8Array, at: number) => {
  const copy = Uint8Array.from(bytes)
  copy[at]! ^= 1
  return copy
}

/** Of the signature above, and the order of the curve (GB/T 32918.5). */
const S = BigInt(`0x${SIGNATURE.subarray(38).toString('hex')}`)
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n
/** The signature with another s, as hex of a DER integer. */
function withS(hex: string): Buffer {
  const s = Buffer.from(hex, 'hex')
  const numbers = Buffer.concat([SIGNATURE.subarray(2, 36), Buffer.from([2, s.length]), s])
  return Buffer.concat([Buffer.from([0x30, numbers.length]), numbers])
}

describe('a signature of SM2', () => {
  it('made by others is known', () => {
    expect(verifySm2(POINT, MESSAGE, SIGNATURE)).toBe(true)
  })

  it.each([4, 20, 40, 60])('changed at byte %i is none', (at) => {
    expect(verifySm2(POINT, MESSAGE, turned(SIGNATURE, at))).toBe(false)
  })

  it('of another message, or by another key, is none', () => {
    expect(verifySm2(POINT, Buffer.from('POST\n/api/enterprise/save'), SIGNATURE)).toBe(false)
    const other = generateKeyPairSync('ec', { namedCurve: 'SM2' }).publicKey
    const point = pointOf(other.export({ type: 'spki', format: 'pem' }).toString())
    expect(verifySm2(point, MESSAGE, SIGNATURE)).toBe(false)
  })

  it('by ECDSA on the same curve is none', () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'SM2' })
    const point = pair.publicKey.export({ type: 'spki', format: 'der' }).subarray(-65)
    expect(verifySm2(point, MESSAGE, sign('sm3', MESSAGE, pair.privateKey))).toBe(false)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['no sequence', turned(SIGNATURE, 0)],
    ['a length that lies', turned(SIGNATURE, 1)],
    ['zeros', Buffer.from('3006020100020100', 'hex')],
    ['a negative number', Buffer.from('30060201ff020101', 'hex')],
    ['cut off', SIGNATURE.subarray(0, 40)],
    ['one with a byte behind it', Buffer.concat([SIGNATURE, Buffer.from([0])])],
    ['a number beyond the order', withS(`${(S + ORDER).toString(16).padStart(66, '0')}`)],
    ['the order itself', withS(`00${ORDER.toString(16)}`)],
    ['a number of 33 bytes', withS(`01${'0'.repeat(64)}`)],
  ])('%s is none', (_, bytes) => {
    expect(verifySm2(POINT, MESSAGE, bytes)).toBe(false)
  })

  it('of a point that is none of the curve is none', () => {
    expect(verifySm2(turned(POINT, 64), MESSAGE, SIGNATURE)).toBe(false)
    expect(verifySm2(POINT.subarray(1), MESSAGE, SIGNATURE)).toBe(false)
  })
})
