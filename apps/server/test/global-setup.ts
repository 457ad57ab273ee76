/**
 * Once per run: a PostgreSQL cluster in a temporary folder (durability off: the data is thrown away), the template databases that
 * each test file clones in milliseconds (migrated; and with the demo's accounts and prices in it), and the sandbox program.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/config.ts'
import { type Cluster, startCluster } from '../src/db/local/cluster.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/pool.ts'
import { addDemoAccounts } from '../src/demo/accounts.ts'
import { stockCompany } from '../src/demo/money.ts'
import { sowProducts } from '../src/features/product/index.ts'
import { sowRoles } from '../src/features/session/index.ts'
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
  await addStocked(cluster)
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

/** What every server of a test begins with is written once: hashing six passwords takes longer than a clone. */
async function addStocked(cluster: Cluster): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query('create database template_stocked template template_xinjian')
  await admin.end()
  const db = openDatabase(cluster.url('template_stocked'), () => undefined)
  await sowRoles(db.as('system'))
  await sowProducts(db.as('system'))
  const companies = await addDemoAccounts(db, null)
  for (const companyId of companies.values()) await stockCompany(db, companyId)
  await db.close()
}
