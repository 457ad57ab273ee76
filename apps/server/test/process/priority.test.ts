/** A worker of its own steps behind the API of the same machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { cloneDatabase } from '../harness.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const started: ChildProcess[] = []
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-priority-'))
let database: Awaited<ReturnType<typeof cloneDatabase>>

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await database?.drop()
  fs.rmSync(dir, { recursive: true, force: true })
})

async function priorityOf(role: 'api' | 'worker'): Promise<number> {
  const child = spawn(process.execPath, [MAIN, `--role=${role}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dir,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      SANDBOX_URL: `http://127.0.0.1:${await freePort()}`,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  started.push(child)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`${role} ended with ${code}: ${said}`)))
    child.stdout?.on('data', (bytes) => {
      said += bytes
      if (said.includes('ready ')) resolve()
    })
  })
  return os.getPriority(child.pid)
}

it('a worker comes after the API, which runs as it was started', async () => {
  expect(await priorityOf('worker')).toBeGreaterThan(os.getPriority())
  expect(await priorityOf('api')).toBe(os.getPriority())
})
