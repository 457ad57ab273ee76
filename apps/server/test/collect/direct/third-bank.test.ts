/**
 * A bank that was not chosen makes every call of the open API: as a system with its channel's key, as a phone at its own link, and as
 * nobody. It is answered as a bank that the enterprise never heard of, and learns nothing of the collection beside it.
 */
import { endpoints } from '@xinjian/contract'
import { API_SCOPES } from '@xinjian/contract/channel/api-scopes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REST, takenBy } from '../../access/bodies.ts'
import { type Firm, must, Phone, Sandbox, sealBody } from '../../collect-phone.ts'
import { startTestServer, type TestServer } from '../../harness.ts'
import { type Bank, listedBank, signFor } from './world.ts'

let sandbox: Sandbox
let server: TestServer
let firm: Firm
let first: Bank
let other: Bank
let empty: Bank
/** Of the enterprise, which chose. */
let chosen: Phone
let known: Record<string, unknown>
/** What only the chosen two and the enterprise know. */
let markers: string[]
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  first = await listedBank(server, '甲自选银行', 'jia')
  const second = await listedBank(server, '乙自选银行', 'yi')
  other = await listedBank(server, '丙未选银行', 'bing')
  empty = await listedBank(server, '丁无关银行', 'ding')
  await server.db.run("delete from institution where channel = 'ding'")
  firm = await sandbox.neighbour('4403', 7)
  ;({ phone: chosen } = await signFor(server, sandbox, { firm, banks: [first, second] }))
  await chosen.area(firm.areaCode)
  await chosen.password(await sandbox.person(firm))
  await chosen.collect()
  await chosen.until(['SUCCESS'])
  const tasks = await server.db.rows<Record<'task_id' | 'fin_task_id' | 'contract_no', string>>(
    'select task_id, fin_task_id, contract_no from collect_task where company_id = any($1)',
    [[first.id, second.id]],
  )
  const { data } = await must(
    server.call('POST', '/frontTax/front/report/tax/query', { taxId: firm.taxNo }, first.boss),
  )
  const partners = await server.db.rows<{ name: string }>(
    'select name from counterparty where company_id = $1 order by id limit 5',
    [first.id],
  )
  markers = [
    ...tasks.flatMap((task) => Object.values(task)),
    ...partners.map(({ name }) => name),
    ...[data.reportNo, first.name, second.name],
  ]
  const [task] = tasks
  known = {
    ...REST,
    ...{ taxNo: firm.taxNo, taxId: firm.taxNo, keyword: firm.name, name: firm.name },
    ...{ contractNo: task!.contract_no, taskId: task!.task_id, finTaskId: task!.fin_task_id },
    ...{
      reportNo: data.reportNo,
      companyId: first.id,
      institutions: ['jia', 'yi'],
      code: 'ENT_TAX',
    },
    ...{
      areaCode: firm.areaCode,
      way: 'PASSWORD',
      account: firm.taxNo,
      password: 'x',
      to: 'CANCEL',
    },
    ...{ jobNo: 'JOB-0001', outcome: 'DONE', startedAt: AT, endedAt: AT, smsCode: '000000' },
    ...{ events: [{ name: 'x', page: 'x', at: AT }], message: 'x', channelCode: 'none' },
  }
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const AT = '2026-11-28T10:00:00+08:00'
const open = endpoints.filter(({ endpoint }) => endpoint.path.startsWith('/tax/'))
const guarded = (as: 'task' | 'public' | 'key') =>
  open.filter(({ endpoint: { guard } }) =>
    as === 'key' ? guard !== 'task' && guard !== 'public' : guard === as,
  )

async function answered(
  { endpoint }: (typeof open)[number],
  body: object,
  { token, key }: { token: string; key?: Buffer | undefined },
) {
  const { data, header } =
    endpoint.sealed && key ? sealBody(key, endpoint.path, body) : { data: null, header: null }
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  const isUpload = endpoint.kind === 'upload'
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(body as never)}` : ''
  const response = await fetch(`${server.base}${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(!isUpload && { 'Content-Type': 'application/json' }),
      ...(header && { 'x-sealed': header }),
    },
    ...(endpoint.method === 'POST' && {
      body: isUpload ? form : JSON.stringify(header ? { data } : body),
    }),
  })
  const text = await response.text()
  const said = text.startsWith('{') ? (JSON.parse(text) as { status: number }).status : null
  return { text, how: `${response.status} ${said}` }
}

/** Both banks make the same calls in the same order, so that each step finds the same before it. */
async function told(of: typeof open, callers: { token: string; key?: Buffer; mobile: string }[]) {
  const found: string[] = []
  for (const call of of)
    for (const rich of [false, true]) {
      const how: string[] = []
      for (const { mobile, ...caller } of callers) {
        const body = rich ? takenBy(call.endpoint, { ...known, mobile }) : {}
        const { text, ...answer } = await answered(call, body, caller)
        how.push(answer.how)
        const given = JSON.stringify(body)
        if (markers.some((marker) => text.includes(marker) && !given.includes(marker)))
          found.push(`${call.name}: a marker`)
      }
      if (new Set(how).size > 1) found.push(`${call.name}: ${how.join(' and ')}`)
    }
  return found
}

describe('every call of the open API tells a bank that was not chosen nothing', () => {
  const keyOf = async ({ boss, code }: Bank) => {
    const form = { code, name: '系统', scopes: API_SCOPES, days: 30, perMinute: 1000 }
    const { data } = await must(server.call('POST', '/channelProvider/keys/add', form, boss))
    return { token: data.key as string, mobile: '19900000000' }
  }

  it('as a system with the key of its channel', async () => {
    expect(guarded('key').length).toBeGreaterThan(3)
    expect(await told(guarded('key'), [await keyOf(other), await keyOf(empty)])).toEqual([])
  })

  const phoneOf = async ({ code }: Bank, mobile: string) => {
    const phone = new Phone(server, sandbox)
    await must(phone.open({ channelCode: code }))
    return { phone, mobile }
  }
  const asCaller = ({ phone: { token, key }, mobile }: { phone: Phone; mobile: string }) => ({
    ...{ token, key, mobile },
  })

  it('as a phone at its own link', async () => {
    const phones = [await phoneOf(other, '19900000001'), await phoneOf(empty, '19900000002')]
    expect(guarded('task').length).toBeGreaterThan(40)
    expect(await told(guarded('task'), phones.map(asCaller))).toEqual([])
  })

  it('as a phone that signed for the same enterprise, and collected nothing yet', async () => {
    const phones = [await phoneOf(other, '19900000003'), await phoneOf(empty, '19900000004')]
    for (const { phone } of phones) await phone.sign(firm)
    expect(await told(guarded('task'), phones.map(asCaller))).toEqual([])
  })

  it('as nobody, with what a phone of its own holds', async () => {
    const { phone } = await phoneOf(other, '19900000005')
    known = { ...known, token: phone.token, resume: phone.token, back: phone.taskId }
    const callers = ['19900000006', '19900000007'].map((mobile) => ({ token: '', mobile }))
    expect(guarded('public').length).toBeGreaterThan(10)
    expect(await told(guarded('public'), callers)).toEqual([])
  })

  it('… while the same calls tell a bank that was chosen, and the enterprise, what is theirs', async () => {
    const phone = { token: chosen.token, key: chosen.key, mobile: '19900000008' }
    expect(await told(guarded('key'), [await keyOf(first)])).toContain('dataCollection: a marker')
    expect(await told(guarded('task'), [phone])).toContain('consentMine: a marker')
  })
})
