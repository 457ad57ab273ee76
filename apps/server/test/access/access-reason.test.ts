/**
 * Operators and what other companies have: which calls show or touch it, and that none of them does before a reason was given. A call
 * that operators may make and that stands in neither table fails here, so that whoever adds one decides.
 */
import { BUILT_IN_ROLES, endpoints, type Permission } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { WHY } from '../support/sensitive.ts'

interface Of {
  company: number
  user: number
  role: number
}

/** Calls that show what another company has, with a body that asks for it; `all` = of all companies at once. */
const LOOKS: Record<string, (of: Of) => object> = {
  auditExport: ({ company }) => ({ companyId: company }),
  auditList: ({ company }) => ({ companyId: company }),
  auditVerify: ({ company }) => ({ companyId: company }),
  companyRoleList: ({ company }) => ({ companyId: company }),
  customerBill: ({ company }) => ({ id: company, month: '2026-10' }),
  customerDetail: ({ company }) => ({ id: company }),
  operateChannels: ({ company }) => ({ companyId: company }),
  roleDetail: ({ role }) => ({ id: role }),
  userDetail: ({ user }) => ({ id: user }),
  userFind: ({ user }) => ({ id: user }),
  userHoldings: ({ user }) => ({ id: user }),
  userPage: ({ company }) => ({ companyId: company }),
}
const LOOKS_AT_ALL: Record<string, object> = {
  companyRoleList: { companyId: 0 },
  operateCompanies: {},
  userPage: { companyId: 0 },
}

/** Calls on the accounts and roles of another company, which answer with what stands there. */
const DEEDS: Record<string, (of: Of) => object> = {
  sensitiveFactorDrop: ({ user }) => ({ id: user, reason: WHY }),
  sensitivePasswordLink: ({ user }) => ({ id: user, reason: WHY }),
  sensitiveRoleRaise: ({ role }) => ({
    id: role,
    roleName: '另一名称',
    permissions: ['rules.approve'],
    dataScope: 'OWN',
    reason: WHY,
  }),
  sensitiveUserEdit: ({ user }) => ({
    id: user,
    name: '改名',
    email: 'other@example.com',
    roleCodes: ['ROLE_COMPANY_STAFF'],
    reason: WHY,
  }),
  sensitiveUserNew: ({ company }) => ({
    companyId: company,
    userName: 'lookasked',
    name: '示例员工',
    mobile: '13800006612',
    roleCodes: ['ROLE_COMPANY_STAFF'],
    reason: WHY,
  }),
  roleDelete: ({ role }) => ({ id: role }),
  roleSave: ({ role }) => ({
    id: role,
    roleName: '另一名称',
    permissions: ['report.read'],
    dataScope: 'OWN',
  }),
  userDelete: ({ user }) => ({ id: user, reason: '离职，已核实' }),
  userEdit: ({ user }) => ({ id: user, name: '改名', roleCodes: ['ROLE_COMPANY_STAFF'] }),
  userFreeze: ({ user }) => ({ id: user, freeze: true, reason: '离岗，已核实' }),
  userLogout: ({ user }) => ({ id: user }),
  userResetPassword: ({ user }) => ({ id: user }),
  userSave: ({ company }) => ({
    companyId: company,
    userName: 'lookmade',
    name: '示例员工',
    mobile: '13800006611',
    roleCodes: ['ROLE_COMPANY_STAFF'],
  }),
  userStatus: ({ user }) => ({ id: user, status: 'FROZEN', reason: '离岗，已核实' }),
  userUpdate: ({ user }) => ({ id: user, name: '改名', roleCodes: ['ROLE_COMPANY_STAFF'] }),
}

const REGISTER = 'the platform’s own register of customers, no figures'
const PAPERS = 'papers between a customer and the platform, which both have'
const WORDING = 'the platform’s own wording'
const OWN = 'the asker’s own company'
const MASKED = 'names no company, values are masked or added up'
const TOLD = 'a deed with words of its own, told in the log'

