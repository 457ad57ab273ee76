/** A version of the platform's table tried on the enterprises of all institutions: sums only, and nothing of an enterprise. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { reportKind } from '../report/row.ts'
import { RULES_FIELD_SAYS } from '../words/rules.ts'
import { paging, version } from './book.ts'
import { sums } from './sums.ts'

const trialRow = z.object({
  no: z.string(),
  reportType: reportKind,
  version: z.number(),
  /** 0 = the table of the engine. */
  against: z.number(),
  through: z.nullable(z.string()),
  /** Institutions whose enterprises are judged, those that are through with it, and those that could not be. */
  companies: z.nullable(z.number()),
  done: z.number(),
  failed: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
})
export type PlatformTrialRow = z.infer<typeof trialRow>

const common = { service: 'rules', origin: 'own' as const, guard: 'system.operate' as const }

export const platformTrials = {
  platformTrialStart: post('/operate/rules/trial/start', {
    ...common,
    summary: '运营：以全平台企业试算一个版本，只给出合计，不涉及任何企业的身份',
    body: z.object({ reportType: reportKind, version, through: z.optional(f.month) }),
    data: trialRow,
    perMinute: 10,
  }),
  platformTrialList: post('/operate/rules/trial/list', {
    ...common,
    summary: '运营：平台默认规则的试算，新的在前',
    body: z.object({ version: z.optional(version), ...paging }),
    data: f.paged(trialRow),
  }),
  platformTrialDetail: post('/operate/rules/trial/detail', {
    ...common,
    summary: '运营：一次试算的合计与逐条规则的变化数',
    body: z.object({
      no: z.string().check(z.regex(/^PT\d{8,20}$/, RULES_FIELD_SAYS.notNumberTrial)),
    }),
    data: z.object({ row: trialRow, ...sums }),
  }),
}
