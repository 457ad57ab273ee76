import dns from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { callbackUrl, postCallback, receiverOf } from './callback.ts'
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

  it('of this machine the sandbox’s own receiver is one, and nothing beside it', () => {
    const sandboxUrl = 'http://127.0.0.1:3001'
    expect(receiverOf({ sandbox: false, sandboxUrl })).toBeNull()
    const receiver = receiverOf({ sandbox: true, sandboxUrl })
    expect(callbackUrl('http://127.0.0.1:3001/callbacks', receiver)).toBe(
      'http://127.0.0.1:3001/callbacks',
    )
    for (const url of [
      'http://127.0.0.1:3001/callbacks?x=1',
      'http://127.0.0.1:3001/knobs/callbacks',
      'http://127.0.0.1:3000/callbacks',
      'http://127.0.0.1:5432/callbacks',
      'http://127.0.0.1/callbacks',
      'http://127.0.0.2:3001/callbacks',
      'http://localhost:3001/callbacks',
      'https://127.0.0.1:3001/callbacks',
    ])
      expect(() => callbackUrl(url, receiver), url).toThrow('通知地址')
    expect(() => callbackUrl('http://127.0.0.1:3001/callbacks', null)).toThrow('通知地址')
    expect(callbackUrl('https://bank.example.com/x?y=1', null)).toBe(
      'https://bank.example.com/x?y=1',
    )
  })

  it('a number in disguise is a number', () => {
    for (const host of ['2130706433', '0x7f000001', '0177.0.0.1', '127.1'])
      expect(() => callbackUrl(`https://${host}/x`, null), host).toThrow()
  })

  it('a dot at the end hides no name of our own', () => {
    for (const host of ['localhost.', 'a.localhost.', 'db.internal.', 'printer.local.'])
      expect(() => callbackUrl(`https://${host}/x`, null), host).toThrow()
  })

  const post = { headers: {}, body: '{}', signal: new AbortController().signal }

  it('sends nothing to an address it would not have registered', async () => {
    const url = 'http://10.0.0.1/'
    await expect(postCallback({ ...post, url, receiver: null })).rejects.toThrow('通知地址')
  })

  it('a name that leads inside when it is asked for again is not followed', async () => {
    // What a name server of somebody else's answers after the address was registered.
    const rebound = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((
        _host: string,
        _options: object,
        done: (error: null, found: { address: string; family: number }[]) => void,
      ) => done(null, [{ address: '127.0.0.1', family: 4 }])) as never)
    const url = 'https://bank.example.com/x'
    await expect(postCallback({ ...post, url, receiver: null })).rejects.toThrow('not public')
    expect(rebound).toHaveBeenCalled()
    rebound.mockRestore()
  })

  it('follows no answer elsewhere', async () => {
    const asked: string[] = []
    const server = http.createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(307, { location: '/inside' }).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const receiver = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks`
    expect(await postCallback({ ...post, url: receiver, receiver })).toBe(307)
    expect(asked).toEqual(['/callbacks'])
    server.close()
  })
})
