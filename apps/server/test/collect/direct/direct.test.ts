/** An enterprise that chooses its institutions: each its own consent, signed in one act, one login, each its own data. */
import { DIRECT_CHANNEL } from '@xinjian/contract/collect/direct-channel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, calls, OWN, REST, takenBy } from '../../access/bodies.ts'
import { type Firm, must, Phone, Sandbox } from '../../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../../harness.ts'
import { type Bank, listedBank, signatureFor, signFor, texts } from './world.ts'

let sandbox: Sandbox
let server: TestServer
let first: Bank
let second: Bank
let other: Bank
/** Not listed, and of nobody. */
let empty: Bank
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  first = await listedBank(server, '甲自选银行', 'jia')
  second = await listedBank(server, '乙自选银行', 'yi')
  other = await listedBank(server, '丙未选银行', 'bing')
  empty = await listedBank(server, '丁无关银行', 'ding')
  await server.db.run("delete from institution where channel = 'ding'")
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const direct = async () => {
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: DIRECT_CHANNEL }))
  return phone
}
const office = (bank: Bank, path: string, body: object = {}) =>
  server.call('POST', path, body, bank.boss)
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const contractsOf = async (bank: Bank) => (await must(office(bank, '/consent/list'))).data.rows

describe('the choice', () => {
  it('is of listed institutions, by name, page after page', async () => {
    const phone = await direct()
    const page = async (body: object) => (await must(phone.call('query/institution', body))).data
    const { rows, next } = await page({ size: 2 })
    const rest = await page({ size: 2, after: next })
    expect([...names(rows), ...names(rest.rows)].sort()).toEqual(
      [first.name, other.name, second.name].sort(),
    )
    expect(rest.next).toBeNull()
    expect((await page({ keyword: '乙自选' })).rows).toEqual([
      { code: 'yi', name: second.name, logo: null, purpose: '乙自选银行的贷款审批', days: 30 },
    ])
    expect(await page({ keyword: '无此银行' })).toEqual({ rows: [], next: null })
  })

  it('is refused of whoever is not listed, of none, of too many, and at an institution’s own link', async () => {
    const phone = await direct()
    const choose = (institutions: string[], by = phone) =>
      by.call('authorizeWithToken', { institutions })
    expect(await choose(['ding'])).toMatchObject({ status: 409, data: null })
    expect((await choose(['jia', 'demo'])).status).toBe(409)
    expect((await choose([])).status).toBe(400)
    expect((await choose(['a', 'b', 'c', 'd', 'e', 'f'])).status).toBe(400)
    expect((await must(phone.call('getInstitutionsWithToken'))).data).toEqual([])
    const linked = new Phone(server, sandbox)
    await must(linked.open({ channelCode: 'jia' }))
    expect((await choose(['yi'], linked)).msg).toContain('以链接为准')
    expect((await linked.call('query/institution')).msg).toContain('以链接为准')
    expect((await must(linked.call('getInstitutionsWithToken'))).data).toEqual([])
  })

  it('stands before anybody names a firm, and may be made anew until it is signed', async () => {
    const phone = await direct()
    const firm = await sandbox.firm('maker')
    const { name, idNo, mobile } = await sandbox.person(firm)
    const signer = { name, idNo, mobile, role: 'LEGAL_REP' }
    const confirm = () =>
      phone.sealed('authEnterprise', { name: firm.name, taxNo: firm.taxNo, signer })
    expect((await confirm()).msg).toContain('请先选择')
    const choose = async (institutions: string[]) =>
      (await must(phone.call('authorizeWithToken', { institutions }))).data
    await choose(['jia', 'bing'])
    const { task, institutions } = await choose(['yi', 'jia', 'yi'])
    expect(names(institutions)).toEqual([second.name, first.name])
    expect(institutions[0]).toMatchObject({ given: null, days: 30 })
    expect(task.state).toBe('ENTERING')
    expect((await confirm()).data.state).toBe('VALIDATE')
  })

  it('of one that is listed no more is asked anew before anything is signed', async () => {
    const phone = await direct()
    const firm = await sandbox.firm('maker')
    await must(phone.call('authorizeWithToken', { institutions: ['jia', 'bing'] }))
    const contracts = await texts(phone, firm)
    await phone.hasRead()
    const state = (to: string) =>
      server.db.run("update institution set state = $1 where channel = 'bing'", [to])
    await state('ENDED')
    expect((await phone.call('agreement/sign', signatureFor(contracts))).status).toBe(409)
    await state('LISTED')
    expect(await contractsOf(first)).toEqual([])
  })
})

