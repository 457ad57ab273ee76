/** What a person is told when a bureau says no, and what to do next: domain §5.5 as a table. */
import { CODES, type CollectFailure, type CollectKind } from '@xinjian/contract'
import type { SourceError, TeCode } from '../../outside/source/failure.ts'
import { COLLECT_SAYS } from './words.ts'

/** Used where the bureau gives no figure. */
const FALLBACKS = {
  remaining: COLLECT_SAYS.someTries,
  until: COLLECT_SAYS.laterOn,
  menu: COLLECT_SAYS.thisService,
  area: COLLECT_SAYS.localArea,
  status: COLLECT_SAYS.notNormal,
  dataset: COLLECT_SAYS.partOfData,
  mobile: COLLECT_SAYS.numberAtBureau,
}

/** What a sentence may be told: what the bureau says, or the words that stand in for it. */
type Told = Record<keyof typeof FALLBACKS, string>

interface Words {
  text: string | ((told: Told) => string)
  next: CollectFailure['next']
}

const TABLE: Record<TeCode, Words> = {
  'TE-01': { text: COLLECT_SAYS.passwordWrong, next: 'EDIT' },
  'TE-02': {
    text: COLLECT_SAYS.accountLocked,
    next: 'WAIT',
  },
  'TE-03': { text: COLLECT_SAYS.codeNoLongerValid, next: 'RESEND' },
  'TE-04': {
    text: COLLECT_SAYS.noSmsArrived,
    next: 'SCAN',
  },
  'TE-05': { text: COLLECT_SAYS.imageCheckFailedTry, next: 'EDIT' },
  'TE-06': { text: COLLECT_SAYS.qrCodeNoLonger, next: 'REFRESH' },
  'TE-07': {
    text: COLLECT_SAYS.roleLacks,
    next: 'ROLE',
  },
  'TE-08': { text: COLLECT_SAYS.bureauMaintained, next: 'TAX_STATUS' },
  'TE-09': { text: COLLECT_SAYS.bureauDidNotAnswer, next: 'LEAVE' },
  'TE-10': { text: COLLECT_SAYS.taxpayerStatus, next: 'END' },
  'TE-11': { text: COLLECT_SAYS.bureauAsksFaceCheck, next: 'LOGIN' },
  'TE-12': { text: COLLECT_SAYS.enterpriseLoginNotAuthorisation, next: 'LOGIN' },
  'TE-13': {
    text: COLLECT_SAYS.enterpriseDoesNotBelong,
    next: 'AREA',
  },
  'TE-14': { text: COLLECT_SAYS.passwordLoginNotOpen, next: 'OPEN_PASSWORD' },
  'TE-15': { text: COLLECT_SAYS.accountLoggedElsewhereDo, next: 'LOGIN' },
  'TE-16': { text: COLLECT_SAYS.enterpriseYoungNoReturns, next: 'END' },
  'TE-17': {
    text: COLLECT_SAYS.manyInvoicesBureauPreparing,
    next: 'LEAVE',
  },
  'TE-18': { text: CODES.CONSENT_REQUIRED.msg, next: 'AGREEMENT' },
  'TE-19': { text: COLLECT_SAYS.tooOftenTryAgain, next: 'WAIT' },
  'TE-20': { text: COLLECT_SAYS.loginBureauEndedLog, next: 'LOGIN' },
  'TE-21': {
    text: ({ dataset }) => COLLECT_SAYS.datasetNotCollected({ dataset: dataset.split('、') }),
    next: 'RETRY',
  },
  'TE-22': {
    text: COLLECT_SAYS.passwordLoginPaused,
    next: 'RESET_PASSWORD',
  },
  'TE-23': { text: COLLECT_SAYS.askedToSlowDown, next: 'LEAVE' },
  'TE-24': { text: COLLECT_SAYS.accountNotOnRecord, next: 'EDIT' },
  'TE-25': { text: COLLECT_SAYS.newPasswordRefused, next: 'EDIT' },
  'TE-99': { text: CODES.BROKEN.msg, next: 'RETRY' },
}