/** All others that operators may make, and why they ask for no reason. */
const NONE: Record<string, string> = {
  companyKeyAdd: OWN,
  companyKeyEnd: OWN,
  companyKeyRotate: OWN,
  companyKeys: OWN,
  customerCreate: REGISTER,
  customerDecide: TOLD,
  customerFind: REGISTER,
  customerFreeze: TOLD,
  customerList: REGISTER,
  customerLook: 'gives the reason',
  customerNames: REGISTER,
  customerUpdate: REGISTER,
  incidentCorrect: TOLD,
  incidentList: WORDING,
  incidentOpen: TOLD,
  incidentUpdate: TOLD,
  leadErase: TOLD,
  leadList: MASKED,
  leadMark: TOLD,
  leadReach: 'gives the reason',
  listViewShare: OWN,
  lostDeviceAsk: TOLD,
  lostDeviceDismiss: TOLD,
  lostDeviceList: PAPERS,
  operateBillStep: PAPERS,
  operateBills: PAPERS,
  operateBureaus: MASKED,
  operateChannelStop: TOLD,
  operateErasureCertificate: 'counts and hashes, of what is gone',
  operateErasureDecide: PAPERS,
  operateErasureList: PAPERS,
  operateErasureRetry: TOLD,
  operateInstitutionDecide: TOLD,
  operateInstitutions: REGISTER,
  operateOrderDecide: PAPERS,
  operateOrders: PAPERS,
  operatePending: MASKED,
  operateTerms: WORDING,
  operateTermsAsk: WORDING,
  operateTermsDecide: WORDING,
  operateVoucherAsk: PAPERS,
  operateVoucherDecide: PAPERS,
  operateVouchers: PAPERS,
  platformBookDecide: WORDING,
  platformBookDetail: WORDING,
  platformBookForce: WORDING,
  platformBookHistory: WORDING,
  platformBookList: WORDING,
  platformBookSave: WORDING,
  platformBookSubmit: WORDING,
  platformCatalogue: WORDING,
  platformTrialDetail: MASKED,
  platformTrialList: MASKED,
  platformTrialStart: MASKED,
  readerChoose: OWN,
  recognitionCase: 'asks for a reason of its own, told in both logs',
  recognitionCases: MASKED,
  recognitionCompare: 'the asker’s own picture',
  recognitionCorrections: MASKED,
  recognitionQuality: MASKED,
  recognitionVendors: WORDING,
  registrationDecide: PAPERS,
  registrationList: PAPERS,
  registrationPicture: PAPERS,
  sensitiveDecide: TOLD,
  roleGrantable: 'the asker’s own rights',
  updateCompany: OWN,
}

const OPERATORS = new Set<Permission>([
  ...BUILT_IN_ROLES.ROLE_ADMIN.permissions,
  ...BUILT_IN_ROLES.ROLE_OPERATOR.permissions,
])
OPERATORS.delete('self')
const reached = endpoints.filter(({ endpoint }) => OPERATORS.has(endpoint.guard as Permission))

let server: TestServer
let admin: string
let boss: string
let of: Of
beforeAll(async () => {
  server = await startTestServer()
  const company = await emptyCompany(server, '示例被查看')
  boss = await memberOf(server, company, 'looked-boss', 'ROLE_COMPANY_ADMIN')
  await memberOf(server, company, 'looked-at', 'ROLE_COMPANY_STAFF')
  admin = await server.login('admin')
  const user = await server.db.one<{ id: number }>(
    "select id from app_user where user_name = 'looked-at'",
  )
  const role = { roleName: '自建角色', permissions: ['report.read'], dataScope: 'OWN' }
  const { data } = await server.call('POST', '/front/companyRole/save', role, boss)
  of = { company, user: user!.id, role: data.id }
})
afterAll(() => server.stop())

