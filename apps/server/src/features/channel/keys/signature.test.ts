import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSignedBy, type SigningKey, signedText } from './signature.ts'

const TEXT = 'POST\n/api/enterprise/list'
/** Signed by OpenSSL with the identity 1234567812345678. */
const SM2: SigningKey = {
  algorithm: 'SM2',
  publicKey: `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEcmwo5aHK8tBbjdBFH9K85pBvyvSF
h4h9EB3IOCOuVaTJOTYAV4vLdZHB9NXUEfQvWWII7O/ASY6uVxbAAiSYtA==
-----END PUBLIC KEY-----
`,
}
const BY_SM2 =
  'MEQCIGiisUCnotTgH/yq5NsaL6PqwIRdDuuKmM1QAcfWiZKCAiAouPFc2rLAlWnI6Q41nCY8p3h9bf4qPD/abYUAHxhFgw=='
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const RSA: SigningKey = {
  algorithm: 'RSA',
  publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}
const BY_RSA = sign('sha256', Buffer.from(TEXT), pair.privateKey).toString('base64')

it.each([
  ['SM2', SM2, BY_SM2, BY_RSA],
  ['RSA', RSA, BY_RSA, BY_SM2],
] as const)('%s: its own signature of this very text alone', (_, key, own, other) => {
  const bytes = (text: string) => Buffer.from(text, 'base64')
  expect(isSignedBy(key, TEXT, bytes(own))).toBe(true)
  expect(isSignedBy(key, `${TEXT} `, bytes(own))).toBe(false)
  expect(isSignedBy(key, TEXT, bytes(other))).toBe(false)
  expect(isSignedBy(key, TEXT, bytes(''))).toBe(false)
})

it('what is signed is seven lines, the key and the channel among them', () => {
  const request = { method: 'POST', path: '/api/x?y=1', timestamp: '1', nonce: 'n', digest: 'd' }
  const as = { key: Buffer.from('0aff', 'hex'), channel: 'bank' }
  expect(signedText({ ...request, signature: '' }, as)).toBe(
    'POST\n/api/x?y=1\n1\nn\nd\n0aff\nbank',
  )
})
