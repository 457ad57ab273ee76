/** What sets one bureau apart from another. Invented for the play world; only codes, names and slugs are real. */
import { REGIONS, type Region } from '../world/regions.ts'

export type LoginWay = 'PASSWORD' | 'SMS' | 'QR'
export type CaptchaKind = 'NONE' | 'DIGITS' | 'SUM' | 'HAN'
/** What it judges before a login is sent: the image by itself, whether an account may log in for the firm. */
export type Check = 'CAPTCHA' | 'ACCOUNT'

export interface Bureau {
  region: Region
  ways: readonly LoginWay[]
  captcha: CaptchaKind
  checks: readonly Check[]
  /** Whether a password alone is enough. */
  secondFactor: boolean
  /** Wrong passwords until the account is locked. */
  lockAfter: number
  latencyMs: number
  sessionMinutes: number
  /** Minutes of the day, Beijing time, when it is closed; null = never. */
  window: { from: number; to: number } | null
  /** Invoices of one month above which it only offers an export file. */
  exportAbove: number
  /** Largest page of a dataset. */
  pageSize: number
  note: string | null
}

const MAINLY: Omit<Bureau, 'region'> = {
  ways: ['PASSWORD', 'SMS', 'QR'],
  captcha: 'DIGITS',
  checks: [],
  secondFactor: false,
  lockAfter: 5,
  latencyMs: 180,
  sessionMinutes: 30,
  window: null,
  exportAbove: 5_000,
  pageSize: 500,
  note: null,
}

const NIGHT = { from: 0, to: 6 * 60 }

const DIFFERENT: Readonly<Record<string, Partial<Omit<Bureau, 'region'>>>> = {
  '1100': { secondFactor: true, note: '首次使用密码登录前需开通密码账户' },
  '1200': { ways: ['PASSWORD', 'QR'], latencyMs: 260 },
  '1300': { captcha: 'SUM', latencyMs: 320 },
  '1400': { ways: ['PASSWORD', 'SMS'], latencyMs: 420, pageSize: 200 },
  '1500': { secondFactor: true, latencyMs: 380 },
  '2100': { captcha: 'SUM', lockAfter: 3 },
  '2102': { ways: ['PASSWORD', 'QR'] },
  '2200': { latencyMs: 640, pageSize: 100 },
  '2300': { latencyMs: 560, window: NIGHT },
  '3100': { captcha: 'NONE', secondFactor: true, latencyMs: 90 },
  '3200': { latencyMs: 120 },
  '3300': { captcha: 'NONE', latencyMs: 80, ways: ['QR', 'PASSWORD', 'SMS'] },
  '3302': { captcha: 'NONE', latencyMs: 90 },
  '3502': { ways: ['QR', 'SMS'] },
  '3600': { captcha: 'HAN', checks: ['CAPTCHA'], latencyMs: 460 },
  '3702': { exportAbove: 3_000 },
  '4100': { captcha: 'SUM', secondFactor: true, latencyMs: 350 },
  '4200': { note: '登录前需完成登录校验', checks: ['ACCOUNT'], secondFactor: true },
  '4300': { ways: ['SMS', 'PASSWORD', 'QR'] },
  '4400': { latencyMs: 110, secondFactor: true },
  '4403': { captcha: 'DIGITS', latencyMs: 100 },
  '4500': { latencyMs: 520, captcha: 'SUM' },
  '4600': { ways: ['QR'], latencyMs: 240 },
  '5000': { lockAfter: 3 },
  '5100': { ways: ['SMS', 'QR', 'PASSWORD'], latencyMs: 210 },
  '5200': { latencyMs: 680, pageSize: 100 },
  '5300': { latencyMs: 600 },
  '5400': {
    latencyMs: 1_500,
    pageSize: 50,
    window: { from: 22 * 60, to: 24 * 60 },
    sessionMinutes: 15,
  },
  '6100': { secondFactor: true },
  '6200': { latencyMs: 820, window: NIGHT },
  '6300': { latencyMs: 1_100, pageSize: 100, sessionMinutes: 20 },
  '6400': { latencyMs: 700 },
  '6500': { latencyMs: 980, captcha: 'SUM', secondFactor: true },
}

export const BUREAUS: readonly Bureau[] = REGIONS.map((region) => ({
  region,
  ...MAINLY,
  ...DIFFERENT[region.areaCode],
}))

const byArea = new Map(BUREAUS.map((b) => [b.region.areaCode, b]))

export const bureauOf = (areaCode: string): Bureau | undefined => byArea.get(areaCode)
