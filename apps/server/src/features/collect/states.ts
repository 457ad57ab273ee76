/**
 * The whole flow in one place: which call may be made in which state, and which state may follow which (domain §5.1). A call
 * that comes too early is STEP_NOT_ALLOWED; every change of state goes through `mayFollow`.
 */
import type { CollectKind, CollectState } from '@xinjian/contract'
import { Refusal } from '../../http/refusal.ts'
import { COLLECT_SAYS } from './words.ts'

const BEFORE_SIGNING: CollectState[] = ['CREATED', 'ENTERING', 'LICENSE', 'VALIDATE']
const AT_BUREAU: CollectState[] = ['LOGIN', 'LOGIN_SMS', 'LOGIN_QR', 'ROLE']
const OPEN: CollectState[] = [
  ...BEFORE_SIGNING,
  'AGREEMENT',
  'AREA',
  'TAX_STATUS',
  ...AT_BUREAU,
  'COLLECTING',
]
export const ENDED: readonly CollectState[] = [
  'PARTIAL',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
]
const ANY: CollectState[] = [...OPEN, ...ENDED]

/** Calls of a task → states they may be made in. A call that is not listed does not exist. */
export const CALLS = {
  getRoute: ANY,
  enterpriseConfiguration: ANY,
  getCollectStatus: ANY,
  getAuthInfoWithToken: ANY,
  consentMine: ANY,
  addApplyErrorRecord: ANY,
  pointUpload: ANY,
  getGuide: ANY,
  getInstitutions: ANY,
  queryInstitution: [...BEFORE_SIGNING, 'AGREEMENT'],
  authorizeWithToken: [...BEFORE_SIGNING, 'AGREEMENT'],
  customRouter: ANY,
  shareCode: OPEN,
  shareCodeRevoke: ANY,
  searchEnterprise: [...BEFORE_SIGNING, 'AGREEMENT'],
  getEnterpriseName: [...BEFORE_SIGNING, 'AGREEMENT'],
  licenseOcr: BEFORE_SIGNING,
  authEnterprise: [...BEFORE_SIGNING, 'AGREEMENT'],
  machineCard: ['CREATED'],
  machineFace: ['CREATED'],
  machineFirm: [...BEFORE_SIGNING, 'AGREEMENT'],
  machineCode: ['VALIDATE'],
  machineCheck: ['VALIDATE', 'AGREEMENT'],
  // AREA and LOGIN: a second tap, as of agreementSign.
  machineContract: ['AGREEMENT', 'AREA', 'LOGIN'],
  sendSignerCode: ['VALIDATE'],
  doorSms: ['VALIDATE'],
  doorCard: ['VALIDATE'],
  authorize: ['VALIDATE', 'AGREEMENT'],
  agreementShow: ['AGREEMENT'],
  // AREA and later: a second tap on a contract that is already signed.
  agreementSign: ['AGREEMENT', 'AREA', 'LOGIN'],
  chooseArea: ['AREA', 'TAX_STATUS', ...AT_BUREAU],
  loginLocation: AT_BUREAU,
  // LOGIN_QR: whoever asks for another way in has done with the code (another-way.ts).
  getChineseVerifyCode: ['LOGIN', 'LOGIN_QR'],
  checkVerifyCode: ['LOGIN'],
  checkLogin: ['LOGIN', 'LOGIN_QR'],
  loginPassword: ['LOGIN', 'LOGIN_QR'],
  loginSmsStart: ['LOGIN', 'LOGIN_QR', 'LOGIN_SMS'],
  loginSmsCode: ['LOGIN_SMS'],
  loginChoice: ['ROLE'],
  sendBureauCode: ['LOGIN_SMS'],
  getQRCode: ['LOGIN', 'LOGIN_QR', 'LOGIN_SMS'],
  erpProducts: [...BEFORE_SIGNING, 'AGREEMENT', 'AREA', 'TAX_STATUS', 'LOGIN'],
  erpChoose: [...BEFORE_SIGNING, 'AGREEMENT', 'AREA', 'TAX_STATUS', 'LOGIN'],
  erpLogin: ['LOGIN'],
  resetMobiles: ['LOGIN', 'LOGIN_QR'],
  resetGoOn: ['LOGIN'],
  openPasswordAccount: AT_BUREAU,
  retrievePassword: AT_BUREAU,
  // Ended ones: a repeated callback gets the task as it is.
  sendCollect: ['COLLECTING', 'PARTIAL', 'SUCCESS'],
  getSummary: ['COLLECTING', 'PARTIAL', 'SUCCESS', 'FAILED'],
  restartLogin: [...AT_BUREAU, 'FAILED', 'PARTIAL'],
  restartArea: ['AREA', 'TAX_STATUS', ...AT_BUREAU, 'FAILED', 'PARTIAL'],
  restartRetry: ['FAILED', 'PARTIAL', 'TAX_STATUS'],
  restartCancel: [...OPEN, 'FAILED'],
  // Whatever rests on a signature, also long after; a given-up visit may have left one, too.
  consentWithdraw: ANY.filter((s) => !BEFORE_SIGNING.includes(s) && s !== 'AGREEMENT'),
} as const satisfies Record<string, readonly CollectState[]>
export type CallName = keyof typeof CALLS

