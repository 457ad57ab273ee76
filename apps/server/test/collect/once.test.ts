/** Taps, repeats, returns and links: nothing is done twice, nothing is lost, nobody sees another company's tasks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))
describe('once and only once', () => {
  it('fifty taps on 开始采集 at the same time are one collection', async () => {
    const firm = await sandbox.neighbour('3302', 2)
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => phone.sealed('send/collect', {})),
    )
    expect(answers.every((a) => a.status === 200)).toBe(true)
    await phone.until(['SUCCESS', 'PARTIAL'])
    const reads = (await sandbox.log(firm.taxNo)).filter((c) => c.action === 'dataset')
    expect(new Set(reads.map((c) => c.detail)).size).toBe(reads.length)
    const again = await must(phone.sealed('send/collect', {}))
    expect(again.data.state).toMatch(/SUCCESS|PARTIAL/)
  })

  it('double taps on every other step do it once', async () => {
    const firm = await sandbox.neighbour('3302', 3)
    const person = await sandbox.person(firm)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    const signed = await server.db.rows('select 1 from auth_contract where task_id = $1', [
      phone.taskId,
    ])
    expect(signed).toHaveLength(2)
    await Promise.all([phone.area('3302'), phone.area('3302')])
    const body = { way: 'PASSWORD', account: person.idNo, password: person.password }
    const both = await Promise.all([
      phone.sealed('loginEtax', body),
      phone.sealed('loginEtax', body),
    ])
    expect(both.map((a) => a.data.state)).toEqual(['COLLECTING', 'COLLECTING'])
    const log = await sandbox.log(firm.taxNo)
    expect(log.filter((c) => c.action === 'session.start')).toHaveLength(1)
    expect(log.filter((c) => c.action === 'login')).toHaveLength(1)
  })

  it('one running collection per enterprise: the second phone looks on', async () => {
    const firm = await sandbox.neighbour('3302', 4)
    const first = new Phone(server, sandbox)
    await first.login(firm)
    const second = new Phone(server, sandbox)
    expect(await second.sign(firm)).toMatchObject({ taskId: first.taskId, state: 'COLLECTING' })
    await first.collect()
    await first.until(['SUCCESS', 'PARTIAL'])
  })

  it('leaving and coming back goes on where one was, under a new key', async () => {
    const firm = await sandbox.neighbour('3302', 5)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('3302')
    const later = new Phone(server, sandbox)
    const opened = await later.open({ resume: phone.token })
    expect(opened.data.task).toMatchObject({
      taskId: phone.taskId,
      state: 'LOGIN',
      path: '/m/taxWeb/loginEtax',
      enterprise: { taxNo: firm.taxNo },
    })
    expect((await phone.sealed('send/msg', { purpose: 'SIGNER' })).status).toBe(3005)
    expect(await later.password(await sandbox.person(firm))).toMatchObject({ state: 'COLLECTING' })
  })
})

describe('links', () => {
  it('lead to the company that made them, with a QR code, and end', async () => {
    const firm = await sandbox.firm('maker')
    const { data: link } = await office('/collect/link', { taxNo: firm.taxNo, source: 'branch-7' })
    const url = new URL(link.url)
    expect(url.pathname).toBe('/m/taxWeb/index')
    expect(link.qr).toMatch(/^data:image\/svg/)
    const phone = new Phone(server, sandbox)
    const opened = await phone.open({ channelCode: url.searchParams.get('channel') })
    expect(opened.data.task.enterprise.taxNo).toBe(firm.taxNo)
    await server.db.run("update collect_link set expires_at = now() - interval '1 second'")
    const late = await new Phone(server, sandbox).open({
      channelCode: url.searchParams.get('channel'),
    })
    expect(late).toMatchObject({ http: 401, status: 3001 })
  })

  it('a task belongs to one company: another sees nothing of it', async () => {
    const owner = await officeToken(server, 'owner')
    const { data } = await must(server.call('POST', '/collect/tasks', {}, owner))
    expect(data.total).toBe(0)
    const taskId = (
      await server.db.one<{ task_id: string }>('select task_id from collect_task limit 1')
    )?.task_id
    expect((await server.call('POST', '/collect/timeline', { taskId }, owner)).status).toBe(404)
  })
})

/** A collection of which it is committed that a dataset is done and none of those that are left has begun: its transaction fails. */
const NONE_BEGUN = `
  create function none_begun() returns trigger language plpgsql as $$
  begin
    if (select count(*) filter (where state in ('DONE', 'EMPTY')) > 0 and count(*) filter (where state = 'PENDING') > 0
               and count(*) filter (where state = 'RUNNING') = 0
          from collect_item where company_id = new.company_id and task_id = new.task_id) then
      raise exception 'none has begun after %', new.dataset;
    end if;
    return null;
  end $$;
  create constraint trigger none_begun after update on collect_item deferrable initially deferred
    for each row execute function none_begun()`

describe('from dataset to dataset', () => {
  it('the next has begun when one is done, in the eyes of whoever looks', async () => {
    await server.db.pool.query(NONE_BEGUN)
    try {
      const phone = new Phone(server, sandbox)
      await phone.login(await sandbox.neighbour('3302', 9))
      await must(phone.sealed('send/collect', {}))
      expect((await phone.until(['SUCCESS', 'PARTIAL', 'FAILED', 'LOGIN'])).state).toBe('SUCCESS')
    } finally {
      await server.db.pool.query('drop function none_begun cascade')
    }
  })
})
