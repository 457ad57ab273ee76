import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makePair, readPublicKey } from './keys.ts'

const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()

describe('a public key', () => {
  it.each(['RSA', 'SM2'] as const)(
    '%s is known by its fingerprint, however it was pasted',
    (algorithm) => {
      const pair = makePair(algorithm)
      const pasted = `\n\n${pair.publicKey.replaceAll('\n', '\r\n')}  `
      const { privateKey: _, ...key } = pair
      expect(readPublicKey(pasted)).toEqual(key)
      expect(pair.privateKey).toContain('BEGIN PRIVATE KEY')
    },
  )

  it.each([
    ['nothing of the kind', '无法识别'],
    [makePair('RSA').privateKey, '这是私钥'],
    [pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey), '2048位以上'],
    [
      generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .publicKey.export({ type: 'spki', format: 'pem' })
        .toString(),
      '只支持',
    ],
  ])('%# is refused in words', (text, words) => {
    expect(() => readPublicKey(text)).toThrow(words)
  })
})
