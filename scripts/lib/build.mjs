// Builds the web when its sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { NODE, ROOT } from './install.mjs'

const SOURCES = [
  'apps/web',
  'packages/contract',
  'packages/engine/src',
  'packages/format/src',
  'package-lock.json',
]
const SKIP = new Set(['node_modules', 'dist', 'test-results'])

/** Runs apps/web/build.ts unless `dist` was made from exactly these sources. */
export function buildWeb() {
  const dist = path.join(ROOT, 'apps/web/dist')
  const marker = path.join(dist, '.sources')
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of files(path.join(ROOT, source)))
      hash.update(path.relative(ROOT, file)).update(fs.readFileSync(file))
  const now = hash.digest('hex')
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === now) return
  process.stderr.write('正在构建页面…\n')
  const { status } = spawnSync(NODE, ['build.ts'], {
    cwd: path.join(ROOT, 'apps/web'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    process.stderr.write('页面构建失败\n')
    process.exit(status ?? 1)
  }
  fs.writeFileSync(marker, now)
}

function files(target) {
  if (fs.statSync(target).isFile()) return [target]
  return fs
    .readdirSync(target, { withFileTypes: true })
    .filter((entry) => !SKIP.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => files(path.join(target, entry.name)))
}
