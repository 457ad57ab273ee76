/** One call to whoever stands before the bureaus: JSON out, JSON or bytes in. The connector knows operations, the wire HTTP. */
import type { Route } from '../gateway-map.ts'

export const OPERATIONS = [
  'bureaus',
  'start',
  'captcha',
  'captchaCheck',
  'accountCheck',
  'login',
  'smsSend',
  'smsVerify',
  'qrCreate',
  'qrPoll',
  'role',
  'resetMobiles',
  'resetSms',
  'resetVerify',
  'resetPassword',
  'datasets',
  'page',
  'index',
  'exportOrder',
  'exportState',
  'exportFile',
  'logout',
] as const
export type Operation = (typeof OPERATIONS)[number]

export interface Outgoing {
  operation: Operation
  /** Fill `{area}`, `{id}`, `{dataset}`, `{export}` of a path. */
  at: Record<string, string>
  /** Body of a POST, query of a GET. */
  fields: Record<string, string | number>
  /** Consent and task, for the other side's log. */
  contractNo: string
  taskId: string
  signal: AbortSignal
}

export interface Incoming {
  /** Step of a login, where the answer has one. */
  step: number | null
  // Answers differ by operation; the connector reads them field by field and checks what it uses.
  data: Record<string, unknown>
}

export interface Wire {
  /** Resolves with a success; a refusal of the bureau or a broken transport throws SourceError. */
  call(out: Outgoing): Promise<Incoming>
  bytes(out: Outgoing): Promise<AsyncIterable<Uint8Array>>
}

export const SANDBOX_ROUTES: Record<Operation, Route> = {
  bureaus: { method: 'GET', path: '/bureaus' },
  start: { method: 'POST', path: '/bureaus/{area}/sessions' },
  captcha: { method: 'GET', path: '/bureaus/{area}/sessions/{id}/captcha' },
  captchaCheck: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/captcha/check' },
  accountCheck: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/account/check' },
  login: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/login' },
  smsSend: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/sms' },
  smsVerify: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/sms/verify' },
  qrCreate: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/qr' },
  qrPoll: { method: 'GET', path: '/bureaus/{area}/sessions/{id}/qr' },
  role: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/role' },
  resetMobiles: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/reset/mobiles' },
  resetSms: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/reset/sms' },
  resetVerify: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/reset/verify' },
  resetPassword: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/reset/password' },
  datasets: { method: 'GET', path: '/bureaus/{area}/sessions/{id}/datasets' },
  page: { method: 'GET', path: '/bureaus/{area}/sessions/{id}/datasets/{dataset}' },
  index: { method: 'GET', path: '/bureaus/{area}/sessions/{id}/datasets/{dataset}/index' },
  exportOrder: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/exports' },
  exportState: { method: 'GET', path: '/bureaus/{area}/sessions/{id}/exports/{export}' },
  exportFile: { method: 'GET', path: '/bureaus/{area}/sessions/{id}/exports/{export}/file' },
  logout: { method: 'POST', path: '/bureaus/{area}/sessions/{id}/logout' },
}
