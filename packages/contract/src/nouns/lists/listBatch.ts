/** One deed on many rows of a list, row by row in the background: what was done, what was refused, and why. */
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { BATCH_ACTIONS, MOST_PICKED } from '../../lists/registry.ts'
import { sentence } from '../../said.ts'
import { LISTS_FIELD_SAYS } from '../../words/lists.ts'
import { VERIFY_FIELD_SAYS } from '../../words/verify.ts'

export const BATCH_STATUSES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
/** UNSURE: the work broke off while this row was being done; whether it was, the list shows. */
export const BATCH_RESULTS = ['DONE', 'REFUSED', 'UNSURE'] as const

const batchRow = z.object({
  no: z.string(),
  action: z.enum(BATCH_ACTIONS),
  status: z.enum(BATCH_STATUSES),
  progress: z.number(),
  message: sentence('进度或未完成的原因'),
  /** Rows that were meant when it began. */
  total: z.number(),
  done: z.number(),
  refused: z.number(),
  unsure: z.number(),
  createdAt: z.string(),
})
export type BatchRow = z.infer<typeof batchRow>

const judged = z.object({
  key: z.string(),
  /** What a person calls the row. */
  name: z.string(),
  result: z.enum(BATCH_RESULTS),
  /** Why it was refused. */
  why: z.nullable(sentence('未执行的原因')),
})
export type JudgedRow = z.infer<typeof judged>

const no = z.string().check(z.regex(/^PL\d{16}$/, VERIFY_FIELD_SAYS.notNumberBatch))
const self = { service: 'bss', origin: 'own' as const, guard: 'self' as const }

export const listBatch = {
  batchStart: post('/list/batch', {
    ...self,
    summary: '批量操作：对所选记录或筛选条件下的全部记录逐条执行；权限与单条操作相同',
    body: z.object({
      action: z.enum(BATCH_ACTIONS, LISTS_FIELD_SAYS.noSuchKindBatch),
      filter: z._default(z.record(z.string(), z.unknown()), {}),
      /** Only these rows of the filter; absent = all of them. */
      only: z.optional(
        z
          .array(z.string().check(z.maxLength(120)))
          .check(
            z.minLength(1, LISTS_FIELD_SAYS.chooseRecordsFirst),
            z.maxLength(MOST_PICKED, LISTS_FIELD_SAYS.mostRecords),
          ),
      ),
      reason: f.optionalText(200),
      /** More of the body of the call, the same for every row; only where the action takes it. */
      args: z.optional(
        z.record(
          z.string().check(z.maxLength(20)),
          z.union([z.number(), z.string().check(z.maxLength(64))]),
        ),
      ),
      /** Rows as the page counted them: more would be done than was seen. */
      seen: f.id,
    }),
    data: batchRow,
    perMinute: 20,
  }),
  batchDetail: post('/list/batch/detail', {
    ...self,
    summary: '一次批量操作的进度与逐条结果，未成功的在前',
    body: z.object({ no, page: f.page, size: f.size }),
    data: z.object({ row: batchRow, ...f.paged(judged).shape }),
  }),
  batchCancel: post('/list/batch/cancel', {
    ...self,
    summary: '停止批量操作：已执行的不撤回',
    body: z.object({ no }),
    data: batchRow,
  }),
}
