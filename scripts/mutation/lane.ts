/** A copy of the repository in which one change at a time is judged by the engine's tests. */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { read } from '../../tests/repo/lib/files.ts'
import { makeScratch } from '../../tests/repo/lib/scratch.ts'
import type { Question } from './lane-process.ts'
import { changed, type Mutant } from './mutants.ts'
import type { Fate } from './score.ts'

/** Beyond this many times the time of all tests, twice and measured anew in between, they do not end. */
const PATIENCE = 6

/** Parts of `packages/engine/src/<kind>`. */
const KIND_DEPTH = 4

/** The copy's own configuration: one worker, and the first test that fails decides. */
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

export interface Lane {
  /** Runs all tests without a change, which must pass; the time they take bounds those with one. */
  start(): Promise<void>
  fateOf(mutant: Mutant): Promise<Fate>
  remove(): void
}

export function makeLane(): Lane {
  const scratch = makeScratch((file) => /^(?:packages|docs)\//.test(file) || !file.includes('/'))
  scratch.write({ 'vitest.config.ts': CONFIG })
  let child: ChildProcess | null = null
  let limit = Number.POSITIVE_INFINITY
  let last: string | null = null

  /** With the workers it made: one that does not end would go on without it. */
  const end = () => {
    if (child?.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
    child = null
  }

  /** What the child answers next; null = it did not in time and is no more. */
  const answer = (): Promise<boolean | null> =>
    new Promise((resolve, reject) => {
      const of = child!
      const done = (said: boolean | null) => {
        clearTimeout(timer)
        of.removeAllListeners()
        resolve(said)
      }
      const late = () => {
        end()
        done(null)
      }
      const timer = limit === Number.POSITIVE_INFINITY ? undefined : setTimeout(late, limit)
      of.once('message', done)
      of.once('exit', (code) => reject(new Error(`the tests ended by themselves: ${code}`)))
    })

  async function ask(question: Question): Promise<boolean | null> {
    if (!child) {
      child = fork(path.join(import.meta.dirname, 'lane-process.ts'), {
        cwd: scratch.root,
        detached: true,
      })
      await answer()
    }
    const said = answer()
    child.send(question)
    return said
  }

  const place = (file: string) => path.join(scratch.root, file)

  /** Takes the time of all tests without a change. */
  async function measure(): Promise<void> {
    limit = Number.POSITIVE_INFINITY
    const began = Date.now()
    for (const golden of [false, true])
      if (!(await ask({ anew: [], near: '', golden })))
        throw new Error('the tests fail without a change')
    limit = (Date.now() - began) * PATIENCE
  }

  async function judge(mutant: Mutant): Promise<Fate> {
    const { file } = mutant
    const anew = [...new Set([file, last ?? file])]
    if (last !== null) scratch.write({ [last]: read(last) })
    scratch.write({ [file]: changed(read(file), mutant) })
    last = file
    const near = place(file.split('/').slice(0, KIND_DEPTH).join('/'))
    const passed = await ask({ anew: anew.map(place), near, golden: false })
    if (passed === null) return 'timeout'
    if (!passed) return 'killed'
    return (await ask({ anew: [], near, golden: true })) ? 'survived' : 'golden'
  }

  return {
    start: measure,
    async fateOf(mutant) {
      const fate = await judge(mutant)
      if (fate !== 'timeout') return fate
      // The machine may have become busier since the tests were timed.
      scratch.write({ [mutant.file]: read(mutant.file) })
      await measure()
      return judge(mutant)
    },
    remove() {
      end()
      scratch.remove()
    },
  }
}
