/**
 * What we need of a tax bureau, whichever program stands before it. Every call carries the consent it rests on. Errors are
 * `BureauError`s: our code, the bureau's own words.
 */
import type { ConsentPass } from './pass.ts'

export type LoginWay = 'PASSWORD' | 'SMS' | 'QR'

/** Traits of a bureau, as it publishes them; no consent is needed to read them. */
export interface BureauInfo {
  code: string
  name: string
  ways: LoginWay[]
  captcha: boolean
  identities: string[]
  status: 'OPEN' | 'UNSTABLE' | 'MAINTENANCE' | 'CLOSED'
  reason: string | null
  until: string | null
}

/** A session at a bureau: opaque to everybody but the connector, kept sealed between calls. */
export interface BureauSession {
  area: string
  id: string
  /** What the connector needs to go on (nonce, keys). Never a password. */
  state: Record<string, string>
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

/** Datasets in the bureau's own cut. */
export const BUREAU_DATASETS = [
  'REGISTRATION',
  'SHAREHOLDERS',
  'CREDIT_RATING',
  'VAT_RETURNS',
  'CIT_QUARTERLY',
  'CIT_ANNUAL',
  'FIN_STATEMENTS',
  'PAYMENTS',
  'ARREARS',
  'VIOLATIONS',
  'SOCIAL_INSURANCE',
  'BANK_TAX_AUTHS',
  'INVOICE_OUT',
  'INVOICE_IN',
] as const
export type BureauDataset = (typeof BUREAU_DATASETS)[number]
export type InvoiceDataset = 'INVOICE_OUT' | 'INVOICE_IN'

export type BureauRow = Record<string, unknown>

export interface BureauPage {
  rows: BureauRow[]
  total: number
  pages: number
}

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

/** What every call carries. */
export interface Call {
  pass: ConsentPass
  area: string
  signal?: AbortSignal | undefined
}

export interface BureauConnector {
  bureaus(): Promise<BureauInfo[]>
  startSession(call: Call, taxNo: string): Promise<BureauSession>
  /** An image as data URI. */
  captcha(call: Call, session: BureauSession): Promise<string>
  login(call: Call, session: BureauSession, form: LoginForm): Promise<LoginStep>
  sendSms(call: Call, session: BureauSession): Promise<LoginStep>
  submitSms(call: Call, session: BureauSession, code: string): Promise<LoginStep>
  /** What the bureau's app must scan, and for how long. */
  createQr(call: Call, session: BureauSession): Promise<{ content: string; seconds: number }>
  pollQr(call: Call, session: BureauSession): Promise<LoginStep>
  choose(call: Call, session: BureauSession, id: string): Promise<LoginStep>
  /** Last day the bureau's data is complete for, ISO. */
  datasets(call: Call, session: BureauSession): Promise<{ completeThrough: string }>
  page(
    call: Call,
    session: BureauSession,
    dataset: BureauDataset,
    page: number,
    month?: string,
  ): Promise<BureauPage>
  months(call: Call, session: BureauSession, dataset: InvoiceDataset): Promise<MonthEntry[]>
  orderExport(
    call: Call,
    session: BureauSession,
    dataset: InvoiceDataset,
    month: string,
  ): Promise<ExportState>
  exportState(call: Call, session: BureauSession, id: string): Promise<ExportState>
  /** The export as CSV with one row per line. */
  exportFile(call: Call, session: BureauSession, id: string): Promise<AsyncIterable<Uint8Array>>
  logout(call: Call, session: BureauSession): Promise<void>
}
