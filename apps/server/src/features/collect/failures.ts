/** What a person is told when a bureau says no, and what to do next: domain §5.5 as a table. */
import type { CollectFailure } from '@xinjian/contract'
import type { SourceError, TeCode } from '../../outside/source/failure.ts'

interface Words {
  text: string
  next: CollectFailure['next']
}

const TABLE: Record<TeCode, Words> = {
  'TE-01': { text: '登录账号或密码错误，请核对后重试（剩余{remaining}次）', next: 'EDIT' },
  'TE-02': {
    text: '账号已被电子税务局锁定，请{until}后再试或在税务APP解锁',
    next: 'WAIT',
  },
  'TE-03': { text: '验证码已失效，请重新获取', next: 'RESEND' },
  'TE-04': {
    text: '未收到短信？请确认登记手机号为{mobile}，或改用扫码登录',
    next: 'SCAN',
  },
  'TE-05': { text: '图形验证失败，请重试', next: 'EDIT' },
  'TE-06': { text: '二维码已失效，请点击刷新', next: 'REFRESH' },
  'TE-07': {
    text: '当前身份无{menu}权限，请使用法定代表人或财务负责人身份登录',
    next: 'ROLE',
  },
  'TE-08': { text: '{area}电子税务局系统维护中，预计{until}恢复', next: 'TAX_STATUS' },
  'TE-09': { text: '税局响应超时，系统将自动重试，您可先离开页面', next: 'LEAVE' },
  'TE-10': { text: '纳税人状态为{status}，暂无法采集', next: 'END' },
  'TE-11': { text: '税局要求人脸核验，请在税务APP完成实人认证后继续', next: 'LOGIN' },
  'TE-12': { text: '登录企业与授权企业不一致，请切换企业', next: 'LOGIN' },
  'TE-13': {
    text: '该企业不属于所选地区，请重新选择主管税务机关所在地',
    next: 'AREA',
  },
  'TE-14': { text: '尚未开通密码登录，请按指引开通', next: 'OPEN_PASSWORD' },
  'TE-15': { text: '账号在其他地方登录，请勿同时登录电子税务局', next: 'LOGIN' },
  'TE-16': { text: '企业成立时间较短，暂无申报数据', next: 'END' },
  'TE-17': {
    text: '发票数据量较大，税局正在生成文件，预计24小时内完成，完成后短信通知',
    next: 'LEAVE',
  },
  'TE-18': { text: '授权已失效，请重新签署授权书', next: 'AGREEMENT' },
  'TE-19': { text: '操作频繁，请30分钟后重试', next: 'WAIT' },
  'TE-20': { text: '税局登录已超时，请重新登录，已采集的数据不会丢失', next: 'LOGIN' },
  'TE-21': { text: '{dataset}暂未取到，请稍后继续采集', next: 'RETRY' },
  'TE-22': {
    text: '密码已连续输错两次，再错{remaining}次账号可能被税局锁定，已暂停密码登录。请改用扫码或短信登录，或重置密码后再试',
    next: 'RESET_PASSWORD',
  },
  'TE-99': { text: '系统数据异常，请稍后重试或联系客服!', next: 'RETRY' },
}

/** The code that was sent still counts: another would be one more message, and the first would be void. */
const CODE_WRONG: Words = {
  text: '验证码不正确，请核对短信后重新输入，还可输入{remaining}次',
  next: 'EDIT',
}
const wordsOf = (te: TeCode, { remaining }: Figures): Words =>
  te === 'TE-03' && typeof remaining === 'number' && remaining > 0 ? CODE_WRONG : TABLE[te]

/** Used where the bureau gives no figure. */
const FALLBACKS: Record<string, string> = {
  remaining: '若干',
  until: '稍后',
  menu: '相关功能',
  area: '当地',
  status: '非正常',
  dataset: '部分数据',
  mobile: '税局登记号码',
}
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

/** The failure of a code with its figures in the text. */
export function failureOf(
  te: TeCode,
  figures: Figures = {},
  bureauMessage: string | null = null,
): CollectFailure {
  const { text, next } = wordsOf(te, figures)
  const remaining = typeof figures.remaining === 'number' ? figures.remaining : null
  return {
    code: te,
    message: text.replace(/\{(\w+)\}/g, (_, name: string) =>
      told(figures[name] ?? FALLBACKS[name] ?? ''),
    ),
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
export const unanswered = (bureauMessage: string | null): CollectFailure => ({
  ...failureOf('TE-09', {}, bureauMessage),
  message: '税局超时未应答，本次操作没有完成，系统不会自动重试，请稍后再试',
  next: 'RETRY',
})

export const failureFrom = (error: SourceError, more: Figures = {}): CollectFailure =>
  failureOf(error.te, { ...more, ...error.details }, error.said)
