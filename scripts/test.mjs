// npm test: install → format and lint → types → build → unit, repository rules, integration → browser journeys.
// Every step runs even when an earlier one failed; the last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { buildWeb } from './lib/build.mjs'
import { install, NODE, ROOT } from './lib/install.mjs'

install()
const only = process.argv.slice(2)
const results = path.join(ROOT, 'test-results')
fs.mkdirSync(results, { recursive: true })

const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name)
const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    .status === 0

/** One pass-or-fail tool counts as one test. */
const tool = (command, args) => () =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const counted = (name, command, args, read, env) => () => {
  const file = path.join(results, `${name}.json`)
  fs.rmSync(file, { force: true })
  const ok = run(command, args(file), env?.(file))
  const counts = fs.existsSync(file)
    ? read(JSON.parse(fs.readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 }
  // A runner may fail without a failed test (a file that does not load): never let that look green.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
const suite = (project) =>
  counted(
    project,
    NODE,
    (file) => [
      vitest,
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  )

const steps = {
  lint: tool(bin('biome'), ['check', '.']),
  types: tool(bin('tsc'), ['-p', 'tsconfig.json']),
  build: () => {
    buildWeb()
    return { passed: 0, failed: 0 }
  },
  unit: suite('unit'),
  repo: suite('repo'),
  integration: suite('integration'),
  browser: counted(
    'browser',
    NODE,
    () => [playwright, 'test', '--reporter=list,json'],
    (json) => ({ passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky }),
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  ),
}

let passed = 0
let failed = 0
for (const [name, step] of Object.entries(steps)) {
  if (only.length && !only.includes(name)) continue
  const started = Date.now()
  const counts = step()
  passed += counts.passed
  failed += counts.failed
  process.stdout.write(
    `── ${name}: ${counts.passed} passed, ${counts.failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  )
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
