// npm test: install, then format and lint, types, build, unit, repository rules, integration and browser journeys, independent
// ones side by side. Every step runs even when an earlier one failed; few files that failed are judged once more, alone (decision
// 0128). The last line is `N passed, N failed`.
// npm test -- STEP… runs only those.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { compileCache } from './lib/compile-cache.mjs'
import { playwrightCounts, vitestCounts } from './lib/counts.mjs'
import { install, NODE, ROOT } from './lib/install.mjs'
import { memoryFolder } from './lib/memory-folder.mjs'
import { judgeAlone, runSteps, summary } from './lib/steps.mjs'

install()
const results = path.join(ROOT, 'test-results')
fs.mkdirSync(results, { recursive: true })

const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name)
const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js')

const memory = process.env.TMPDIR ? undefined : memoryFolder()
const temporary = memory ? { TMPDIR: memory } : {}
process.on('exit', () => {
  if (memory) fs.rmSync(memory, { recursive: true, force: true })
})

const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    for (const child of children) child.kill('SIGINT')
    process.exit(1)
  })

/** Runs a program to its end, all it prints given to `say`; true when it ended well. */
const program = (command, args, say, env = {}) =>
  new Promise((resolve, reject) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Servers and readers that tests start keep their stripped sources, as those of `npm start` do.
      env: { ...compileCache(), ...process.env, ...temporary, ...colour, ...env },
    })
    children.add(child)
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
    child.on('error', reject)
    child.on('close', (code) => {
      children.delete(child)
      resolve(code === 0)
    })
  })

/** One pass-or-fail tool counts as `worth` tests when it passes, and one failed otherwise. */
const tool = (name, worth, command, args) => async (say) =>
  (await program(command, args, say))
    ? { passed: worth, failed: 0 }
    : { passed: 0, failed: 1, failures: [{ test: name, why: `see the output of ${name}` }] }

/** A test runner that leaves its counts in a file; `only` are the test files to run, none meaning all. */
const counted = (name, args, read, env) => async (say, only) => {
  const file = path.join(results, `${name}.json`)
  fs.rmSync(file, { force: true })
  const ok = await program(NODE, [...args(file), ...only], say, env?.(file))
  const counts = fs.existsSync(file)
    ? read(JSON.parse(fs.readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, failures: [{ test: name, why: 'ended without a result' }] }
  // A runner may fail without a failed test (a file that does not load): never let that look green.
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
/** The step of a runner, and the same with some of its files. */
const runner = (...how) => {
  const run = counted(...how)
  return { run: (say) => run(say, []), again: (files, say) => run(say, files) }
}
const suite = (name, ...projects) =>
  runner(
    name,
    (file) => [
      vitest,
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    vitestCounts,
  )

/** In order of start: what others wait for, then the longest. */
const STEPS = [
  { name: 'build', needs: [], run: tool('build', 0, NODE, ['scripts/build.mjs']) },
  { name: 'lint', needs: [], run: tool('lint', 1, bin('biome'), ['check', '.']) },
  {
    name: 'browser',
    needs: ['build'],
    ...runner(
      'browser',
      () => [playwright, 'test', '--reporter=list,json'],
      playwrightCounts,
      (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    ),
  },
  { name: 'types', needs: [], run: tool('types', 1, NODE, ['scripts/types.mjs']) },
  { name: 'integration', needs: ['build'], ...suite('integration', 'integration') },
  {
    name: 'unit',
    needs: [],
    ...suite('unit', 'unit', 'unit-apart', 'web', 'web-apart', 'phone', 'recognition'),
  },
  { name: 'repo', needs: ['build'], ...suite('repo', 'repo') },
]

const only = process.argv.slice(2)
const unknown = only.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  const names = STEPS.map((step) => step.name).join(' ')
  process.stderr.write(`no step ${unknown.join(' ')}; there are: ${names}\n`)
  process.exit(2)
}
const asked = STEPS.filter((step) => only.length === 0 || only.includes(step.name))
const tell = (text) => process.stdout.write(text)
const first = await runSteps(asked, os.availableParallelism(), tell)
const outcomes = await judgeAlone(asked, first, tell)
process.stdout.write(summary(outcomes))
const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
