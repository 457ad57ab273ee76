/** The connector over a wire: operations, shapes and step codes of the protocol in `apps/sandbox/docs`. */
import { constants, publicEncrypt } from 'node:crypto'
import type { Call, SourceRow, SourceSession } from '../connector.ts'
import { within } from '../deadline.ts'
import { SourceError } from '../failure.ts'
import { checkPass } from '../pass.ts'
import type {
  BureauConnector,
  BureauInfo,
  Check,
  ExportState,
  LoginStep,
  LoginWay,
} from './connector.ts'
import type { Incoming, Operation, Wire } from './wire.ts'

/** Interactive calls: a person waits. */
const PERSON_MS = 10_000
/** What the bureau has to judge before it answers: a login that came through late counts, so it is waited for (domain §5.3). */
const LOGIN_MS = 90_000
const PAGE_MS = 45_000
/** Files stream for long; the dataset's own limit ends them. */
const FILE_MS = 25 * 60_000

export function createHttpConnector(wire: Wire): BureauConnector {
  const outgoing = (
    operation: Operation,
    call: Call,
    session: SourceSession | null,
    fields: Record<string, string | number>,
    at: Record<string, string>,
    signal: AbortSignal,
  ) => {
    checkPass(call.pass)
    return {
      operation,
      at: { area: call.area, id: session?.id ?? '', ...at },
      fields,
      contractNo: call.pass.contractNo,
      taskId: call.pass.taskId,
      signal,
    }
  }
  const ask = (
    operation: Operation,
    call: Call,
    session: SourceSession | null,
    fields: Record<string, string | number> = {},
    at: Record<string, string> = {},
    ms = PERSON_MS,
  ): Promise<Incoming> =>
    within(ms, call.signal, (signal) =>
      wire.call(outgoing(operation, call, session, fields, at, signal)),
    )

  return {
    async bureaus() {
      const { data } = await wire.call({
        operation: 'bureaus',
        at: {},
        fields: {},
        contractNo: '',
        taskId: '',
        signal: AbortSignal.timeout(PERSON_MS),
      })
      return rowsOf(data).map(infoOf)
    },
    async startSession(call, taxNo) {
      const { data } = await ask('start', call, null, { taxNo })
      return {
        area: call.area,
        id: text(data.sessionId),
        state: { nonce: text(data.nonce), publicKey: text(data.publicKey) },
      }
    },
    async captcha(call, session) {
      const { data } = await ask('captcha', call, session)
      return `data:image/svg+xml;base64,${Buffer.from(text(data.svg)).toString('base64')}`
    },
    async checkCaptcha(call, session, captcha) {
      await ask('captchaCheck', call, session, { captcha })
    },
    async checkAccount(call, session, account) {
      await ask('accountCheck', call, session, { account })
    },
    async login(call, session, form) {
      const fields = {
        way: form.way,
        account: form.account,
        captcha: form.captcha,
        identity: form.identity,
        ...(form.way === 'PASSWORD' ? { passwordSealed: sealed(session, form.password) } : {}),
      }
      return stepOf(await ask('login', call, session, fields, {}, LOGIN_MS))
    },
    sendSms: async (call, session) => stepOf(await ask('smsSend', call, session)),
    submitSms: async (call, session, smsCode) =>
      stepOf(await ask('smsVerify', call, session, { smsCode }, {}, LOGIN_MS)),
    async createQr(call, session) {
      const { data } = await ask('qrCreate', call, session)
      return { content: text(data.content), seconds: Number(data.expiresIn) || 120 }
    },
    pollQr: async (call, session) => stepOf(await ask('qrPoll', call, session)),
    async choose(call, session, id) {
      const [taxNo = '', role = ''] = id.split('|')
      return stepOf(await ask('role', call, session, { taxNo, role }, {}, LOGIN_MS))
    },
    async resetMobiles(call, session, account) {
      const { data } = await ask('resetMobiles', call, session, { account })
      const mobiles = Array.isArray(data.mobiles) ? (data.mobiles as SourceRow[]) : []
      return mobiles.map((m) => ({ id: text(m.id), mobile: text(m.mobile) }))
    },
    async resetSms(call, session, mobileId) {
      const { data } = await ask('resetSms', call, session, { mobileId })
      return { to: text(data.maskedMobile) }
    },
    async resetVerify(call, session, smsCode) {
      await ask('resetVerify', call, session, { smsCode })
    },
    async resetPassword(call, session, password) {
      const fields = { passwordSealed: sealed(session, password) }
      await ask('resetPassword', call, session, fields, {}, LOGIN_MS)
    },
    async datasets(call, session) {
      const { data } = await ask('datasets', call, session, {}, {}, PAGE_MS)
      return { completeThrough: text(data.completeThrough) }
    },
    async page(call, session, dataset, page, month) {
      const fields = { page, ...(month ? { period: month } : {}) }
      const { data } = await ask('page', call, session, fields, { dataset }, PAGE_MS)
      return { rows: rowsOf(data), total: Number(data.total) || 0, pages: Number(data.pages) || 1 }
    },
    async months(call, session, dataset) {
      const { data } = await ask('index', call, session, {}, { dataset }, PAGE_MS)
      const months = Array.isArray(data.months) ? (data.months as SourceRow[]) : []
      return months.map((m) => ({
        month: text(m.period),
        count: Number(m.count) || 0,
        hash: text(m.hash),
      }))
    },
    async orderExport(call, session, dataset, month) {
      const fields = { dataset, from: month, to: month }
      return exportOf(await ask('exportOrder', call, session, fields, {}, PAGE_MS))
    },
    exportState: async (call, session, id) =>
      exportOf(await ask('exportState', call, session, {}, { export: id }, PAGE_MS)),
    exportFile: (call, session, id) =>
      wire.bytes(
        outgoing(
          'exportFile',
          call,
          session,
          { format: 'lines.csv' },
          { export: id },
          // Read long after the call has answered.
          AbortSignal.any([AbortSignal.timeout(FILE_MS), ...(call.signal ? [call.signal] : [])]),
        ),
      ),
    async logout(call, session) {
      await ask('logout', call, session)
    },
  }
}

