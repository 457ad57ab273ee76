/** /readyz and /metrics say which parts of the service are away while the process answers: the store of files, and whoever takes jobs. */
import { afterEach, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { openDatabase } from '../../src/db/pool.ts'
import { s3Server } from '../../src/s3/server.test-support.ts'
import { freePort } from '../free-port.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const started = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const server = await startTestServer(env)
  ends.push(server.stop)
  return server
}
const ready = async ({ base }: Pick<TestServer, 'base'>) => {
  const response = await fetch(`${base.replace(/\/api$/, '')}/readyz`)
  return [response.status, await response.json()]
}
const metrics = async ({ base }: Pick<TestServer, 'base'>) =>
  (await (await fetch(`${base.replace(/\/api$/, '')}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('xinjian_away{'))

it('a store that does not answer is told, and calls still come here', async () => {
  const store = await s3Server('files')
  ends.push(async () => store.close())
  const server = await started({
    ...{
      S3_URL: store.url,
      S3_BUCKET: 'files',
      S3_KEY_ID: 'k',
      S3_SECRET: 'secret-of-files',
      S3_PATH_STYLE: 'on',
    },
  })
  expect(await ready(server)).toEqual([200, { ok: true }])
  expect(await metrics(server)).toEqual([])
  store.failNext(Number.POSITIVE_INFINITY)
  await until(async () => (await metrics(server)).length > 0)
  expect(await metrics(server)).toEqual(['xinjian_away{what="STORE"} 1'])
  expect(await ready(server)).toEqual([200, { ok: true, impaired: ['STORE'] }])
  store.failNext(0)
  await until(async () => (await metrics(server)).length === 0)
  expect(await ready(server)).toEqual([200, { ok: true }])
})

it('an API whose workers are gone says so, and another that starts ends it', async () => {
  const server = await started()
  const db = openDatabase(server.databaseUrl, () => undefined)
  ends.push(() => db.close())
  const port = await freePort()
  const api = await startApp({ ...server.config, port }, db, 'api')
  ends.push(() => api.stop())
  const own = { base: `http://127.0.0.1:${port}/api` }
  expect(await ready(own)).toEqual([200, { ok: true }])
  await server.app.stop()
  await until(async () => ((await ready(own)) as [number, { impaired?: string[] }])[1].impaired)
  expect(await ready(own)).toEqual([200, { ok: true, impaired: ['WORKER'] }])
  const worker = await startApp({ ...server.config, port: 0 }, db, 'worker')
  ends.push(() => worker.stop())
  expect(await ready(own)).toEqual([200, { ok: true }])
})
