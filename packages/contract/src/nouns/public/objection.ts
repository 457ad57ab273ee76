/**
 * Objections to public records (domain §7.1, §8.3): who reads a report says that a record in it is not right, another answers within
 * twenty working days. Whatever the answer, nothing is deleted: a record goes where the law says so, and the law is named.
 */
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import * as z from 'zod/mini'
import { post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import { REPORT_FIELD_SAYS } from '../../words/report.ts'

/** Working days within which an objection is answered. */
export const OBJECTION_DAYS = 20

/** KEPT: the record is right. CORRECTED: its source has put it right. REMOVED: it goes, on a legal basis that is named. */
export const OBJECTION_OUTCOMES = ['KEPT', 'CORRECTED', 'REMOVED'] as const
/** OVERDUE: open, and past the day by which it was to be answered. */
export const OBJECTION_STATES = ['OPEN', 'OVERDUE', 'ANSWERED'] as const

const cell = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

const row = z.object({
  id: z.number(),
  enterpriseName: z.string(),
  taxNo: z.string(),
  /** Report in which it was raised. */
  reportNo: z.string(),
  kind: z.enum(PUBLIC_RECORD_KINDS),
  /** The record as the report showed it: headings and values. */
  record: z.array(z.object({ title: z.string(), value: cell })),
  reason: z.string(),
  /** Name of the proof; null = none was given. */
  proof: z.nullable(z.string()),
  state: z.enum(OBJECTION_STATES),
  /** Day by which it is answered. */
  dueOn: z.string(),
  raisedBy: z.string(),
  raisedAt: z.string(),
  outcome: z.nullable(z.enum(OBJECTION_OUTCOMES)),
  answer: z.nullable(z.string()),
  /** Legal basis of a record that goes. */
  basis: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** Whoever asks raised it himself, and cannot answer it. */
  own: z.boolean(),
})
export type ObjectionRow = z.infer<typeof row>

const mark = z.object({
  kind: z.enum(PUBLIC_RECORD_KINDS),
  /** Id of the record's row among the rows behind a figure. */
  rowId: z.string(),
  state: z.enum(OBJECTION_STATES),
  outcome: z.nullable(z.enum(OBJECTION_OUTCOMES)),
  dueOn: z.string(),
  answer: z.nullable(z.string()),
})
export type ObjectionMark = z.infer<typeof mark>

/** Words for whoever answers: a few letters say nothing. */
const reason = f.reason(500, REPORT_FIELD_SAYS.sayWhatIsWrong, 8)
const answer = f.reason(500, REPORT_FIELD_SAYS.sayAnswer, 8)

const own = { service: 'reports' as const, origin: 'own' as const }

export const objection = {
  objectionRaise: post('/report/objection/raise', {
    ...own,
    guard: 'report.read',
    kind: 'upload',
    summary:
      '对报告中的一条工商司法记录提出异议：写明理由，可附一份证明（PDF、JPEG 或 PNG，5 MB 以内）；须在20个工作日内由另一人答复，期间标注“异议处理中”',
    body: z.object({
      reportNo: f.reportNo,
      /** The figure, the leg and the row, as evidence opens them. */
      of: f.text(120, REPORT_FIELD_SAYS.chooseIndicatorWhoseRows),
      leg: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(99)), 0),
      id: f.text(400, REPORT_FIELD_SAYS.chooseRowOpen),
      reason,
    }),
    data: row,
    perMinute: 20,
  }),
  objectionDecide: post('/report/objection/answer', {
    ...own,
    guard: 'rules.approve',
    summary:
      '答复异议：维持、更正或删除（删除须写明法律依据）；提出人不能答复自己的异议，答复告知提出人与看过相关报告的人',
    body: z.object({
      id: f.id,
      outcome: z.enum(OBJECTION_OUTCOMES, REPORT_FIELD_SAYS.chooseOutcome),
      answer,
      basis: f.optionalText(200),
    }),
    data: row,
  }),
  objectionList: post('/report/objection/list', {
    ...own,
    guard: 'report.read',
    summary: '异议：按企业、记录种类、状态、日期筛选，待答复的在前，分页',
    body: z.object({
      keyword: f.optionalText(64),
      kind: z.optional(z.enum(PUBLIC_RECORD_KINDS)),
      state: z.optional(z.enum(OBJECTION_STATES)),
      outcome: z.optional(z.enum(OBJECTION_OUTCOMES)),
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(row),
  }),
  objectionMarks: post('/report/objection/marks', {
    ...own,
    guard: 'report.read',
    summary: '一份报告所涉企业的记录现有哪些异议：处理中的与已答复的；报告全文不因此改变',
    body: z.object({ reportNo: f.reportNo }),
    data: z.array(mark),
  }),
  objectionProof: post('/report/objection/proof', {
    ...own,
    guard: 'report.read',
    kind: 'download',
    summary: '下载提出异议时所附的证明',
    body: z.object({ id: f.id }),
    data: z.null(),
    perMinute: 30,
  }),
}
