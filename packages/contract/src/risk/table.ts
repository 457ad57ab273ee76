/** A policy table on the wire. What its lines may speak of is the vocabulary of the reports (`riskVocabulary`). */
import { POLICY_GRADES, RELATION_NAMES, SUBJECTS } from '@xinjian/engine/report/policy/table'
import * as z from 'zod/mini'
import { reportKind } from '../report/row.ts'
import { said } from '../said.ts'
import { RISK_FIELD_SAYS } from '../words/risk.ts'

const number = z.number().check(z.gte(-1e15), z.lte(1e15))
const key = z.string().check(z.minLength(1), z.maxLength(80))

export const condition = z.object({
  about: z.enum(SUBJECTS),
  report: reportKind,
  /** Number of a rule, key of an indicator, `pack/check`. */
  key: z.optional(key),
  is: z.enum(RELATION_NAMES),
  value: z.optional(z.union([number, z.boolean(), z.string().check(z.maxLength(40))])),
})

const line = z.object({
  when: z
    .array(condition)
    .check(
      z.minLength(1, RISK_FIELD_SAYS.conditionsOfLine),
      z.maxLength(6, RISK_FIELD_SAYS.conditionsOfLine),
    ),
  verdict: z.enum(['REJECT', 'REVIEW']),
})

const limit = z.object({
  legs: z
    .array(
      z.object({
        report: reportKind,
        key: z.optional(key),
        times: z.number().check(z.gte(0.0001), z.lte(1000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
  take: z.enum(['MIN', 'MAX']),
  capWan: z.optional(said(z.number().check(z.gte(0.01), z.lte(1_000_000)), '单位：万元')),
  grades: z.optional(z.partialRecord(z.enum(POLICY_GRADES), z.number().check(z.gte(0), z.lte(1)))),
})

export const policyTable = z.object({
  reports: z
    .array(z.object({ kind: reportKind, days: z.number().check(z.int(), z.gte(1), z.lte(730)) }))
    .check(
      z.minLength(1, RISK_FIELD_SAYS.reportsOfPolicy),
      z.maxLength(12, RISK_FIELD_SAYS.reportsOfPolicy),
    ),
  lines: z
    .array(line)
    .check(
      z.minLength(1, RISK_FIELD_SAYS.linesOfPolicy),
      z.maxLength(100, RISK_FIELD_SAYS.linesOfPolicy),
    ),
  score: z.optional(reportKind),
  limit: z.optional(limit),
})
