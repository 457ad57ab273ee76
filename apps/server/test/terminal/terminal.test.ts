/** Self-service terminals: set up once, signed calls, who signs by card and face, a contract of their own, records. */
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox, signatureOf } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { Device } from './device.ts'

let sandbox: Sandbox
let server: TestServer
let admin: string
let witnessId: number
let firm: Firm
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  admin = await officeToken(server, 'demo')
  firm = await sandbox.firm('trader')
  const { data } = await must(office('/terminal/witnesses'))
  witnessId = data.find((w: { name: string }) => w.name.startsWith('staff')).id
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
beforeEach(() =>
  server.db.run("update sms_code set created_at = created_at - interval '2 minutes'"),
)

const office = (path: string, body: object = {}, token = admin) =>
  server.call('POST', path, body, token)
let serials = 0
const added = async (over: object = {}) => {
  const serial = `YTJ-TEST-${++serials}`
  const { data } = await must(
    office('/terminal/add', { serial, place: '高新区政务大厅', witnessId, ...over }),
  )
  return data as { code: string; row: { id: number; terminalNo: string; serial: string } }
}
const device = async () => {
  const { code, row } = await added()
  const made = new Device(server)
  await must(made.enrol(code))
  return Object.assign(made, { row })
}
const lay = (over: object = {}) =>
  sandbox.knob('devices', { taxNo: firm.taxNo, role: '法定代表人', stands: 'SELF', ...over })
const identified = async (at: Device) => {
  await lay()
  await must(at.open())
  await must(at.send('/tax/machine/card', {}))
  await must(at.send('/tax/machine/face', {}))
}
const withFirm = async (at: Device) => {
  await identified(at)
  const { mobile } = await sandbox.person(firm)
  await must(at.sealed('/tax/machine/firm', { taxNo: firm.taxNo, role: 'LEGAL_REP', mobile }))
  return mobile
}
const withTexts = async (at: Device) => {
  const mobile = await withFirm(at)
  await must(at.send('/tax/taxweb/sendMobileMessageForYTJ', {}))
  const smsCode = await sandbox.smsCode(mobile, 'SIGN_CODE')
  return (await must(at.send('/tax/taxweb/checkMobileForYTJ', { smsCode }))).data
}

describe('set-up', () => {
  it('tells the code once, keeps its hash, and takes it once', async () => {
    const { code, row } = await added()
    const kept = JSON.stringify(await server.db.rows('select * from terminal'))
    expect(kept).not.toContain(code)
    const { data } = await must(office('/terminal/list', { keyword: row.serial }))
    expect(data.rows).toMatchObject([{ serial: row.serial, state: 'WAITING', visits: 0 }])
    const first = new Device(server)
    await must(first.enrol(code))
    expect(first.terminalNo).toBe(row.terminalNo)
    expect(await new Device(server).enrol(code)).toMatchObject({ status: 5001 })
    await must(first.open())
    const after = await must(office('/terminal/list', { keyword: row.serial }))
    expect(after.data.rows).toMatchObject([{ state: 'LIVE' }])
  })

  it('a new code ends the key before it; a code that is a day old is none', async () => {
    const at = await device()
    const { data } = await must(office('/terminal/code', { id: at.row.id }))
    expect((await at.open()).status).toBe(5003)
    await server.db.run(
      "update terminal set code_until = now() - interval '1 second' where id = $1",
      [at.row.id],
    )
    expect((await at.enrol(data.code)).msg).toContain('启用码')
  })

  it('refuses a serial number twice, an unknown witness and a weak key, and tells the log', async () => {
    const { row } = await added()
    const again = await office('/terminal/add', { serial: row.serial, place: '二楼', witnessId })
    expect(again).toMatchObject({ status: 409 })
    expect(
      (await office('/terminal/add', { serial: 'NEW-1', place: '二楼', witnessId: 999_999 })).msg,
    ).toContain('见证人')
    const { code } = await added()
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const weak = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect((await server.call('POST', '/terminal/enrol', { code, publicKey: weak })).msg).toContain(
      '2048',
    )
    const log = await server.db.rows<{ object: string }>(
      "select body::jsonb ->> 'object' as object from audit_entry where body like '%terminalAdd%'",
    )
    expect(log.map((l) => l.object)).toContain(row.serial)
  })

  it('is of one company: another sees and changes nothing of it', async () => {
    const { row } = await added()
    const company = await emptyCompany(server, '别家银行')
    const other = await memberOf(server, company, 'otherBoss', 'ROLE_COMPANY_ADMIN')
    expect((await office('/terminal/list', {}, other)).data.rows).toEqual([])
    expect((await office('/terminal/block', { id: row.id, on: true }, other)).status).toBe(404)
  })
})

