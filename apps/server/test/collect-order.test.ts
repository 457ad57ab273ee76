/** The guard of the flow: which call in which state, sealed bodies, the signer's door, expiry. */
import { createECDH } from 'node:crypto'
import { COLLECT_STATES, type CollectState, endpoints } from '@xinjian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS, mayFollow } from '../src/features/collect/states.ts'
import { sweepOnce } from '../src/features/collect/sweep.ts'
import { must, Phone, Sandbox, sealBody, signatureOf } from './collect-phone.ts'
import { startTestServer, type TestServer } from './harness.ts'

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

/** Every call of a task with a body that passes validation, and the row of the table that governs it. */
const PROBES: Record<
  string,
  { call: keyof typeof CALLS; path: string; body: object; sealed?: true }
> = {
  searchEnterprise: {
    call: 'searchEnterprise',
    path: 'searchEnterprise',
    body: { keyword: '示例' },
  },
  getEnterpriseName: {
    call: 'getEnterpriseName',
    path: 'getEnterpriseName',
    body: { taxNo: '91440399MAQ8Q5RN7G' },
  },
  authEnterprise: {
    call: 'authEnterprise',
    path: 'authEnterprise',
    body: {
      name: '不存在的企业',
      taxNo: '91440399MAQ8Q5RN7G',
      signer: {
        name: '某人',
        idNo: '440399198311145538',
        mobile: '19900000000',
        role: 'LEGAL_REP',
      },
    },
    sealed: true,
  },
  sendSigner: {
    call: 'sendSignerCode',
    path: 'send/msg',
    body: { purpose: 'SIGNER' },
    sealed: true,
  },
  authorize: { call: 'authorize', path: 'authorize', body: { smsCode: '000000' } },
  agreementShow: { call: 'agreementShow', path: 'agreement/show', body: {} },
  agreementSign: {
    call: 'agreementSign',
    path: 'agreement/sign',
    body: { contracts: [], readSeconds: 20 },
  },
  chooseArea: { call: 'chooseArea', path: 'chooseArea', body: { areaCode: '4403' } },
  loginLocation: { call: 'loginLocation', path: 'login/location', body: {} },
  captcha: { call: 'getChineseVerifyCode', path: 'getChinesVerifyCode', body: {} },
  loginPassword: {
    call: 'loginPassword',
    path: 'loginEtax',
    body: { way: 'PASSWORD', account: 'a', password: 'b' },
    sealed: true,
  },
  loginCode: {
    call: 'loginSmsCode',
    path: 'loginEtax',
    body: { way: 'SMS', smsCode: '123456' },
    sealed: true,
  },
  loginChoice: {
    call: 'loginChoice',
    path: 'loginEtax',
    body: { way: 'CHOICE', choice: 'x' },
    sealed: true,
  },
  sendBureau: {
    call: 'sendBureauCode',
    path: 'send/msg',
    body: { purpose: 'BUREAU' },
    sealed: true,
  },
  qr: { call: 'getQRCode', path: 'getQRCode', body: {} },
  openPassword: { call: 'openPasswordAccount', path: 'sendBj/openPwdAccount', body: {} },
  retrievePassword: { call: 'retrievePassword', path: 'sendBj/retrievePwd', body: {} },
  sendCollect: { call: 'sendCollect', path: 'send/collect', body: {}, sealed: true },
  getSummary: { call: 'getSummary', path: 'getSummary', body: {} },
  restartLogin: { call: 'restartLogin', path: 'restart', body: { to: 'LOGIN' } },
  restartArea: { call: 'restartArea', path: 'restart', body: { to: 'AREA' } },
  restartRetry: { call: 'restartRetry', path: 'restart', body: { to: 'RETRY' } },
  restartCancel: { call: 'restartCancel', path: 'restart', body: { to: 'CANCEL' } },
}
/** Repeats of a login that has had its effect get the task as it is: no refusal, no deed. */
const REPEATS: Record<string, CollectState[]> = {
  loginPassword: ['LOGIN_SMS', 'ROLE', 'COLLECTING'],
  loginCode: ['ROLE', 'COLLECTING'],
  loginChoice: ['COLLECTING'],
}

