/** Runs an archived engine in a thread of its own, in a realm without clock, chance, network and disk. */
import { Worker } from 'node:worker_threads'
import type { ArchivedResult, ArchivedRun } from './archived-run.ts'

const DEADLINE_MS = 60_000
/** The largest report takes a fifth of it. */
const MEMORY_MB = 1_024

/** Canonical JSON of the document. Throws when the engine does, or needs more than its time or memory. */
export function runArchived(code: string, facts: Uint8Array, through: number): Promise<string> {
  const workerData: ArchivedRun = { code, facts, through }
  const worker = new Worker(new URL('./archived-realm.ts', import.meta.url), {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('archived engine took too long')), DEADLINE_MS)
    worker.once('message', (result: ArchivedResult) => {
      clearTimeout(timer)
      if ('json' in result) resolve(result.json)
      else reject(new Error(`archived engine failed: ${result.error}`))
    })
    worker.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    worker.once('exit', (exit) => {
      clearTimeout(timer)
      reject(new Error(`archived engine ended without a result (${exit})`))
    })
  }).finally(() => worker.terminate())
}
