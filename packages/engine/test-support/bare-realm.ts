/** The smallest runner of an archived engine: a realm without clock, chance, modules, network or process. */
import vm from 'node:vm'
import type { RunArchived } from '../src/archive.ts'

/** Takes from the realm what the language itself offers of clock and chance; `new Date(ms)` stays. */
const WITHOUT_CLOCK_AND_CHANCE = `{
  const RealDate = Date
  delete Math.random
  globalThis.Date = class Date extends RealDate {
    constructor(...args) {
      if (args.length === 0) throw new Error('an engine has no clock')
      super(...args)
    }
  }
  delete globalThis.Date.now
  Object.defineProperty(RealDate, 'now', { value: undefined })
}`

export interface BareEngine {
  version: string
  run: RunArchived
}

/** Runs the file of an engine and hands out what it set. */
export function bareEngine(code: string): BareEngine {
  const realm = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext(WITHOUT_CLOCK_AND_CHANCE, realm)
  vm.runInContext(code, realm)
  return { version: realm.version, run: realm.run }
}
