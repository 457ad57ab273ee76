/** What of the registry keeps an enterprise from being let through; of changes and shared addresses the rules speak. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth } from '../../kit/calendar/window.ts'
import { PUBLIC_PARAM } from '../params.ts'
import { GONE, IRREGULAR_NOTICE } from '../records/gone.ts'
import { current, recordsLeg, type Seen, seen } from '../records/seen.ts'
import { silenceNow } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { against, type PublicGate, toldGate } from './gates.ts'
import { PUBLIC_GATE_SAYS as SAYS } from './words.ts'

export const REGISTRY_CORE = [
  'BUSINESS_REGISTRATION',
  'REGISTRATION_CHANGE',
  'ABNORMAL_LIST',
] as const satisfies readonly PublicRecordKind[]

export const REGISTRY_NEGATIVE = [
  'ABNORMAL_LIST',
  'SERIOUS_VIOLATION',
] as const satisfies readonly PublicRecordKind[]

const ENDING = /清算|停业|歇业/

const dissolvedGate: PublicGate = {
  id: 'G-DISSOLVED',
  about: 'RISK',
  title: SAYS.dissolvedTitle,
  threshold: SAYS.dissolvedLine,
  source: SAYS.source,
  judge({ build: { context } }) {
    const [registration] = seen(context, 'BUSINESS_REGISTRATION').certain
    if (!registration || silenceNow(context, 'BUSINESS_REGISTRATION')) return null
    const { status, cancelledOn, revokedOn } = registration.record
    const before = (on: string | null) => {
      const day = optionalDay(on)
      return day !== null && day <= context.day
    }
    const refused = (text: string) =>
      against(text, [registration], { level: 'REJECT', certain: true, limitFactor: null })
    if (before(cancelledOn)) return refused(SAYS.cancelledText({ day: cancelledOn! }))
    if (before(revokedOn)) return refused(SAYS.revokedText({ day: revokedOn! }))
    if (status === null) return null
    const text = SAYS.dissolvedText({ status })
    if (GONE.test(status)) return refused(text)
    return ENDING.test(status) ? against(text, [registration]) : null
  },
}

const listGate = (
  id: string,
  kind: 'ABNORMAL_LIST' | 'SERIOUS_VIOLATION',
  says: { title: string; threshold: string; text: (told: { n: number }) => string },
  more: Parameters<typeof against>[2] = {},
): PublicGate => ({
  ...{ id, about: 'RISK', title: says.title, threshold: says.threshold, source: SAYS.source },
  judge({ build: { context } }) {
    if (silenceNow(context, kind)) return null
    const held = current(context, kind)
    return held.length > 0 ? against(says.text({ n: held.length }), held, more) : null
  },
})

/** Those of one day: a bureau publishes arrears by tax and period. */
interface Notices {
  on: string
  notices: readonly Seen<'TAX_NOTICE'>[]
}
const { noticeMonths } = PUBLIC_PARAM

/** By the words of a notice, what it is of, and the rule by which other reports judge the same. */
const NOTICES: readonly {
  id: string
  rule: string
  words: RegExp
  text(published: Notices): string
}[] = [
  {
    ...{ id: 'G-NOTICE-ARREARS', rule: 'R-001', words: /欠税/ },
    text({ on, notices }) {
      const told = notices.flatMap(({ record: { amount } }) => amount ?? [])
      if (told.length < notices.length) return SAYS.arrearsText({ day: on })
      const sum = told.reduce((all, amount) => all + amount, 0)
      return SAYS.arrearsSum({ day: on, n: told.length, sum: sum / 100 })
    },
  },
  {
    ...{ id: 'G-NOTICE-IRREGULAR', rule: 'R-002', words: IRREGULAR_NOTICE },
    text: ({ on }) => SAYS.irregularText({ day: on }),
  },
  {
    ...{ id: 'G-NOTICE-PENALTY', rule: 'R-067', words: /处罚|违法|稽查/ },
    text: ({ on }) => SAYS.penaltyText({ day: on }),
  },
]

const noticeGate = ({ id, rule, words, text }: (typeof NOTICES)[number]): PublicGate => ({
  id,
  about: 'RISK',
  title: SAYS.noticeTitle,
  threshold: SAYS.noticeLine({ months: noticeMonths }),
  source: SAYS.source,
  judge({ build: { context } }) {
    const from = firstDayOfMonth(context.m0 - noticeMonths + 1)
    const recent = seen(context, 'TAX_NOTICE').certain.filter(({ on, record }) => {
      const day = optionalDay(on)
      return words.test(record.noticeType ?? '') && day !== null && day >= from
    })
    const on = recent[0]?.on
    if (!on) return null
    const notices = recent.filter((notice) => notice.on === on)
    return {
      ...against(text({ on, notices }), notices),
      ...{ rules: [rule], evidence: [recordsLeg('TAX_NOTICE', notices)], ask: SAYS.askNotice },
    }
  },
})

export const REGISTRY_GATES: readonly PublicGate[] = [
  dissolvedGate,
  toldGate('G-REGISTRY-TOLD', PUBLIC_SAYS.registry, REGISTRY_CORE),
  listGate(
    'G-ABNORMAL',
    'ABNORMAL_LIST',
    { title: SAYS.abnormalTitle, threshold: SAYS.abnormalLine, text: SAYS.abnormalText },
    { indicators: ['J-11.asOf'] },
  ),
  listGate(
    'G-SERIOUS',
    'SERIOUS_VIOLATION',
    { title: SAYS.seriousTitle, threshold: SAYS.seriousLine, text: SAYS.seriousText },
    { limitFactor: null },
  ),
  ...NOTICES.map(noticeGate),
]
