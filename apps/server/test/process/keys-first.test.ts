/** The first start with keys that have ids: one key alone, because everything of before is of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadKeys } from '../../src/keys/load.ts'
import { SettingFault } from '../../src/setting-fault.ts'
import { startTestServer, type TestServer } from '../harness.ts'

const OLD = '0102030405060708090a0b0c0d0e0f10'.repeat(2)
const NEW = 'f1e2d3c4b5a69788796a5b4c3d2e1f00'.repeat(2)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY: OLD })
})
afterAll(() => server?.stop())

const load = (secretKey: string, ...secretKeysRead: string[]) =>
  loadKeys({ secretKey, secretKeysRead, dataDir: server.config.dataDir }, server.db)

it('is refused with two keys, whichever stands first, and keeps nothing of them', async () => {
  await server.db.run('delete from derived_key')
  for (const keys of [
    [OLD, NEW],
    [NEW, OLD],
  ] as const) {
    await expect(load(...keys)).rejects.toThrow(SettingFault)
    await expect(load(...keys)).rejects.toThrow('首次启动此版本时只能有一个密钥')
  }
  expect(await server.db.one('select 1 from derived_key')).toBeNull()
})

it('fixes for ever by which key hashes are made, and marks nothing until there is another', async () => {
  const first = await load(OLD)
  expect(first.mark).toBeNull()
  for (const secret of [await load(OLD, NEW), await load(NEW, OLD)]) {
    expect(secret.lasting('scf-claim')).toEqual(first.derive('scf-claim', 32))
    expect([secret.first, secret.mark]).toEqual([first.id, secret.id])
  }
  await expect(load(NEW)).rejects.toThrow(`仍由密钥 ${first.id} 保护`)
})
