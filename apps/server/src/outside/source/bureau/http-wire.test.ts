/** A gateway with paths, fields and codes of its own, by map; and every way a transport can break. */
import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readGatewayMap } from '../gateway-map.ts'
import { issuePass } from '../pass.ts'
import { createHttpConnector } from './http-connector.ts'
import { createHttpWire } from './http-wire.ts'
import { OPERATIONS } from './wire.ts'

let server: Server
let base: string
const seen: { url: string; body: string; key: string }[] = []
const answers: Record<string, [number, string]> = {
  '/dl/4403': [200, '{"returnCode":"0","data":{"hhid":"S1","sjs":"n","gy":"k"}}'],
  '/dl/1100': [200, '{"returnCode":"10231","message":"密码错","data":{"remaining":2}}'],
  '/dl/1200': [502, '<html>Bad Gateway</html>'],
  '/dl/1300': [200, '{"returnCode":"77777","message":"没见过"}'],
  '/dl/1400': [200, '{"returnCode":"0","da'],
}

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk) => {
      body += chunk
    })
    req.on('end', () => {
      seen.push({ url: req.url ?? '', body, key: req.headers.authorization ?? '' })
      if (req.url === '/dl/1500') return void req.socket.destroy()
      if (req.url === '/dl/1600') return void res.writeHead(307, { location: '/dl/4403' }).end()
      const [status, text] = answers[req.url ?? ''] ?? [404, '{}']
      res.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const fileOf = (content: string): string => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-map-')), 'map.json')
  fs.writeFileSync(file, content)
  return file
}
const MAP = {
  success: '0',
  routes: { start: { method: 'POST', path: '/dl/{area}' } },
  fields: { taxNo: 'nsrsbh', sessionId: 'hhid', nonce: 'sjs', publicKey: 'gy', code: 'returnCode' },
  failures: { 10231: 'TE-01' },
}
const start = (area: string) => {
  const map = readGatewayMap(fileOf(JSON.stringify(MAP)), '税局网关', OPERATIONS)
  const connector = createHttpConnector(createHttpWire(base, 'secret', map))
  const pass = issuePass({ companyId: 1, taskId: 'T', contractNo: 'A', taxNo: 'X', scopes: [] })
  return connector.startSession({ pass, area }, '91440399MAQ8Q5RN7G')
}

describe('a gateway by map', () => {
  it('translates paths and names both ways', async () => {
    expect(await start('4403')).toEqual({
      area: '4403',
      id: 'S1',
      state: { nonce: 'n', publicKey: 'k' },
    })
    expect(seen.at(-1)).toEqual({
      url: '/dl/4403',
      body: '{"nsrsbh":"91440399MAQ8Q5RN7G"}',
      key: 'Bearer secret',
    })
  })

  it.each([
    ['its own code for a wrong password', '1100', { te: 'TE-01', said: '密码错' }],
    ['a broken gateway', '1200', { te: 'TE-09' }],
    ['a code nobody knows', '1300', { te: 'TE-99', said: '没见过' }],
    ['an answer cut off', '1400', { te: 'TE-09' }],
    ['a connection cut off', '1500', { te: 'TE-09', reason: 'NETWORK' }],
  ])('tells %s', async (_, area, error) => {
    await expect(start(area)).rejects.toMatchObject(error)
  })

  it('is asked where the operator says, and where it leads on nobody is told the key', async () => {
    await expect(start('1600')).rejects.toMatchObject({ te: 'TE-09', reason: 'HTTP_307' })
    expect(seen.at(-1)?.url).toBe('/dl/1600')
  })

  it.each([
    ['no JSON', '{', /有误/],
    ['an unknown operation', '{"routes":{"fly":{"method":"GET","path":"/"}}}', /没有操作 fly/],
    ['a bad route', '{"routes":{"start":{"method":"PUT","path":"/"}}}', /routes.start/],
    ['a bad code', '{"failures":{"1":"TE-77"}}', /TE-01…TE-99/],
  ])('refuses a map with %s before the server starts', (_, content, message) => {
    expect(() => readGatewayMap(fileOf(content), '税局网关', OPERATIONS)).toThrow(message)
  })
})
