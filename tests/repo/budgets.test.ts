/**
 * First-load JavaScript per page, gzip −9: every chunk the page's roots reach by static imports in Vite's manifest.
 * Charts and other parts loaded later are not first load. Builds the front end when there is no build.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, reach } from '../../apps/web/build/manifest.ts'
import { ROUTES } from '../../apps/web/src/routes.ts'

const WEB = path.resolve(import.meta.dirname, '../../apps/web')
const DIST = path.join(WEB, 'dist')

const BUDGETS_KIB: Record<string, number> = {
  '/': 110,
  '/verify': 110,
  '/login': 150,
  '/app': 300,
  '/queryCenter/dataCollection': 300,
  '/queryCenter/queryReport': 300,
  // Every page of the phone flow: a link may be opened again at any of them, on any line.
  ...Object.fromEntries(
    ROUTES.filter((r) => r.area === 'mobile-tax' && r.page).map((r) => [r.path, 120]),
  ),
}

const kib = (file: string): number =>
  zlib.gzipSync(fs.readFileSync(path.join(DIST, file)), { level: 9 }).length / 1024

let manifest: Manifest

beforeAll(() => {
  const file = path.join(DIST, '.vite/manifest.json')
  if (!fs.existsSync(file))
    spawnSync(process.execPath, ['build.ts'], { cwd: WEB, stdio: 'inherit', timeout: 120_000 })
  manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest
}, 130_000)

describe('first load', () => {
  it.each(Object.entries(BUDGETS_KIB))('%s stays within %d KiB of JavaScript', (url, budget) => {
    const route = ROUTES.find((r) => r.path === url)!
    const { chunks } = reach(manifest, route)
    const sizes = chunks.map((file) => ({ file, kib: kib(file) }))
    const sum = sizes.reduce((total, s) => total + s.kib, 0)
    const detail = sizes.map((s) => `${s.file} ${s.kib.toFixed(1)}`).join(', ')
    expect(sum, detail).toBeLessThanOrEqual(budget)
    expect(sum).toBeGreaterThan(0)
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
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('no page ships schemas: they judge on the server', () => {
    for (const { path: url } of ROUTES.filter((r) => r.page)) {
      const { chunks } = reach(manifest, ROUTES.find((r) => r.path === url)!)
      for (const file of chunks)
        expect(fs.readFileSync(path.join(DIST, file), 'utf8'), file).not.toContain('_zod')
    }
  })

  it('no page ships the component kit: it is fetched with the first panel that is opened', () => {
    const kit = /data-rac|react-aria-/
    const assets = fs.readdirSync(path.join(DIST, 'assets')).filter((f) => f.endsWith('.js'))
    const read = (file: string) => fs.readFileSync(path.join(DIST, file), 'utf8')
    // It would be seen: the kit is somewhere in the build.
    expect(assets.some((file) => kit.test(read(`assets/${file}`)))).toBe(true)
    for (const route of ROUTES.filter((r) => r.page))
      for (const file of reach(manifest, route).chunks)
        expect(kit.test(read(file)), `${route.path} ships ${file}`).toBe(false)
  })
})