/** The answer to a call by its name, whichever way it is made. */
async function ask(name: string, body: object, token = admin) {
  const { endpoint } = endpoints.find((one) => one.name === name)!
  const fields = new Map(Object.entries(body).map(([key, value]) => [key, String(value)]))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key) => fields.get(key) ?? '')
  if (endpoint.method === 'POST') return server.call('POST', path, body, token)
  const response = await fetch(`${server.base}${path}?${new URLSearchParams([...fields])}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  return text.startsWith('{"status"') || text.startsWith('{"code"')
    ? JSON.parse(text)
    : { status: response.status, data: text }
}
const say = (reason: string, id?: number) => ask('customerLook', { reason, ...(id && { id }) })
const forget = () => server.db.run('delete from operator_look')
const logged = async (token: string, action: string, reason: string) => {
  const { data } = await server.call('POST', '/audit/list', { keyword: action, size: 100 }, token)
  return data.rows.filter(
    (row: { action: string; detail: { reason?: string } | null }) =>
      row.action === action && row.detail?.reason === reason,
  ).length
}

it('every call that operators may make is in a table', () => {
  const named = [...Object.keys({ ...LOOKS, ...LOOKS_AT_ALL, ...DEEDS }), ...Object.keys(NONE)]
  expect(named.sort()).toEqual(reached.map(({ name }) => name).sort())
})

describe('a look at another company', () => {
  it.each(Object.keys(LOOKS))('%s wants a reason, which both logs tell', async (name) => {
    await forget()
    const reason = `核对 ${name}`
    expect(await ask(name, LOOKS[name]!(of))).toMatchObject({ status: 4201, data: null })
    await say(reason, of.company)
    expect((await ask(name, LOOKS[name]!(of))).status).toBe(200)
    for (const token of [boss, admin]) expect(await logged(token, name, reason), token).toBe(1)
  })

  it.each(Object.keys(LOOKS_AT_ALL))('%s of all wants one for all', async (name) => {
    await forget()
    const reason = `汇总 ${name}`
    expect(await ask(name, LOOKS_AT_ALL[name]!)).toMatchObject({ status: 4201, data: null })
    await say(reason, of.company)
    expect((await ask(name, LOOKS_AT_ALL[name]!)).status).toBe(4201)
    await say(reason)
    expect((await ask(name, LOOKS_AT_ALL[name]!)).status).toBe(200)
    expect(await logged(admin, name, reason)).toBe(1)
  })

  it('for all companies opens the rows of lists over them, no company’s own pages', async () => {
    await forget()
    await say('核对各机构')
    for (const name of ['userPage', 'userDetail', 'userFind', 'companyRoleList', 'roleDetail'])
      expect((await ask(name, LOOKS[name]!(of))).status, name).toBe(200)
    for (const name of ['auditList', 'auditExport', 'customerDetail', 'customerBill'])
      expect((await ask(name, LOOKS[name]!(of))).status, name).toBe(4201)
  })

  it('is over when its time is, and is nobody else’s', async () => {
    await say('片刻核对', of.company)
    await server.db.run("update operator_look set until = now() - interval '1 second'")
    expect((await ask('auditList', LOOKS.auditList!(of))).status).toBe(4201)
    await say('本人核对', of.company)
    const other = await memberOf(server, 1, 'other-operator', 'ROLE_ADMIN')
    expect((await ask('auditList', LOOKS.auditList!(of), other)).status).toBe(4201)
  })

  it('at one’s own company wants none', async () => {
    await forget()
    for (const name of ['userPage', 'companyRoleList', 'auditList', 'auditVerify'])
      expect((await ask(name, {})).status, name).toBe(200)
    expect((await ask('auditList', { companyId: 0 })).status).toBe(200)
    for (const name of ['userPage', 'companyRoleList'])
      expect(await ask(name, { companyId: 0 }, boss), name).toMatchObject({ http: 403 })
  })
})

describe('a deed on its accounts and roles', () => {
  it.each(Object.keys(DEEDS))('%s wants a reason before', async (name) => {
    await forget()
    expect(await ask(name, DEEDS[name]!(of))).toMatchObject({ status: 4201, data: null })
  })

  it('is done once there is one', async () => {
    await say('客户来电', of.company)
    const { data } = await ask('userFreeze', DEEDS.userFreeze!(of))
    expect(data).toMatchObject({ status: 'FROZEN', frozenWhy: '离岗，已核实' })
  })
})