/** RSA-OAEP over the session's nonce and the password: worthless in any other session. */
function sealed(session: SourceSession, password: string): string {
  const key = {
    key: session.state.publicKey ?? '',
    padding: constants.RSA_PKCS1_OAEP_PADDING,
    oaepHash: 'sha256',
  }
  return publicEncrypt(key, Buffer.from(`${session.state.nonce}\n${password}`)).toString('base64')
}

function stepOf({ step, data }: Incoming): LoginStep {
  switch (step) {
    case 0:
      return { kind: 'DONE', person: text(data.personName) || null, role: text(data.role) || null }
    case 1:
      return { kind: 'NEED_SMS', to: text(data.maskedMobile) }
    case 2:
      return {
        kind: 'CHOOSE',
        choices: (Array.isArray(data.choices) ? (data.choices as SourceRow[]) : []).map((c) => ({
          id: `${text(c.taxNo)}|${text(c.role)}`,
          label: `${text(c.name)} · ${text(c.role)}`,
        })),
      }
    case 3:
      return { kind: 'SMS_SENT', to: text(data.maskedMobile) }
    case 4:
      return { kind: 'QR_WAITING', scanned: data.state === 'SCANNED' }
    default:
      throw new SourceError('TE-99', `STEP_${step}`, null)
  }
}

const CHECKS: readonly Check[] = ['CAPTCHA', 'ACCOUNT']

function infoOf(row: SourceRow): BureauInfo {
  const status = text(row.state)
  return {
    code: text(row.areaCode),
    name: text(row.name),
    ways: (Array.isArray(row.ways) ? row.ways : []) as LoginWay[],
    captcha: row.captcha !== 'NONE',
    checks: CHECKS.filter((check) => Array.isArray(row.checks) && row.checks.includes(check)),
    identities: (Array.isArray(row.identities) ? row.identities : []) as string[],
    status: (['UNSTABLE', 'MAINTENANCE', 'CLOSED'].includes(status)
      ? status
      : 'OPEN') as BureauInfo['status'],
    reason: text(row.note) || null,
    until: text(row.until) || null,
  }
}

function exportOf({ data }: Incoming): ExportState {
  return {
    id: text(data.exportId),
    ready: data.state === 'READY',
    etaSeconds: Number(data.etaSeconds) || 0,
  }
}

const rowsOf = (data: Record<string, unknown>): SourceRow[] =>
  Array.isArray(data.rows) ? (data.rows as SourceRow[]) : []

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
