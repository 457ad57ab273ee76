/** Mails and SMS of notices: once each, again after a fault, in the language of the reader, without whose data they speak of. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliveryJob } from '../../src/features/notice/deliver.ts'
import { createLetters, tell } from '../../src/features/notice/index.ts'
import { DELIVERIES } from '../../src/features/notice/store.ts'
import { accountReach } from '../../src/features/session/index.ts'
import { LeaseLost } from '../../src/jobs/job.ts'
import { claimNext } from '../../src/jobs/next.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import type { Mail } from '../../src/outside/mail.ts'
import type { Sms } from '../../src/outside/sms/message.ts'
import { SmsFault } from '../../src/outside/sms.ts'
import { NotEncrypted } from '../../src/outside/smtp.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { inboxFind, startTestServer, type TestServer, until } from '../harness.ts'
import { within } from './told.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db.run("update app_user set email = 'demo@example.com' where user_name = 'demo'")
})
afterAll(() => server.stop())

const NAME = '深圳市保密科技有限公司'
let n = 0
/** Tells demo alone of a consent that was taken back: by mail as well. */
const withdrawn = (key = `AUT${++n}`) =>
  within(server, (tx) =>
    tell(tx, {
      kind: 'CONSENT_WITHDRAWN',
      key,
      to: 'demo',
      params: { name: NAME, contractNo: key },
    }),
  )
const rows = () =>
  server.db.rows<{ way: string; status: string; said: string; retries: number; wait: number }>(
    `select way, status, said, retries, round(extract(epoch from due_at - now()))::int as wait
       from notice_delivery order by id`,
  )

describe('through the workers', () => {
  it('a mail goes to the inbox, in the language chosen, the name of the enterprise in part', async () => {
    await withdrawn('AUT-ZH')
    const mail = await inboxFind('demo@example.com', (m) => m.text.includes('AUT-ZH'))
    expect(mail.subject).toBe('信鉴：授权已撤回')
    expect(mail.text).toContain('深圳*****有限公司')
    expect(mail.text).not.toContain(NAME)
    expect(mail.text).toContain('/queryCenter/consents?contractNo=AUT-ZH')
    const demo = await server.login('demo')
    await server.call('POST', '/notice/language', { language: 'en' }, demo)
    await withdrawn('AUT-EN')
    const english = await inboxFind('demo@example.com', (m) => m.text.includes('AUT-EN'))
    expect(english.subject).toBe('Xinjian：Consent withdrawn')
    await server.call('POST', '/notice/language', { language: 'zh' }, demo)
  })

  it('an SMS says what it is about and no more', async () => {
    await within(server, (tx) => tell(tx, { kind: 'BALANCE_LOW', key: 'sms', to: 'demo' }))
    const sms = await inboxFind('19900000001', (m) => m.text.includes('预警线'))
    expect(sms.text).toBe('【信鉴】可用额度低于预警线，请登录平台“消息中心”查看。')
  })

  it('whoever has no address is not tried again', async () => {
    const to = 'owner'
    await within(server, (tx) => tell(tx, { kind: 'PASSWORD_CHANGED', key: 'x', to }), to)
    const row = await until(() =>
      server.db.one<{ said: string }>(
        "select said from notice_delivery where status = 'FAILED' and way = 'MAIL'",
      ),
    )
    expect(row.said).toBe('没有可送达的地址')
  })
})

