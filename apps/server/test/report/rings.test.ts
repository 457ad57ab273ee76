/**
 * The ring of the sandbox's world (wholesale → shell1 → shell2 → wholesale) in the risk report: judged by what partners gave, told with the
 * rows of the enterprise itself, and sealed when one of the partners takes its consent back.
 */
import { contradictions } from '@xinjian/engine/claims/contradictions'
import { unfounded } from '@xinjian/engine/claims/unfounded'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must, officeToken, Phone } from '../collect-phone.ts'
import { until } from '../harness.ts'
import { REVOKE } from '../support/consents.ts'
import { type MadeReport, ReportedFirms } from '../support/reported-firm.ts'

const DETAIL = '/bss/order/report/getDetailReport'

let firms: ReportedFirms
const taxNo = new Map<string, string>()

async function collect(key: string): Promise<void> {
  const firm = await firms.sandbox.firm(key)
  taxNo.set(key, firm.taxNo)
  const phone = new Phone(firms.server, firms.sandbox)
  const { state } = await phone.login(firm)
  if (state === 'LOGIN_SMS') {
    const { mobile } = await firms.sandbox.person(firm)
    const smsCode = await firms.sandbox.smsCode(mobile, 'ETAX_LOGIN')
    await phone.sealed('loginEtax', { way: 'SMS', smsCode })
  }
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
}

const ordered = async (): Promise<MadeReport> =>
  (await firms.order(taxNo.get('wholesale')!, ['TAX_RISK']))[0]!
const open = (reportNo: string) => firms.server.call('POST', DETAIL, { reportNo }, firms.token)
const rule = ({ rules }: ReportDocument, id: string) => rules.find((one) => one.id === id)

async function takesBack(key: string): Promise<void> {
  const contract = await firms.server.db.one<{ company_id: number; contract_no: string }>(
    `select c.company_id, c.contract_no from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where e.tax_no = $1 and c.code = 'ENT_TAX'`,
    [taxNo.get(key)!],
  )
  await firms.server.db.run(REVOKE, [contract!.company_id, contract!.contract_no])
}

/** Orders a judgement of the enterprise by one rule; what is told of it whenever it is asked for. */
async function judgedBy(key: string) {
  const { server, token } = firms
  const staff = await officeToken(server, 'staff')
  const as = async (path: string, body: object, by = token) =>
    (await must(server.call('POST', path, body, by))).data
  const when = [{ about: 'RULE', report: 'TAX_RISK', key, is: 'HIT' }]
  const table = { reports: [{ kind: 'TAX_RISK', days: 730 }], lines: [{ when, verdict: 'REJECT' }] }
  const { code, version } = await as(
    '/risk/policy/save',
    { name: '闭环拒绝', note: '闭环拒绝', table },
    staff,
  )
  await as('/risk/policy/submit', { code, version }, staff)
  await as('/risk/policy/decide', { code, version, approve: true, note: '同意，已核实' })
  await as('/risk/policy/force', { code, version })
  const { no } = await as('/risk/order/start', { policy: code, taxId: taxNo.get('wholesale')! })
  const subject = () => as('/risk/order/subject', { no, line: 1 })
  await until(async () => (await subject()).row.outcome !== null)
  return subject
}

beforeAll(async () => {
  firms = await ReportedFirms.start()
  await collect('wholesale')
})
afterAll(() => firms?.stop())

it('is told once its parties gave their invoices, and goes with their consents', async () => {
  const alone = await ordered()
  expect(rule(alone.document, 'R-040')).toMatchObject({ result: 'UNKNOWN' })
  expect(rule(alone.document, 'R-GR01')).toBeUndefined()

  await collect('shell1')
  const kinds = ['INVOICE', 'TAX', 'TAX_INVOICE', 'TAX_RISK']
  const all = await firms.order(taxNo.get('wholesale')!, kinds)
  const { reportNo, document } = all.find((one) => one.document.kind === 'TAX_RISK')!
  const documents = all.map((one) => one.document)
  expect(contradictions(documents)).toEqual([])
  expect(documents.flatMap(unfounded)).toEqual([])
  const hit = rule(document, 'R-040')!
  expect(hit).toMatchObject({ result: 'HIT', level: 'HIGH' })
  const [shell1, shell2] = await Promise.all(
    ['shell1', 'shell2'].map(async (key) => (await firms.sandbox.firm(key)).name),
  )
  const own = document.enterprise.name
  expect(hit.text).toContain(`${own} → ${shell1} → ${shell2} → ${own}`)
  // Its own two legs are rows, and are found.
  expect(hit.evidence).toHaveLength(2)
  for (const leg of [0, 1]) {
    const { total } = await firms.ask('/report/evidence', {
      ...{ reportNo, of: 'R-040', leg, page: 1, size: 5 },
    })
    expect(total).toBeGreaterThan(0)
  }
  expect(await firms.ask('/report/replay', { reportNo })).toMatchObject({ same: true })
  // The partner sees who looked at what is told with its data; nobody else's consent is touched by the report of one who stands alone.
  const looks = await firms.server.db.rows<{ object: string }>(
    `select v.object from consent_view v
       join auth_contract c on c.company_id = v.company_id and c.contract_no = v.contract_no
       join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where e.tax_no = $1`,
    [taxNo.get('shell1')!],
  )
  expect(looks.map(({ object }) => object)).toContain(`报告 ${reportNo}`)
  expect(looks.map(({ object }) => object)).not.toContain(`报告 ${alone.reportNo}`)

  const subject = await judgedBy('R-040')
  const [line] = (await subject()).judgement.lines
  expect(line.conditions[0]).toMatchObject({ reportNo, of: 'R-040', detail: hit.text })
  const noted = await firms.server.db.rows(
    `select 1 from consent_view v
       join auth_contract c on c.company_id = v.company_id and c.contract_no = v.contract_no
       join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where e.tax_no = $1 and v.object = $2 and v.action = '查看风控判断'`,
    [taxNo.get('shell1')!, `报告 ${reportNo}`],
  )
  // At both looks: when the order was seen to be done, and now.
  expect(noted).toHaveLength(2)

  await takesBack('shell1')
  expect(await subject()).toMatchObject({ reports: [], judgement: null, row: { sealed: true } })
  const sealed = await open(reportNo)
  expect(sealed.msg).toContain('报告所依据的授权已撤回')
  expect(sealed.data).toBeNull()
  expect(await open(alone.reportNo)).toMatchObject({ status: 200 })
  expect(rule((await ordered()).document, 'R-040')).toMatchObject({ result: 'UNKNOWN' })
})
