/** JavaScript that a page of the build needs before it shows; what is fetched ahead for later pages is none of it. */
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { type Manifest, reach } from '../../../apps/web/build/manifest.ts'
import { EVERY_ROUTE } from '../../../apps/web/src/every-route.ts'

const DIST = path.resolve(import.meta.dirname, '../../../apps/web/dist')

/** KiB of a page's scripts, gzip −9, as tests/repo/budgets.test.ts counts them. */
export function scriptKib(page: string): number {
  const route = EVERY_ROUTE.find((one) => one.path === page)
  if (!route) throw new Error(`no page ${page}`)
  const manifest = JSON.parse(
    fs.readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const bytes = reach(manifest, route).chunks.map(
    (file) => zlib.gzipSync(fs.readFileSync(path.join(DIST, file)), { level: 9 }).length,
  )
  return bytes.reduce((sum, one) => sum + one, 0) / 1024
}
