/**
 * 工商司法: reports of what the registry and the courts publish of a firm (product spec: `gssf`). The firm is found by its words and need not
 * be among the enterprises of the company before.
 */

import { PUBLISHED_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { FOUND_BY } from '@xinjian/format/public-records/found'
import * as z from 'zod/mini'
import { channelCode } from '../channel/provider.ts'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { said } from '../said.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'
import { reportAnswer } from './answer.ts'
import { reportRow } from './row.ts'

const justiceKind = z.enum(PUBLISHED_KIND_NAMES)

/** Words of a firm: its name, a former name, its code, or a part of a name. */
export const firmWords = f.text(100, REPORT_FIELD_SAYS.enterFirm)

/** What is told of a firm for nothing. null = the registry's vendor does not tell it. */
export const freeFirm = {
  name: z.string(),
  code: z.nullable(z.string()),
  /** As the registry says it. */
  status: z.nullable(z.string()),
  /** A person by the surname. */
  legalRep: z.nullable(z.string()),
  capital: said(z.nullable(z.string()), '单位：以来源原文为准，含币种'),
  established: z.nullable(z.string()),
  region: z.nullable(z.string()),
  matched: z.enum(FOUND_BY),
  /** The former name that the words are of; null = they are of its name or code. */
  formerName: z.nullable(z.string()),
}
const foundFirm = z.object({
  ...freeFirm,
  /** It is among the enterprises that the session sees. */
  listed: z.boolean(),
})
export type FoundFirmRow = z.infer<typeof foundFirm>

/** UNTOLD: no vendor in use has a search. FAILED: none answered. Only TOLD without rows means that there is none. */
export const SEARCH_STATES = ['TOLD', 'UNTOLD', 'FAILED'] as const

/** Minutes that a page may be shown in a partner's frame. */
const MOST_MINUTES = 24 * 60

const spec = { service: 'reports', origin: 'spec' as const }

export const justice = {
  justiceFind: post('/verify/gssf/search', {
    service: 'reports',
    origin: 'own',
    guard: 'report.create',
    summary:
      '按企业名称、曾用名或统一社会信用代码查找企业（至少两个汉字或完整代码）：状态、法定代表人（隐名）、注册资本、成立日期、地区与命中项，不计费',
    body: z.object({ keyword: firmWords }),
    data: z.object({ state: z.enum(SEARCH_STATES), rows: z.array(foundFirm) }),
    perMinute: 30,
  }),
  justiceQuery: post('/verify/gssf/report', {
    ...spec,
    guard: 'report.create',
    summary:
      '生成工商司法、工商、司法或企业基础报告：keyword 为统一社会信用代码、名称或曾用名，须唯一对应一家企业；不在本公司名下的企业一并登记，返回报告编号',
    body: z.object({
      keyword: firmWords,
      reportType: z._default(justiceKind, 'JUSTICE_ENT'),
      /** Ask the sources anew, at the full price, though an answer of the last days is held. */
      refresh: z._default(z.boolean(), false),
    }),
    data: reportRow,
    perMinute: 60,
  }),
  justiceDetail: post('/verify/gssf/report/detail', {
    ...spec,
    guard: 'report.read',
    summary: '一份工商司法、工商、司法或企业基础报告：记录、依据与全文',
    body: z.object({ reportNo: f.reportNo }),
    data: reportAnswer,
  }),
  justiceFrame: post('/verify/verify/cosmic/gssf/iframe', {
    ...spec,
    guard: 'report.share',
    summary:
      '创建在合作方页面框架中打开工商司法报告的链接：签名、限期、可撤销；只有渠道登记的网站可以嵌入，完整链接只在此时返回一次',
    body: z.object({
      reportNo: f.reportNo,
      channel: channelCode,
      minutes: z._default(
        z.coerce
          .number()
          .check(
            z.int(),
            z.gte(1, REPORT_FIELD_SAYS.leastMinutes),
            z.lte(MOST_MINUTES, REPORT_FIELD_SAYS.mostMinutes),
          ),
        30,
      ),
    }),
    data: z.object({
      id: z.number(),
      url: z.string(),
      expiresAt: z.string(),
      /** Sites that may show it in a frame. */
      sites: z.array(z.string()),
    }),
    perMinute: 60,
  }),
  justiceOpen: post('/verify/web/ent/gssf/report', {
    service: 'open',
    origin: 'spec',
    guard: 'report.create',
    summary:
      '开放接口：以接口密钥取得工商司法、工商、司法或企业基础报告。七日内已有的直接返回且不再计费；没有则生成并计费，document 为空时请稍后以 reportNo 调用报告详情；refresh 为重新查询（重新计费）',
    body: z.object({
      keyword: firmWords,
      reportType: z._default(justiceKind, 'JUSTICE_ENT'),
      refresh: z._default(z.boolean(), false),
    }),
    data: z.object({ row: reportRow, document: reportAnswer.shape.document }),
    perMinute: 60,
  }),
}
