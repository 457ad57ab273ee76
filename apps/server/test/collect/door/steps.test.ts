/** What a partner's door asks of whoever signs: the partner's own SMS, by two names, and a bank card, before the platform's code. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { must, Phone, Sandbox } from '../../collect-phone.ts'
import type { Person } from '../../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../../harness.ts'

let sandbox: Sandbox
let server: TestServer
let signer: Person
let taken = 0
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
/** The minute between two codes, and locks of the test before, are not what is tested here. */
beforeEach(async () => {
  await server.db.run('delete from signer_try')
  await later()
})
const later = () =>
  server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")

const AREAS = ['4403', '3300', '3100', '5000', '1100', '4200', '3600']
/** A task whose signer is named; each of another firm. */
const atDoor = async (door: string) => {
  const area = AREAS[taken % AREAS.length] as string
  const firm = await sandbox.neighbour(area, Math.floor(taken++ / AREAS.length))
  signer = await sandbox.person(firm)
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: door, source: door }))
  const { name, idNo, mobile } = signer
  const named = await must(
    phone.sealed('authEnterprise', {
      name: firm.name,
      taxNo: firm.taxNo,
      signer: { name, idNo, mobile, role: 'LEGAL_REP' },
    }),
  )
  return { phone, asked: named.data.asked }
}
const code = (mobile: string) => sandbox.smsCode(mobile, 'CHECK_CODE')
const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000')
const asked = async (phone: Phone) => (await phone.state()).asked
/** Everything that is kept of tasks. */
const kept = async () =>
  JSON.stringify([
    await server.db.rows('select * from collect_task'),
    await server.db.rows('select * from collect_event'),
    await server.db.rows('select code_hash, purpose from sms_code'),
  ])

