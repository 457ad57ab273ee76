/** Files of reports, made by a worker of its own: it prints the pages that the API beside it serves. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { listZip, unpack } from '@xinjian/intake/zip/entries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const children: ChildProcess[] = []
let server: TestServer
let base: string
let token: string
let reportNo: string

/** One process of the product over the data of `server`; its port. */
async function start(role: 'api' | 'worker', port: number): Promise<void> {
  const child = spawn(process.execPath, [MAIN, `--role=${role}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      // Outsiders come by a name that does not lead back from inside.
      PUBLIC_URL: 'https://xinjian.invalid',
      PAGES_URL: base,
      DATA_DIR: server.config.dataDir,
      DATABASE_URL: server.databaseUrl,
      SANDBOX_URL: server.config.sandboxUrl,
      DEMO_DATA: 'off',
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'silent',
    },
  })
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`${role} ended with ${code}: ${said}`)))
    child.stdout?.on('data', (bytes) => {
      said += bytes
      if (said.includes('ready ')) resolve()
    })
  })
}

const post = async (path: string, body: object) =>
  fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
const answerOf = async (path: string, body: object) => (await (await post(path, body)).json()).data

beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('demo')
  const call = (path: string, body: object) => server.call('POST', path, body, token)
  await call('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], token)
  await until(
    async () =>
      (await call('/invoice/import/detail', { id: data[0].id })).data.row.status === 'DONE',
  )
  const asked = { taxId: TAX_NO, through: '2026-09' }
  reportNo = (await call('/frontTax/front/report/tax/query', asked)).data.reportNo
  await until(
    async () =>
      (await call('/frontTax/front/report/tax/result', { keyword: reportNo })).data.rows[0]
        ?.status === 'READY',
  )
  // From here on the data belong to the two processes.
  await server.app.stop()
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  await start('api', port)
  await start('worker', await freePort())
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server.stop()
})

it('a pack of PDFs is printed by the worker', async () => {
  const columns = [{ title: '报告编号', field: 'reportNo' }]
  const asked = { list: 'report', name: '报告', columns, pack: 'pdf', only: [reportNo] }
  const { no } = await answerOf('/list/export', asked)
  const row = await until(async () => {
    const { rows } = await answerOf('/list/exports', { size: 10 })
    const one = rows.find((found: { no: string }) => found.no === no)
    return !['QUEUED', 'RUNNING'].includes(one.status) && one
  }, 100_000)
  expect(row).toMatchObject({ status: 'DONE', rows: 1 })
  const archive = new Uint8Array(await (await post('/list/exports/file', { no })).arrayBuffer())
  const budget = { bytes: 1e9, entries: 1000 }
  const pdf = listZip(archive, budget).find(({ name }) => name.endsWith('.pdf'))
  const head = unpack(archive, pdf!, budget, 1e8).subarray(0, 5)
  expect(Buffer.from(head).toString('latin1')).toBe('%PDF-')
})
