/** A person signs for him- or herself: by a link, with the own mobile, name and ID number; nobody signs in that person's place. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import {
  codeOf,
  hasRead,
  invite,
  personOf,
  readText,
  signPerson,
  type Truth,
  tokenOf,
  withdrawPerson,
} from './signing.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let n = 0
let firm: Firm
let spouse: Truth

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
beforeEach(async () => {
  firm = await sandbox.neighbour('4403', n++)
  const { company_id: id } = (await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  ))!
  await saveEnterprise(tenantOf(server.db, id), firm.taxNo, firm.name, {})
  spouse = await personOf(sandbox, firm, 'SPOUSE')
})

const list = async () =>
  (await must(server.call('POST', '/consent/person/list', { taxNo: firm.taxNo }, bank))).data.rows
const call = (path: string, body: object) => server.call('POST', `/consent/person/${path}`, body)

describe('an invitation', () => {
  it('leads its person from link and code to a contract of the own ledger', async () => {
    expect((await list()).map((row: { state: string }) => row.state)).toEqual([
      'NONE',
      'NONE',
      'NONE',
    ])
    const invited = await must(invite(server, bank, firm, spouse))
    expect(invited.data.row).toMatchObject({ role: 'SPOUSE', state: 'INVITED', contractNo: null })
    const token = tokenOf(invited)
    const opened = (await must(call('open', { token }))).data
    expect(opened).toMatchObject({
      role: 'SPOUSE',
      institution: '示例商业银行',
      enterprise: { name: firm.name, taxNo: firm.taxNo },
    })
    // Whoever finds the link learns neither the name nor the number.
    expect(JSON.stringify(opened)).not.toContain(spouse.name)
    expect(JSON.stringify(opened)).not.toContain(spouse.mobile)
    const body = await readText(server, token, spouse)
    const smsCode = await codeOf(server, sandbox, token, spouse.mobile)
    const { contractNo } = (await must(call('sign', { ...body, smsCode }))).data
    const [, row] = await list()
    expect(row).toMatchObject({
      ...{ role: 'SPOUSE', state: 'EFFECTIVE', contractNo, inviteNo: null, revokedAt: null },
    })
    expect(Date.parse(row.validTo) - Date.parse(row.signedAt)).toBe(30 * 86_400_000)
    const detail = (await must(server.call('POST', '/consent/detail', { contractNo }, bank))).data
    expect(detail.paragraphs.join('')).toContain('法定代表人配偶')
    expect(detail.evidence).toContainEqual({
      label: '记录完整性',
      value: '校验通过，签署后未被改动',
    })
    expect(JSON.stringify(detail)).not.toContain(spouse.number)
    expect(JSON.stringify(detail.row)).not.toContain(spouse.name)
    expect((await call('open', { token })).status).not.toBe(200)
  })

  it('opens the text to its own name only, and closes after five wrong ones', async () => {
    const token = tokenOf(await must(invite(server, bank, firm, spouse)))
    const idNo = spouse.number
    for (let i = 0; i < 5; i++)
      expect((await call('text', { token, name: '王冒名', idNo })).status).toBe(3011)
    const right = await call('text', { token, name: spouse.name, idNo })
    expect([right.status, right.data]).toEqual([1004, null])
  })

  it('of the legal representative is signed by whom the registry knows, number and mobile included', async () => {
    const rep = await personOf(sandbox, firm, 'LEGAL_REP')
    const other = await personOf(sandbox, firm, 'CONTROLLER')
    const token = tokenOf(await must(invite(server, bank, firm, rep)))
    const wrong = await call('text', { token, name: rep.name, idNo: other.number })
    expect(wrong.status).toBe(3009)
    const ownMobile = tokenOf(
      await must(invite(server, bank, firm, { ...rep, mobile: '13900001111' })),
    )
    const body = { token: ownMobile, name: rep.name, idNo: rep.number }
    expect((await call('text', body)).status).toBe(3009)
  })

  it('goes to no number that somebody of the institution logs in with', async () => {
    const staff = await server.db.one<{ mobile: string }>(
      "select mobile from app_user where user_name = 'demo'",
    )
    const own = await invite(server, bank, firm, { ...spouse, mobile: staff!.mobile })
    expect(own.msg).toContain('本机构账号')
    // Nor after it was sent: an account that takes the number later signs nothing with it.
    const token = tokenOf(
      await must(invite(server, bank, firm, { ...spouse, mobile: '13911112222' })),
    )
    await server.db.run(
      "insert into app_user (company_id, user_name, mobile) select company_id, 'late-comer', '13911112222' from app_user where user_name = 'demo'",
    )
    const read = await call('text', { token, name: spouse.name, idNo: spouse.number })
    expect(read.msg).toContain('本机构账号')
  })

  it('is not signed unread, unticked, altered, or with a wrong code', async () => {
    const token = tokenOf(await must(invite(server, bank, firm, spouse)))
    const text = await must(call('text', { token, name: spouse.name, idNo: spouse.number }))
    expect(text.data.readSecondsLeft).toBeGreaterThan(0)
    const smsCode = await codeOf(server, sandbox, token, spouse.mobile)
    const body = {
      ...{ token, name: spouse.name, idNo: spouse.number, smsCode },
      ...{ version: text.data.version, hash: text.data.hash },
      consents: text.data.consents.map((one: { key: string }) => one.key),
    }
    expect((await call('sign', body)).status).toBe(3013)
    await hasRead(server)
    const [tick] = body.consents
    expect((await call('sign', { ...body, consents: [tick] })).msg).toContain('单独同意')
    expect((await call('sign', { ...body, hash: 'f'.repeat(64) })).status).toBe(3007)
    const wrong = smsCode === '000000' ? '000001' : '000000'
    expect((await call('sign', { ...body, smsCode: wrong })).status).toBe(1003)
    expect((await list())[1].state).toBe('INVITED')
    await must(call('sign', body))
    expect((await list())[1].state).toBe('EFFECTIVE')
  })

  it('is the last of its role: an older link opens nothing, nor does a cancelled one', async () => {
    const first = tokenOf(await must(invite(server, bank, firm, spouse)))
    const second = await must(invite(server, bank, firm, spouse))
    expect((await call('open', { token: first })).status).not.toBe(200)
    const { inviteNo } = second.data.row
    const ended = await must(server.call('POST', '/consent/person/cancel', { inviteNo }, bank))
    expect(ended.data).toMatchObject({ role: 'SPOUSE', state: 'NONE' })
    expect((await call('open', { token: tokenOf(second) })).status).not.toBe(200)
    const again = await server.call('POST', '/consent/person/cancel', { inviteNo }, bank)
    expect(again.status).not.toBe(200)
  })
})

describe('a consent of a person', () => {
  it('is found and taken back by the mobile that signed, whatever the enterprise says', async () => {
    const contractNo = await signPerson(server, sandbox, bank, firm, 'SPOUSE')
    await withdrawPerson(server, sandbox, spouse, contractNo)
    expect((await list())[1]).toMatchObject({ state: 'REVOKED', contractNo })
    expect((await list())[1].revokedAt).not.toBeNull()
  })

  it('is no word of the enterprise: nothing that it uploads waits for one, nothing is sealed with it', async () => {
    const contractNo = await signPerson(server, sandbox, bank, firm, 'SPOUSE')
    await withdrawPerson(server, sandbox, spouse, contractNo)
    const { data } = await must(
      server.call(
        'POST',
        '/tax/machine/auth/contract/record/hadValidContract',
        { taxNo: firm.taxNo },
        bank,
      ),
    )
    expect(new Set(data.scopes.map((one: { state: string }) => one.state))).toEqual(
      new Set(['NONE']),
    )
    const state = await must(server.call('POST', '/enterprise/list', { keyword: firm.taxNo }, bank))
    expect(JSON.stringify(state.data)).not.toContain('REVOKED')
  })

  it('stays the person’s own when another signs for the same role', async () => {
    const contractNo = await signPerson(server, sandbox, bank, firm, 'SPOUSE')
    const next = {
      ...spouse,
      name: '新配偶',
      number: (await personOf(sandbox, firm, 'CONTROLLER')).number,
      mobile: '13922223333',
    }
    const token = tokenOf(await must(invite(server, bank, firm, next)))
    const body = await readText(server, token, next)
    const smsCode = await codeOf(server, sandbox, token, next.mobile)
    const second = (await must(call('sign', { ...body, smsCode }))).data.contractNo
    expect((await list())[1]).toMatchObject({ contractNo: second, state: 'EFFECTIVE' })
    // The one before is hers to take back, not replaced by his.
    await withdrawPerson(server, sandbox, spouse, contractNo)
    expect((await list())[1]).toMatchObject({ contractNo: second, state: 'EFFECTIVE' })
    const { data } = await must(server.call('POST', '/consent/detail', { contractNo }, bank))
    expect(data.row.status).toBe('REVOKED')
  })
})
