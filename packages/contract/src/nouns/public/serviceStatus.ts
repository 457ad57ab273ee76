/** State of the service for customers: measured by part, and incidents as operators announce them. */
import * as z from 'zod/mini'
import { get, post } from '../../endpoint.ts'
import * as f from '../../fields.ts'
import {
  IMPACTS,
  INCIDENT_STATES,
  PART_STATES,
  STATUS_DAYS_KEPT,
  STATUS_DAYS_SHOWN,
  STATUS_PARTS,
} from '../../status/status.ts'
import { PEOPLE_FIELD_SAYS } from '../../words/people.ts'

/** null = too few to be told. */
const counted = z.nullable(z.object({ succeeded: z.number(), failed: z.number() }))

const day = z.object({
  /** Day in China. */
  day: z.string(),
  state: z.enum(PART_STATES),
  /** Minutes that were measured, by state. */
  operational: z.number(),
  delayed: z.number(),
  partial: z.number(),
  outage: z.number(),
  calls: counted,
})

const part = z.object({
  part: z.string(),
  state: z.enum(PART_STATES),
  /** Since when it is so; null = not measured. */
  since: z.nullable(z.string()),
  hour: counted,
  last24h: counted,
  /** What the bureau says of itself; null = it says nothing of the kind. */
  notice: z.nullable(z.enum(['MAINTENANCE', 'CLOSED'])),
  /** Until when, in the bureau's words. */
  until: z.nullable(z.string()),
  /** Of a queue: seconds that the oldest has waited. */
  oldestSeconds: z.nullable(z.number()),
  /** Days without a measurement are absent. */
  days: z.array(day),
})

const update = z.object({
  n: z.number(),
  state: z.enum(INCIDENT_STATES),
  text: z.string(),
  textEn: z.string(),
  at: z.string(),
  /** The text was corrected then. */
  correctedAt: z.nullable(z.string()),
})

const incident = {
  id: z.number(),
  title: z.string(),
  titleEn: z.string(),
  state: z.enum(INCIDENT_STATES),
  impact: z.enum(IMPACTS),
  parts: z.array(z.string()),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
}

const statusOfService = z.object({
  /** When it was last measured; null = never, or too long ago to be told. */
  measuredAt: z.nullable(z.string()),
  parts: z.array(part),
  /** Open ones first, then those of the kept days; updates from new to old. */
  incidents: z.array(z.object({ ...incident, updates: z.array(update) })),
})

const incidentRow = z.object({
  ...incident,
  /** As they were written, corrections among them, each with its author. */
  updates: z.array(
    z.object({
      n: z.number(),
      state: z.enum(INCIDENT_STATES),
      text: z.string(),
      textEn: z.string(),
      at: z.string(),
      by: z.string(),
      /** Number of the update whose text this one replaces. */
      corrects: z.nullable(z.number()),
    }),
  ),
})
export type IncidentRow = z.infer<typeof incidentRow>

const said = {
  text: f.text(1000, PEOPLE_FIELD_SAYS.writeIncidentText),
  textEn: f.text(2000, PEOPLE_FIELD_SAYS.writeIncidentTextEn),
}
const announced = {
  title: f.text(60, PEOPLE_FIELD_SAYS.writeIncidentTitle),
  titleEn: f.text(120, PEOPLE_FIELD_SAYS.writeIncidentTitleEn),
  ...said,
  parts: z
    .array(z.enum(STATUS_PARTS as [string, ...string[]]))
    .check(
      z.minLength(1, PEOPLE_FIELD_SAYS.chooseAffectedPart),
      z.maxLength(STATUS_PARTS.length, PEOPLE_FIELD_SAYS.chooseAffectedPart),
    ),
  impact: z.enum(IMPACTS, PEOPLE_FIELD_SAYS.chooseImpact),
  state: z.enum(INCIDENT_STATES, PEOPLE_FIELD_SAYS.chooseIncidentState),
}

const own = { service: 'bss', origin: 'own' as const }
const ofPlatform = { ...own, guard: 'incident.manage' as const }

export const serviceStatus = {
  serviceStatus: get('/status', {
    ...own,
    guard: 'public',
    summary:
      '服务状态：接口、报告队列、发票查验、工商司法数据、短信、邮件与各地税局的实测状态、历史与公告；未测到的为 NO_DATA',
    body: z.object({
      days: z._default(
        z.coerce.number().check(z.int(), z.gte(1), z.lte(STATUS_DAYS_KEPT)),
        STATUS_DAYS_SHOWN,
      ),
    }),
    data: statusOfService,
    perMinute: 60,
  }),
  incidentList: post('/status/incidents', {
    ...ofPlatform,
    summary: '服务公告：未结束的在前，新的在前，含每次更新、更正与发布人',
    body: z.object({ page: f.page, size: f.size }),
    data: f.paged(incidentRow),
  }),
  incidentOpen: post('/status/incident/open', {
    ...ofPlatform,
    summary: '发布服务公告：即时显示在服务状态页；发布人记入审计日志，并告知其他有权发布的人员',
    body: z.object({ ...announced, startedAt: z.optional(z.iso.datetime({ offset: true })) }),
    data: z.object({ id: z.number() }),
    perHour: 60,
  }),
  incidentUpdate: post('/status/incident/update', {
    ...ofPlatform,
    summary: '更新服务公告：进展、影响范围或已解决；以前的更新保留',
    body: z.object({ id: f.id, ...announced }),
    data: z.null(),
    perHour: 120,
  }),
  incidentCorrect: post('/status/incident/correct', {
    ...ofPlatform,
    summary: '更正一次更新的文字：页面显示更正后的文字与更正时间，原文保留',
    body: z.object({ id: f.id, n: f.id, ...said }),
    data: z.null(),
    perHour: 60,
  }),
}
