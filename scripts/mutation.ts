/**
 * How many changes of the engine its tests notice. Mutants are drawn from all (seeded, so that a run can be repeated), each is
 * switched on in a copy of the repository and the engine's tests run until one fails.
 *
 *     npm run mutation                          a sample of all, recorded in bench/results
 *     npm run mutation -- --sample=100 rules    of files whose path contains the word: printed only
 *     npm run mutation -- --sample=all
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { random } from '../bench/lib/random.ts'
import { report } from '../bench/lib/results.ts'
import { read } from '../tests/repo/lib/files.ts'
import { makeScratch, type Scratch } from '../tests/repo/lib/scratch.ts'
import { ACTIVE, instrument, type Mutant } from './mutation/instrument.ts'
import { type Fate, interval, type Judged, sample, table } from './mutation/score.ts'

const SOURCES = 'packages/engine/src/'
const SEED = 20_260
const SAMPLE = 400
const GOAL = 75
/** Beyond this many times the time of all tests, they do not end. */
const PATIENCE = 6

/** The copy's own configuration: few seconds per mutant, and the file that failed last is tried first. */
const CONFIG = `import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/engine/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    // Whether tests end is judged from outside, for all together: a slow machine kills no mutant.
    testTimeout: 3_600_000,
  },
})
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: String(SAMPLE) } },
})
const size = values.sample === 'all' ? Number.POSITIVE_INFINITY : Number(values.sample)
if (!(size > 0)) throw new Error('--sample is a number of mutants, or all')

const lanes = Array.from({ length: os.availableParallelism() }, makeLane)
const isMutated = (file: string) =>
  file.startsWith(SOURCES) &&
  /(?<!\.test)\.ts$/.test(file) &&
  (positionals.length === 0 || positionals.some((word) => file.includes(word)))

try {
  const files = lanes[0]!.files(isMutated)
  const { mutants, instrumented } = await instrument(
    Object.fromEntries(files.map((file) => [file, read(file)])),
  )
  for (const lane of lanes) lane.scratch.write(instrumented)
  const started = Date.now()
  const plain = await Promise.all(lanes.map((lane) => lane.scratch.vitest()))
  const broken = plain.find((ran) => !ran.ok)
  if (broken) throw new Error(`the tests fail without a mutant:\n${broken.output}`)
  const limit = (Date.now() - started) * PATIENCE

  const drawn = sample(mutants, size, random(SEED))
  const judged = await judgeAll(drawn, limit)
  show(judged, mutants.length)
} finally {
  for (const lane of lanes) lane.scratch.remove()
}

interface Lane {
  scratch: Scratch
  files(wanted: (file: string) => boolean): string[]
}

function makeLane(): Lane {
  const copied: string[] = []
  const scratch = makeScratch((file) => {
    const wanted = /^(?:packages|docs)\//.test(file) || !file.includes('/')
    if (wanted) copied.push(file)
    return wanted
  })
  scratch.write({ 'vitest.config.ts': CONFIG })
  return { scratch, files: (wanted) => copied.filter(wanted) }
}

/** Each lane takes the next mutant when it is done with one. */
async function judgeAll(drawn: readonly Mutant[], limit: number): Promise<Judged[]> {
  const judged: Judged[] = []
  const rest = drawn.values()
  await Promise.all(
    lanes.map(async ({ scratch }) => {
      for (const mutant of rest) {
        judged.push({ ...mutant, fate: await fateOf(scratch, mutant, limit) })
        process.stderr.write(`\r${judged.length} / ${drawn.length}`)
      }
    }),
  )
  process.stderr.write('\n')
  return judged.sort((a, b) => Number(a.id) - Number(b.id))
}

async function fateOf(scratch: Scratch, { id }: Mutant, ms: number): Promise<Fate> {
  const ran = await scratch.vitest({ env: { [ACTIVE]: id }, ms })
  if (ran.ok) return 'survived'
  return ran.late ? 'timeout' : 'killed'
}

function show(judged: readonly Judged[], of: number): void {
  for (const { fate, file, line, kind, replacement } of judged)
    if (fate === 'survived')
      process.stdout.write(`${file}:${line} ${kind} → ${replacement.split('\n')[0]}\n`)
  const rows = table(judged, SOURCES)
  const all = rows.at(-1)!
  const [low, high] = interval(all.mutants - all.survived, all.mutants, of)
  const figure = `${all.score.toFixed(1)} (95 %: ${low.toFixed(1)}–${high.toFixed(1)})`
  if (positionals.length > 0) {
    process.stdout.write(`${all.mutants} of ${of} mutants, noticed: ${figure} %\n`)
    return
  }
  report({
    name: 'mutation-engine',
    title: 'Changes of the engine that its tests notice',
    method: [
      `${all.mutants} of ${of} mutants of packages/engine/src (Stryker's instrumenter, every kind of change), drawn with seed ${SEED}; 95 % interval of the share by Wilson: ${figure}.`,
      'Each is switched on by itself and the tests of packages/engine run until one fails; tests that do not end notice it too.',
    ],
    columns: ['folder', 'mutants', 'killed', 'timeout', 'survived', 'score %'],
    rows: rows.map((r) => [
      r.folder,
      r.mutants,
      r.killed,
      r.timeout,
      r.survived,
      r.score.toFixed(1),
    ]),
    figures: [
      {
        name: 'mutation score %',
        value: Number(all.score.toFixed(1)),
        goal: `≥ ${GOAL}`,
        met: all.score >= GOAL,
      },
    ],
  })
}
