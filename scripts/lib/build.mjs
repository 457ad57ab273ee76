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
  // What the public site tells of the product's own tests.
  'bench/results',
  'docs/score.md',
  'packages/engine/archive/golden/invoice',
  'packages/report-files/src',
  'packages/sdk',
  'package-lock.json',
]
const SKIP = new Set(['node_modules', 'dist', 'test-results'])

/** A build of other sources that ends after ours would stand in its place; ours is then made once more. */
const MAX_BUILDS = 3

/** Runs apps/web/build.ts unless `dist` was made from exactly these sources. */
export function buildWeb() {
  for (let builds = 0; ; builds++) {
    const now = hashOfSources()
    if (hashOfBuild() === now) return
    if (builds === MAX_BUILDS) {
      process.stderr.write('页面源码在构建期间一直在变，先用最近一次构建\n')
      return
    }
    process.stderr.write('正在构建页面…\n')
    const { status } = spawnSync(NODE, ['build.ts'], {
      cwd: path.join(ROOT, 'apps/web'),
      stdio: ['ignore', 'ignore', 'inherit'],
      // The build carries its own mark (build.ts).
      // A test runner calls its environment `test`: of that a build for developers would come, twice as heavy.
      env: { ...process.env, NODE_ENV: 'production', WEB_SOURCES: now },
    })
    if (status !== 0) {
      process.stderr.write('页面构建失败\n')
      process.exit(status ?? 1)
    }
  }
}

function hashOfBuild() {
  try {
    return fs.readFileSync(path.join(ROOT, 'apps/web/dist/.sources'), 'utf8')
  } catch {
    return null
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of files(path.join(ROOT, source)))
      hash.update(path.relative(ROOT, file)).update(fs.readFileSync(file))
  return hash.digest('hex')
}

function files(target) {
  if (fs.statSync(target).isFile()) return [target]
  return fs
    .readdirSync(target, { withFileTypes: true })
    .filter((entry) => !SKIP.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => files(path.join(target, entry.name)))
}
