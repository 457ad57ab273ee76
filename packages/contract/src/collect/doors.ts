/**
 * Partners' own addresses into the one collection by phone. A door is a row: whose channel it opens (look, title, picture, clauses of
 * the contract, recipients, products and callback are that channel's, kept in the office), by which marker what comes of it is told
 * apart, and at which page one begins. Paths and names: product spec §2, `/m/taxWeb`.
 */

import type { Row } from '../routes/row.ts'
import { DIRECT_CHANNEL } from './direct-channel.ts'
import type { DoorStep } from './states.ts'

export interface Door {
  path: string
  /** Name of the address in the table of routes; nobody stands there long enough to read it. */
  title: string
  /** Code of the partner's channel; only the company that the platform names for it may make one by this code. */
  channel: string
  /** The task keeps it and its callback tells it. */
  source: string
  /** `index` says first who asks for what; `entering` asks for the enterprise at once. */
  begins: 'index' | 'entering'
  /** What the partner asks of whoever signs, in this order, before the platform's own code. */
  steps?: readonly DoorStep[]
}

/** An address of 众邦银行; its last part is the marker. */
const zhongbang = (source: string, title: string): Door => ({
  path: `/m/taxWeb/${source}`,
  title,
  channel: 'zhongbang',
  source,
  begins: 'entering',
})

const ENTERPRISE = '众邦银行 · 企业信息录入'
const ENTERPRISE_CHAIN = '众邦银行供应链 · 企业信息录入'

export const DOORS: readonly Door[] = [
  zhongbang('zhongbang', ENTERPRISE),
  zhongbang('zhongbanggyl', ENTERPRISE_CHAIN),
  zhongbang('zhongbanggyltax', ENTERPRISE_CHAIN),
  zhongbang('zhongbanggyljdxxd', ENTERPRISE),
  zhongbang('zhongbanggyljdgyl', ENTERPRISE),
  zhongbang('zhongbanggyljdxxdtax', ENTERPRISE),
  zhongbang('zhongbanggyljdgyltax', ENTERPRISE),
  {
    path: '/m/taxWeb/dqg/entering',
    title: '企业信息录入',
    channel: 'dqg',
    source: 'dqg',
    begins: 'entering',
  },
  {
    path: '/m/taxWeb/dqg/create',
    title: '新建采集',
    channel: 'dqg',
    source: 'dqg',
    begins: 'index',
  },
  {
    path: '/m/taxWeb/demo/baihang',
    title: '百行征信演示',
    channel: 'baihang',
    source: 'baihang',
    begins: 'index',
  },
  {
    path: '/m/taxWeb/jdy',
    title: '精斗云 · 企业信息录入',
    channel: 'jdy',
    source: 'jdy',
    begins: 'entering',
    steps: ['JDY_SMS'],
  },
  {
    path: '/m/taxWeb/ryc',
    title: '融易查 · 企业信息录入',
    channel: 'ryc',
    source: 'ryc',
    begins: 'entering',
    steps: ['RYC_SMS', 'BANK_CARD'],
  },
]

/** Its line in the table of routes: the address leads into the flow, where a reload or another device needs the door no more. */
export const doorRow = ({ path, title, channel, source, begins }: Door): Row => [
  path,
  title,
  'mobile-tax',
  'none',
  {
    redirect: `/m/taxWeb/${begins}?${new URLSearchParams({ channel, source })}`,
  },
]

/** Guides walk the one flow by a code of their own, so that they never take over a collection which the same phone has begun. */
export const GUIDE_CHANNEL = 'guide'

const CODES: ReadonlySet<string> = new Set([
  ...DOORS.map(({ channel }) => channel),
  GUIDE_CHANNEL,
  DIRECT_CHANNEL,
])

/** Whether addresses of the platform lead to channels of this code. Whatever its case: two that look alike are one to a person. */
export const isDoorChannel = (code: string): boolean => CODES.has(code.toLowerCase())
