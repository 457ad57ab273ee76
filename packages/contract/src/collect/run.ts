/** The run itself: its start, its progress, what came of it, and what the phone reports. */

import { COLLECTED_DATASETS, DATASETS } from '@xinjian/format/datasets/datasets'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { completeThrough, dataCutoff } from '../report/data-times.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { ITEM_STATES } from './availability.ts'
import { collectTask } from './task.ts'

const ofTask = { service: 'tax-collection', origin: 'spec' as const, guard: 'task' as const }

export const run = {
  sendCollect: post('/tax/taxweb/send/collect', {
    ...ofTask,
    sealed: true,
    summary: '开始采集（加密）：重复提交返回同一任务',
    body: z.object({ datasets: z.optional(z.array(z.enum(COLLECTED_DATASETS))) }),
    data: collectTask,
    perMinute: 20,
  }),
  sendCollectZfPlat: post('/tax/taxweb/send/collectZfPlat', {
    ...ofTask,
    sealed: true,
    summary:
      '开始采集（加密），经政府融资服务平台而来：同 send/collect，另记平台订单号与回传标识，随结果通知带回',
    body: z.object({
      datasets: z.optional(z.array(z.enum(COLLECTED_DATASETS))),
      platOrderNo: f.text(64, COLLECT_FIELD_SAYS.numberOrderMissing),
      callbackRef: f.optionalText(200),
    }),
    data: collectTask,
    perMinute: 20,
  }),
  getCollectStatus: post('/tax/taxweb/getCollectStatus', {
    ...ofTask,
    summary: '采集状态与进度',
    body: f.nothing,
    data: collectTask,
    perMinute: 120,
  }),
  getSummary: post('/tax/taxweb/getSummary', {
    ...ofTask,
    summary: '采集到的数据：各类条数、期间与来源时间',
    body: f.nothing,
    data: z.object({
      enterprise: z.object({ name: z.string(), taxNo: z.string() }),
      dataCutoff,
      completeThrough,
      contractNo: z.nullable(z.string()),
      datasets: z.array(
        z.object({
          dataset: z.enum(DATASETS),
          name: z.string(),
          state: z.enum(ITEM_STATES),
          rows: z.number(),
          from: z.nullable(z.string()),
          to: z.nullable(z.string()),
          /** A few facts worth showing: `最近评级 A`. */
          highlights: z.array(z.string()),
        }),
      ),
    }),
  }),
  restart: post('/tax/taxweb/restart', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary:
      '失败后重来：回到登录或选择地区（授权不必重签）；或放弃任务，签署之前即为不同意（CANCEL），渠道收到 CANCELLED',
    body: z.object({ to: z.enum(['LOGIN', 'AREA', 'RETRY', 'CANCEL']) }),
    data: collectTask,
  }),
  addApplyErrorRecord: post('/tax/taxweb/addApplyErrorRecord', {
    ...ofTask,
    summary: '手机页面上报的异常',
    body: z.object({ page: f.text(100), message: f.text(500) }),
    data: z.null(),
    perMinute: 30,
  }),
  pointUpload: post('/tax/taxweb/point', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    summary:
      '埋点：页面、动作、用时（finTaskId 与 taskId 必须是本任务；一次 50 条、一个任务 500 条以内）',
    body: z.object({
      finTaskId: f.text(40),
      taskId: f.text(40),
      events: z
        .array(
          z.object({
            name: f.text(40),
            page: f.text(100),
            at: f.text(40),
            ms: z.optional(z.number()),
          }),
        )
        .check(z.maxLength(50)),
    }),
    data: z.null(),
    perMinute: 60,
    perHour: 600,
  }),
}
