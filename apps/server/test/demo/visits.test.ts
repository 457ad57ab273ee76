/**
 * The demonstration centre: whoever comes in looks at samples and at what his own visit did. Two visitors at once, each with a phone of
 * his own: no call tells the one anything of the other.
 */
import { endpoints } from '@xinjian/contract'
import { newUser } from '@xinjian/contract/nouns/people'
import { DEMO_CALLS } from '@xinjian/contract/session/demo-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VISITOR } from '../../src/features/session/users.ts'
import { GUIDE_AREAS } from '../../src/outside/guide.ts'
import { hashToken } from '../../src/security/secret.ts'
import { must, Phone, Sandbox } from '../collect-phone.ts'
import { type Answer, startTestServer, type TestServer, until } from '../harness.ts'

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

async function enter(by: TestServer): Promise<Answer> {
  const { data } = await by.call('GET', '/captcha')
  return by.call('POST', '/demo/enter', { randomStr: data.randomStr })
}

interface Visitor {
  token: string
  mark: string
}

async function comeIn(): Promise<Visitor> {
  const { token } = (await must(enter(server))).data
  const { mark } = (await must(server.call('GET', '/demo/visit', {}, token))).data
  return { token, mark }
}

/** A phone of the visitor at the entry of the guides, and whom it is lent. */
async function phoneOf({ mark }: Visitor) {
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: 'guide', source: mark }))
  return { phone, lent: (await must(phone.call('guide'))).data }
}

/** A whole collection of the visitor, as the page beside the desk makes it. */
async function collectFor(visitor: Visitor) {
  const { phone, lent } = await phoneOf(visitor)
  await phone.sign(await sandbox.get(`/world/enterprises/${lent.enterprise.taxNo}`))
  await phone.area(lent.areaCode)
  const by = { way: 'PASSWORD', account: lent.signer.mobile, password: lent.password }
  let { state } = (await must(phone.sealed('loginEtax', by))).data
  if (state === 'LOGIN_SMS') {
    const { smsCode } = (await must(phone.call('guide'))).data
    state = (await must(phone.sealed('loginEtax', { way: 'SMS', smsCode }))).data.state
  }
  if (state !== 'COLLECTING') await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  return { taskId: phone.taskId, firm: lent.enterprise as { name: string; taxNo: string } }
}

describe('the door', () => {
  it('leads to an account whose name no company can take first', () => {
    expect(newUser.userName.safeParse(VISITOR.userName).success).toBe(false)
    expect(newUser.userName.safeParse(VISITOR.userName.slice(1)).success).toBe(true)
  })

  it('opens by one tap for half an hour, and a captcha lets in once', async () => {
    const { data } = await server.call('GET', '/captcha')
    const first = await server.call('POST', '/demo/enter', { randomStr: data.randomStr })
    const left = Date.parse(first.data.expiresAt) - Date.now()
    expect(left).toBeGreaterThan(28 * 60_000)
    expect(left).toBeLessThanOrEqual(30 * 60_000)
    const again = await server.call('POST', '/demo/enter', { randomStr: data.randomStr })
    expect(again.status).toBe(1002)
    expect(again.msg).toContain('刷新页面')
  })

  it('asks for the work of a captcha where work is asked', async () => {
    const strict = await startTestServer({ SANDBOX_URL: sandbox.url, CAPTCHA_WORK: '24' })
    try {
      expect((await enter(strict)).status).toBe(1002)
    } finally {
      await strict.stop()
    }
  })

  it('is not there without sample data, and says so', async () => {
    const bare = await startTestServer({ SANDBOX_URL: sandbox.url, DEMO_DATA: 'off' })
    try {
      const answer = await enter(bare)
      expect(answer.http).toBe(404)
      expect(answer.msg).toContain('未开放演示中心')
    } finally {
      await bare.stop()
    }
  })

  it('lets two hundred in at once, each into a visit of its own', async () => {
    const visits = await Promise.all(Array.from({ length: 200 }, comeIn))
    expect(new Set(visits.map(({ mark }) => mark)).size).toBe(200)
    const accounts = await server.db.one<{ n: number }>(
      "select count(*)::int as n from app_user where user_name = '_demo.visitor'",
    )
    expect(accounts?.n).toBe(1)
  })

  it('leads nowhere but into the demonstration, however the account comes in', async () => {
    // Its captcha lies in the inbox of the sandbox that all tests share.
    const common = await startTestServer()
    try {
      await must(enter(common))
      await common.db.run(
        `update app_user v set password_hash = d.password_hash from app_user d
          where v.user_name = '_demo.visitor' and d.user_name = 'demo'`,
      )
      const token = await common.login('_demo.visitor')
      const kind = await common.db.one<{ kind: string }>(
        'select kind from session where token_hash = $1',
        [hashToken(token)],
      )
      expect(kind).toEqual({ kind: 'DEMO' })
      expect((await common.call('POST', '/user/sessions', {}, token)).http).toBe(403)
    } finally {
      await common.stop()
    }
  })
})

