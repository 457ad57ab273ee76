/** The office's view of collections: tasks, the black box of one, how far people come, and how the bureaus answer. */
import * as z from 'zod/mini'
import { COLLECT_STATES } from '../collect/states.ts'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { sentence } from '../said.ts'

const own = { service: 'consent', origin: 'own' as const }

/** Every bureau with what its calls came to in the last hour, and its own notice. */
const bureauBoard = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    status: z.enum(['OPEN', 'BUSY', 'UNSTABLE', 'MAINTENANCE', 'CLOSED', 'UNKNOWN']),
    calls: z.number(),
    successRate: z.nullable(z.number()),
    p95Ms: z.nullable(z.number()),
    lastError: z.nullable(z.string()),
    until: z.nullable(z.string()),
  }),
)

export const board = {
  collectTasks: post('/collect/tasks', {
    ...own,
    guard: 'collect.read',
    summary: '采集任务：按企业、任务号、状态、税局、关键词、日期筛选，分页',
    body: z.object({
      taxNo: z.optional(z.string().check(z.maxLength(20))),
      taskId: f.optionalText(40),
      state: z.optional(z.enum(COLLECT_STATES)),
      areaCode: z.optional(z.string().check(z.maxLength(4))),
      /** Part of an enterprise's name, tax number, task number or contract number. */
      keyword: f.optionalText(64),
      /** Days of the start in China, both included. */
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      page: f.page,
      size: f.size,
    }),
    data: f.paged(
      z.object({
        taskId: z.string(),
        finTaskId: z.string(),
        enterpriseName: z.nullable(z.string()),
        taxNo: z.nullable(z.string()),
        areaName: z.nullable(z.string()),
        state: z.enum(COLLECT_STATES),
        progress: z.number(),
        failureCode: z.nullable(z.string()),
        failureMessage: z.nullable(sentence('未完成的原因')),
        contractNo: z.nullable(z.string()),
        /** Consent was taken back: the name is masked, the tax number left out. */
        sealed: z.boolean(),
        createdAt: z.string(),
        finishedAt: z.nullable(z.string()),
      }),
    ),
  }),
  collectTimeline: post('/collect/timeline', {
    ...own,
    guard: 'collect.read',
    summary: '一个采集任务的黑匣子：每一步、税局原话、重试与原因',
    body: z.object({ taskId: f.text(40) }),
    data: z.array(
      z.object({
        at: z.string(),
        step: z.string(),
        actor: z.enum(['USER', 'SYSTEM', 'BUREAU']),
        text: sentence('经过'),
        bureauMessage: z.nullable(z.string()),
        ms: z.nullable(z.number()),
        ok: z.boolean(),
      }),
    ),
  }),
  collectFunnel: post('/collect/funnel', {
    ...own,
    guard: 'board.read',
    summary: '采集漏斗：按步骤与税局',
    body: z.object({
      from: z.optional(f.isoDate),
      to: z.optional(f.isoDate),
      areaCode: z.optional(z.string().check(z.maxLength(4))),
    }),
    data: z.object({
      steps: z.array(
        z.object({
          state: z.string(),
          name: z.string(),
          reached: z.number(),
          left: z.number(),
          medianSeconds: z.nullable(z.number()),
        }),
      ),
      bureaus: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          started: z.number(),
          succeeded: z.number(),
          failed: z.number(),
          topFailure: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  bureauBoard: get('/collect/bureaus', {
    ...own,
    guard: 'board.read',
    summary: '税局状态板：由实测成功率与时延得出；税局列表读不到时为 UNKNOWN',
    body: f.nothing,
    data: bureauBoard,
  }),
  operateBureaus: get('/operate/bureaus', {
    ...own,
    guard: 'system.operate',
    summary: '运营：全平台税局状态板；每次查询均留审计记录',
    body: f.nothing,
    data: bureauBoard,
  }),
}
