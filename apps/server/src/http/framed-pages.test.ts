/** Pages of reports in frames: which sites may show one, its own header says, and every other page is shown by nobody. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './security-headers.ts'
import { addStatic } from './static.ts'

const SITES: Record<string, readonly string[]> = {
  live: ['https://partner.example', 'https://bank.example:8443'],
  dead: [],
}
let app: FastifyInstance
let dist: string
const asked: string[] = []

beforeAll(async () => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-dist-'))
  fs.writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>x</title>')
  const config = readConfig({})
  const headers = await securityHeaders(config)
  app = Fastify()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  const sites = async (token: string) => {
    asked.push(token)
    return SITES[token] ?? []
  }
  await addStatic(app, config, sites, dist)
})
afterAll(async () => {
  await app.close()
  fs.rmSync(dist, { recursive: true, force: true })
})

const ancestorsOf = async (url: string) => {
  const { headers, statusCode } = await app.inject({ url })
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  return {
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    older: headers['x-frame-options'],
  }
}
const NOBODY = { ancestors: "'none'", older: 'SAMEORIGIN' }

it.each(['/justiceEntReport', '/justiceBaseReport', '/justiceReportYCQ'])(
  '%s is framed by the sites of its link alone',
  async (page) => {
    expect(await ancestorsOf(`${page}?token=live`)).toEqual({
      ancestors: 'https://partner.example https://bank.example:8443',
      older: undefined,
    })
  },
)

it.each([
  '/justiceEntReport',
  '/justiceEntReport?token=',
  '/justiceEntReport?token=dead',
  '/justiceEntReport?token=made-up',
  '/justiceEntReport/live?token=live',
  '/share/live?token=live',
  '/login?token=live',
  '/?token=live',
  '/JusticeEntReport?token=live',
])('%s is framed by nobody', async (url) => {
  expect(await ancestorsOf(url)).toEqual(NOBODY)
})

it('asks about no token of a page that is framed by nobody', () => {
  expect([...new Set(asked)].sort()).toEqual(['dead', 'live', 'made-up'])
})
