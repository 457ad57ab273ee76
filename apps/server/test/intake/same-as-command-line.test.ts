/** The same table gives the same figures, whether it is uploaded or read by the command line (docs/decisions/0040). */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { usccCheckCharacter } from '@xinjian/format'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
const HEADS = '发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态'
const LINES =
  '数电发票号码,开票日期,购方识别号,购买方名称,货物或应税劳务名称,数量,金额,税率,税额,价税合计,是否正数发票,发票状态'
const BUYERS = ['91330100799655058B,买方一有限公司', '91310114060938092E,买方二有限公司']
const digital = (n: number) => `2444200000000000${String(n).padStart(4, '0')}`
const day = (n: number) =>
  new Date(Date.UTC(2022, n % 30, 2 + ((n * 5) % 24))).toISOString().slice(0, 10)

let server: TestServer
let token: string
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('owner')
  folder = mkdtempSync(path.join(os.tmpdir(), 'xinjian-same-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server?.stop()
})

const bare = (n: number, status = '正常') =>
  `${10_000_000 + n * 7},${day(n)},${BUYERS[n % 2]},${1000 + n}.00,130.00,${1130 + n}.00,${status}`
const numbered = (n: number, status = '正常') => bare(n, status).replace(/^\d+/, digital(n))
const rows = (make: (n: number) => string, count = 90) =>
  Array.from({ length: count }, (_, n) => make(n))

const TABLES: [string, string[], object][] = [
  ['plain', [HEADS, ...rows(bare)], { badRows: 0, repeatedRows: [] }],
  [
    'of bare numbers, some rows twice and one voided',
    [HEADS, ...rows(bare), ...rows(bare, 8), bare(20, '作废'), bare(3)],
    { repeatedRows: [{ direction: 'OUT', rows: 9 }] },
  ],
  [
    'of 数电号, every row twice and one voided later',
    [HEADS, ...rows(numbered), ...rows(numbered), numbered(5, '作废'), numbered(5)],
    { repeatedRows: [], badRows: 92 },
  ],
  [
    'with dates ahead',
    [HEADS, ...rows(bare), `99999999,2098-01-05,${BUYERS[0]},1.00,0.13,1.13,正常`],
    { badRows: 1 },
  ],
  [
    'that states its period',
    ['开票日期：2022-01-01 至 2024-12-31', HEADS, ...rows(bare, 20)],
    { badRows: 0 },
  ],
  [
    'of lines, with a discount in a red invoice',
    [
      LINES,
      ...rows(
        (n) => `${digital(n)},${day(n)},${BUYERS[n % 2]},*塑料制品*粒子,1,100,13%,13,113,是,正常`,
      ),
      `${digital(200)},${day(29)},${BUYERS[0]},*塑料制品*粒子,-1,-100,13%,-13,-113,否,正常`,
      `${digital(200)},${day(29)},${BUYERS[0]},*塑料制品*粒子,,10,13%,1.3,11.3,否,正常`,
    ],
    { badRows: 0 },
  ],
]
const THROUGH = '2024-06'

it.each(TABLES)('a table %s', async (_, lines, quality) => {
  const body = `9144030019220${String(1000 + TABLES.findIndex((t) => t[1] === lines))}`
  const taxNo = `${body}${usccCheckCharacter(body)}`
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n`)
  const [ours, theirs] = [await byServer(taxNo, bytes), await byCommand(taxNo, bytes)]
  expect(theirs.inputQuality).toMatchObject(quality)
  expect(told(ours)).toEqual(told(theirs.report))
})

/** Of a document: everything that is made of the rows. Registration and the hour of the data are the server's own. */
function told(document: ReportDocument): object {
  const stable = (text: unknown) => JSON.parse(JSON.stringify(text ?? null))
  return {
    coverage: stable(document.coverage),
    indicators: document.indicators.map((i) => [i.key, i.window, i.value, i.flag, i.reason]),
    quality: document.quality
      .filter((q) => !['SELF_INVOICES', 'FIRST_AFTER_ESTABLISHMENT'].includes(q.check))
      .map((q) => [q.check, q.result, q.detail]),
    score: [document.verdict.score?.value, document.verdict.score?.grade],
  }
}

async function byServer(taxNo: string, bytes: Uint8Array): Promise<ReportDocument> {
  await server.call('POST', '/enterprise/save', { name: '同一有限公司', taxNo }, token)
  const upload = await server.upload(taxNo, [{ name: '销项.csv', bytes }], token, {
    direction: 'OUT',
  })
  await until(async () => {
    const body = { id: upload.data[0].id }
    const { data } = await server.call('POST', '/invoice/import/detail', body, token)
    return /^DONE/.test(data.row.status) ? data : null
  })
  const asked = { taxId: taxNo, through: THROUGH }
  const order = await server.call('POST', '/frontTax/front/report/tax/query', asked, token)
  const { reportNo } = order.data
  return until(async () => {
    const path = '/bss/order/report/getDetailReport'
    const { data } = await server.call('POST', path, { reportNo }, token)
    return data.row.status === 'READY' ? data.document : null
  })
}

async function byCommand(
  taxNo: string,
  bytes: Uint8Array,
): Promise<{ inputQuality: object; report: ReportDocument }> {
  const file = path.join(folder, `${taxNo}.csv`)
  writeFileSync(file, bytes)
  const args = ['report', 'invoice', '--sales', file, '--enterprise', taxNo, '--through', THROUGH]
  const child = spawn(process.execPath, [MAIN, ...args, '--json'])
  let out = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  await new Promise((resolve) => child.on('close', resolve))
  return JSON.parse(out)
}