/** Calls that one kind of collection has and the other has not. */
const OF_KIND: Partial<Record<CallName, CollectKind>> = {
  queryInstitution: 'TAX',
  authorizeWithToken: 'TAX',
  licenseOcr: 'TAX',
  machineCard: 'TAX',
  machineFace: 'TAX',
  machineFirm: 'TAX',
  machineCode: 'TAX',
  machineCheck: 'TAX',
  machineContract: 'TAX',
  chooseArea: 'TAX',
  loginLocation: 'TAX',
  getChineseVerifyCode: 'TAX',
  checkVerifyCode: 'TAX',
  checkLogin: 'TAX',
  loginPassword: 'TAX',
  loginSmsStart: 'TAX',
  loginSmsCode: 'TAX',
  loginChoice: 'TAX',
  sendBureauCode: 'TAX',
  getQRCode: 'TAX',
  resetMobiles: 'TAX',
  resetGoOn: 'TAX',
  openPasswordAccount: 'TAX',
  retrievePassword: 'TAX',
  erpProducts: 'ERP',
  erpChoose: 'ERP',
  erpLogin: 'ERP',
}

/** State → states that may follow. Staying is always allowed: a failed attempt is a change, too. */
const FOLLOWS: Record<CollectState, readonly CollectState[]> = {
  CREATED: ['ENTERING', 'LICENSE', 'VALIDATE', 'CANCELLED', 'EXPIRED'],
  ENTERING: ['LICENSE', 'VALIDATE', 'CANCELLED', 'EXPIRED'],
  LICENSE: ['VALIDATE', 'CANCELLED', 'EXPIRED'],
  VALIDATE: ['AGREEMENT', 'LICENSE', 'CANCELLED', 'EXPIRED'],
  AGREEMENT: ['AREA', 'VALIDATE', 'CANCELLED', 'EXPIRED'],
  AREA: ['LOGIN', 'TAX_STATUS', 'FAILED', 'CANCELLED', 'EXPIRED'],
  TAX_STATUS: ['LOGIN', 'AREA', 'FAILED', 'CANCELLED', 'EXPIRED'],
  LOGIN: [
    'LOGIN_SMS',
    'LOGIN_QR',
    'ROLE',
    'COLLECTING',
    'AREA',
    'TAX_STATUS',
    'FAILED',
    'CANCELLED',
    'EXPIRED',
  ],
  LOGIN_SMS: [
    'LOGIN',
    'LOGIN_QR',
    'ROLE',
    'COLLECTING',
    'AREA',
    'TAX_STATUS',
    'FAILED',
    'CANCELLED',
    'EXPIRED',
  ],
  LOGIN_QR: ['LOGIN', 'ROLE', 'COLLECTING', 'AREA', 'TAX_STATUS', 'FAILED', 'CANCELLED', 'EXPIRED'],
  ROLE: ['LOGIN', 'COLLECTING', 'AREA', 'TAX_STATUS', 'FAILED', 'CANCELLED', 'EXPIRED'],
  COLLECTING: ['PARTIAL', 'SUCCESS', 'FAILED', 'LOGIN', 'CANCELLED', 'EXPIRED'],
  PARTIAL: ['LOGIN', 'AREA', 'COLLECTING', 'AGREEMENT'],
  SUCCESS: [],
  FAILED: ['LOGIN', 'AREA', 'COLLECTING', 'AGREEMENT', 'CANCELLED', 'EXPIRED'],
  CANCELLED: [],
  EXPIRED: [],
}

export function mustAllow(
  call: CallName,
  { kind, state }: { kind: CollectKind; state: CollectState },
): void {
  const of = OF_KIND[call]
  if (
    (of !== undefined && of !== kind) ||
    !(CALLS[call] as readonly CollectState[]).includes(state)
  ) {
    throw new Refusal(
      'STEP_NOT_ALLOWED',
      TOO_LATE.has(state) ? COLLECT_SAYS.collectionOver : undefined,
    )
  }
}

const TOO_LATE: ReadonlySet<CollectState> = new Set(['SUCCESS', 'CANCELLED', 'EXPIRED'])

export function mayFollow(from: CollectState, to: CollectState): boolean {
  return from === to || FOLLOWS[from].includes(to)
}
