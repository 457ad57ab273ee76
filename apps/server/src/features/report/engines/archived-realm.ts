/** Thread of an archived engine: evaluates the code in a bare realm and calls its `run`. */
import { createContext, runInContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { ArchivedResult, ArchivedRun } from './archived-run.ts'

/** A date is made of what is given; asking for now, or for chance, is a fault of the engine and told as one. */
const WITHOUT_CLOCK = `
  const RealDate = Date
  function NoClock(...given) {
    if (given.length === 0) throw new Error('engine asked for the clock')
    return Reflect.construct(RealDate, given, new.target ?? NoClock)
  }
  NoClock.prototype = RealDate.prototype
  RealDate.prototype.constructor = NoClock
  NoClock.UTC = RealDate.UTC
  NoClock.parse = RealDate.parse
  globalThis.Date = NoClock
  delete Math.random
`

function run({ code, facts, through }: ArchivedRun): string {
  const realm = createContext({}, { codeGeneration: { strings: false, wasm: false } })
  runInContext(`{${WITHOUT_CLOCK}}`, realm)
  runInContext(code, realm)
  return runInContext('run', realm)(facts, through)
}

let result: ArchivedResult
try {
  result = { json: run(workerData as ArchivedRun) }
} catch (error) {
  result = { error: error instanceof Error ? error.message : String(error) }
}
parentPort?.postMessage(result)
