/** What hangs on an account when it is frozen or deleted, and what becomes of it. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { HELD_CHOICES } from './held-choices.ts'

export const OWNED_KINDS = [
  'API_KEY', // sleeps with its maker
  'SHARE', // sleeps with its maker
  'COLLECT_LINK', // goes on: whoever follows it gives, and gets nothing
  'WATCH', // rests at its next look
  'VERIFY_BATCH', // a table of invoices that is read, waits or is verified
  'LIST_BATCH', // done in the name of whoever began it: ended, and taken over by nobody
] as const
export type OwnedKind = (typeof OWNED_KINDS)[number]

const holding = z.object({
  kind: z.enum(OWNED_KINDS),
  count: z.number(),
  /** The first five. */
  names: z.array(z.string()),
  /** How many of them the asker may take over: those whose rights he has. */
  takeable: z.number(),
})
export type OwnedRow = z.infer<typeof holding>

export const held = z.optional(z.enum(HELD_CHOICES))

export const holdings = {
  userHoldings: post('/bss/bssUser/holdings', {
    service: 'bss',
    origin: 'own' as const,
    guard: 'user.write' as const,
    summary:
      '一个用户名下仍有效的接口密钥、报告链接、采集链接、发票关注与未完成的任务：数量、名称与可由本人接管的数量',
    body: z.object({ id: f.id }),
    data: z.array(holding),
  }),
}
