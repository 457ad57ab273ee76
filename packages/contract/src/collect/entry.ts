/** The way in: a link becomes a task, and the task learns which enterprise it is about. */

import { DATASETS } from '@xinjian/format/datasets/datasets'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { COLLECT_KINDS } from './states.ts'
import { collectTask } from './task.ts'

const base = { service: 'tax-collection', origin: 'spec' as const }
const ofTask = { ...base, guard: 'task' as const }

export const clientPublicKey = z
  .string()
  .check(z.regex(/^[\w-]{87}$/, COLLECT_FIELD_SAYS.keyWrongFormReload))

export const entry = {
  getChannelToken: post('/tax/taxweb/getChannelToken', {
    ...base,
    guard: 'public',
    summary: '打开采集链接：建立采集任务，返回任务令牌，并协商本次采集的加密密钥（P-256）',
    body: z.object({
      channelCode: f.optionalText(40),
      source: f.optionalText(40),
      /** What the link asks for; absent = TAX. An earlier visit goes on as what it was begun for. */
      kind: z.optional(z.enum(COLLECT_KINDS)),
      clientPublicKey,
      /** Token of an earlier visit on this phone: the same task goes on. */
      resume: f.optionalText(256),
      /** Code of a message's link: the task it tells of goes on, on this device. */
      back: f.optionalText(40),
    }),
    data: z.object({
      token: z.string(),
      /** What the key is for: the visit, which is the task unless it joined one that was running. */
      visitId: z.string(),
      serverPublicKey: z.string(),
      expiresAt: z.string(),
      channel: z.object({
        code: z.string(),
        name: z.string(),
        title: z.string(),
        /** Address of the channel's picture; null = none. */
        logo: z.nullable(z.string()),
      }),
      task: collectTask,
    }),
    perMinute: 60,
    perHour: 600,
  }),
  getRoute: post('/tax/taxweb/getRoute', {
    ...ofTask,
    summary: '任务现在应在哪一步（离开后回来从这里继续）',
    body: f.nothing,
    data: collectTask,
  }),
  enterpriseConfiguration: post('/tax/taxweb/enterpriseConfiguration', {
    ...ofTask,
    summary: '渠道配置：是否需要营业执照、采集哪些数据、被授权机构',
    body: f.nothing,
    data: z.object({
      licenseRequired: z.boolean(),
      /** Where to call with questions about collection and contract. */
      service: z.string(),
      datasets: z.array(
        z.object({
          dataset: z.enum(DATASETS),
          name: z.string(),
          mandatory: z.boolean(),
          months: z.number(),
        }),
      ),
      grantees: z.array(z.object({ name: z.string(), contact: z.string(), purpose: z.string() })),
    }),
  }),
  dictionaryList: post('/tax/taxweb/dictionary/list', {
    ...base,
    guard: 'public',
    summary:
      '字典：page_theme_color（COLOR_MAPPER 为逗号分隔的 键@颜色；带采集令牌时含其渠道的颜色）、identity、loginType、dataset',
    body: z.object({ type: f.text(40), token: f.optionalText(256) }),
    data: z.record(z.string(), z.string()),
  }),
  searchEnterprise: post('/tax/taxweb/searchEnterprise', {
    ...ofTask,
    summary: '按名称查找企业，至少两个字，最多十条',
    body: z.object({
      keyword: z
        .string()
        .check(z.trim(), z.minLength(2, COLLECT_FIELD_SAYS.enterTwoCharacters), z.maxLength(60)),
    }),
    data: z.array(z.object({ name: z.string(), taxNo: z.string() })),
    perMinute: 120,
  }),
  getEnterpriseName: post('/tax/taxweb/getEnterpriseName', {
    ...ofTask,
    summary: '按税号取企业名称；给出名称的，核对二者是否一致',
    body: z.object({ taxNo: f.taxNo, name: f.optionalText(100) }),
    data: z.object({ name: z.nullable(z.string()), taxNo: z.string() }),
  }),
  licenseOcr: post('/tax/taxweb/license/ocr', {
    service: 'tax-collection',
    origin: 'own',
    guard: 'task',
    kind: 'upload',
    summary: '识别营业执照照片（JPG/PNG，5 MB 以内）',
    body: f.nothing,
    data: z.object({
      name: z.nullable(z.string()),
      taxNo: z.nullable(z.string()),
      legalRepresentative: z.nullable(z.string()),
      establishedOn: z.nullable(z.string()),
      address: z.nullable(z.string()),
      /** Fields a person should look at again. */
      doubtful: z.array(z.string()),
    }),
    perMinute: 10,
  }),
}