describe('order', () => {
  let phone: Phone
  beforeAll(async () => {
    phone = new Phone(server, sandbox)
    await phone.open()
  })
  const put = (state: CollectState) =>
    server.db.run(
      `update collect_task set state = $2, finished_at = null, contract_no = null, enterprise_id = null, status = 'IDLE',
              choices = '[]', busy_until = null where task_id = $1`,
      [phone.taskId, state],
    )

  const cases = Object.entries(PROBES).flatMap(([name, probe]) =>
    COLLECT_STATES.map((state) => ({ name, state, ...probe })),
  )
  it.each(cases)('$name in $state', async ({ name, state, call, path, body, sealed }) => {
    await put(state)
    const answer = sealed ? await phone.sealed(path, body) : await phone.call(path, body)
    const allowed =
      (CALLS[call] as readonly CollectState[]).includes(state) ||
      (REPEATS[name] ?? []).includes(state)
    const refused = answer.status === 3002 && /请先完成上一步|本次采集已结束/.test(answer.msg)
    expect({ refused, msg: answer.msg }).toMatchObject({ refused: !allowed })
    expect(answer.http).toBeLessThan(500 + (answer.status === 503 ? 10 : 0))
  })

  it('no call of a task left a trace at a bureau: none of them had a consent', async () => {
    expect(await sandbox.log()).toEqual([])
  })

  it('every state can end, and no ended task but a failed or partial one goes on', () => {
    for (const state of COLLECT_STATES) {
      const goes = COLLECT_STATES.filter((to) => to !== state && mayFollow(state, to))
      if (['SUCCESS', 'CANCELLED', 'EXPIRED'].includes(state)) expect(goes).toEqual([])
      else expect(goes.length).toBeGreaterThan(0)
    }
    // Nobody reaches a bureau but past the signature.
    for (const state of ['CREATED', 'ENTERING', 'LICENSE', 'VALIDATE', 'AGREEMENT'] as const)
      for (const to of ['LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE', 'COLLECTING'] as const)
        expect(mayFollow(state, to)).toBe(false)
  })
})

describe('sealed bodies', () => {
  let phone: Phone
  const path = 'send/msg'
  const payload = { purpose: 'BUREAU' }
  beforeEach(async () => {
    phone = new Phone(server, sandbox)
    await phone.open()
  })
  const seal = (over: object = {}, key = phone.key, at = path) =>
    sealBody(key, `/tax/taxweb/${at}`, { ...payload, ...over })

  it('the right one is read (and refused for its step only)', async () => {
    const { data, header } = seal()
    expect((await phone.raw(path, { data }, header)).status).toBe(3002)
  })

  it.each([
    ['a plain body', () => ({ body: payload, header: undefined }), 3004],
    ['data without the header', () => ({ body: { data: seal().data }, header: undefined }), 3004],
    ['another scheme', () => ({ body: { data: seal().data }, header: 'sm4.x' }), 3004],
    ['a wrong key', () => withHeader(seal({}, Buffer.alloc(48, 7))), 3005],
    ['the seal of another call', () => withHeader(seal({}, phone.key, 'send/collect')), 3005],
    ['a changed body', () => tampered(seal()), 3005],
    ['one of ten minutes ago', () => withHeader(seal({ ts: Date.now() - 600_000 })), 3006],
    ['one from the future', () => withHeader(seal({ ts: Date.now() + 600_000 })), 3006],
    ['one without a nonce', () => withHeader(seal({ nonce: 'short' })), 3006],
  ])('refuses %s', async (_, make, status) => {
    const { body, header } = make()
    const answer = await phone.raw(path, body, header)
    expect(answer).toMatchObject({ http: 400, status })
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/)
  })

  it('takes a body once', async () => {
    const { data, header } = seal()
    expect((await phone.raw(path, { data }, header)).status).toBe(3002)
    expect(await phone.raw(path, { data }, header)).toMatchObject({ http: 400, status: 3006 })
  })

  it('judges the token before the seal, and the seal before the content', async () => {
    const { data, header } = seal({ purpose: 'NONSENSE' })
    phone.token = 'x'.repeat(43)
    expect(await phone.raw(path, { data }, header)).toMatchObject({ http: 401, status: 3001 })
    const fresh = new Phone(server, sandbox)
    await fresh.open()
    const { data: bad, header: mac } = sealBody(fresh.key, `/tax/taxweb/${path}`, { purpose: 'X' })
    expect(await fresh.raw(path, { data: bad }, mac)).toMatchObject({ http: 400, status: 400 })
  })

  it('every call that the contract seals refuses a plain body', async () => {
    const sealed = endpoints.filter((e) => e.endpoint.sealed)
    expect(sealed.map((e) => e.name).sort()).toEqual(
      ['authEnterprise', 'loginEtax', 'sendCollect', 'sendMsg'].sort(),
    )
    for (const { endpoint } of sealed)
      expect(
        (await phone.raw(endpoint.path.replace('/tax/taxweb/', ''), { data: 'x' })).status,
      ).toBe(3004)
  })

  it('a key that is no point of the curve is told so', async () => {
    const answer = await new Phone(server, sandbox).open({ clientPublicKey: 'A'.repeat(87) })
    expect(answer).toMatchObject({ http: 400 })
  })

  it('nothing of a key rests in the database', async () => {
    const own = createECDH('prime256v1')
    own.generateKeys()
    const all = JSON.stringify(await server.db.rows('select * from collect_task'))
    expect(all).not.toContain(phone.token)
    expect(all).not.toContain(phone.key.toString('base64'))
  })
})