describe('firms that are lent', () => {
  it('two hundred visitors at once each have one for themselves, however often they look', async () => {
    const visits = await Promise.all(Array.from({ length: 200 }, comeIn))
    const looks = await Promise.all(visits.flatMap((visit) => [phoneOf(visit), phoneOf(visit)]))
    const firms = looks.map(({ lent }) => lent.enterprise.taxNo as string)
    expect(new Set(firms).size).toBe(200)
    visits.forEach((_, i) => void expect(firms[2 * i]).toBe(firms[2 * i + 1]))
    const again = await looks[0]!.phone.call('guide')
    expect(again.data.enterprise.taxNo).toBe(firms[0])
  })

  it('where none is free, who comes next is told so; one whose time is over is lent anew', async () => {
    const hold = (until: string) =>
      server.db.run(`update lent_firm set until = now() + interval '${until}'`)
    const { mark } = await comeIn()
    for (const area of GUIDE_AREAS)
      for (const { taxNo } of await sandbox.get(`/world/enterprises?area=${area}`))
        await server.db.run(
          `insert into lent_firm select distinct company_id, $1, 'demo_' || $1, now() + interval '1 hour' from lent_firm
           on conflict do nothing`,
          [taxNo],
        )
    const phone = new Phone(server, sandbox)
    await must(phone.open({ channelCode: 'guide', source: mark }))
    expect((await phone.call('guide')).msg).toContain('示例企业都在使用中')
    await hold('-1 second')
    expect((await must(phone.call('guide'))).data.enterprise.taxNo).toMatch(/^91/)
  })
})