/** One worker by hand, on rows that the server's own workers are kept from. */
describe('one after the other', () => {
  const mails: Mail[] = []
  const messages: Sms[] = []
  let onSend: () => Promise<void> = async () => undefined
  const mail = {
    available: true,
    send: async (mail: Mail) => {
      mails.push(mail)
      await onSend()
    },
  }
  const sms = {
    available: true,
    send: async (sms: Sms) => {
      messages.push(sms)
      await onSend()
    },
  }
  const columns = () => columnsOf(server.db, loadSecret(server.config))
  const letters = () =>
    createLetters({ mail, sms, secret: loadSecret(server.config), columns: columns() })
  const job = () =>
    deliveryJob({
      db: server.db.as('system'),
      publicUrl: 'https://x.cn',
      mail,
      sms,
      letters: letters(),
      columns: columns(),
      accounts: {
        ...accountReach(server.db, columns()),
        contactOf: async () => ({ mobile: '19900000001', email: 'demo@example.com' }),
      },
    })
  const work = async (signal = new AbortController().signal) => {
    const claim = await claimNext(server.db.as('system'), { table: DELIVERIES })
    if (claim) await job().run(claim, signal, async () => undefined)
    return claim
  }
  const due = () =>
    server.db.run("update notice_delivery set due_at = now() where status = 'QUEUED'")

  beforeAll(() => server.app.stop())
  beforeEach(async () => {
    mails.length = messages.length = 0
    onSend = async () => undefined
    await server.db.run('delete from notice_delivery')
  })

  it('a server that is down is asked again after 1, 5, 15 and 60 minutes, then no more', async () => {
    await withdrawn()
    onSend = async () => {
      throw new Error('SMTP: 451 later')
    }
    const waits: number[] = []
    for (let i = 0; i < 5; i++) {
      await work()
      waits.push(Math.round((await rows())[0]!.wait / 60))
      await due()
    }
    expect(waits.slice(0, 4)).toEqual([1, 5, 15, 60])
    expect(await rows()).toMatchObject([{ status: 'FAILED', said: '服务器未接收' }])
    expect(mails).toHaveLength(5)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(1)
  })

  it('a mail that was not let out in plain text says in its row what the operator has to set', async () => {
    await withdrawn()
    onSend = async () => {
      throw new NotEncrypted('SMTP_TLS=off')
    }
    await work()
    expect(await rows()).toMatchObject([{ way: 'MAIL', status: 'QUEUED', said: 'SMTP_TLS=off' }])
  })

  it('what the gateway would refuse the next time as well is not tried again', async () => {
    await within(server, (tx) => tell(tx, { kind: 'BALANCE_LOW', key: 'refused', to: 'demo' }))
    onSend = async () => {
      throw new SmsFault(false, '阿里云短信 isv.SMS_TEMPLATE_ILLEGAL')
    }
    while (await work());
    const [sms] = (await rows()).filter(({ way }) => way === 'SMS')
    expect(sms).toMatchObject({
      status: 'FAILED',
      retries: 0,
      said: '阿里云短信 isv.SMS_TEMPLATE_ILLEGAL',
    })
  })

  it('a worker that is killed after handing over: the SMS is never sent again, the mail under its own id', async () => {
    await within(server, (tx) => tell(tx, { kind: 'BALANCE_LOW', key: 'killed', to: 'demo' }))
    // Nothing is written any more after the gateway took it.
    onSend = () => new Promise(() => undefined)
    const dying = [work(), work()]
    await vi.waitFor(() => expect([mails.length, messages.length]).toEqual([1, 1]))
    onSend = async () => undefined
    await server.db.run("update notice_delivery set lease_until = now() - interval '1 second'")
    while (await work());
    expect(messages).toHaveLength(1)
    expect(mails).toHaveLength(2)
    expect(mails[0]?.id).toBe(mails[1]?.id)
    const now = Object.fromEntries((await rows()).map((row) => [row.way, row.status]))
    expect(now).toEqual({ MAIL: 'DONE', SMS: 'FAILED' })
    expect(dying).toHaveLength(2)
  })

  it('… and the SMS of a letter goes again: twice the same link harms less than none', async () => {
    await server.db.as('system').transaction((tx) =>
      letters().post(tx, {
        sort: 'PASSWORD_LINK',
        companyId: 1,
        userId: 1,
        email: null,
        mobile: '19900000001',
        subject: '信鉴：设置新密码',
        text: '请打开 https://x.cn/changePwd?code=abc',
        params: { link: 'abc' },
        holds: '30 minutes',
      }),
    )
    onSend = () => new Promise(() => undefined)
    const dying = work()
    await vi.waitFor(() => expect(messages).toHaveLength(1))
    onSend = async () => undefined
    await server.db.run("update notice_delivery set lease_until = now() - interval '1 second'")
    await work()
    const said = { template: 'PASSWORD_LINK', params: { link: 'abc' }, to: '19900000001' }
    expect(messages).toMatchObject([said, said])
    expect(await rows()).toMatchObject([{ way: 'SMS', status: 'DONE' }])
    expect(dying).toBeInstanceOf(Promise)
  })

  it('one that comes back too late writes nothing', async () => {
    await withdrawn()
    let back = () => {}
    onSend = () =>
      new Promise((resolve) => {
        back = resolve
      })
    const late = work()
    await vi.waitFor(() => expect(mails).toHaveLength(1))
    onSend = async () => undefined
    await server.db.run("update notice_delivery set lease_until = now() - interval '1 second'")
    await work()
    back()
    await expect(late).rejects.toThrow(LeaseLost)
    expect(await rows()).toMatchObject([{ status: 'DONE' }])
  })
})
