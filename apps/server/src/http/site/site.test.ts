/** The public site at the edge: what is a page, what machines are told, and what is answered where there is nothing. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DOORS } from '@xinjian/contract/collect/doors'
import { ROWS } from '@xinjian/contract/routes/table'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printed as paperOf } from '../../../../../packages/report-files/test-support/printed.ts'
import { readConfig } from '../../config.ts'
import { addStatic } from '../static.ts'
import { addSite, isPage, sitemap } from './site.ts'

let app: FastifyInstance
let dist: string
const printed: string[] = []
let fails = false

beforeAll(async () => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-dist-'))
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true })
    fs.writeFileSync(path.join(dist, name), text)
  }
  write('index.html', 'home')
  write('app.html', 'shell')
  write('phone.html', 'phone')
  write('about/index.html', 'about')
  write('missing/index.html', 'nothing here, zh')
  write('en/missing/index.html', 'nothing here, en')
  write('addresses.json', JSON.stringify(['/', '/about', '/en/about']))
  const config = readConfig({ PUBLIC_URL: 'https://credit.example', DEMO_DATA: 'off' })
  app = Fastify()
  const bytes = paperOf('A')
  const printer = {
    print: async ({ url }: { url: string }) => {
      printed.push(url)
      if (fails) throw new Error('no browser')
      return bytes
    },
    close: async () => undefined,
  }
  addSite(app, config, printer, dist)
  await addStatic(app, config, async () => [], dist)
})
afterAll(async () => {
  await app.close()
  fs.rmSync(dist, { recursive: true, force: true })
})

const get = async (url: string) => {
  const { statusCode, body } = await app.inject({ url })
  return [statusCode, body]
}

describe('an address', () => {
  it('of every built row is a page, and one that nobody made is none', () => {
    for (const [row, , , , more] of ROWS)
      if (more?.page || more?.redirect)
        expect(isPage(row.replace(/:\w+/g, 'x7').replace('/*', '/app')), row).toBe(true)
    for (const none of ['/no/such/page', '/appx', '/aboutUs', '/en/app', '/share', '/active/1/2'])
      expect(isPage(none), none).toBe(false)
  })

  it('is answered by the finished page, the application, or the page that says there is none', async () => {
    expect(await get('/about')).toEqual([200, 'about'])
    expect(await get('/about/')).toEqual([200, 'about'])
    expect(await get('/app?x=1')).toEqual([200, 'shell'])
    // A page of the phone, a consent of one person, and a partner's door, which only leads on.
    for (const at of ['/m/taxWeb/index?channel=demo', '/m/personConsent', DOORS[0]!.path])
      expect(await get(at), at).toEqual([200, 'phone'])
    expect(await get('/no/such/page')).toEqual([404, 'nothing here, zh'])
    expect(await get('/en/no-such-page')).toEqual([404, 'nothing here, en'])
  })
})

describe('machines', () => {
  it('are told every page once, absolute, with its other language', async () => {
    const [status, map] = await get('/sitemap.xml')
    expect(status).toBe(200)
    const at = [...String(map).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
    expect(at).toEqual([
      'https://credit.example/',
      'https://credit.example/about',
      'https://credit.example/en/about',
    ])
    expect(
      String(map).match(/hreflang="en" href="https:\/\/credit\.example\/en\/about"/g),
    ).toHaveLength(2)
  })

  it('are told nothing that would end an element', () =>
    expect(sitemap(['/a&b<c'], 'https://x')).not.toMatch(/&b|<c/))

  it('are kept out of what needs a link or a login', async () => {
    const [, robots] = await get('/robots.txt')
    expect(String(robots)).toContain('Disallow: /share/')
    expect(String(robots)).toContain('Sitemap: https://credit.example/sitemap.xml')
  })
})

describe('the white paper', () => {
  it('is printed once for all who ask, and again after a failure', async () => {
    fails = true
    expect((await get('/whitePaper.pdf'))[0]).not.toBe(200)
    fails = false
    const both = await Promise.all([get('/whitePaper.pdf'), get('/whitePaper.pdf')])
    expect(both.map(([status]) => status)).toEqual([200, 200])
    expect(String(both[0]?.[1])).toMatch(/^%PDF/)
    expect(printed.map((url) => new URL(url).pathname)).toEqual(['/whitePaper', '/whitePaper'])
    await get('/en/whitePaper.pdf')
    expect(new URL(printed.at(-1) ?? '').pathname).toBe('/en/whitePaper')
  })
})

describe('the guides', () => {
  it('are printed from the tutorials, and told with what the download weighs and its hash', async () => {
    const before = printed.length
    const told = await app.inject({ url: '/tax.pdf.json' })
    const file = await app.inject({ url: '/tax.pdf' })
    expect(told.json()).toEqual({
      size: file.rawPayload.length,
      sha256: createHash('sha256').update(file.rawPayload).digest('hex'),
      date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    })
    expect((await get('/en/credit.pdf'))[0]).toBe(200)
    expect(printed.slice(before).map((url) => new URL(url).pathname)).toEqual([
      '/tax',
      '/en/credit',
    ])
  })
  it('are not told of while they cannot be printed', async () => {
    fails = true
    expect((await get('/credit.pdf.json'))[0]).not.toBe(200)
    fails = false
  })
})
