/** The guard of the flow: which call in which state, by the committed table `call-states.tsv`. */
import { COLLECT_STATES, type CollectState } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS, mayFollow } from '../../src/features/collect/states.ts'
import { Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { judgedTable } from '../support/judged-table.ts'

const TABLE = judgedTable(new URL('../tables/call-states.tsv', import.meta.url))

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
    body: { contracts: [] },
  },
  chooseArea: { call: 'chooseArea', path: 'chooseArea', body: { areaCode: '4403' } },
  loginLocation: { call: 'loginLocation', path: 'login/location', body: {} },
  captcha: { call: 'getChineseVerifyCode', path: 'getChinesVerifyCode', body: {} },
  checkVerifyCode: {
    call: 'checkVerifyCode',
    path: 'checkChinesVerifyCode',
    body: { captcha: '1234' },
  },
  checkLogin: {
    call: 'checkLogin',
    path: 'hubei/check/login',
    body: { account: '440399199001010000' },
    sealed: true,
  },
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
  resetMobiles: {
    call: 'resetMobiles',
    path: '/tax/newReset/changePwd/selectMobileList',
    body: { account: '440399199001010000' },
    sealed: true,
  },
  resetSendCode: {
    call: 'resetGoOn',
    path: '/tax/newReset/changePwd/sendSmsCode',
    body: { mobileId: '0' },
  },
  resetVerifyCode: {
    call: 'resetGoOn',
    path: '/tax/newReset/changePwd/verifySmsCode',
    body: { smsCode: '123456' },
  },
  resetByMobile: {
    call: 'resetGoOn',
    path: '/tax/newReset/changePwd/resetByMobile',
    body: { account: '440399199001010000', password: 'Xinmima#2026' },
    sealed: true,
  },
  jdySend: { call: 'doorSms', path: 'jdySendSms', body: { mobile: '19900000001' } },
  jdyCheck: {
    call: 'doorSms',
    path: 'jdyAuthentication',
    body: { mobile: '19900000001', smsCode: '123456' },
  },
  rycSend: { call: 'doorSms', path: 'rycSendSms', body: { mobile: '19900000001' } },
  rycCheck: {
    call: 'doorSms',
    path: 'rycCheckSmsCode',
    body: { mobile: '19900000001', smsCode: '123456' },
  },
  rycConfirm: { call: 'doorSms', path: 'rycAuthentication', body: { mobile: '19900000001' } },
  bankCard: {
    call: 'doorCard',
    path: 'verify/bankcard4',
    body: { cardNo: '6222020000000000000', mobile: '19900000001' },
    sealed: true,
  },
  shareCode: { call: 'shareCode', path: 'shareCode/preCreate', body: {} },
  shareCodeRevoke: { call: 'shareCodeRevoke', path: 'shareCode/revoke', body: {} },
  queryInstitution: { call: 'queryInstitution', path: 'query/institution', body: {} },
  authorizeWithToken: {
    call: 'authorizeWithToken',
    path: 'authorizeWithToken',
    body: { institutions: ['nobody'] },
  },
  getInstitutions: { call: 'getInstitutions', path: 'getInstitutionsWithToken', body: {} },
  customRouter: { call: 'customRouter', path: 'customRouter', body: {} },
  machineCard: { call: 'machineCard', path: '/tax/machine/card', body: {} },
  machineFace: { call: 'machineFace', path: '/tax/machine/face', body: {} },
  machineFirm: {
    call: 'machineFirm',
    path: '/tax/machine/firm',
    body: { taxNo: '91440399MAQ8Q5RN7G', role: 'LEGAL_REP', mobile: '19900000000' },
    sealed: true,
  },
  machineCode: { call: 'machineCode', path: 'sendMobileMessageForYTJ', body: {} },
  machineCheck: { call: 'machineCheck', path: 'checkMobileForYTJ', body: { smsCode: '000000' } },
  machineContract: { call: 'machineContract', path: '/tax/machine/auth/contract', body: {} },
  openPassword: { call: 'openPasswordAccount', path: 'sendBj/openPwdAccount', body: {} },
  retrievePassword: { call: 'retrievePassword', path: 'sendBj/retrievePwd', body: {} },
  sendCollect: { call: 'sendCollect', path: 'send/collect', body: {}, sealed: true },
  consentMine: { call: 'consentMine', path: 'consent/mine', body: {} },
  consentWithdraw: {
    call: 'consentWithdraw',
    path: 'consent/withdraw',
    body: { contractNo: 'AUT1' },
  },
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
    const allowed = TABLE.may(call, state) || (REPEATS[name] ?? []).includes(state)
    const refused = answer.status === 3002 && /请先完成上一步|本次采集已结束/.test(answer.msg)
    expect({ refused, msg: answer.msg }).toMatchObject({ refused: !allowed })
    expect(answer.http).toBeLessThan(500 + (answer.status === 503 ? 10 : 0))
  })

  it('is judged by a table of every call and every state', () => {
    expect(TABLE.rows).toEqual(Object.keys(CALLS))
    expect(TABLE.columns).toEqual([...COLLECT_STATES])
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
