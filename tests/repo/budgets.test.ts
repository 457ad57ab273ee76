/**
 * First load per page, gzip −9: every chunk and sheet the page's roots reach by static imports in Vite's manifest. Charts and
 * other parts loaded later are not first load. Builds the front end when there is no build.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, reach, reachFrom } from '../../apps/web/build/manifest.ts'
import { EVERY_ROUTE } from '../../apps/web/src/every-route.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DIST = path.join(ROOT, 'apps/web/dist')

const pagesOf = (area: string) =>
  EVERY_ROUTE.filter((r) => r.area === area && r.page).map((r) => r.path)
/** Every page of the phone flow: a link may be opened again at any of them, on any line. */
const PHONE = pagesOf('mobile-tax')
/** Pages that list what a company has. */
const OFFICE = [
  '/queryCenter/queryReport',
  '/queryCenter/consents',
  '/queryCenter/collectBoard',
  '/queryRecord/queryPage',
]
/** The ways in and what is held, beside the list of enterprises. */
const INTAKE = '/queryCenter/dataCollection'
const each = (paths: readonly string[], limit: number) => paths.map((p) => [p, limit] as const)

/** JavaScript: what was promised; the product may grow, a first load may not. */
const SCRIPT_KIB: readonly (readonly [string, number])[] = [
  ['/', 10],
  ['/verify', 10],
  ['/login', 110],
  ['/app', 138.5],
  ...each(OFFICE, 152.5),
  [INTAKE, 155.8],
  ['/queryCenter/invoiceReportDetail', 190.5],
  // Without what draws: that comes with the first graph.
  ['/queryCenter/industryChainGraph', 169.5],
  ...each(PHONE, 60),
  // Books of an accounting program: the same parts, and its own.
  ...each(pagesOf('mobile-erp'), 69.5),
]
/** Style sheets: what was reached, and a tenth. */
const STYLE_KIB: readonly (readonly [string, number])[] = [
  ['/login', 5.3],
  ...each(['/app', INTAKE, ...OFFICE], 11.1),
  ['/queryCenter/invoiceReportDetail', 15],
  ...each(PHONE, 9.4),
]
/** Scripts, each a round trip: what was reached, and a tenth. */
const FILES: readonly (readonly [string, number])[] = [
  ['/login', 11],
  ['/app', 17],
  ...each([INTAKE, ...OFFICE], 24),
  ['/queryCenter/invoiceReportDetail', 35],
  ...each(PHONE, 24),
]
/** Finished pages, their style sheet inside: what was reached, and a tenth. */
const DOCUMENT_KIB: readonly (readonly [string, number])[] = [
  ['/', 17.6],
  ['/verify', 9.0],
]

const zipped = (bytes: string | Buffer): number => zlib.gzipSync(bytes, { level: 9 }).length / 1024
const kib = (file: string): number => zipped(fs.readFileSync(path.join(DIST, file)))

let manifest: Manifest

beforeAll(() => {
  const file = path.join(DIST, '.vite/manifest.json')
  // A build of other sources says nothing of these; where it is of these, this takes no time.
  spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    timeout: 120_000,
  })
  manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest
}, 130_000)

