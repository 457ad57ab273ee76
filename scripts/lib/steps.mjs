// Runs steps side by side. What a step prints is held back and shown in one piece when it ends.

/**
 * Runs steps `{name, needs, run}`, at most `atOnce` at a time, earlier ones first; a step starts when those it needs have ended,
 * failed or not. `run(say)` answers `{passed, failed, failures, files}`; one that throws counts one failed. `tell` gets the text for
 * the reader. Answers the outcomes in the order of the steps: counts, failures, `name` and `seconds`.
 */
export async function runSteps(steps, atOnce, tell) {
  const waiting = [...steps]
  const running = new Map()
  const outcomes = new Map()
  const awaited = (name) => waiting.some((step) => step.name === name) || running.has(name)

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (running.size >= atOnce || step.needs.some(awaited)) continue
      waiting.splice(waiting.indexOf(step), 1)
      const beside = [...running.keys()].join(', ')
      tell(`▶ ${step.name}${beside && ` (beside ${beside})`}\n`)
      running.set(step.name, finish(step))
    }
    if (running.size === 0)
      throw new Error(`steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`)
    const { outcome, output } = await Promise.race(running.values())
    running.delete(outcome.name)
    outcomes.set(outcome.name, outcome)
    tell(`${output}── ${line(outcome)}\n`)
  }
  return steps.map((step) => outcomes.get(step.name))
}

/** More files than this that fail are no accident of load. */
const FILES_AGAIN = 6

/**
 * Files that failed are run once more when everything else has ended, at most six of all steps together: a machine that does
 * five things at once may starve a test of time, and one in 30,000 must not hide what the others say. What passes alone counts as
 * passed and is named `unsteady` with its first failure, for somebody to mend; what fails twice has failed.
 */
export async function judgeAlone(steps, outcomes, tell) {
  const failed = outcomes.filter((outcome) => outcome.failed > 0)
  const filesOf = ({ failures = [] }) => [...new Set(failures.map(({ file }) => file))]
  const files = failed.flatMap(filesOf)
  const stepOf = ({ name }) => steps.find((step) => step.name === name)
  const whole = failed.every(
    (outcome) => stepOf(outcome).again && outcome.failures?.length === outcome.failed,
  )
  if (files.length === 0 || files.length > FILES_AGAIN || files.includes(undefined) || !whole)
    return outcomes
  const judged = new Map()
  for (const outcome of failed) {
    const { again } = stepOf(outcome)
    const { outcome: alone, output } = await finish({
      name: `${outcome.name}, alone`,
      run: (say) => again(filesOf(outcome), say),
    })
    tell(`${output}── ${line(alone)}\n`)
    if (alone.failed > 0 || alone.passed === 0) continue
    const { failures: unsteady, ...rest } = outcome
    const passed = outcome.passed + outcome.failed
    judged.set(outcome.name, { ...rest, passed, failed: 0, unsteady })
  }
  return outcomes.map((outcome) => judged.get(outcome.name) ?? outcome)
}

async function finish({ name, run }) {
  const started = Date.now()
  let output = ''
  const counts = await run((text) => {
    output += text
  }).catch((error) => {
    output += `${error.stack}\n`
    return { passed: 0, failed: 1, failures: [{ test: name, why: error.message }] }
  })
  return { outcome: { name, ...counts, seconds: (Date.now() - started) / 1000 }, output }
}

/** `unit: 12 passed, 0 failed (3.1 s)`. */
const line = ({ name, passed, failed, seconds }) =>
  `${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`

/** How many of the slowest files are named. */
const SLOWEST = 10

/** What stands below everything: time of each step, the slowest files, every failure with its reason, and the sum as the last line. */
export function summary(outcomes) {
  const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0)
  const told = (mark, key) =>
    outcomes.flatMap((outcome) =>
      (outcome[key] ?? []).map(
        ({ test, why }) => `${mark} ${outcome.name} › ${test}\n${indented(why)}`,
      ),
    )
  const unsteady = told('~', 'unsteady')
  const failures = told('✗', 'failures')
  const slowest = outcomes
    .flatMap(({ name, files = [] }) => files.map((file) => ({ name, ...file })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, file, seconds }) => `   ${seconds.toFixed(1).padStart(6)} s  ${name} ${file}`)
  return [
    '',
    ...outcomes.map((outcome) => `   ${line(outcome)}`),
    ...(slowest.length > 0 ? ['', '   slowest files:', ...slowest] : []),
    ...(unsteady.length > 0 ? ['', '   unsteady: failed beside other work, passed alone'] : []),
    ...unsteady,
    ...(failures.length > 0 ? ['', ...failures] : []),
    `${sum('passed')} passed, ${sum('failed')} failed\n`,
  ].join('\n')
}

/** First lines of a reason; the whole stands in the output of its step, with the places it came by. */
const WHY_LINES = 6
const indented = (why) =>
  why
    .split('\n')
    .filter((text) => text.trim() !== '' && !/^\s+at /.test(text))
    .slice(0, WHY_LINES)
    .map((text) => `    ${text}\n`)
    .join('')
