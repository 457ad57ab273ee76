import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newPasskey, placeOf, provenBy } from './webauthn.ts'

const ORIGIN = 'https://xinjian.example'
const PLACE = placeOf(ORIGIN)
const CHALLENGE = 'Y2hhbGxlbmdl'
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' })
const b64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

interface Said {
  type?: string
  challenge?: string
  origin?: string
  rpId?: string
  flags?: number
  counter?: number
}
function ceremony(type: string, over: Said = {}) {
  const { rpId = PLACE.rpId, flags = 0x05, counter = 7, ...client } = over
  const data = Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([flags]),
    Buffer.from(Uint32Array.from([counter]).buffer).reverse(),
  ])
  const clientData = JSON.stringify({ type, challenge: CHALLENGE, origin: ORIGIN, ...client })
  const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
  return {
    challenge: CHALLENGE,
    clientData: b64(clientData),
    authenticatorData: b64(data),
    signature: b64(sign('sha256', signed, pair.privateKey)),
  }
}
const prove = (over: Said = {}, counter = 3) =>
  provenBy(PLACE, { publicKey, counter }, ceremony('webauthn.get', over))

describe('a passkey', () => {
  it('is taken with its key, and proves itself by it', () => {
    const made = { ...ceremony('webauthn.create'), publicKey: b64(publicKey) }
    expect(newPasskey(PLACE, made)).toEqual({ publicKey, counter: 7 })
    expect(prove()).toBe(7)
  })

  it.each([
    ['another page', { origin: 'https://other.example' }],
    ['another host', { rpId: 'other.example' }],
    ['another challenge', { challenge: 'b3RoZXI' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['nobody there', { flags: 0x04 }],
    ['somebody unknown there', { flags: 0x01 }],
    ['a copy, whose count is behind', { counter: 3 }],
  ])('is refused for %s', (_, over) => {
    expect(() => prove(over)).toThrow('通行密钥未通过验证')
  })

  it('that counts nothing is taken; a signature of another is not', () => {
    expect(prove({ counter: 0 }, 0)).toBe(0)
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
    const known = { publicKey: other.export({ type: 'spki', format: 'der' }), counter: 0 }
    expect(() => provenBy(PLACE, known, ceremony('webauthn.get'))).toThrow()
  })

  const spki = (key: { publicKey: KeyObject }) =>
    key.publicKey.export({ type: 'spki', format: 'der' })
  const rsa = (modulusLength: number) => spki(generateKeyPairSync('rsa', { modulusLength }))
  const ec = (namedCurve: string) => spki(generateKeyPairSync('ec', { namedCurve }))
  it.each([
    ['ES256', ec('P-256'), true],
    ['EdDSA', spki(generateKeyPairSync('ed25519')), true],
    ['RS256 of 2048 bits', rsa(2048), true],
    ['RS256 of 1024 bits', rsa(1024), false],
    ['a curve of 384 bits', ec('P-384'), false],
    ['secp256k1', ec('secp256k1'), false],
    ['Ed448', spki(generateKeyPairSync('ed448')), false],
    ['a key of agreement', spki(generateKeyPairSync('x25519')), false],
    ['no key at all', Buffer.from('no key'), false],
  ])('of %s: taken %#', (_, key, taken) => {
    const make = () => newPasskey(PLACE, { ...ceremony('webauthn.create'), publicKey: b64(key) })
    if (taken) expect(make().publicKey).toEqual(key)
    else expect(make).toThrow('通行密钥未通过验证')
  })
})
