/** One upload as lists show it. */
import { BOOK_KINDS } from '@xinjian/format/books/kinds'
import * as z from 'zod/mini'
import { sentence } from '../said.ts'

export const IMPORT_STATUSES = ['QUEUED', 'RUNNING', 'DONE', 'DONE_WITH_ERRORS', 'FAILED'] as const

export const importRow = z.object({
  id: z.number(),
  enterpriseId: z.number(),
  enterpriseName: z.string(),
  taxNo: z.string(),
  fileName: z.string(),
  fileBytes: z.number(),
  status: z.enum(IMPORT_STATUSES),
  /** 0…100, never goes backwards. */
  progress: z.number(),
  /** Chinese: what is being done now, or why it failed and what to do. */
  message: sentence('进度或未读取的原因'),
  /** Rows or documents read, and what became of them. */
  read: z.number(),
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  bad: z.number(),
  /** Of the bad ones, documents that a person may check and book. */
  toCheck: z.number(),
  /** Labels of its statements that may mean several items: a person chooses once. */
  toChoose: z.number(),
  /** Sheets of which a person says once what their columns are. */
  toSettle: z.number(),
  /** Statements, returns and certificates that the file held, in its order. */
  forms: z.array(
    z.object({
      what: z.enum(['STATEMENT', 'RETURN', 'PAYMENT', 'BOOK']),
      /** Of a statement its kind, of a return its tax, of a book which one; of a certificate PAYMENT. */
      kind: z.enum(['BALANCE', 'INCOME', 'CASH', 'VAT', 'CIT', 'PAYMENT', ...BOOK_KINDS]),
      /** Last day; '' = the book tells none. */
      period: z.string(),
      /** Of a book: its first day or month, and how many rows it has. */
      since: z.optional(z.string()),
      rows: z.optional(z.number()),
    }),
  ),
  firstMonth: z.nullable(z.string()),
  lastMonth: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  createdBy: z.string(),
})
export type ImportRow = z.infer<typeof importRow>