describe('first load', () => {
  const routeOf = (url: string) => {
    const route = EVERY_ROUTE.find((r) => r.path === url)
    if (!route) throw new Error(`no page ${url}`)
    return route
  }
  const within = (files: readonly string[], budget: number) => {
    const sizes = files.map((file) => ({ file, kib: kib(file) }))
    const sum = sizes.reduce((total, s) => total + s.kib, 0)
    const detail = sizes.map((s) => `${s.file} ${s.kib.toFixed(1)}`).join(', ')
    expect(sum, detail).toBeLessThanOrEqual(budget)
    expect(sum).toBeGreaterThan(0)
  }

  it.each(SCRIPT_KIB)('%s stays within %d KiB of JavaScript', (url, budget) =>
    within(reach(manifest, routeOf(url)).chunks, budget),
  )

  it.each(FILES)('%s comes in %d scripts or fewer', (url, most) => {
    const { chunks } = reach(manifest, routeOf(url))
    expect(chunks.length, chunks.join(' ')).toBeLessThanOrEqual(most)
  })

  it.each(STYLE_KIB)('%s stays within %d KiB of style sheets', (url, budget) =>
    within(reach(manifest, routeOf(url)).styles, budget),
  )

  it.each(DOCUMENT_KIB)('%s stays within %d KiB as a document', (url, budget) =>
    within([path.join(url, 'index.html')], budget),
  )

  it('the script of the first calls stays within 1.1 KiB and waits for no other; pages behind the login have it, open ones not', () => {
    const built = JSON.parse(
      fs.readFileSync(path.join(DIST, '.vite/early.json'), 'utf8'),
    ) as Manifest
    const { file, imports } = built['src/shell/early/early.ts']!
    expect(imports).toBeUndefined()
    within([file], 1.1)
    const asks = (url: string) =>
      fs.readFileSync(path.join(DIST, url, 'index.html'), 'utf8').includes(`src="/${file}"`)
    expect(['/app', INTAKE, ...OFFICE].filter((url) => !asks(url))).toEqual([])
    expect(['/', '/login', ...PHONE].filter(asks)).toEqual([])
  })

  it('every other finished page stays within 12 KiB as a document, its style sheet inside, and asks for one script', () => {
    const pages = fs
      .readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html'))
      .map((file) => ({ file, html: fs.readFileSync(path.join(DIST, file), 'utf8') }))
      .filter(({ html }) => html.includes('data-paper-ready'))
      .filter(({ file }) => file !== 'index.html')
    expect(pages.length).toBeGreaterThan(50)
    for (const { file, html } of pages) {
      expect(zipped(html), file).toBeLessThanOrEqual(12)
      expect(html.match(/<script (?!type="application\/ld\+json")/g), file).toHaveLength(1)
      // A picture that stands in the first window may be asked for early; it holds nothing up.
      const links = html.match(/<link rel="(?:stylesheet|preload)"[^>]*>/g) ?? []
      const pictures = links.filter((link) => / as="image"/.test(link))
      expect(links, file).toEqual(pictures)
      expect(pictures.length, file).toBeLessThanOrEqual(1)
    }
  })

  it('no page asks for a font or a picture before it shows; sheets for the printer do', () => {
    const asking = EVERY_ROUTE.filter((r) => r.page && !r.page.startsWith('paper/')).filter(
      (route) =>
        reach(manifest, route).styles.some((file) =>
          /url\((?!["']?data:)/.test(fs.readFileSync(path.join(DIST, file), 'utf8')),
        ),
    )
    expect(asking.map((r) => r.path)).toEqual([])
  })

  it('the home page is readable before any script runs', () => {
    const html = fs.readFileSync(path.join(DIST, 'index.html'), 'utf8')
    const text = html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, '')
    for (const words of [
      '让每一家企业',
      '每一个数字，都点得开',
      '数据自己到',
      '四步，从授权到信用',
      '登录使用',
    ])
      expect(text).toContain(words)
    // What machines are told of the page is no script.
    const run = html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    expect(run).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(run.match(/<script/g)).toHaveLength(1)
  })

  it('what draws a graph without a card is small, and brings nothing of what draws it with one', () => {
    const drawn = (way: string) =>
      reachFrom(manifest, [`src/office/graph/draw/${way}/drawing.ts`]).chunks
    const before = new Set(reach(manifest, routeOf('/queryCenter/industryChainGraph')).chunks)
    const own = drawn('flat').filter((file) => !before.has(file))
    // With the part of the page that holds it.
    within(own, 14)
    // As sigma names the element in which it tells of gestures.
    const isSigma = (file: string) =>
      fs.readFileSync(path.join(DIST, file), 'utf8').includes('sigma-gesture-hint')
    expect(drawn('card').some(isSigma)).toBe(true)
    expect(own.filter(isSigma)).toEqual([])
  })

  it('no page ships schemas: they judge on the server', () => {
    for (const { path: url } of EVERY_ROUTE.filter((r) => r.page)) {
      const { chunks } = reach(manifest, EVERY_ROUTE.find((r) => r.path === url)!)
      for (const file of chunks)
        expect(fs.readFileSync(path.join(DIST, file), 'utf8'), file).not.toContain('_zod')
    }
  })

  it('the program of the phone is drawn by Preact alone, the desk by React alone', () => {
    const read = (file: string) => fs.readFileSync(path.join(DIST, file), 'utf8')
    const scripts = (phone: boolean) => [
      ...new Set(
        Object.entries(manifest).flatMap(([key, { file }]) =>
          key.startsWith('phone:') === phone && file.endsWith('.js') ? [file] : [],
        ),
      ),
    ]
    // As both libraries name what they keep of a field of a page: React on its elements, Preact in its renderer.
    const react = scripts(false).filter((file) => read(file).includes('__reactFiber$'))
    expect(react).toHaveLength(1)
    const phone = scripts(true)
    expect(phone.length).toBeGreaterThan(20)
    expect(phone.filter((file) => /__reactFiber\$|useOptimistic: not in/.test(read(file)))).toEqual(
      [],
    )
    expect(phone.filter((file) => file.includes('phone-renderer'))).toHaveLength(1)
    expect(scripts(false).filter((file) => file.includes('phone-renderer'))).toEqual([])
  })

  it('no page ships the component kit: it is fetched with the first panel that is opened', () => {
    const kit = /data-rac|react-aria-/
    const assets = fs.readdirSync(path.join(DIST, 'assets')).filter((f) => f.endsWith('.js'))
    const read = (file: string) => fs.readFileSync(path.join(DIST, file), 'utf8')
    // It would be seen: the kit is somewhere in the build.
    expect(assets.some((file) => kit.test(read(`assets/${file}`)))).toBe(true)
    for (const route of EVERY_ROUTE.filter((r) => r.page))
      for (const file of reach(manifest, route).chunks)
        expect(kit.test(read(file)), `${route.path} ships ${file}`).toBe(false)
  })
})
