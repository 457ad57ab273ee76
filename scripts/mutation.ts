/**
 * How many changes of the engine its tests notice. Changes are drawn from all (seeded, so that a run can be repeated); each is
 * made in a copy of the repository and the engine's tests run until one fails. Golden documents are asked last and do not
 * count: they notice nearly everything and say of nothing what it should be.
 *
 *     npm run mutation                          a sample of all, recorded in bench/results
 *     npm run mutation -- --sample=100 rules    of files whose path contains the word: printed only
 *     npm run mutation -- --sample=all
 *     npm run mutation -- --seed=7              another sample: printed only
 *     npm run mutation -- --known=FILE          what FILE says was noticed is not judged again; the rest is added to it
 *     npm run mutation -- --part=books erp/     of these files, recorded by a name of its own, with another seed too
 *
 * Ctrl-C ends it with what was judged so far, which is a smaller sample drawn in the same way.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { random } from '../bench/lib/random.ts'
import { report } from '../bench/lib/results.ts'
import { read, repositoryFiles } from '../tests/repo/lib/files.ts'
import { knownFates } from './mutation/known.ts'
import { type Lane, makeLane } from './mutation/lane.ts'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'
import { interval, type Judged, sample, table } from './mutation/score.ts'

const SOURCES = 'packages/engine/src/'
const SEED = 20_260
const SAMPLE = 400
const GOAL = 80
/** Of a part. */
const GOAL_OF_PART = 85

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: String(SAMPLE) },
    seed: { type: 'string', default: String(SEED) },
    known: { type: 'string' },
    part: { type: 'string' },
  },
})
const size = values.sample === 'all' ? Number.POSITIVE_INFINITY : Number(values.sample)
if (!(size > 0)) throw new Error('--sample is a number of mutants, or all')
const seed = Number(values.seed)
/** As it was called, without the name of a file that only this machine has. */
const command = [
  'npm run mutation',
  ...process.argv.slice(2).map((word) => word.replace(/^(--known)=.*/, '$1=FILE')),
]
  .join(' ')
  .replace(' -', ' -- -')
const { part } = values
if (part !== undefined && (positionals.length === 0 || !/^[a-z]+$/.test(part)))
  throw new Error('--part is a word in small letters, and goes with words of paths')
const printedOnly = part === undefined && (seed !== SEED || positionals.length > 0)

const files = repositoryFiles().filter(
  (file) =>
    file.startsWith(SOURCES) &&
    /(?<!\.test)\.ts$/.test(file) &&
    (positionals.length === 0 || positionals.some((word) => file.includes(word))),
)
const mutants = await mutantsOf(Object.fromEntries(files.map((file) => [file, read(file)])))
const known = knownFates(values.known, read)
let stopped = false
process.once('SIGINT', () => {
  stopped = true
})
const lanes = Array.from({ length: os.availableParallelism() }, makeLane)
try {
  await Promise.all(lanes.map((lane) => lane.start()))
  show(await judgeAll(lanes, sample(mutants, size, random(seed))))
} finally {
  for (const lane of lanes) lane.remove()
}

/** Each lane takes the next mutant when it is done with one. */
async function judgeAll(lanes: readonly Lane[], drawn: readonly Mutant[]): Promise<Judged[]> {
  const judged: Judged[] = []
  const rest = drawn.values()
  await Promise.all(
    lanes.map(async (lane) => {
      for (const mutant of rest) {
        if (stopped) return
        const fate = known.fateOf(mutant)
        const found = { ...mutant, fate: fate ?? (await lane.fateOf(mutant)) }
        judged.push(found)
        if (fate === undefined) known.keep(found)
        process.stderr.write(`\r${judged.length} / ${drawn.length}`)
      }
    }),
  )
  process.stderr.write('\n')
  return judged.sort((a, b) => Number(a.id) - Number(b.id))
}

function show(judged: readonly Judged[]): void {
  for (const { fate, file, line, kind, replacement } of judged)
    if (fate === 'survived' || fate === 'golden')
      process.stdout.write(`${fate} ${file}:${line} ${kind} → ${replacement.split('\n')[0]}\n`)
  const rows = table(judged, SOURCES)
  const all = rows.at(-1)!
  const [low, high] = interval(all.killed + all.timeout, all.mutants, mutants.length)
  const figure = `${all.score.toFixed(1)} (95 %: ${low.toFixed(1)}–${high.toFixed(1)})`
  if (printedOnly) {
    process.stdout.write(
      `${all.mutants} of ${mutants.length} mutants, noticed: ${figure} %; with golden documents ${all.withGolden.toFixed(1)} %\n`,
    )
    return
  }
  const goal = part === undefined ? GOAL : GOAL_OF_PART
  report({
    name: `mutation-${part ?? 'engine'}`,
    title: `Changes of the engine that its tests notice${part === undefined ? '' : `: ${part}`}`,
    method: [
      `\`${command}\`: ${all.mutants} of ${mutants.length} mutants of packages/engine/src${positionals.length === 0 ? '' : ' by these words of paths'} (every kind of change that Stryker's instrumenter knows), the first of those drawn with seed ${seed}; 95 % interval of the share by Wilson: ${figure}.`,
      'Each is made by itself in a copy of the repository and the tests of packages/engine run until one fails; tests that do not end, twice, notice it too.',
      `Golden documents (archive.test.ts) are asked about the rest and do not count; with them the share is ${all.withGolden.toFixed(1)}, which is ${(all.withGolden - all.score).toFixed(1)} more. The comparison of docs/reports/invoice.md with the definitions does count: it is read by people, and it notices changed words and thresholds.`,
      `Load of the machine when the run ended: ${os.loadavg()[0]!.toFixed(1)}; a slow machine changes no figure.`,
    ],
    columns: ['folder', 'mutants', 'killed', 'timeout', 'golden only', 'survived', 'score %'],
    rows: rows.map((r) => [
      r.folder,
      r.mutants,
      r.killed,
      r.timeout,
      r.golden,
      r.survived,
      r.score.toFixed(1),
    ]),
    figures: [
      {
        name: 'mutation score %',
        value: Number(all.score.toFixed(1)),
        goal: `≥ ${goal}`,
        met: all.score >= goal,
      },
    ],
  })
}
