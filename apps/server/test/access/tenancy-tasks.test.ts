/**
 * A phone on the way for one company never reaches what another company collected: with its own token and key it tries every
 * call of a task, with the numbers of the other company's task, contract, report and enterprise, and gets nothing of it. Both
 * collect about the same enterprise, so that only the company stands between them.
 */
import { endpoints } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox, sealBody } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let firm: Firm
/** Of company A, with everything collected. */
let known: Record<string, unknown>
let secrets: string[]
let theirs: Phone
/** Of company B: one has just opened its link, one has signed for the same enterprise. */
let opened: Phone
let signed: Phone

async function phoneOf(userName: string): Promise<Phone> {
  const office = await officeToken(server, userName)
  const { data } = await must(server.call('POST', '/collect/link', {}, office))
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: new URL(data.url).searchParams.get('channel') }))
  return phone
}

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  firm = await sandbox.firm('maker')
  theirs = await phoneOf('demo')
  await theirs.login(firm)
  await theirs.collect()
  await theirs.until(['SUCCESS'])
  const row = await server.db.one<{
    fin_task_id: string
    contract_no: string
    report_no: string
    company_id: number
    enterprise_id: number
  }>('select * from collect_task where task_id = $1', [theirs.taskId])
  const names = await server.db.rows<{ name: string }>(
    'select name from counterparty where company_id = $1 order by id limit 5',
    [row?.company_id ?? 0],
  )
  known = {
    taskId: theirs.taskId,
    finTaskId: row?.fin_task_id,
    contractNo: row?.contract_no,
    reportNo: row?.report_no,
    companyId: row?.company_id,
    enterpriseId: row?.enterprise_id,
    taxNo: firm.taxNo,
    name: firm.name,
  }
  secrets = [
    theirs.taskId,
    ...[row?.fin_task_id, row?.contract_no, row?.report_no].map(String),
    ...names.map((n) => n.name),
  ]
  opened = await phoneOf('owner')
  signed = await phoneOf('owner')
  await signed.sign(firm)
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const ofTask = endpoints.filter(({ endpoint }) => endpoint.guard === 'task')

/** What a call might be given to make it reach further than it should. */
const bait = () => ({
  ...known,
  purpose: 'SIGNER',
  to: 'CANCEL',
  way: 'PASSWORD',
  account: firm.taxNo,
  areaCode: firm.areaCode,
  keyword: firm.name,
  page: '/m/taxWeb/dataInfo',
  message: 'x',
  events: [{ name: 'x', page: 'x', at: '2026-01-01T00:00:00Z' }],
  smsCode: '000000',
})

async function attempt(phone: Phone, path: string, call: { sealed?: boolean; kind: string }) {
  if (call.kind === 'upload') {
    const form = new FormData()
    for (const [key, value] of Object.entries(known)) form.set(key, String(value))
    form.append('file', new Blob([new Uint8Array([1, 2, 3])]), 'x.png')
    return fetch(server.base + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${phone.token}` },
      body: form,
    })
  }
  const { data, header } = sealBody(phone.key, path, bait())
  return fetch(server.base + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${phone.token}`,
      ...(call.sealed ? { 'x-sealed': header } : {}),
    },
    body: JSON.stringify(call.sealed ? { data } : bait()),
  })
}

describe('a phone of another company', () => {
  it('has calls to try', () => expect(ofTask.length).toBeGreaterThan(20))

  it.each(ofTask)('$name gives it nothing', async ({ endpoint }) => {
    const before = await snapshot()
    for (const phone of [opened, signed]) {
      const response = await attempt(phone, endpoint.path, endpoint)
      const text = await response.text()
      for (const secret of secrets) expect(text).not.toContain(secret)
      expect(response.status).toBeLessThan(500)
    }
    expect(await snapshot()).toEqual(before)
  })

  it('is refused what the phone of the company itself is given', async () => {
    const paths = ['getRoute', 'getSummary', 'getAuthInfoWithToken']
    const answers = await Promise.all(paths.map((path) => theirs.call(path)))
    const said = JSON.stringify(answers)
    expect(said).toContain(known.taskId)
    expect(said).toContain(known.contractNo)
  })

  it('a body sealed under the other company’s key opens nothing', async () => {
    const path = '/tax/taxweb/send/collect'
    const { data, header } = sealBody(theirs.key, path, {})
    const phone = await phoneOf('owner')
    expect((await phone.raw('send/collect', { data }, header)).status).not.toBe(200)
  })

  it('tracking under the other company’s numbers is refused', async () => {
    const phone = await phoneOf('owner')
    const { taskId, finTaskId } = known
    expect((await phone.call('point', { taskId, finTaskId, events: [] })).status).not.toBe(200)
  })
})

describe('the office of another company', () => {
  const guarded = endpoints.filter(
    ({ endpoint, name }) =>
      !['public', 'task'].includes(endpoint.guard) &&
      endpoint.kind !== 'stream' &&
      !['updatePassword', 'logout', 'bsslogout'].includes(name),
  )

  it.each(guarded)('$name gives it nothing of the collection', async ({ endpoint }) => {
    const before = await snapshot()
    const office = await officeToken(server, 'owner')
    const body = {
      ...bait(),
      taxId: firm.taxNo,
      dataset: 'INVOICE_OUT',
      reason: '试探，已核实',
      id: '1',
    }
    const response = await fetch(
      `${server.base}${endpoint.path.replace('{id}', String(known.reportNo))}`,
      {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${office}` },
        ...(endpoint.method === 'POST' ? { body: JSON.stringify(body) } : {}),
      },
    )
    const text = await response.text()
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(response.status).toBeLessThan(500)
    expect(await snapshot()).toEqual(before)
  })

  it('sees the enterprise it shares as its own: without any of the other’s rows', async () => {
    // Its own consent was taken back by one of the calls tried above.
    const again = await phoneOf('owner')
    await again.sign(firm)
    const office = await officeToken(server, 'owner')
    const ask = (path: string, body: object) => server.call('POST', path, body, office)
    const { data } = await ask('/collect/data/summary', { taxNo: firm.taxNo })
    expect(data.datasets.every((d: { rows: number }) => d.rows === 0)).toBe(true)
    const { data: tasks } = await ask('/collect/tasks', { keyword: firm.taxNo })
    const ids = tasks.rows.map((r: { taskId: string }) => r.taskId)
    expect(new Set(ids)).toEqual(new Set([signed.taskId, again.taskId]))
  })
})

/** Everything company A has of the collection, so that a stranger's call that changes or looks at something is seen. */
async function snapshot() {
  const rows = await server.db.rows(
    `select t.state, t.version, t.status, t.contract_no, t.report_no,
            (select count(*) from collect_event e where e.company_id = t.company_id) as events,
            (select count(*) from collect_point p where p.company_id = t.company_id) as points,
            (select count(*) from consent_view v where v.company_id = t.company_id) as looks,
            (select count(*) from auth_contract c where c.company_id = t.company_id and c.status = 'EFFECTIVE') as contracts,
            (select count(*) from invoice i where i.company_id = t.company_id) as invoices,
            (select count(*) from tax_payment x where x.company_id = t.company_id) as payments
       from collect_task t where t.task_id = $1`,
    [known.taskId as string],
  )
  expect(rows).toHaveLength(1)
  return rows
}