describe('the signature', () => {
  let firm: Firm
  let phone: Phone
  beforeAll(async () => {
    firm = await sandbox.firm('maker')
    phone = await direct()
    await must(phone.call('authorizeWithToken', { institutions: ['jia', 'yi'] }))
  })

  it('is of every text of every institution, each of its own recipient and purpose', async () => {
    const contracts = await texts(phone, firm)
    expect(contracts.map(({ institution, code }) => [institution?.code, code])).toEqual([
      ['jia', 'ENT_TAX'],
      ['jia', 'ENT_QUERY'],
      ['yi', 'ENT_TAX'],
      ['yi', 'ENT_QUERY'],
    ])
    for (const { institution, paragraphs } of contracts) {
      const text = paragraphs.join('\n')
      const [own, not] = institution?.code === 'jia' ? [first, second] : [second, first]
      expect(text).toContain(`${own.name}的贷款审批`)
      expect(text).not.toContain(not.name)
    }
    await phone.hasRead()
    const sign = (signed: typeof contracts) => phone.call('agreement/sign', signatureFor(signed))
    expect((await sign(contracts.slice(0, 3))).status).toBe(3008)
    // A text of one is no text of the other.
    const swapped = contracts.map((c) => ({
      ...c,
      institution: { code: c.institution?.code === 'jia' ? 'yi' : 'jia', name: '' },
    }))
    expect((await sign(swapped)).status).toBe(3007)
    for (const bank of [first, second]) expect(await contractsOf(bank)).toEqual([])
    const taps = await Promise.all([sign(contracts), sign(contracts)])
    expect(taps.some(({ status }) => status === 200)).toBe(true)
    expect((await phone.state()).state).toBe('AREA')
  })

  it('stands once in the ledger of each, sealed, by the same signer, and in nobody else’s', async () => {
    for (const bank of [first, second]) {
      const rows = await contractsOf(bank)
      expect(rows.map((row: { status: string }) => row.status)).toEqual(['EFFECTIVE', 'EFFECTIVE'])
      for (const row of rows) {
        expect(row).toMatchObject({ grantees: [bank.name], taxNo: firm.taxNo })
        const { evidence } = (
          await must(office(bank, '/consent/detail', { contractNo: row.contractNo }))
        ).data
        expect(evidence).toContainEqual({
          label: '记录完整性',
          value: '校验通过，签署后未被改动',
        })
      }
    }
    expect(await contractsOf(other)).toEqual([])
    const mine = (await must(phone.call('consent/mine'))).data
    expect(mine.map((c: { institution: string }) => c.institution)).toEqual([
      ...[first.name, first.name],
      ...[second.name, second.name],
    ])
  })

  it('leaves nothing of the firm with whoever held the visit', async () => {
    const row = await server.db.one<object>(
      'select enterprise_name, tax_no, signer, signer_sealed, enterprise_id from collect_task where task_id = $1 and moved_to is not null',
      [phone.taskId],
    )
    expect(Object.values(row!).every((value) => value === null)).toBe(true)
  })
})