describe('two visitors at once', () => {
  let one: Visitor
  let other: Visitor
  let taskId: string
  let reportNo: string
  let taxNo: string
  let ordered: string[]
  /** What must not be told to the other. */
  let traces: string[]
  beforeAll(async () => {
    one = await comeIn()
    other = await comeIn()
    const collected = await collectFor(one)
    taskId = collected.taskId
    const { firm } = collected
    reportNo = await until(async () => {
      const { data } = await server.call('GET', '/demo/visit', {}, one.token)
      return data.reports[0]?.reportNo ?? null
    })
    // Five taps at once.
    const taps = await Promise.all(
      Array.from({ length: 5 }, () => must(server.call('POST', '/demo/taxReport', {}, one.token))),
    )
    ordered = taps.map(({ data }) => data.reportNo)
    taxNo = ordered[0]!
    await until(async () => {
      const { data } = await server.call('GET', '/demo/visit', {}, one.token)
      return data.reports.some((r: { reportNo: string }) => r.reportNo === taxNo) ? true : null
    })
    const task = await server.db.one<{ fin_task_id: string }>(
      'select fin_task_id from collect_task where task_id = $1',
      [taskId],
    )
    traces = [taskId, reportNo, taxNo, task?.fin_task_id ?? '', firm.name, firm.taxNo, one.mark]
  })

  it('each sees the own collection, step by step, and its report', async () => {
    const { data } = await must(server.call('POST', '/collect/tasks', {}, one.token))
    expect(data.rows.map((row: { taskId: string }) => row.taskId)).toEqual([taskId])
    const steps = await must(server.call('POST', '/collect/timeline', { taskId }, one.token))
    expect(steps.data.length).toBeGreaterThan(5)
    const visit = await must(server.call('GET', '/demo/visit', {}, one.token))
    expect(visit.data.reports).toContainEqual(expect.objectContaining({ reportNo, own: true }))
    const report = await must(
      server.call('POST', '/bss/order/report/getDetailReport', { reportNo }, one.token),
    )
    expect(report.data.document).not.toBeNull()
  })

  it('has one tax report of what it collected; who collected nothing is told what to do', async () => {
    const again = await must(server.call('POST', '/demo/taxReport', {}, one.token))
    expect(again.data.reportNo).toBe(taxNo)
    const { data } = await must(server.call('GET', '/demo/visit', {}, one.token))
    expect(data.reports).toContainEqual(
      expect.objectContaining({ reportType: 'TAX', reportNo: taxNo, own: true }),
    )
    const without = await server.call('POST', '/demo/taxReport', {}, other.token)
    expect(without.msg).toContain('税务采集')
  })

  it('orders it once however often is tapped, and nobody pays for what a visit made', async () => {
    expect(new Set(ordered).size).toBe(1)
    const made = await server.db.one<{ n: number }>(
      'select count(*)::int as n from report where created_by = $1',
      [one.mark],
    )
    expect(made?.n).toBe(1)
    const metered = await server.db.one<{ n: number }>(
      'select count(*)::int as n from usage_record where no = any($1)',
      [[reportNo, taxNo]],
    )
    expect(metered?.n).toBe(0)
  })

  it('and no call tells the one anything of the other', async () => {
    const asked = endpoints.filter(
      ({ name, endpoint }) => DEMO_CALLS.has(name) && endpoint.kind !== 'stream',
    )
    expect(asked.map(({ name }) => name).sort()).toEqual([...DEMO_CALLS].sort())
    const told: string[] = []
    for (const { name, endpoint } of asked)
      for (const body of [
        {},
        { taskId },
        { reportNo, of: 'R-001', leg: 0, id: '1', fingerprint: 'x' },
        { taxId: traces[5], page: 1, size: 50 },
      ]) {
        const query =
          endpoint.method === 'GET'
            ? `?${new URLSearchParams(Object.entries(body).map(([k, v]) => [k, String(v)]))}`
            : ''
        const response = await fetch(`${server.base}${endpoint.path}${query}`, {
          method: endpoint.method,
          headers: {
            Authorization: `Bearer ${other.token}`,
            ...(endpoint.method === 'POST' && { 'Content-Type': 'application/json' }),
          },
          ...(endpoint.method === 'POST' && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        if (traces.some((trace) => text.includes(trace))) told.push(name)
      }
    expect(told).toEqual([])
  })

  it('nor of what the other made of a sample', async () => {
    const shown = async ({ token }: Visitor): Promise<boolean[]> => {
      const { reports } = (await must(server.call('GET', '/demo/visit', {}, token))).data
      const listed: string[] = reports.map((r: { reportNo: string }) => r.reportNo)
      return [reportNo, taxNo].map((no) => listed.includes(no))
    }
    const asSample = (demo: boolean) =>
      server.db.run('update enterprise set demo = $2 where tax_no = $1', [traces[5]!, demo])
    const by = (name: string) =>
      server.db.run('update report set created_by = $2 where report_no = $1', [taxNo, name])
    await asSample(true)
    expect(await shown(other)).toEqual([false, false])
    expect(await shown(one)).toEqual([true, true])
    // One of the same sample that no visit asked for is there for all.
    await by('demo')
    expect(await shown(other)).toEqual([false, true])
    await by(one.mark)
    await asSample(false)
  })

  it('a visitor signs for the firm he is lent, and for no other', async () => {
    const { phone } = await phoneOf(other)
    const real = await sandbox.firm('maker')
    const person = await sandbox.person(real, '法定代表人')
    const answer = await phone.sealed('authEnterprise', {
      name: real.name,
      taxNo: real.taxNo,
      signer: { name: person.name, idNo: person.idNo, mobile: person.mobile, role: 'LEGAL_REP' },
    })
    expect(answer.msg).toContain('请勿填写真实企业')
  })
})