/** What is said otherwise where an accounting program is logged in at. */
const ERP_TABLE: Partial<Record<TeCode, Words>> = {
  'TE-01': { text: COLLECT_SAYS.programPasswordWrong, next: 'EDIT' },
  'TE-07': { text: COLLECT_SAYS.programRightMissing, next: 'RETRY' },
  'TE-08': { text: COLLECT_SAYS.programMaintained, next: 'RETRY' },
  'TE-09': { text: COLLECT_SAYS.programDidNotAnswer, next: 'LEAVE' },
  'TE-12': { text: COLLECT_SAYS.programOtherFirm, next: 'EDIT' },
  'TE-15': { text: COLLECT_SAYS.programLoginEnded, next: 'LOGIN' },
  'TE-20': { text: COLLECT_SAYS.programLoginEnded, next: 'LOGIN' },
}

/** The code that was sent still counts: another would be one more message, and the first would be void. */
const CODE_WRONG: Words = {
  text: COLLECT_SAYS.bureauCodeWrong,
  next: 'EDIT',
}
const wordsOf = (te: TeCode, { remaining }: Figures, kind: CollectKind): Words =>
  (kind === 'ERP' ? ERP_TABLE[te] : undefined) ??
  (te === 'TE-03' && typeof remaining === 'number' && remaining > 0 ? CODE_WRONG : TABLE[te])

const RISK_WAIT_MS = 30 * 60_000

const CHINA = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** An instant as people in China say it (`11/21 12:57`); anything else as it is. */
const told = (figure: string | number): string =>
  typeof figure === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(figure)
    ? CHINA.format(new Date(figure))
    : String(figure)

const DAY_MS = 24 * 3_600_000
/** China keeps one time, eight hours ahead of UTC, all year. */
const CHINA_MS = 8 * 3_600_000

/**
 * When a bureau's `until` is: an instant as it is, a bare `hh:mm` the next time it is that late in China. `null` where the
 * bureau tells no time we understand.
 */
export function instantOf(until: string | number | undefined, now: number): string | null {
  const text = String(until ?? '')
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hours !== undefined && minutes !== undefined) {
    const midnight = Math.floor((now + CHINA_MS) / DAY_MS) * DAY_MS - CHINA_MS
    const at = midnight + (Number(hours) * 60 + Number(minutes)) * 60_000
    return new Date(at > now ? at : at + DAY_MS).toISOString()
  }
  const at = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

export type Figures = Readonly<Record<string, string | number>>

const toldOf = (figures: Figures): Told =>
  Object.fromEntries(
    Object.entries(FALLBACKS).map(([name, words]) => [name, told(figures[name] ?? words)]),
  ) as Told

/** The failure of a code with its figures in the text. */
export function failureOf(
  te: TeCode,
  figures: Figures = {},
  bureauMessage: string | null = null,
  kind: CollectKind = 'TAX',
): CollectFailure {
  const { text, next } = wordsOf(te, figures, kind)
  const remaining = typeof figures.remaining === 'number' ? figures.remaining : null
  return {
    code: te,
    message: typeof text === 'string' ? text : text(toldOf(figures)),
    bureauMessage,
    next,
    attemptsLeft: remaining,
    retryAt: retryAt(te, figures),
  }
}

/** Before this a new attempt is in vain; `null` where one may follow at once. */
function retryAt(te: TeCode, figures: Figures): string | null {
  const now = Date.now()
  if (te === 'TE-19') return new Date(now + RISK_WAIT_MS).toISOString()
  return te === 'TE-02' ? instantOf(figures.until, now) : null
}

/** A step that a person made and that nobody repeats: the bureau did not answer in time, so it is theirs to try again. */
export const unanswered = (
  bureauMessage: string | null,
  kind: CollectKind = 'TAX',
): CollectFailure => ({
  ...failureOf('TE-09', {}, bureauMessage),
  message: kind === 'ERP' ? COLLECT_SAYS.programTimedOut : COLLECT_SAYS.bureauTimedOut,
  next: 'RETRY',
})

export const failureFrom = (
  error: SourceError,
  more: Figures = {},
  kind: CollectKind = 'TAX',
): CollectFailure => failureOf(error.te, { ...more, ...error.details }, error.said, kind)
