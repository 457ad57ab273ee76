/** What the public site answers besides its finished pages: what search engines are told, and some of them on paper. */
import fs from 'node:fs'
import path from 'node:path'
import { PHONE_PROGRAM_ROWS } from '@xinjian/contract/routes/phone-program'
import { ROWS } from '@xinjian/contract/routes/table'
import type { Printer } from '@xinjian/report-files/pdf'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { Refusal } from '../refusal.ts'
import { addPapers } from './papers.ts'

/** Parts of the product that are of no use to who does not know a link or a login. */
const PRIVATE = [
  '/api/',
  '/share/',
  '/m/',
  '/active/',
  '/pdfTemplate',
  '/app',
  '/missing',
  '/en/missing',
]

const patternOf = (row: string): RegExp =>
  new RegExp(`^${row.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}$`)

const PHONE = PHONE_PROGRAM_ROWS.map(([row]) => patternOf(row))

/** Whether the program of the phone answers this address, not the desk's. */
export const isPhonePage = (address: string): boolean =>
  PHONE.some((pattern) => pattern.test(address))

const PAGES = ROWS.filter(([, , , , more]) => more?.page || more?.redirect).map(([row]) =>
  patternOf(row),
)

/** Whether the application has a page at this address (without query, without a slash at its end). */
export const isPage = (address: string): boolean =>
  PAGES.some((pattern) => pattern.test(address || '/'))

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `addresses`: those of the finished pages, a page once in each language. */
export function sitemap(addresses: readonly string[], publicUrl: string): string {
  const urls = addresses.map((address) => {
    const plain = address.replace(/^\/en(?=\/)/, '')
    const both = addresses.includes(`/en${plain}`)
    const other = (lang: string, to: string) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(publicUrl + to)}"/>`
    const languages = both ? other('zh-CN', plain) + other('en', `/en${plain}`) : ''
    return `<url><loc>${escaped(publicUrl + address)}</loc>${languages}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

export function addSite(
  app: FastifyInstance,
  config: Config,
  printer: Printer,
  dist: string,
): void {
  const list = path.join(dist, 'addresses.json')
  const publicUrl = config.publicUrl.replace(/\/$/, '')
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...PRIVATE.map((place) => `Disallow: ${place}`),
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', (_request, reply) => {
    if (!fs.existsSync(list)) throw new Refusal('UNKNOWN')
    const addresses: string[] = JSON.parse(fs.readFileSync(list, 'utf8'))
    return reply.type('application/xml; charset=utf-8').send(sitemap(addresses, publicUrl))
  })

  addPapers(app, printer, { pageUrl: `http://127.0.0.1:${config.port}`, publicUrl })
}
