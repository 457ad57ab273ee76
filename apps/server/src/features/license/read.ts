/** Reads a photo of a business licence in a process of its own: capped memory, a deadline, two at once. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { License } from './parse.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const DEADLINE_MS = 30_000
const MEMORY_MB = 768
const AT_ONCE = 2
const MOST_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

/** null = not readable as a licence (broken picture, too large, too slow). */
export async function readLicense(bytes: Uint8Array): Promise<License | null> {
  if (waiting.length >= MOST_WAITING) return null
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await inChild(bytes)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function inChild(bytes: Uint8Array): Promise<License | null> {
  return new Promise((resolve) => {
    const child = fork(CHILD, [], {
      execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS)
    let license: License | null = null
    child.on('message', (message: { license: License | null }) => {
      license = message.license
    })
    child.on('error', () => child.kill('SIGKILL'))
    child.on('exit', () => {
      clearTimeout(timer)
      resolve(license)
    })
    child.send(bytes, (error) => error && child.kill('SIGKILL'))
  })
}