describe('the signer', () => {
  const auth = async (phone: Phone, over: object = {}, signer: object = {}) => {
    const firm = await sandbox.firm('trader')
    const { name, idNo, mobile } = await sandbox.person(firm)
    return phone.sealed('authEnterprise', {
      name: firm.name,
      taxNo: firm.taxNo,
      signer: { name, idNo, mobile, role: 'LEGAL_REP', ...signer },
      ...over,
    })
  }

  it.each([
    ['a code that fails its check character', { taxNo: '91330099MABJ0DNN44' }, {}, 2002],
    ['another enterprise’s name', { name: '杭州市别家建材有限公司' }, {}, 3009],
    ['an unknown enterprise', { taxNo: '91110000100000000J' }, {}, 2002],
    ['another person', {}, { name: '张三' }, 3009],
    ['another ID number', {}, { idNo: '330099199001010018' }, 3009],
    ['another mobile', {}, { mobile: '19911112222' }, 3009],
    ['another role', {}, { role: 'FINANCE' }, 3009],
  ])('refuses %s', async (_, over, signer, status) => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    expect(await auth(phone, over, signer)).toMatchObject({ http: 200, status })
    expect((await phone.state()).state).toBe('CREATED')
  })

  it('locks for half an hour after five wrong codes, in other tasks, too', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    await must(auth(phone))
    await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
    for (let i = 0; i < 4; i++)
      expect((await phone.call('authorize', { smsCode: '000000' })).status).toBe(1003)
    expect((await phone.call('authorize', { smsCode: '000000' })).status).toBe(1004)
    const other = new Phone(server, sandbox)
    await other.open()
    await must(auth(other))
    expect((await other.sealed('send/msg', { purpose: 'SIGNER' })).status).toBe(1004)
    await server.db.run("update collect_task set locked_until = now() - interval '1 second'")
    await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
    expect((await other.sealed('send/msg', { purpose: 'SIGNER' })).status).toBe(200)
  })

  it('signs the text that was shown, all of it, having read it', async () => {
    const phone = new Phone(server, sandbox)
    const firm = await sandbox.firm('single')
    await phone.open()
    const { name, idNo, mobile } = await sandbox.person(firm)
    await must(
      phone.sealed('authEnterprise', {
        name: firm.name,
        taxNo: firm.taxNo,
        signer: { name, idNo, mobile, role: 'LEGAL_REP' },
      }),
    )
    await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
    const smsCode = await sandbox.smsCode(mobile, 'SIGN_CODE')
    const { data } = await must(phone.call('authorize', { smsCode }))
    // The same code again is a second tap; another one is not.
    expect((await phone.call('authorize', { smsCode })).data.contracts).toEqual(data.contracts)
    expect((await phone.call('authorize', { smsCode: '999999' })).status).toBe(1003)
    expect((await must(phone.call('agreement/show'))).data.contracts).toEqual(data.contracts)
    expect(data.contracts.map((c: { title: string }) => c.title)).toEqual([
      '企业涉税数据采集授权书',
      '企业信用报告查询授权书',
    ])
    const text = data.contracts[0].paragraphs.join('')
    for (const word of [firm.name, firm.taxNo, '示例商业银行', '撤回', '二十日', '不利'])
      expect(text).toContain(word)
    expect(text).not.toContain(idNo)
    const sign = (body: object) => phone.call('agreement/sign', body)
    const good = signatureOf(data.contracts)
    expect((await sign({ ...good, readSeconds: 3 })).status).toBe(3008)
    expect((await sign({ ...good, contracts: good.contracts.slice(0, 1) })).status).toBe(3008)
    const unticked = good.contracts.map((c, i) => (i === 0 ? { ...c, consents: ['READ'] } : c))
    expect(await sign({ ...good, contracts: unticked })).toMatchObject({
      status: 3008,
      msg: expect.stringContaining('请勾选'),
    })
    const changed = good.contracts.map((c) => ({ ...c, hash: 'f'.repeat(64) }))
    expect((await sign({ ...good, contracts: changed })).status).toBe(3007)
    expect((await must(sign(good))).data.state).toBe('AREA')
    expect((await must(sign(good))).data.state).toBe('AREA')
    const { data: info } = await must(phone.call('getAuthInfoWithToken'))
    expect(info).toMatchObject({ status: 'EFFECTIVE', grantees: ['示例商业银行'] })
  })
})