describe('the SMS of 精斗云', () => {
  const send = (phone: Phone, mobile: string) => phone.call('jdySendSms', { mobile })
  const check = (phone: Phone, mobile: string, smsCode: string) =>
    phone.call('jdyAuthentication', { mobile, smsCode })

  it('is asked for first, passes once, and then the platform’s own code is sent', async () => {
    const { phone, asked: first } = await atDoor('jdy')
    expect(first).toEqual({ step: 'JDY_SMS', ownMobile: false, checked: false })
    for (const early of [
      await phone.sealed('send/msg', { purpose: 'SIGNER' }),
      await phone.call('authorize', { smsCode: '123456' }),
    ])
      expect(early).toMatchObject({ status: 3002, msg: expect.stringContaining('身份核验') })
    const mobile = '19900001111'
    expect((await check(phone, mobile, '123456')).status).toBe(3002)
    expect((await must(send(phone, mobile))).data).toEqual({
      to: '199****1111',
      resendAfterSeconds: 60,
    })
    expect((await send(phone, mobile)).status).toBe(1005)
    // A tap that came too soon takes none of the codes that a collection may be sent.
    expect(await kept()).toContain('"door_sends":1')
    const right = await code(mobile)
    expect(await check(phone, mobile, wrongOf(right))).toMatchObject({
      status: 1003,
      msg: expect.stringContaining('还可输入2次'),
    })
    expect((await must(check(phone, mobile, right))).data).toMatchObject({
      state: 'VALIDATE',
      asked: null,
    })
    // The same tap again changes nothing, and a code once used opens nothing anew.
    expect((await check(phone, mobile, right)).status).toBe(3002)
    await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
    const smsCode = await sandbox.smsCode(signer.mobile, 'SIGN_CODE')
    expect((await must(phone.call('authorize', { smsCode }))).data.task.state).toBe('AGREEMENT')
    const all = await kept()
    expect(all).not.toContain(mobile)
    expect(all).not.toContain(right)
  })

  it.each([
    ['19900000001', 3014, '没有精斗云账号'],
    ['19900000002', 3014, '已停用'],
    ['19900000003', 3014, '属于其他企业'],
    ['19900000009', 503, '暂未应答'],
  ])('of %s says why it is not confirmed', async (mobile, status, said) => {
    const { phone } = await atDoor('jdy')
    await must(send(phone, mobile))
    const right = await code(mobile)
    expect(await check(phone, mobile, right)).toMatchObject({
      status,
      msg: expect.stringContaining(said),
    })
    expect(await asked(phone)).toMatchObject({ step: 'JDY_SMS', checked: true })
    // Asked again without another code.
    expect((await check(phone, mobile, right)).status).toBe(status)
  })

  it('knows no code of another task, no other mobile, and asks anew of another signer', async () => {
    const one = (await atDoor('jdy')).phone
    const mobile = '19900002222'
    await must(send(one, mobile))
    const right = await code(mobile)
    const two = (await atDoor('jdy')).phone
    expect((await check(two, mobile, right)).status).toBe(3002)
    expect((await check(one, '19900003333', right)).status).toBe(3002)
    await must(check(one, mobile, right))
    const firm = (await one.state()).enterprise as { name: string; taxNo: string }
    const { name, idNo, mobile: own } = await sandbox.person(firm as never)
    const again = await one.sealed('authEnterprise', {
      ...firm,
      signer: { name, idNo, mobile: own, role: 'LEGAL_REP' },
    })
    expect((await must(again as never)).data.asked).toMatchObject({ step: 'JDY_SMS' })
  })

  /** Five wrong ones, of two codes: of one three are judged. */
  const spend = async (phone: Phone, mobile: string) => {
    for (let n = 0; n < 2; n++) {
      await later()
      await must(send(phone, mobile))
    }
    const right = await code(mobile)
    for (let n = 0; n < 4; n++)
      expect((await check(phone, mobile, wrongOf(right))).status).toBe(1003)
    expect((await check(phone, mobile, wrongOf(right))).status).toBe(1004)
    expect((await check(phone, mobile, right)).status).toBe(1004)
    await later()
    expect((await send(phone, mobile)).status).toBe(1004)
    expect((await phone.state()).lockedUntil).not.toBeNull()
  }

  it('locks its mobile after five wrong codes, whoever’s door it is asked at, and no other', async () => {
    const { phone } = await atDoor('jdy')
    const mobile = '19900004444'
    await spend(phone, mobile)
    expect((await send((await atDoor('jdy')).phone, mobile)).status).toBe(1004)
    // Another number of this signer's, and then the platform's own code.
    const second = '19900005555'
    await must(send(phone, second))
    expect((await phone.state()).lockedUntil).toBeNull()
    await must(check(phone, second, await code(second)))
    await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
  })

  it('forgives no wrong codes of the platform’s by a right one of the partner’s', async () => {
    const { phone } = await atDoor('jdy')
    const { name, idNo, mobile } = signer
    const firm = (await phone.state()).enterprise as { name: string; taxNo: string }
    const plain = new Phone(server, sandbox)
    await must(plain.open({ channelCode: 'demo' }))
    const who = { name, idNo, mobile, role: 'LEGAL_REP' }
    await must(plain.sealed('authEnterprise', { ...firm, signer: who }))
    for (let n = 0; n < 2; n++) {
      await later()
      await must(plain.sealed('send/msg', { purpose: 'SIGNER' }))
    }
    const smsCode = wrongOf(await sandbox.smsCode(mobile, 'SIGN_CODE'))
    for (let n = 0; n < 4; n++)
      expect((await plain.call('authorize', { smsCode })).status).toBe(1003)
    await must(send(phone, mobile))
    await must(check(phone, mobile, await code(mobile)))
    expect((await plain.call('authorize', { smsCode })).status).toBe(1004)
  })

  it('sends ten codes for a task, whichever mobiles they go to', async () => {
    const { phone } = await atDoor('jdy')
    for (let n = 0; n < 10; n++) await must(send(phone, `1990001000${n}`))
    expect(await send(phone, '19900010010')).toMatchObject({
      status: 1005,
      msg: expect.stringContaining('次数过多'),
    })
  })
})

describe('the SMS of 融易查', () => {
  it('goes to the signer’s own mobile alone, and its word comes after the code', async () => {
    const { phone, asked: first } = await atDoor('ryc')
    expect(first).toEqual({ step: 'RYC_SMS', ownMobile: true, checked: false })
    expect(await phone.call('rycSendSms', { mobile: '19900000005' })).toMatchObject({
      status: 3009,
      msg: expect.stringContaining('本人的手机号'),
    })
    const { mobile } = signer
    expect((await phone.call('rycAuthentication', { mobile })).status).toBe(3002)
    await must(phone.call('rycSendSms', { mobile }))
    expect((await phone.call('rycAuthentication', { mobile })).status).toBe(3002)
    const smsCode = await code(mobile)
    const checked = await must(phone.call('rycCheckSmsCode', { mobile, smsCode }))
    expect(checked.data.asked).toMatchObject({ step: 'RYC_SMS', checked: true })
    const confirmed = await must(phone.call('rycAuthentication', { mobile }))
    expect(confirmed.data.asked).toMatchObject({ step: 'BANK_CARD' })
    // Partners have their own names for it, and a door its own partner.
    expect((await phone.call('jdySendSms', { mobile })).status).toBe(3002)
  })
})

