/** What somebody is told of: in the page, by mail and by SMS, and what he wants to hear by which way. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { NOTICE_GROUPS, NOTICE_KIND_NAMES, NOTICE_WAYS } from '../notice/kinds.ts'
import { ACCOUNT_FIELD_SAYS } from '../words/account.ts'

const noticeRow = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KIND_NAMES),
  /** What its words are filled in with. */
  params: z.record(z.string(), z.string()),
  /** Path and query of the page it leads to. */
  link: z.string(),
  at: z.string(),
  readAt: z.nullable(z.string()),
})
export type NoticeRow = z.infer<typeof noticeRow>

const unread = z.object({
  /** Counted up to 100. */
  unread: z.number(),
})

const choices = z.object({
  language: z.enum(['zh', 'en']),
  /** Where mail and SMS go, masked; null = there is none. */
  mail: z.nullable(z.string()),
  mobile: z.string(),
  rows: z.array(
    z.object({
      kind: z.enum(NOTICE_KIND_NAMES),
      group: z.enum(NOTICE_GROUPS),
      ways: z.array(z.object({ way: z.enum(NOTICE_WAYS), on: z.boolean(), fixed: z.boolean() })),
    }),
  ),
})
export type NoticeChoices = z.infer<typeof choices>

const own = { service: 'notice', origin: 'own', guard: 'self' } as const

export const notice = {
  noticeCount: get('/notice/count', {
    ...own,
    summary: '本人未读消息数，最多计到 100',
    body: f.nothing,
    data: unread,
  }),
  noticeList: post('/notice/list', {
    ...own,
    summary: '本人的消息：按类别、是否未读筛选，新的在前',
    body: z.object({
      group: z.optional(z.enum(NOTICE_GROUPS)),
      state: z.optional(z.enum(['UNREAD', 'READ'])),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(noticeRow),
  }),
  noticeRead: post('/notice/read', {
    ...own,
    summary: '将本人的若干条消息标为已读；重复标记同样成功',
    body: z.object({
      ids: z
        .array(z.number().check(z.int(), z.gte(1)))
        .check(
          z.minLength(1, ACCOUNT_FIELD_SAYS.chooseMessages),
          z.maxLength(100, ACCOUNT_FIELD_SAYS.mostMessages),
        ),
    }),
    data: unread,
  }),
  noticeReadAll: post('/notice/readAll', {
    ...own,
    summary: '将本人的全部消息标为已读，可只限一类',
    body: z.object({ group: z.optional(z.enum(NOTICE_GROUPS)) }),
    data: unread,
  }),
  noticeChoices: get('/notice/choices', {
    ...own,
    summary: '本人希望以何种方式接收哪些消息；安全类消息的既定方式不可关闭',
    body: f.nothing,
    data: choices,
  }),
  noticeChoose: post('/notice/choose', {
    ...own,
    summary: '开启或关闭一类消息的一种接收方式',
    body: z.object({
      kind: z.enum(NOTICE_KIND_NAMES, ACCOUNT_FIELD_SAYS.noSuchKindMessage),
      way: z.enum(NOTICE_WAYS, ACCOUNT_FIELD_SAYS.noSuchWayOfReceiving),
      on: z.boolean(),
    }),
    data: choices,
  }),
  noticeLanguage: post('/notice/language', {
    ...own,
    summary: '邮件所用的语言',
    body: z.object({ language: z.enum(['zh', 'en'], ACCOUNT_FIELD_SAYS.chooseLanguage) }),
    data: choices,
  }),
}
