/** The built web: hashed assets for ever, prerendered pages and the application shell fresh each time. */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from './refusal.ts'
import { framedBy, securityHeaders } from './security-headers.ts'
import { isPage, isPhonePage } from './site/site.ts'

/** As what a browser asks for a part of a page. Pages, frames and workers obey their own headers; a part is obeyed by nobody. */
const PARTS = new Set(['script', 'style', 'font'])
/** All that a part says: with the rest, forty files of a page are forty kilobytes longer. */
const TOLD_OF_PARTS = new Set([
  ...['content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'],
  ...['accept-ranges', 'content-range', 'x-content-type-options', 'cross-origin-resource-policy'],
])

/** The built web. */
export const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Pages of reports that partners may show in a frame; `token` of their address says whose. */
const FRAMED = new Set(['/justiceEntReport', '/justiceBaseReport', '/justiceReportYCQ'])

/** Sites that may show the page of a token in a frame. */
export type FrameSites = (token: string) => Promise<readonly string[]>

export async function addStatic(
  app: FastifyInstance,
  config: Config,
  frameSites: FrameSites,
  dist = DIST,
): Promise<void> {
  const headers = await securityHeaders(config)
  const built = fs.existsSync(path.join(dist, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: true,
      index: false,
      // A folder is no file: what is asked for with a slash at its end is chosen below, as without.
      allowedPath: (pathName) => !pathName.endsWith('/'),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (!hashed || !PARTS.has(String(reply.request.headers['sec-fetch-dest']))) return
        for (const name of Object.keys(reply.getHeaders()))
          if (!TOLD_OF_PARTS.has(name)) reply.removeHeader(name)
      },
    })
    // `index: false` above: pages are chosen here, so that `/tax` and `/tax/` are one page.
    app.get('/', (request, reply) => page(request, reply, dist))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api') &&
      // A short ending is a file that does not exist; the token of a shared link has dots too, wherever it was cut.
      !/^(?!\/share\/).*\.\w{1,6}$/.test(request.url.split('?')[0] ?? '')
    if (!built || !wantsPage) throw new Refusal('UNKNOWN')
    const { pathname, searchParams } = new URL(request.url, config.publicUrl)
    // The demonstration centre shows the phone beside the desk: pages of the same site, over invented firms alone.
    if (config.demoData && pathname.startsWith('/m/taxWeb/'))
      reply.removeHeader('x-frame-options').headers(framedBy(headers, ["'self'"]))
    const token = searchParams.get('token')
    if (token && FRAMED.has(pathname)) {
      const framed = framedBy(headers, await frameSites(token))
      if (framed !== headers) reply.removeHeader('x-frame-options').headers(framed)
    }
    return page(request, reply, dist)
  })
  app.get('/api/environment', async () => ({
    sandbox: config.sandbox,
    sandboxUrl: config.sandbox ? config.sandboxUrl : null,
  }))
}

/**
 * A prerendered page when there is one; else the application shell, where the application has a page; else the page that says there is
 * none, in the language of the address and with the status that tells machines so too.
 */
function page(request: FastifyRequest, reply: FastifyReply, dist: string): FastifyReply {
  const clean = path.posix
    .normalize(decodeURIComponent(request.url.split('?')[0] ?? '/'))
    .replace(/\/+$/, '')
  const prerendered = path.join(dist, clean, 'index.html')
  const inside = prerendered.startsWith(dist + path.sep)
  const shell = shellOf(clean, dist)
  if (inside && fs.existsSync(prerendered))
    return reply.header('Cache-Control', 'no-cache').sendFile(path.relative(dist, prerendered))
  const missing = `${clean.startsWith('/en/') ? 'en/' : ''}missing/index.html`
  const file = isPage(clean) || !fs.existsSync(path.join(dist, missing)) ? shell : missing
  if (file === missing) reply.code(404)
  return reply.header('Cache-Control', 'no-cache').sendFile(file)
}

/** The document that starts the program which answers at the address. */
function shellOf(address: string, dist: string): string {
  const of = isPhonePage(address) ? 'phone.html' : 'app.html'
  return fs.existsSync(path.join(dist, of)) ? of : 'index.html'
}
