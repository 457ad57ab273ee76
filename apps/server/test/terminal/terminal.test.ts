/** Self-service terminals: set up once, signed calls, who signs by card and face. */
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { must, Phone } from '../collect-phone.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { Device } from './device.ts'

import {
  added,
  begin,
  device,
  end,
  firm,
  lay,
  office,
  sandbox,
  server,
  ticked,
  twoMinutesOn,
  WITNESS_ID_NO,
  withTexts,
  witnessId,
} from './terminals.ts'

beforeAll(begin)
afterAll(end)
beforeEach(twoMinutesOn)

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
    const again = await office('/terminal/add', {
      serial: row.serial,
      place: '二楼',
      witnessId,
      witnessIdNo: WITNESS_ID_NO,
    })
    expect(again).toMatchObject({ status: 409 })
    expect(
      (
        await office('/terminal/add', {
          serial: 'NEW-1',
          place: '二楼',
          witnessId: 999_999,
          witnessIdNo: WITNESS_ID_NO,
        })
      ).msg,
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
      "update collect_task set shown_at = now() - interval '1 minute' where task_id = $1 and shown_at is not null",
      [at.taskId],
    )
    await must(at.send('/tax/machine/auth/contract', ticked(texts.contracts)))
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
