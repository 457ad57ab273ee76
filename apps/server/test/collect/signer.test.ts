/** Who may sign, what is signed, and how long a task waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepOnce } from '../../src/features/collect/sweep.ts'
import { must, Phone, Sandbox, signatureOf } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

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
    ['another enterprise’s name', { name: '杭州市别家建材有限公司' }, {}, 3011],
    ['an unknown enterprise', { taxNo: '91110000100000000J' }, {}, 2002],
    ['another person', {}, { name: '张三' }, 3009],
    ['another ID number', {}, { idNo: '330099199001010016' }, 3009],
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
    const wrong = async () => {
      const { status, msg } = await phone.call('authorize', { smsCode: '000000' })
      return [status, msg]
    }
    const counts = (n: number) => [1003, `短信验证码不正确，请核对后重新输入，还可输入${n}次`]
    // Three tries a code; who signs is sent after another only when the one he has is used up.
    const anew = [1003, '短信验证码已失效，请重新获取']
    expect([await wrong(), await wrong(), await wrong(), await wrong()]).toEqual([
      counts(2),
      counts(1),
      anew,
      anew,
    ])
    // Who signs has no account that could be locked.
    expect(await wrong()).toEqual([1004, '验证码连续输错次数过多，请30分钟后再试'])
    const other = new Phone(server, sandbox)
    await other.open()
    await must(auth(other))
    expect((await other.sealed('send/msg', { purpose: 'SIGNER' })).status).toBe(1004)
    // Both are told until when; another signer is not locked by it.
    for (const one of [phone, other]) {
      const until = Date.parse((await one.state()).lockedUntil ?? '')
      expect(until - Date.now()).toBeGreaterThan(29 * 60_000)
    }
    await must(auth(phone))
    expect((await phone.state()).lockedUntil).toBeNull()
    await server.db.run("update signer_try set locked_until = now() - interval '1 second'")
    await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
    expect((await other.sealed('send/msg', { purpose: 'SIGNER' })).status).toBe(200)
  })

  it('of thirty codes at once judges five, and the right one no more after them', async () => {
    const phones = await Promise.all(
      [1, 2].map(async () => {
        const phone = new Phone(server, sandbox)
        await phone.open()
        await must(auth(phone))
        return phone
      }),
    )
    const [one, two] = phones as [Phone, Phone]
    await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
    await must(one.sealed('send/msg', { purpose: 'SIGNER' }))
    const { mobile } = await sandbox.person(await sandbox.firm('trader'))
    const right = await sandbox.smsCode(mobile, 'SIGN_CODE')
    // What a code itself allows is not what is tested here.
    await server.db.run('update sms_code set attempts = -100')
    const wrong = right === '000000' ? '000001' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        (i % 2 ? one : two).call('authorize', { smsCode: wrong }),
      ),
    )
    const said = answers.map((a) => a.status)
    expect(said.filter((s) => s === 1003)).toHaveLength(4)
    expect(said.filter((s) => s === 1004)).toHaveLength(26)
    const { attempts } = (await server.db.one<{ attempts: number }>(
      'select attempts from sms_code order by id desc limit 1',
    ))!
    expect(attempts).toBe(-95)
    expect((await one.call('authorize', { smsCode: right })).status).toBe(1004)
    await server.db.run("update signer_try set locked_until = now() - interval '1 second'")
    expect((await one.call('authorize', { smsCode: right })).status).toBe(200)
  })

  it('a code is not used up by a step that was cut off, nor wrong for the second of two taps', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    await must(auth(phone))
    await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
    await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
    const { mobile } = await sandbox.person(await sandbox.firm('trader'))
    const smsCode = await sandbox.smsCode(mobile, 'SIGN_CODE')
    // The step breaks after the code was found right.
    await server.db.pool.query(`create function cut() returns trigger language plpgsql as
      'begin if new.step = ''SIGNER'' and new.ok then raise exception ''cut off''; end if; return new; end'`)
    await server.db.pool.query(
      'create trigger cut before insert on collect_event for each row execute function cut()',
    )
    expect((await phone.call('authorize', { smsCode })).http).toBe(500)
    await server.db.pool.query('drop function cut() cascade')
    expect((await phone.state()).state).toBe('VALIDATE')
    const taps = await Promise.all([1, 2, 3].map(() => phone.call('authorize', { smsCode })))
    expect(taps.map((t) => [t.status, t.data?.task?.state])).toEqual(
      taps.map(() => [200, 'AGREEMENT']),
    )
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
    // Whatever the phone says of its own watch, and however often the texts are asked for.
    expect(data.readSecondsLeft).toBeGreaterThan(7)
    const { data: shown } = await must(phone.call('agreement/show'))
    expect(shown.readSecondsLeft).toBeLessThanOrEqual(data.readSecondsLeft)
    expect(await sign(good)).toMatchObject({
      status: 3013,
      msg: expect.stringMatching(/\d秒后再签署/),
    })
    await phone.hasRead()
    expect((await must(phone.call('agreement/show'))).data.readSecondsLeft).toBe(0)
    expect((await sign({ ...good, contracts: good.contracts.slice(0, 1) })).status).toBe(3008)
    const unticked = good.contracts.map((c, i) => (i === 0 ? { ...c, consents: ['READ'] } : c))
    expect(await sign({ ...good, contracts: unticked })).toMatchObject({
      status: 3008,
      msg: expect.stringContaining('请勾选'),
    })
    const changed = good.contracts.map((c) => ({ ...c, hash: 'f'.repeat(64) }))
    expect((await sign({ ...good, contracts: changed })).status).toBe(3007)
    await server.db.run(
      "update collect_task set shown_at = now() - interval '100 seconds' where task_id = $1",
      [phone.taskId],
    )
    expect((await must(sign(good))).data.state).toBe('AREA')
    expect((await must(sign(good))).data.state).toBe('AREA')
    // What stands in the evidence is the server's own count, between handing out and signing.
    const [{ evidence } = { evidence: {} }] = await server.db.rows<{
      evidence: Record<string, unknown>
    }>("select evidence from auth_contract where evidence->>'taskId' = $1", [phone.taskId])
    expect(evidence).not.toHaveProperty('readSeconds')
    expect(evidence.shownSeconds).toBeGreaterThanOrEqual(100)
    expect(evidence.shownSeconds).toBeLessThan(160)
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

  it.each([
    ['a closed bureau', "state = 'TAX_STATUS'", 'TAX_STATUS'],
    [
      'an account the bureau has locked until later',
      `state = 'LOGIN', failure = '{"code":"TE-02","retryAt":"2999-01-01T00:00:00Z"}'`,
      'LOGIN',
    ],
    [
      'the end of wrong codes',
      "state = 'VALIDATE', locked_until = now() + interval '1 minute'",
      'VALIDATE',
    ],
  ])('whoever was told to wait for %s is still awaited', async (_what, set, state) => {
    const phone = new Phone(server, sandbox)
    await phone.sign(await sandbox.firm('gap'))
    await server.db.run(
      `update collect_task set ${set}, touched_at = now() - interval '2 hours' where task_id = $1`,
      [phone.taskId],
    )
    await sweepOnce(server.db)
    expect(await phone.state()).toMatchObject({ state })
  })

  it('a token that nobody used for a day is closed', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    await server.db.run(
      `update collect_task set created_at = now() - interval '25 hours', touched_at = now() - interval '25 hours'
        where task_id = $1`,
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
