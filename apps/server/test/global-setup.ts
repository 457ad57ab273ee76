/**
 * Once per run: a PostgreSQL cluster in a temporary folder (durability off: the data is thrown away), a migrated template
 * database that each test file clones in milliseconds, and the sandbox program.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/config.ts'
import { startCluster } from '../src/db/local/cluster.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/pool.ts'
import { startSandbox } from '../src/sandbox-process.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    sandboxUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-test-'))
  const cluster = await startCluster({
    dir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '128MB',
    },
  })
  const templateUrl = await cluster.database('template_xinjian')
  const db = openDatabase(templateUrl, () => undefined)
  await migrate(db)
  await db.close()
  const sandboxUrl = `http://127.0.0.1:${await freePort()}`
  const stopSandbox = await startSandbox(readConfig({ SANDBOX_URL: sandboxUrl }))
  project.provide('templateUrl', templateUrl)
  project.provide('sandboxUrl', sandboxUrl)
  return async () => {
    await stopSandbox()
    await cluster.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
}
