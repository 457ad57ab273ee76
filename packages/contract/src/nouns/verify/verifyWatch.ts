/** Verified invoices that are watched: a later void or reversal is told. Amounts of money paid are integers of 毫 (0.0001 yuan). */
import { INVOICE_KINDS } from '@xinjian/format/invoice/kind'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import {
  WATCH_EVENTS,
  WATCH_EVERY,
  WATCH_MOST_DAYS,
  WATCH_REASONS,
  WATCH_STATUSES,
} from '@xinjian/format/verify/watch'
import * as z from 'zod/mini'
import { channelCode } from '../../channel/provider.ts'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { hao, price, quote, yuanText } from '../../money-fields.ts'
import { VERIFY_FIELD_SAYS } from '../../words/verify.ts'

const text = z.string()
const checkNo = z.string().check(z.regex(/^FY\d{16}$/, VERIFY_FIELD_SAYS.notNumberCheck))
const watchNo = z.string().check(z.regex(/^GZ\d{16}$/, VERIFY_FIELD_SAYS.notNumberWatch))

const days = z
  .number(VERIFY_FIELD_SAYS.chooseHowLong)
  .check(
    z.int(),
    z.gte(1, VERIFY_FIELD_SAYS.leastDays),
    z.lte(WATCH_MOST_DAYS, VERIFY_FIELD_SAYS.mostDaysWatched({ n: WATCH_MOST_DAYS })),
  )
/** 毫 that all looks may cost together. */
const cap = price.check(z.gte(1, VERIFY_FIELD_SAYS.enterMostCost))

const state = {
  result: z.enum(VERIFY_RESULTS),
  /** Of a consistent one; null = the vendor did not say. */
  invalidMark: z.nullable(z.enum(INVALID_MARKS)),
}

const row = z.object({
  no: text,
  kind: z.enum(INVOICE_KINDS),
  invoiceCode: text,
  invoiceNumber: text,
  issueDate: text,
  sellerName: text,
  /** Yuan as printed; '' = not known. */
  totalAmount: yuanText,
  ...state,
  /** Since when the platform has said so to us. */
  since: text,
  status: z.enum(WATCH_STATUSES),
  /** Why it rests or is over. */
  why: z.nullable(z.enum(WATCH_REASONS)),
  every: z.enum(WATCH_EVERY),
  /** The last day of the watch. */
  until: text,
  cap: hao,
  spent: hao,
  /** Looks that the platform answered, and changes that were seen. */
  looks: z.number(),
  changes: z.number(),
  lastLookAt: z.nullable(text),
  /** null = it is not looked at any more, or rests. */
  nextLookAt: z.nullable(text),
  /** A look is under way, or was asked for by hand. */
  looking: z.boolean(),
  /** What became of the last try, where the platform did not judge; null = it did. */
  failed: z.nullable(z.enum(VERIFY_RESULTS)),
  /** Check whose result is the state now. */
  checkNo: text,
  /** Channel whose system is told as well. */
  channel: z.nullable(text),
  madeBy: text,
  createdAt: text,
})
export type WatchRow = z.infer<typeof row>

const event = z.object({
  kind: z.enum(WATCH_EVENTS),
  at: text,
  why: z.nullable(z.enum(WATCH_REASONS)),
  /** Of a change: what was said before. */
  before: z.nullable(z.object(state)),
  /** What is said since: of the beginning and of a change. */
  after: z.nullable(z.object(state)),
  checkNo: z.nullable(text),
  /** Whoever did it by hand. */
  by: z.nullable(text),
})
export type WatchEvent = z.infer<typeof event>

const whole = z.object({ watch: row, events: z.array(event) })

const own = { service: 'invoice-verification', origin: 'own' as const }

export const verifyWatch = {
  watchTerms: post('/invoice/watch/terms', {
    ...own,
    guard: 'verify.read',
    summary: '关注之前：每次查看的价格，可接收状态变化通知的渠道',
    body: f.nothing,
    data: z.object({
      /** Of one look, which is a check; null = the product has no price yet. */
      quote: z.nullable(quote),
      /** Channels of the company that have an address to be told. */
      channels: z.array(z.object({ code: text, name: text })),
    }),
  }),
  watchAdd: post('/invoice/watch/add', {
    ...own,
    guard: 'verify.check',
    summary:
      '关注一张查验一致的发票：到期前每日或每周查看一次，每次按发票查验计费，累计不超过 cap；状态变化时发消息，并可通知渠道的系统',
    body: z.object({
      /** The check that it begins from. */
      no: checkNo,
      days,
      every: z.enum(WATCH_EVERY, VERIFY_FIELD_SAYS.chooseHowOften),
      cap,
      channel: z.optional(channelCode),
    }),
    data: row,
    perMinute: 240,
  }),
  watchStop: post('/invoice/watch/stop', {
    ...own,
    guard: 'verify.check',
    summary: '取消关注：不再查看，已产生的费用不退',
    body: z.object({ no: watchNo }),
    data: row,
  }),
  watchResume: post('/invoice/watch/resume', {
    ...own,
    guard: 'verify.check',
    summary: '恢复已暂停的关注，可同时提高费用上限、延长天数',
    body: z.object({ no: watchNo, days: z.optional(days), cap: z.optional(cap) }),
    data: row,
  }),
  watchNow: post('/invoice/watch/now', {
    ...own,
    guard: 'verify.check',
    summary: '立即查看一次：按发票查验计费；每张发票每日最多由关注查看一次',
    body: z.object({ no: watchNo }),
    data: row,
    perMinute: 60,
  }),
  watchOf: post('/invoice/watch/of', {
    ...own,
    guard: 'verify.read',
    summary: '一次查验的发票是否被关注，及其状态变化',
    body: z.object({ no: checkNo }),
    /** null = not watched yet. */
    data: z.object({ found: z.nullable(whole) }),
  }),
  watchList: post('/invoice/watch/list', {
    ...own,
    guard: 'verify.read',
    summary: '关注的发票，最近加入的在前',
    body: z.object({
      keyword: f.optionalText(64),
      status: z.optional(z.enum(WATCH_STATUSES)),
      /** CHANGED: another state than when the watch began. */
      state: z.optional(z.enum(['SAME', 'CHANGED'])),
      every: z.optional(z.enum(WATCH_EVERY)),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(row),
  }),
}
