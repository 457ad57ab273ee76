/** What a partner's own robot (RPA) did at the bureau: its word, kept beside the collection and never taken for collected data. */
import { DATASETS } from '@xinjian/format/datasets/datasets'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { TERMINAL_FIELD_SAYS } from '../words/terminal.ts'
import { RPA_OUTCOMES } from './machine-states.ts'

export const instant = z.string().check(
  z.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/,
    TERMINAL_FIELD_SAYS.instantForm,
  ),
  z.refine((text) => !Number.isNaN(Date.parse(text)), TERMINAL_FIELD_SAYS.instantForm),
)

/** What the robot says it brought, by dataset: rows. */
const counts = z.partialRecord(
  z.enum(DATASETS),
  z.number().check(z.int(), z.gte(0), z.lte(100_000_000)),
)

const rpaRecord = z.object({
  jobNo: z.string(),
  channel: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  outcome: z.enum(RPA_OUTCOMES),
  counts,
  message: z.nullable(z.string()),
  receivedAt: z.string(),
})

const rpaRecordRow = z.object({
  jobNo: z.string(),
  taskId: z.string(),
  finTaskId: z.string(),
  /** Code of the partner's channel, and what it is called. */
  channel: z.string(),
  channelTitle: z.string(),
  /** null = the collection has not named one. */
  enterpriseName: z.nullable(z.string()),
  taxNo: z.nullable(z.string()),
  /** Consent was taken back: the name is masked; tax number, counts and words are left out. */
  sealed: z.boolean(),
  startedAt: z.string(),
  endedAt: z.string(),
  /** Whole seconds from start to end, both as the robot tells them. */
  seconds: z.number(),
  outcome: z.enum(RPA_OUTCOMES),
  /** Rows that it says it brought; empty = it told of none. */
  counts: z.array(z.object({ dataset: z.enum(DATASETS), rows: z.number() })),
  message: z.nullable(z.string()),
  receivedAt: z.string(),
})
export type RpaRecordRow = z.infer<typeof rpaRecordRow>

export const rpa = {
  addRpaRecord: post('/tax/taxweb/addRpaRecord', {
    service: 'tax-collection',
    origin: 'spec',
    guard: 'collect.link',
    summary:
      '合作方机器人（RPA）办理记录：凭渠道的接口密钥上报，随采集任务展示，标明为合作方陈述，不作为采集到的数据；同一作业编号重复上报相同内容不重复登记，内容不同则拒绝',
    body: z
      .object({
        finTaskId: f.text(40, TERMINAL_FIELD_SAYS.enterTaskNo),
        jobNo: z.string().check(z.regex(/^[\w-]{4,64}$/, TERMINAL_FIELD_SAYS.enterJobNo)),
        startedAt: instant,
        endedAt: instant,
        outcome: z.enum(RPA_OUTCOMES),
        counts: z.optional(counts),
        message: f.optionalText(200),
      })
      .check(
        z.refine(({ startedAt, endedAt }) => Date.parse(endedAt) >= Date.parse(startedAt), {
          message: TERMINAL_FIELD_SAYS.endBeforeStart,
          path: ['endedAt'],
        }),
      ),
    data: rpaRecord,
    perMinute: 120,
  }),
  rpaRecordList: post('/collect/rpa', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'collect.read',
    summary:
      '合作方机器人（RPA）办理记录：按企业、合作方、任务、结果与收到日期筛选，分页，新的在前；合作方陈述，未经平台核实',
    body: z.object({
      /** Part of a firm's name or tax number, of the name or code of the partner's channel, or of the number of a job or collection. */
      keyword: f.optionalText(64),
      taskId: f.optionalText(40),
      outcome: z.optional(z.enum(RPA_OUTCOMES)),
      /** Days in China on which the platform received them, both included. */
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(rpaRecordRow),
  }),
}