describe('time', () => {
  it('a task left alone for half an hour before collecting ends, and says so', async () => {
    const phone = new Phone(server, sandbox)
    await phone.sign(await sandbox.firm('gap'))
    await server.db.run(
      "update collect_task set touched_at = now() - interval '31 minutes' where task_id = $1",
      [phone.taskId],
    )
    expect(await sweepOnce(server.db)).toBeGreaterThan(0)
    expect(await phone.state()).toMatchObject({
      state: 'EXPIRED',
      result: 2,
      path: '/m/taxWeb/fail',
    })
    const again = new Phone(server, sandbox)
    const opened = await again.open({ resume: phone.token })
    expect(opened.data.task).toMatchObject({ state: 'CREATED' })
  })

  it('a token that nobody used for a day is closed', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    await server.db.run(
      "update collect_task set touched_at = now() - interval '25 hours' where task_id = $1",
      [phone.taskId],
    )
    expect(await phone.call('getRoute')).toMatchObject({ http: 401, status: 3001 })
  })

  it('tracking belongs to its task', async () => {
    const phone = new Phone(server, sandbox)
    const { data } = await phone.open()
    const { finTaskId, taskId } = data.task
    const events = [
      { name: 'view', page: '/m/taxWeb/index', at: new Date().toISOString(), ms: 12.7 },
    ]
    await must(phone.call('point', { finTaskId, taskId, events }))
    expect((await phone.call('point', { finTaskId, taskId: 'Tother', events })).http).toBe(400)
    const points = await server.db.rows('select name, ms from collect_point where task_id = $1', [
      taskId,
    ])
    expect(points).toEqual([{ name: 'view', ms: 13 }])
  })
})

const withHeader = ({ data, header }: { data: string; header: string }) => ({
  body: { data },
  header,
})
const tampered = ({ data, header }: { data: string; header: string }) => {
  const bytes = Buffer.from(data, 'base64')
  bytes[3]! ^= 1
  return { body: { data: bytes.toString('base64') }, header }
}