describe('signed calls', () => {
  it.each([
    ['nothing is signed', () => ({})],
    [
      'another key signed',
      (d: Device, p: string, t: string) =>
        d.headers(p, t, { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    [
      'another body was signed',
      (d: Device, p: string, t: string) => d.headers(p, t, { signed: '{}' }),
    ],
    [
      'it was signed ten minutes ago',
      (d: Device, p: string, t: string) =>
        d.headers(p, t, { timestamp: String(Math.floor(Date.now() / 1000) - 600) }),
    ],
  ] as const)('are refused where %s', async (_, headers) => {
    const at = await device()
    const path = '/tax/taxweb/addMachineCollectRecord'
    const body = { recordNo: 'r'.repeat(16), startedAt: '2026-11-28T10:00:00+08:00', steps: [] }
    const answer = await at.send(path, body, (text) =>
      (headers as (d: Device, p: string, t: string) => Record<string, string>)(at, path, text),
    )
    expect(answer).toMatchObject({ http: 401, status: 5003 })
  })

  it('a request that is sent again is refused', async () => {
    const at = await device()
    await must(at.open())
    const nonce = 'abcdefghijklmnop'
    const path = '/tax/taxweb/getRoute'
    const once = () => at.send(path, {}, (text) => at.headers(path, text, { nonce }))
    await must(once())
    expect(await once()).toMatchObject({ status: 5003 })
  })

  it('the token of a visit opens nothing without its terminal', async () => {
    const at = await device()
    await must(at.open())
    expect((await server.call('POST', '/tax/taxweb/getRoute', {}, at.token)).status).toBe(5003)
    const other = await device()
    other.token = at.token
    expect((await other.send('/tax/taxweb/getRoute', {})).status).toBe(5003)
    const phone = new Phone(server, sandbox)
    await phone.open({ resume: at.token })
    expect(phone.taskId).not.toBe(at.taskId)
  })

  it('a block holds at once, in the middle of a visit; lifted, the terminal goes on', async () => {
    const at = await device()
    await must(at.open())
    await must(office('/terminal/block', { id: at.row.id, on: true }))
    expect(await at.send('/tax/taxweb/getRoute', {})).toMatchObject({ status: 403 })
    expect(await at.open()).toMatchObject({ status: 403 })
    await must(office('/terminal/block', { id: at.row.id, on: false }))
    await must(at.open())
  })
})

describe('card and face', () => {
  it.each([
    [{ taxNo: '' }, '/tax/machine/card', '没有检测到身份证'],
    [{ fault: 'CARD_UNREADABLE' }, '/tax/machine/card', '无法读取'],
    [{ stands: 'OTHER' }, '/tax/machine/face', '不一致'],
    [{ stands: 'NOBODY' }, '/tax/machine/face', '没有检测到人脸'],
    [{ fault: 'NOT_LIVE' }, '/tax/machine/face', '活体'],
    [{ fault: 'CAMERA_DENIED' }, '/tax/machine/face', '摄像头'],
  ])('%j is refused in words', async (over, path, words) => {
    const at = await device()
    await must(at.open())
    await lay(over)
    if (path.endsWith('face')) await must(at.send('/tax/machine/card', {}))
    expect((await at.send(path, {})).msg).toContain(words)
    const { mobile } = await sandbox.person(firm)
    const more = { taxNo: firm.taxNo, role: 'LEGAL_REP', mobile }
    expect((await at.sealed('/tax/machine/firm', more)).status).toBe(3002)
  })

  it('are told masked, rest sealed, and are gone once the contract is signed', async () => {
    const at = await device()
    await lay()
    await must(at.open())
    const { data } = await must(at.send('/tax/machine/card', {}))
    const { name, idNo } = await sandbox.person(firm)
    expect(data.idNo).not.toBe(idNo)
    expect(data.name).not.toBe(name)
    const kept = JSON.stringify(await server.db.rows('select * from machine_visit'))
    expect(kept).not.toContain(idNo)
    const texts = await withTexts(at)
    await server.db.run(
      "update collect_task set shown_at = shown_at - interval '1 minute' where task_id = $1",
      [at.taskId],
    )
    await must(at.send('/tax/machine/auth/contract', signatureOf(texts.contracts)))
    const rows = await server.db.rows<{ card_sealed: Buffer | null }>(
      'select card_sealed from machine_visit where task_id = $1',
      [at.taskId],
    )
    expect(rows).toEqual([{ card_sealed: null }])
  })

  it('after five comparisons the visit has no more', async () => {
    const at = await device()
    await lay({ stands: 'OTHER' })
    await must(at.open())
    await must(at.send('/tax/machine/card', {}))
    for (let i = 0; i < 5; i++) expect((await at.send('/tax/machine/face', {})).status).toBe(409)
    await lay()
    expect((await at.send('/tax/machine/face', {})).msg).toContain('次数过多')
  })
})

describe('the contract', () => {
  it('names terminal, place and witness, is sealed with them, and is one that hadValidContract knows', async () => {
    const at = await device()
    const texts = await withTexts(at)
    const [tax] = texts.contracts
    expect(tax).toMatchObject({ code: 'ENT_TAX', version: 'YTJ-1.0' })
    expect(tax.paragraphs.join('')).toContain(at.row.serial)
    expect(tax.paragraphs.join('')).toContain('高新区政务大厅')
    const early = await at.send('/tax/machine/auth/contract', signatureOf(texts.contracts))
    expect(early.status).toBe(3010)
    await server.db.run(
      "update collect_task set shown_at = shown_at - interval '1 minute' where task_id = $1",
      [at.taskId],
    )
    const { data } = await must(
      at.send('/tax/machine/auth/contract', {
        ...signatureOf(texts.contracts),
        replaces: texts.standing.map((s: { contractNo: string }) => s.contractNo),
      }),
    )
    expect(data.task.state).toBe('AREA')
    const held = await must(
      office('/tax/machine/auth/contract/record/hadValidContract', { taxNo: firm.taxNo }),
    )
    expect(held.data.valid).toBe(true)
    const { contract_no: contractNo } = (await server.db.one<{ contract_no: string }>(
      'select contract_no from collect_task where task_id = $1',
      [at.taskId],
    ))!
    expect(held.data.contractNo).toBe(contractNo)
    const { data: detail } = await must(office('/consent/detail', { contractNo }))
    const labels = Object.fromEntries(
      detail.evidence.map((e: { label: string; value: string }) => [e.label, e.value]),
    )
    expect(labels).toMatchObject({
      自助终端: `${at.row.serial}（${at.terminalNo}）`,
      签署地点: '高新区政务大厅',
      记录完整性: '校验通过，签署后未被改动',
    })
    expect(labels['现场见证人']).toContain(String(witnessId))
    expect(labels['人脸比对一致时间']).toBeTruthy()
  })

  it('the witness signs for nobody', async () => {
    const at = await device()
    await identified(at)
    const { mobile } = await sandbox.person(firm)
    await server.db.run('update app_user set mobile = $2 where id = $1', [witnessId, mobile])
    const { msg } = await at.sealed('/tax/machine/firm', {
      taxNo: firm.taxNo,
      role: 'LEGAL_REP',
      mobile,
    })
    await server.db.run("update app_user set mobile = '13800000009' where id = $1", [witnessId])
    expect(msg).toContain('见证人')
  })

  it('what a phone does by the same steps is refused of a visit, at the terminal and on a phone it was handed to', async () => {
    const at = await device()
    await withTexts(at)
    expect((await at.send('/tax/taxweb/authorize', { smsCode: '123456' })).status).toBe(3002)
    expect((await at.send('/tax/taxweb/agreement/sign', { contracts: [] })).status).toBe(3002)
    const { data } = await must(at.send('/tax/taxweb/shareCode/preCreate', {}))
    const phone = new Phone(server, sandbox)
    await must(phone.open({ back: data.code }))
    expect((await phone.call('agreement/sign', { contracts: [] })).status).toBe(3002)
    expect((await phone.call('/tax/machine/auth/contract', {})).status).toBe(5003)
  })

  it('a phone is no terminal', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    expect((await phone.call('/tax/machine/card', {})).status).toBe(5003)
  })

  it('a terminal sends so many codes a day', async () => {
    const at = await device()
    await withFirm(at)
    await server.db.run(
      'update terminal set messages = 200, messages_on = current_date where id = $1',
      [at.row.id],
    )
    expect((await at.send('/tax/taxweb/sendMobileMessageForYTJ', {})).msg).toContain('明日')
  })
})

describe('records of a terminal', () => {
  const RECORD = '/tax/taxweb/addMachineCollectRecord'
  it('are entered once, added to until they end, and stand then', async () => {
    const at = await device()
    await must(at.open())
    const begun = {
      recordNo: 'visit-0000000001',
      finTaskId: at.finTaskId,
      startedAt: '2026-11-28T10:00:00+08:00',
      steps: [{ step: 'START', at: '2026-11-28T10:00:00+08:00', ok: true }],
    }
    await must(at.send(RECORD, begun))
    const ended = {
      ...begun,
      endedAt: '2026-11-28T10:04:05+08:00',
      result: 'IDLE',
      steps: [...begun.steps, { step: 'CARD', at: '2026-11-28T10:01:00+08:00', ok: false }],
    }
    const answers = await Promise.all([at.send(RECORD, ended), at.send(RECORD, ended)])
    expect(answers.map((a) => a.data)).toEqual([
      { recordNo: 'visit-0000000001', seconds: 245 },
      { recordNo: 'visit-0000000001', seconds: 245 },
    ])
    expect((await at.send(RECORD, { ...ended, result: 'DONE' })).status).toBe(409)
    expect(
      (await at.send(RECORD, { ...ended, startedAt: '2026-11-28T09:00:00+08:00' })).status,
    ).toBe(409)
    const { data } = await must(office('/terminal/records', { terminalNo: at.terminalNo }))
    expect(data.rows).toMatchObject([
      { recordNo: 'visit-0000000001', seconds: 245, result: 'IDLE', finTaskId: at.finTaskId },
    ])
    expect(
      (await must(office('/terminal/records', { terminalNo: at.terminalNo, result: 'DONE' }))).data
        .total,
    ).toBe(0)
  })

  it('of a collection that was not begun there are refused', async () => {
    const at = await device()
    const other = await device()
    await must(other.open())
    const answer = await at.send(RECORD, {
      recordNo: 'visit-0000000002',
      finTaskId: other.finTaskId,
      startedAt: '2026-11-28T10:00:00+08:00',
      steps: [],
    })
    expect(answer.status).toBe(409)
  })
})
