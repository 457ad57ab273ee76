import { describe, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './lib/counts.mjs'
import { judgeAlone, type Outcome, runSteps, type Step, summary } from './lib/steps.mjs'

/** A step that tells when it starts and ends when it is let. */
function held(name: string, needs: string[], log: string[]): Step & { end: () => void } {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const run: Step['run'] = async (say) => {
    log.push(name)
    say(`${name} 1\n`)
    await ended
    say(`${name} 2\n`)
    return { passed: 1, failed: 0 }
  }
  return { name, needs, run, end }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('independent steps run side by side, dependent ones afterwards, no more than allowed', async () => {
  const log: string[] = []
  const [build, lint, browser, unit] = [
    held('build', [], log),
    held('lint', [], log),
    held('browser', ['build'], log),
    held('unit', [], log),
  ]
  const all = runSteps([build!, lint!, browser!, unit!], 2, () => undefined)
  await settled()
  expect(log).toEqual(['build', 'lint'])
  lint!.end()
  await settled()
  expect(log).toEqual(['build', 'lint', 'unit'])
  build!.end()
  await settled()
  expect(log).toEqual(['build', 'lint', 'unit', 'browser'])
  browser!.end()
  unit!.end()
  expect((await all).map((outcome) => outcome.name)).toEqual(['build', 'lint', 'browser', 'unit'])
})

test('with one core one after the other; a step that is needed but not asked for is not waited for', async () => {
  const log: string[] = []
  const steps = [held('browser', ['build'], log), held('unit', [], log)]
  for (const step of steps) step.end()
  const told: string[] = []
  await runSteps(steps, 1, (text) => told.push(text))
  expect(log).toEqual(['browser', 'unit'])
  expect(told.join('')).toMatch(
    /^▶ browser\nbrowser 1\nbrowser 2\n── browser: 1 passed, 0 failed \(\d\.\d s\)\n▶ unit\n/,
  )
})

test('what steps print does not mix', async () => {
  const log: string[] = []
  const steps = [held('a', [], log), held('b', [], log)]
  let told = ''
  const all = runSteps(steps, 2, (text) => {
    told += text
  })
  await settled()
  steps[1]?.end()
  await settled()
  steps[0]?.end()
  await all
  expect(told.match(/[ab] [12]/g)).toEqual(['b 1', 'b 2', 'a 1', 'a 2'])
})

test('a step that breaks counts as failed, and all failures stand at the end with the sum last', async () => {
  const outcomes = await runSteps(
    [
      { name: 'lint', needs: [], run: async () => ({ passed: 1, failed: 0 }) },
      {
        name: 'unit',
        needs: [],
        run: async () => {
          throw new Error('no memory\n    at somewhere')
        },
      },
    ],
    2,
    () => undefined,
  )
  expect(outcomes[1]).toMatchObject({ passed: 0, failed: 1 })
  expect(summary(outcomes)).toMatch(/✗ unit › unit\n {4}no memory\n\n1 passed, 1 failed\n$/)
})

test('steps that wait for each other are told', async () => {
  const steps = [held('a', ['b'], []), held('b', ['a'], [])]
  await expect(runSteps(steps, 2, () => undefined)).rejects.toThrow('a, b')
})

test('failures of both runners are read, a file that does not load too', () => {
  const ofVitest = vitestCounts({
    numPassedTests: 3,
    testResults: [
      {
        name: 'a.test.ts',
        startTime: 1_000,
        endTime: 3_500,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'divides', failureMessages: ['expected 1'] },
        ],
      },
      {
        name: 'b.test.ts',
        startTime: 0,
        endTime: 250,
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
    ],
  })
  expect(ofVitest).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { file: 'a.test.ts', test: 'divides', why: 'expected 1' },
      { file: 'b.test.ts', test: 'b.test.ts', why: 'no such file' },
    ],
    files: [
      { file: 'a.test.ts', seconds: 2.5 },
      { file: 'b.test.ts', seconds: 0.25 },
    ],
  })
  const spec = (status: string) => ({
    file: 'a.spec.ts',
    line: 3,
    title: status,
    tests: [{ status, results: [{ duration: 1_500, errors: [{ message: 'late' }] }] }],
  })
  const ofPlaywright = playwrightCounts({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: 'no product' }],
    suites: [
      { suites: [{ specs: [spec('expected'), spec('unexpected')] }], specs: [spec('flaky')] },
    ],
  })
  expect(ofPlaywright).toMatchObject({ passed: 1, failed: 2 })
  expect(ofPlaywright.files).toEqual([{ file: 'a.spec.ts', seconds: 4.5 }])
  expect(ofPlaywright.failures?.map((failure) => failure.test)).toEqual([
    'a.spec.ts:3 › flaky',
    'a.spec.ts:3 › unexpected',
    'the run',
  ])
})

