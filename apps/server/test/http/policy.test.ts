/** The content security policy in force, on everything the server answers. */
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Directive → its sources, as the browser reads the header. */
async function policyOf(address: string): Promise<Record<string, string[]>> {
  const { headers } = await fetch(new URL(address, server.base))
  const text = headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

it.each(['/api/captcha', '/api/docs', '/api/none', '/login', '/', '/no/such/page', '/healthz'])(
  'of %s lets no script run but our files, and nothing be sent but to us',
  async (address) => {
    const policy = await policyOf(address)
    const own = ["'self'"]
    expect(policy).toMatchObject({
      'default-src': own,
      'script-src': own,
      'script-src-attr': ["'none'"],
      'worker-src': own,
      'connect-src': own,
      'form-action': own,
      'base-uri': own,
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    })
    // What is not named falls back to default-src; what is named lets no scheme in that carries a script or data out.
    for (const [name, sources] of Object.entries(policy))
      for (const source of sources) {
        expect(["'unsafe-eval'", '*', 'http:', 'https:', 'ws:', 'wss:'], name).not.toContain(source)
        if (name !== 'style-src') expect(source).not.toBe("'unsafe-inline'")
        if (source === 'data:') expect(name).toBe('img-src')
        if (source === 'blob:') expect(['img-src', 'frame-src', 'object-src']).toContain(name)
      }
  },
)

it('finds nothing inline in the pages that are served', () => {
  const dist = path.resolve(import.meta.dirname, '../../../web/dist')
  // Where the front end was not built here, its shell is looked at as it is written.
  const pages = fs.existsSync(dist)
    ? fs
        .readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html') || !file.includes('.'))
        .map((file) => path.join(dist, file))
        .filter((file) => fs.statSync(file).isFile())
    : [path.resolve(dist, '../index.html')]
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    const html = fs.readFileSync(page, 'utf8')
    for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      // Data that nothing executes: what a search engine is told of the page.
      if (attributes === ' type="application/ld+json"') {
        expect(() => JSON.parse(text ?? ''), page).not.toThrow()
        continue
      }
      expect(attributes, page).toContain('src="/')
      expect(text?.trim()).toBe('')
    }
    expect(html, page).not.toMatch(/<[^>]+\son[a-z]+=/i)
    expect(html, page).not.toMatch(/(href|src)="javascript:/i)
  }
})
