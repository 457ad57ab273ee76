import { describe, expect, it } from 'vitest'
import { callbackUrl, postCallback } from './callback.ts'
import { isPublic } from './public-host.ts'

describe('addresses', () => {
  it.each([
    ['8.8.8.8', true],
    ['2001:4860:4860::8888', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['fec0::1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::a00:1', false],
    ['2002:7f00:1::', false],
    ['2001:0:7f00:1::', false],
    ['2001:db8::1', false],
    ['192.0.2.1', false],
    ['203.0.113.1', false],
    ['not an address', false],
  ])('%s public: %s', (address, open) => expect(isPublic(address)).toBe(open))

  it('http is for the sandbox on this machine alone', () => {
    expect(callbackUrl('http://127.0.0.1:3001/x', true)).toBe('http://127.0.0.1:3001/x')
    expect(() => callbackUrl('http://127.0.0.1:3001/x', false)).toThrow()
    expect(() => callbackUrl('http://127.0.0.2:3001/x', true)).toThrow()
    expect(() => callbackUrl('http://localhost:3001/x', true)).toThrow()
    expect(callbackUrl('https://bank.example.com/x?y=1', false)).toBe(
      'https://bank.example.com/x?y=1',
    )
  })

  it('a number in disguise is a number', () => {
    for (const host of ['2130706433', '0x7f000001', '0177.0.0.1', '127.1'])
      expect(() => callbackUrl(`https://${host}/x`, false), host).toThrow()
  })

  it('a dot at the end hides no name of our own', () => {
    for (const host of ['localhost.', 'a.localhost.', 'db.internal.', 'printer.local.'])
      expect(() => callbackUrl(`https://${host}/x`, false), host).toThrow()
  })

  it('sends nothing to an address it would not have registered', () => {
    const post = { headers: {}, body: '{}', signal: new AbortController().signal }
    expect(() => postCallback({ ...post, url: 'http://10.0.0.1/', sandbox: true })).toThrow()
  })
})
