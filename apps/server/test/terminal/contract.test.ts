/** What is signed at a terminal, and what it tells of visits. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { must, Phone } from '../collect-phone.ts'

import {
  begin,
  device,
  end,
  firm,
  identified,
  office,
  sandbox,
  server,
  ticked,
  twoMinutesOn,
  WITNESS_ID_NO,
  withFirm,
  withTexts,
  witnessId,
} from './terminals.ts'

beforeAll(begin)
afterAll(end)
beforeEach(twoMinutesOn)

describe('the contract', () => {
  it('names terminal, place and witness, is sealed with them, and is one that hadValidContract knows', async () => {
    const at = await device()
    const texts = await withTexts(at)
    const [tax] = texts.contracts
    expect(tax).toMatchObject({ code: 'ENT_TAX', version: 'YTJ-1.0' })
    expect(tax.paragraphs.join('')).toContain(at.row.serial)
    expect(tax.paragraphs.join('')).toContain('高新区政务大厅')
    const early = await at.send('/tax/machine/auth/contract', ticked(texts.contracts))
    expect(early.status).toBe(3013)
    await server.db.run(
      "update collect_task set shown_at = now() - interval '1 minute' where task_id = $1 and shown_at is not null",
      [at.taskId],
    )
    const { data } = await must(
      at.send('/tax/machine/auth/contract', {
        ...ticked(texts.contracts),
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
    expect(labels.现场见证人).toContain(String(witnessId))
    expect(labels.人脸比对一致时间).toBeTruthy()
  })

  it('the witness signs for nobody', async () => {
    const at = await device()
    await identified(at)
    const { mobile } = await sandbox.person(firm)
    const own = await server.db.one<{ id: number }>('select id from app_user where mobile = $1', [
      mobile,
    ])
    // A customer of the company could not be named.
    await server.db.run(
      "insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_STAFF') on conflict do nothing",
      [own?.id ?? 0],
    )
    const { id } = at.row
    await must(
      office('/terminal/edit', {
        id,
        place: '二楼大厅',
        witnessId: own?.id,
        witnessIdNo: WITNESS_ID_NO,
      }),
    )
    const { msg } = await at.sealed('/tax/machine/firm', {
      taxNo: firm.taxNo,
      role: 'LEGAL_REP',
      mobile,
    })
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
      steps: [{ step: 'START', reachedAt: '2026-11-28T10:00:00+08:00', ok: true }],
    }
    await must(at.send(RECORD, begun))
    const ended = {
      ...begun,
      end: { endedAt: '2026-11-28T10:04:05+08:00', result: 'IDLE' },
      steps: [...begun.steps, { step: 'CARD', reachedAt: '2026-11-28T10:01:00+08:00', ok: false }],
    }
    const answers = await Promise.all([at.send(RECORD, ended), at.send(RECORD, ended)])
    expect(answers.map((a) => a.data)).toEqual([
      { recordNo: 'visit-0000000001', seconds: 245 },
      { recordNo: 'visit-0000000001', seconds: 245 },
    ])
    expect(
      (await at.send(RECORD, { ...ended, end: { ...ended.end, result: 'DONE' } })).status,
    ).toBe(409)
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