describe('one login', () => {
  let firm: Firm
  let phone: Phone
  beforeAll(async () => {
    firm = await sandbox.neighbour('4403', 1)
    ;({ phone } = await signFor(server, sandbox, { firm, banks: [first, second] }))
    await phone.area(firm.areaCode)
    await phone.password(await sandbox.person(firm))
    await phone.collect()
    await phone.until(['SUCCESS'])
    await until(async () => {
      const { data } = await phone.call('getInstitutionsWithToken')
      return data.every((c: { given: { state: string } }) => c.given.state === 'SUCCESS')
        ? data
        : null
    })
  })
  const held = async (bank: Bank) =>
    (await must(office(bank, '/collect/data/summary', { taxNo: firm.taxNo }))).data

  it('brings the same to each that was chosen, under the consent of each', async () => {
    const rows = (bank: Bank) =>
      server.db.rows<{ contract_no: string; n: number }>(
        `select t.contract_no, count(*)::int as n from invoice i join collect_task t on t.company_id = i.company_id
          where i.company_id = $1 and t.tax_no = $2 group by 1`,
        [bank.id, firm.taxNo],
      )
    const [a] = await rows(first)
    const [b] = await rows(second)
    const none = await rows(other)
    expect(a!.n).toBeGreaterThan(0)
    expect(b!.n).toBe(a!.n)
    expect(b!.contract_no).not.toBe(a!.contract_no)
    expect(none).toEqual([])
  })

  it('is one login: the bureau knows of no second', async () => {
    const log = await sandbox.log(firm.taxNo)
    expect(log.filter(({ action }) => action === 'login')).toHaveLength(1)
  })

  it('tells who was not chosen nothing, whatever it calls', async () => {
    const task = await server.db.one<{ contract_no: string; fin_task_id: string }>(
      'select contract_no, fin_task_id from collect_task where company_id = $1 and tax_no = $2',
      [second.id, firm.taxNo],
    )
    const { data } = await must(
      office(first, '/frontTax/front/report/tax/query', { taxId: firm.taxNo }),
    )
    const known = {
      ...{ taxNo: firm.taxNo, taxId: firm.taxNo, keyword: firm.name, dataset: 'INVOICE_OUT' },
      ...{ contractNo: task?.contract_no, taskId: phone.taskId, reportNo: data.reportNo },
      ...{ companyId: first.id, id: 1 },
    }
    const markers = [firm.name, task!.fin_task_id, task!.contract_no, data.reportNo]
    const ask = (endpoint: (typeof calls)[number]['endpoint'], token: string, body: object) =>
      bytesOf(endpoint, {
        base: server.base,
        path: endpoint.path.replace(/\{(\w+)\}/g, 'none'),
        body,
        token,
      })
    const told: string[] = []
    for (const { name, endpoint } of calls)
      for (const body of [{}, takenBy(endpoint, { ...REST, ...known })]) {
        const seen = await ask(endpoint, other.boss, body)
        if (
          markers.some(
            (marker) => seen.text.includes(marker) && !JSON.stringify(body).includes(marker),
          )
        )
          told.push(`${name}: a marker`)
        if (OWN.has(name)) continue
        const nobody = await ask(endpoint, empty.boss, body)
        if (seen.http !== nobody.http) told.push(`${name}: ${seen.http} and ${nobody.http}`)
      }
    expect(told).toEqual([])
    // … and who was is told by the same calls.
    expect((await held(first)).datasets.length).toBeGreaterThan(0)
  })

  it('taken back from one leaves the other as it was', async () => {
    const before = await held(first)
    const [yi] = (await must(phone.call('consent/mine'))).data.filter(
      (c: { institution: string; code: string }) =>
        c.institution === second.name && c.code === 'ENT_TAX',
    )
    await must(phone.call('consent/withdraw', { contractNo: yi.contractNo }))
    await until(async () => {
      const row = await server.db.one<{ n: number }>(
        'select count(*)::int as n from invoice where company_id = $1',
        [second.id],
      )
      return row!.n === 0 ? true : null
    })
    expect(await held(first)).toEqual(before)
    const { data } = await must(phone.call('getInstitutionsWithToken'))
    expect(data.map((c: { given: { consent: string } }) => c.given.consent)).toEqual([
      'EFFECTIVE',
      'REVOKED',
    ])
    const ordered = await office(second, '/frontTax/front/report/tax/query', { taxId: firm.taxNo })
    expect(ordered.status).not.toBe(200)
    const still = await office(first, '/frontTax/front/report/tax/query', { taxId: firm.taxNo })
    expect(still.status).toBe(200)
  })
})
