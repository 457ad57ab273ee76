import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox, type TestSession } from '../testing/client.ts'
import { FAILURE_CODES } from './failures.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.stop())

async function all(
  session: TestSession,
  code: string,
  extra = '',
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (let page = 1; ; page++) {
    const reply = await session.get(`/datasets/${code}?page=${page}${extra}`)
    expect(reply.code).toBe('0000')
    rows.push(...reply.data.rows)
    if (page >= reply.data.pages) return rows
  }
}

test('every dataset of the manufacturer has rows where it should', async () => {
  const session = await sandbox.enter(await sandbox.firm('maker'))
  const { data } = await session.get('/datasets')
  expect(data).toMatchObject({ completeThrough: '2026-11-20' })
  expect(data.datasets).toHaveLength(14)
  expect(data.datasets[0]).toMatchObject({ from: '202311', to: '202611' })
  const counts: Record<string, number> = {}
  for (const { code, mode } of data.datasets)
    if (mode === 'PAGE') counts[code] = (await all(session, code)).length
  expect(counts).toMatchObject({
    REGISTRATION: 1,
    SHAREHOLDERS: 2,
    CREDIT_RATING: 3,
    VAT_RETURNS: 36,
    CIT_QUARTERLY: 11,
    CIT_ANNUAL: 2,
    FIN_STATEMENTS: 11,
    ARREARS: 0,
    VIOLATIONS: 0,
    SOCIAL_INSURANCE: 36,
    BANK_TAX_AUTHS: 2,
  })
  expect(counts.PAYMENTS).toBeGreaterThan(100)
})

test('pages of a month add up to its index, and to the export file', async () => {
  const session = await sandbox.enter(await sandbox.firm('trader'))
  const { data } = await session.get('/datasets/INVOICE_OUT/index')
  const march = data.months.find((m: { period: string }) => m.period === '202603')
  const rows = await all(session, 'INVOICE_OUT', '&period=202603&size=37')
  expect(rows).toHaveLength(march.count)
  const cents = rows.reduce((sum, r) => sum + Math.round(Number(r.totalAmount) * 100), 0)
  expect((cents / 100).toFixed(2)).toBe(march.totalAmount)
  await sandbox.post('/knobs/settings', { exportSeconds: 0 })
  const order = await session.post('/exports', {
    dataset: 'INVOICE_OUT',
    from: '202603',
    to: '202603',
  })
  expect(order.data.state).toBe('READY')
  const heads = (await session.file(`/exports/${order.data.exportId}/file?format=heads.csv`))
    .trim()
    .split('\r\n')
  expect(heads).toHaveLength(march.count + 1)
  const lines = (await session.file(`/exports/${order.data.exportId}/file?format=lines.csv`))
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(rows.reduce((n, r) => n + (r.lines as unknown[]).length, 0) + 1)
})

test('big months are offered as an export only, which takes its time', async () => {
  const group = await sandbox.firm('group')
  const session = await sandbox.enter(group)
  expect(await session.get('/datasets/INVOICE_OUT?period=202603')).toMatchObject({
    code: 'EXPORT_REQUIRED',
    data: { limit: 3000 },
  })
  await sandbox.post('/knobs/settings', { exportSeconds: 60 })
  const order = await session.post('/exports', {
    dataset: 'INVOICE_OUT',
    from: '202603',
    to: '202603',
  })
  expect(order.data).toMatchObject({ state: 'RUNNING', etaSeconds: 60 })
  expect((await session.get(`/exports/${order.data.exportId}`)).data.state).toBe('RUNNING')
  expect(JSON.parse(await session.file(`/exports/${order.data.exportId}/file`)).code).toBe(
    'EXPORT_NOT_READY',
  )
  await sandbox.post('/knobs/settings', { exportSeconds: 0 })
})

test('an export belongs to its enterprise', async () => {
  const mine = await sandbox.enter(await sandbox.neighbour('3300', 0))
  const order = await mine.post('/exports', { dataset: 'INVOICE_IN', from: '202601', to: '202602' })
  const theirs = await sandbox.enter(await sandbox.neighbour('3300', 1))
  expect((await theirs.get(`/exports/${order.data.exportId}`)).code).toBe('NO_DATA')
})

test('months a bureau cannot give are missing from the index and refused', async () => {
  const session = await sandbox.enter(await sandbox.firm('missing'))
  const { data } = await session.get('/datasets/INVOICE_OUT/index')
  const periods = data.months.map((m: { period: string }) => m.period)
  expect(periods).not.toContain('202606')
  expect(periods.filter((p: string) => p >= '202511' && p <= '202610')).toHaveLength(9)
  expect((await session.get('/datasets/INVOICE_OUT?period=202606')).code).toBe('DATA_UNAVAILABLE')
})

test('a firm in its first quarter has no returns, and is told why', async () => {
  const session = await sandbox.enter(await sandbox.firm('newborn'))
  expect((await session.get('/datasets/VAT_RETURNS')).code).toBe('NEW_ENTERPRISE')
  expect((await session.get('/datasets/REGISTRATION')).code).toBe('0000')
  expect((await session.get('/datasets/ARREARS')).data.rows).toEqual([])
})

test('every refusal is in the written protocol', () => {
  const protocol = readFileSync(join(import.meta.dirname, '../../docs/bureaus.md'), 'utf8')
  expect(FAILURE_CODES.filter((code) => !protocol.includes(`\`${code}\``))).toEqual([])
})

test('drop- cuts the connection once, then goes on', async () => {
  const session = await sandbox.enter(await sandbox.neighbour('3302'), 'drop-1')
  await session.get('/datasets/REGISTRATION')
  await session.get('/datasets/CREDIT_RATING')
  await expect(session.get('/datasets/VAT_RETURNS')).rejects.toThrow()
  expect((await session.get('/datasets/VAT_RETURNS')).code).toBe('0000')
})

test('kick- ends the session in the middle', async () => {
  const session = await sandbox.enter(await sandbox.neighbour('3302'), 'kick-1')
  await session.get('/datasets/REGISTRATION')
  await session.get('/datasets/CREDIT_RATING')
  expect((await session.get('/datasets/VAT_RETURNS')).code).toBe('KICKED_OUT')
})

test('half- gives what is mandatory, and half the invoices', async () => {
  const session = await sandbox.enter(await sandbox.neighbour('3302'), 'half-1')
  expect((await session.get('/datasets/SOCIAL_INSURANCE')).code).toBe('DATA_UNAVAILABLE')
  expect((await session.get('/datasets/VAT_RETURNS')).code).toBe('0000')
  expect((await session.get('/datasets/INVOICE_OUT?period=202401')).code).toBe('DATA_UNAVAILABLE')
  expect((await session.get('/datasets/INVOICE_OUT?period=202603')).code).toBe('0000')
})

test('noperm- sees no invoices', async () => {
  const session = await sandbox.enter(await sandbox.neighbour('3302'), 'noperm-1')
  expect(await session.get('/datasets/INVOICE_IN?period=202603')).toMatchObject({
    code: 'NO_PERMISSION',
    data: { menu: '进项发票' },
  })
})

test.each(['period=2026', 'period=202613', 'period=202603&page=0', 'period=202603&size=x'])(
  'bad parameters are refused: %s',
  async (query) => {
    const session = await sandbox.enter(await sandbox.neighbour('3302', 1))
    expect(await session.get(`/datasets/INVOICE_OUT?${query}`)).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    })
  },
)
