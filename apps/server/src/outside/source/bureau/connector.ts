/** What we need of a tax bureau beyond any source: how one logs in there, its months of invoices, its exports. */
import type { Call, SourceConnector, SourceSession } from '../connector.ts'

export type LoginWay = 'PASSWORD' | 'SMS' | 'QR'

export type Check = 'CAPTCHA' | 'ACCOUNT'

/** Traits of a bureau, as it publishes them; no consent is needed to read them. */
export interface BureauInfo {
  code: string
  name: string
  ways: LoginWay[]
  captcha: boolean
  /** What it judges before a login is sent. */
  checks: Check[]
  identities: string[]
  status: 'OPEN' | 'UNSTABLE' | 'MAINTENANCE' | 'CLOSED'
  reason: string | null
  until: string | null
}

export interface Choice {
  id: string
  label: string
}

/** Where a login stands. */
export type LoginStep =
  | { kind: 'DONE'; person: string | null; role: string | null }
  | { kind: 'NEED_SMS'; to: string }
  | { kind: 'SMS_SENT'; to: string }
  | { kind: 'CHOOSE'; choices: Choice[] }
  | { kind: 'QR_WAITING'; scanned: boolean }

export interface LoginForm {
  way: 'PASSWORD' | 'SMS'
  account: string
  password: string
  captcha: string
  identity: string
}

/** A mobile that the bureau has on record, masked. */
export interface RecordedMobile {
  id: string
  mobile: string
}

export type InvoiceDataset = 'INVOICE_OUT' | 'INVOICE_IN'

export interface MonthEntry {
  /** yyyymm */
  month: string
  count: number
  /** Changes when anything in the month changes. */
  hash: string
}

export interface ExportState {
  id: string
  ready: boolean
  etaSeconds: number
}

export interface BureauConnector extends SourceConnector {
  bureaus(): Promise<BureauInfo[]>
  startSession(call: Call, taxNo: string): Promise<SourceSession>
  /** An image as data URI. */
  captcha(call: Call, session: SourceSession): Promise<string>
  /** Judges the image by itself; the login brings the same answer. */
  checkCaptcha(call: Call, session: SourceSession, captcha: string): Promise<void>
  /** Whether the account may log in for the firm of the session. */
  checkAccount(call: Call, session: SourceSession, account: string): Promise<void>
  login(call: Call, session: SourceSession, form: LoginForm): Promise<LoginStep>
  sendSms(call: Call, session: SourceSession): Promise<LoginStep>
  submitSms(call: Call, session: SourceSession, code: string): Promise<LoginStep>
  /** What the bureau's app must scan, and for how long. */
  createQr(call: Call, session: SourceSession): Promise<{ content: string; seconds: number }>
  pollQr(call: Call, session: SourceSession): Promise<LoginStep>
  choose(call: Call, session: SourceSession, id: string): Promise<LoginStep>
  /** A new password, by a mobile on record: whose they are, a code to one of them, the code, the password. */
  resetMobiles(call: Call, session: SourceSession, account: string): Promise<RecordedMobile[]>
  resetSms(call: Call, session: SourceSession, mobileId: string): Promise<{ to: string }>
  resetVerify(call: Call, session: SourceSession, code: string): Promise<void>
  resetPassword(call: Call, session: SourceSession, password: string): Promise<void>
  months(call: Call, session: SourceSession, dataset: InvoiceDataset): Promise<MonthEntry[]>
  orderExport(
    call: Call,
    session: SourceSession,
    dataset: InvoiceDataset,
    month: string,
  ): Promise<ExportState>
  exportState(call: Call, session: SourceSession, id: string): Promise<ExportState>
  /** The export as CSV with one row per line. */
  exportFile(call: Call, session: SourceSession, id: string): Promise<AsyncIterable<Uint8Array>>
}
