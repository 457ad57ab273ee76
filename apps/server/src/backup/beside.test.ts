/** A folder that cannot be the backup's is refused before anything is started or written. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startBackup } from './beside.ts'
import { claimFolder } from './claim.ts'
import { layoutOf } from './layout.ts'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-beside-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

it.each([
  ['data/backup', 'data'],
  ['data', 'data'],
  ['data', 'data/inner'],
])('%s for the data of %s', (backup, data) => {
  const settings = {
    ...{ dataDir: path.join(root, data), backupKeep: 7 },
    ...{ databaseUrl: null, secretKey: null },
  }
  expect(() => startBackup(path.join(root, backup), settings, () => undefined)).toThrow(
    /不能互相包含[\s\S]*must not lie in each other/,
  )
  expect(fs.readdirSync(root)).toEqual([])
})

it('is of one database: another is refused, and what stands there stays', async () => {
  const layout = layoutOf(root)
  const database = (id: string) =>
    ({ query: async () => ({ rows: [{ id }] }) }) as unknown as pg.Client
  expect(await claimFolder(database('7001'), layout)).toBe('7001')
  expect(await claimFolder(database('7001'), layout)).toBe('7001')
  await expect(claimFolder(database('7002'), layout)).rejects.toThrow(/属于另一个数据库/)
  expect(JSON.parse(fs.readFileSync(layout.cluster, 'utf8'))).toEqual({ systemIdentifier: '7001' })
})
