/** What takes long or does not exist yet: a slow login, exports that the bureau makes later, a firm without any return. */
import http from 'node:http'
import type { CollectTask } from '@xinjian/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { must, officeToken, Phone, pause, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
afterEach(() => sandbox.knob('reset'))

const ENDS = ['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN']
const itemOf = (task: CollectTask, dataset: string) =>
  task.datasets.find((d) => d.dataset === dataset)

describe('a slow- password (TE-09)', () => {
  it('beyond the usual is waited for, and gets in', async () => {
    await sandbox.knob('settings', { slowSeconds: 27 })
    const firm = await sandbox.neighbour('3302', 8)
    const person = await sandbox.person(firm)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('3302')
    // The hold of the step outlives what a killed process would leave of it: a second tap begins no rival.
    const [login] = await Promise.all([
      phone.password(person, 'slow-x'),
      pause(26_000).then(() => phone.call('getQRCode')),
    ])
    expect(login).toMatchObject({ state: 'COLLECTING', failure: null })
  })

  it('that the bureau never answers says that nothing is tried again, and the form stands', async () => {
    const firm = await sandbox.neighbour('3302', 11)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('3302')
    await sandbox.knob('weather', { area: '3302', faultRate: 1 })
    const person = await sandbox.person(firm)
    const answer = await must(
      phone.sealed('loginEtax', { way: 'PASSWORD', account: person.idNo, password: 'x' }),
    )
    expect(answer.data).toMatchObject({
      state: 'LOGIN',
      failure: {
        code: 'TE-09',
        next: 'RETRY',
        message: '税局超时未应答，本次操作没有完成，系统不会自动重试，请稍后再试',
      },
    })
  })

  it('within the usual gets in', async () => {
    await sandbox.knob('settings', { slowSeconds: 1 })
    const firm = await sandbox.neighbour('3302', 9)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('3302')
    const person = await sandbox.person(firm)
    expect(await phone.password(person, 'slow-x')).toMatchObject({ state: 'COLLECTING' })
  })
})

describe('exports that take time (TE-17)', () => {
  it('are waited for without a worker, told meanwhile, read in full, and the signer hears of the end', async () => {
    await sandbox.knob('settings', { exportAbove: 27, exportSeconds: 3 })
    const firm = await sandbox.neighbour('3302', 10)
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    await phone.collect()
    const waiting = await until(async () => {
      const task = await phone.state()
      return task.current?.includes('发票数据量较大') ? task : null
    })
    expect(waiting.state).toBe('COLLECTING')
    const row = await server.db.one<{ status: string; retries: number }>(
      'select status, retries from collect_task where task_id = $1',
      [phone.taskId],
    )
    expect(row).toEqual({ status: 'QUEUED', retries: 0 })
    const done = await phone.until(ENDS, 90_000)
    expect(done).toMatchObject({ state: 'SUCCESS', failure: null })
    const stored = await server.db.one<{ out: number; in: number; lines: number }>(
      `select count(*) filter (where i.direction = 0)::int as out, count(*) filter (where i.direction = 1)::int as in,
              (select count(*)::int from invoice_item) as lines
         from invoice i join enterprise e on e.id = i.enterprise_id where e.tax_no = $1`,
      [firm.taxNo],
    )
    expect(stored).toMatchObject({
      out: itemOf(done, 'INVOICE_OUT')?.rows,
      in: itemOf(done, 'INVOICE_IN')?.rows,
    })
    expect(stored?.out).toBeGreaterThan(0)
    expect(stored?.lines).toBeGreaterThanOrEqual((stored?.out ?? 0) + (stored?.in ?? 0))
    const log = await sandbox.log(firm.taxNo)
    const orders = log.filter((c) => c.action === 'export.order').map((c) => c.detail)
    expect(orders.length).toBeGreaterThan(0)
    expect(new Set(orders).size).toBe(orders.length)
    const { mobile } = await sandbox.person(firm)
    const told = await until(async () => {
      const list = await sandbox.get(`/inbox.json?to=${mobile}`)
      return list.find((m: { template: string }) => m.template === 'COLLECT_DONE')
    })
    expect(told.text).toContain('数据采集已完成')
    expect(told.text).not.toContain(firm.name)
  })
})

describe('a firm in its first weeks (TE-16)', () => {
  it('has nothing declared yet: a part with that reason, nothing counted as failed', async () => {
    const firm = await sandbox.firm('newborn')
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    await phone.collect()
    const task = await phone.until(ENDS)
    expect(task).toMatchObject({
      state: 'PARTIAL',
      result: 1,
      failure: { code: 'TE-16', next: 'END', message: '企业成立时间较短，暂无申报数据' },
    })
    expect(itemOf(task, 'VAT_RETURN')).toMatchObject({ state: 'EMPTY', rows: 0 })
    expect(task.datasets.filter((d) => d.state === 'FAILED')).toEqual([])
  })
})

describe('the office looks on', () => {
  it('hears of every step of the phone as it happens, of its own tasks only', async () => {
    const bank = await officeToken(server, 'demo')
    const other = await officeToken(server, 'owner')
    const mine = await listen(bank)
    const theirs = await listen(other)
    const firm = await sandbox.neighbour('3302', 11)
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    await must(phone.call('getRoute'))
    const seen = await until(async () => {
      const states = mine.states(phone.taskId)
      return states.includes('COLLECTING') ? states : null
    })
    expect(seen.filter((s, i) => s !== seen[i - 1])).toEqual([
      'VALIDATE',
      'AGREEMENT',
      'AREA',
      'LOGIN',
      'COLLECTING',
    ])
    expect(theirs.states(phone.taskId)).toEqual([])
    mine.stop()
    theirs.stop()
  })
})

/** By node:http: the abort of a fetch whose response was collected as garbage reaches nobody, and the server would wait. */
async function listen(token: string) {
  let heard = ''
  const request = http.get(`${server.base}/job/events`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  await new Promise<void>((resolve) =>
    request.once('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        heard += text
      })
      response.on('error', () => undefined)
      resolve()
    }),
  )
  return {
    states: (taskId: string): string[] =>
      [...heard.matchAll(/^data: (.*)$/gm)]
        .map(([, data = '{}']) => JSON.parse(data) as { id: string; status: string })
        .filter((e) => e.id === taskId)
        .map((e) => e.status),
    stop: () => request.destroy(),
  }
}