describe('the bank card', () => {
  const CARD = '6228480000000122'
  const atCard = async () => {
    const { phone } = await atDoor('ryc')
    const { mobile } = signer
    expect((await phone.sealed('verify/bankcard4', { cardNo: CARD, mobile })).status).toBe(3002)
    await must(phone.call('rycSendSms', { mobile }))
    await must(phone.call('rycCheckSmsCode', { mobile, smsCode: await code(mobile) }))
    await must(phone.call('rycAuthentication', { mobile }))
    return phone
  }
  const verify = (phone: Phone, cardNo: string, mobile = signer.mobile) =>
    phone.sealed('verify/bankcard4', { cardNo, mobile })

  it('says of each refusal what to do, and keeps of a card its bank and last digits', async () => {
    const phone = await atCard()
    const refused: readonly (readonly [cardNo: string, status: number, said: string])[] = CARDS
    for (const [cardNo, status, said] of refused) {
      await server.db.run('delete from signer_try')
      expect(await verify(phone, cardNo)).toMatchObject({
        status,
        msg: expect.stringContaining(said),
      })
    }
    expect(await verify(phone, CARD, '19911112222')).toMatchObject({
      status: 3014,
      msg: expect.stringContaining('预留'),
    })
    expect((await must(verify(phone, `${CARD.slice(0, 4)} ${CARD.slice(4)}`))).data).toMatchObject({
      state: 'VALIDATE',
      asked: null,
    })
    const row = await server.db.one<{ door: object }>(
      'select door from collect_task where task_id = $1',
      [phone.taskId],
    )
    expect(row?.door).toEqual({
      passed: ['RYC_SMS', 'BANK_CARD'],
      card: { bank: '农业银行', last4: CARD.slice(-4) },
    })
    const all = await kept()
    for (const [cardNo] of [[CARD], ...CARDS]) expect(all).not.toContain(cardNo)
  })

  it('is tried five times, and no try is lost to banks that do not answer', async () => {
    const phone = await atCard()
    const silent = '19900000009'
    for (let n = 0; n < 6; n++) expect((await verify(phone, CARD, silent)).status).toBe(503)
    for (let n = 0; n < 5; n++)
      expect((await verify(phone, CARDS[1]?.[0] as string)).status).toBe(3014)
    expect((await phone.state()).lockedUntil).not.toBeNull()
    expect(await verify(phone, CARD)).toMatchObject({
      status: 1004,
      msg: expect.stringContaining('30分钟'),
    })
    // No code of this signer's is locked by it.
    const { name, idNo, mobile } = signer
    const firm = (await phone.state()).enterprise as { name: string; taxNo: string }
    const plain = new Phone(server, sandbox)
    await must(plain.open({ channelCode: 'demo' }))
    const who = { name, idNo, mobile, role: 'LEGAL_REP' }
    await must(plain.sealed('authEnterprise', { ...firm, signer: who }))
    await must(plain.sealed('send/msg', { purpose: 'SIGNER' }))
  })
})

/** Of the sandbox, by the two digits before the check digit (its docs/identity.md); the last fails the check digit itself. */
const CARDS = [
  ['6228480000000916', 3014, '本人的银行卡'],
  ['6228480000000924', 3014, '挂失'],
  ['6228480000000932', 3014, '注销或冻结'],
  ['6228480000000940', 3014, '暂不支持'],
  ['6228480000000957', 3014, '已达上限'],
  ['6228480000000123', 400, '对照卡面'],
] as const

describe('a door', () => {
  it('asks by the channel, not by the marker in its address', async () => {
    const { stepsOf } = await import('../../../src/features/collect/door/steps.ts')
    expect(stepsOf({ channel: 'ryc', source: null })).toEqual(['RYC_SMS', 'BANK_CARD'])
    expect(stepsOf({ channel: 'RYC', source: 'jdy' })).toEqual(['RYC_SMS', 'BANK_CARD'])
    expect(stepsOf({ channel: 'zhongbang', source: 'ryc' })).toEqual([])
    expect(stepsOf({ channel: 'another', source: 'ryc' })).toEqual([])
    expect(stepsOf({ channel: 'demo', source: 'jdy' })).toEqual(['JDY_SMS'])
    expect(stepsOf({ channel: 'demo', source: null })).toEqual([])
  })
})
