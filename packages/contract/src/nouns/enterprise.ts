import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { said } from '../said.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { COLLECT_FIELD_SAYS } from '../words/collect.ts'
import { INTAKE_FIELD_SAYS } from '../words/intake.ts'

const WAN = '单位：万元'

/** Registration data a tenant may state about an enterprise; collection from the tax bureau overwrites it with source and time. */
const registration = {
  legalRepresentative: f.optionalText(64),
  establishedOn: z.optional(f.isoDate),
  registeredCapitalWan: said(
    z.optional(
      z
        .number(CHANNEL_FIELD_SAYS.enterNumber)
        .check(
          z.gte(0, INTAKE_FIELD_SAYS.enterNumberNotLess),
          z.lte(100_000_000, INTAKE_FIELD_SAYS.capitalInWan),
        ),
    ),
    WAN,
  ),
  /** Of GB/T 4754—2017; the name, where none is given, is the table's. */
  industryCode: z.optional(f.industryCode),
  industryName: f.optionalText(64),
  taxpayerType: z.optional(
    z.enum(['GENERAL', 'SMALL', 'INDIVIDUAL'], INTAKE_FIELD_SAYS.chooseKindTaxpayer),
  ),
}

export const enterpriseRow = z.object({
  id: z.number(),
  name: z.string(),
  taxNo: z.string(),
  taxpayerType: z.nullable(z.string()),
  legalRepresentative: z.nullable(z.string()),
  establishedOn: z.nullable(z.string()),
  registeredCapitalWan: said(z.nullable(z.number()), WAN),
  industryCode: z.nullable(z.string()),
  industryName: z.nullable(z.string()),
  salesInvoices: z.number(),
  purchaseInvoices: z.number(),
  firstMonth: z.nullable(z.string()),
  lastMonth: z.nullable(z.string()),
  /** Of the last report that concludes on lending: its number, conclusion, grade and score. */
  lastReportNo: z.nullable(z.string()),
  lastDecision: f.decision,
  lastGrade: z.nullable(z.string()),
  lastScore: z.nullable(z.number()),
  /** Consent taken back: nothing is told but name and tax number. */
  sealed: z.boolean(),
  updatedAt: z.string(),
})
export type EnterpriseRow = z.infer<typeof enterpriseRow>

export const enterprise = {
  enterpriseList: post('/enterprise/list', {
    service: 'enterprise',
    origin: 'own',
    guard: 'enterprise.read',
    summary: '本公司名下的企业：按名称或税号搜索，分页',
    body: z.object({ keyword: f.optionalText(64), page: f.page, size: f.size }),
    data: f.paged(enterpriseRow),
  }),
  enterpriseSave: post('/enterprise/save', {
    service: 'enterprise',
    origin: 'own',
    guard: 'invoice.import',
    summary: '新增企业，或更新其登记信息（按税号）',
    body: z.object({
      name: f.text(100, COLLECT_FIELD_SAYS.enterNameEnterprise),
      taxNo: f.taxNo,
      ...registration,
    }),
    data: enterpriseRow,
  }),
}