test('the ten slowest files of all steps are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i / 2 }))
  const outcomes = [
    { name: 'unit', passed: 12, failed: 0, seconds: 40, files },
    { name: 'lint', passed: 1, failed: 0, seconds: 2 },
  ]
  const said = summary(outcomes).split('\n')
  const named = said.filter((text) => text.includes('.test.ts'))
  expect(named).toHaveLength(10)
  expect(named[0]).toBe('      5.5 s  unit 11.test.ts')
  expect(named.at(-1)).toBe('      1.0 s  unit 2.test.ts')
})

describe('what failed is judged once more, alone', () => {
  const failure = (file?: string) => ({
    ...(file ? { file } : {}),
    test: `of ${file}`,
    why: 'late',
  })
  const outcome = (name: string, files: (string | undefined)[]): Outcome => ({
    name,
    passed: 5,
    failed: files.length,
    seconds: 1,
    failures: files.map(failure),
  })
  /** A step that passes when it is run again, unless a file is among those that never do. */
  const step = (name: string, runs: string[][], never: string[] = []): Step => ({
    name,
    needs: [],
    run: async () => ({ passed: 0, failed: 0 }),
    again: async (files) => {
      runs.push(files)
      const failed = files.filter((file) => never.includes(file)).length
      return { passed: files.length - failed, failed }
    },
  })
  const quiet = () => undefined

  test('what passes then counts as passed and is named unsteady', async () => {
    const runs: string[][] = []
    const before = [outcome('unit', ['a.test.ts', 'a.test.ts']), outcome('repo', [])]
    const after = await judgeAlone([step('unit', runs), step('repo', runs)], before, quiet)
    expect(runs).toEqual([['a.test.ts']])
    expect(after.map(({ passed, failed }) => [passed, failed])).toEqual([
      [7, 0],
      [5, 0],
    ])
    expect(summary(after)).toContain('~ unit › of a.test.ts\n    late\n')
    expect(summary(after)).toMatch(/12 passed, 0 failed\n$/)
  })

  test('what fails twice has failed, what passes beside it in another step has not', async () => {
    const runs: string[][] = []
    const steps = [step('unit', runs, ['a.test.ts']), step('repo', runs)]
    const before = [outcome('unit', ['a.test.ts', 'b.test.ts']), outcome('repo', ['c.test.ts'])]
    const after = await judgeAlone(steps, before, quiet)
    expect(after.map(({ failed }) => failed)).toEqual([2, 0])
    expect(after[0]?.unsteady).toBeUndefined()
  })

  test.each<[string, Outcome[], boolean]>([
    ['nothing failed', [outcome('unit', [])], true],
    ['more than six files failed', [outcome('unit', [...'abcdefg'])], true],
    ['a failure has no file', [outcome('unit', ['a', undefined])], true],
    ['more failed than is named', [{ ...outcome('unit', ['a']), failed: 2 }], true],
    ['a step cannot be run in part', [outcome('lint', ['a'])], false],
  ])('nothing is run again where %s', async (_, before, again) => {
    const runs: string[][] = []
    const { again: _again, ...once } = step('lint', runs)
    const steps = [again ? step('unit', runs) : once]
    expect(await judgeAlone(steps, before, quiet)).toEqual(before)
    expect(runs).toEqual([])
  })

  test('six files are run again', async () => {
    const runs: string[][] = []
    await judgeAlone([step('unit', runs)], [outcome('unit', [...'abcdef'])], quiet)
    expect(runs).toEqual([[...'abcdef']])
  })

  test('a file that runs no test the second time has failed', async () => {
    const none: Step = { ...step('unit', []), again: async () => ({ passed: 0, failed: 0 }) }
    const [after] = await judgeAlone([none], [outcome('unit', ['a'])], quiet)
    expect(after).toMatchObject({ failed: 1 })
  })
})
