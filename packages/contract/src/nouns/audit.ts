/** The audit log: who did what, from where, to what; a chain of hashes per company. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'

export const AUDIT_KINDS = ['LOGIN', 'LOGOUT', 'REFUSED', 'LOOK', 'CHANGE'] as const

const auditRow = z.object({
  seq: z.number(),
  companyId: z.number(),
  at: z.string(),
  kind: z.enum(AUDIT_KINDS),
  /** Name of the call. */
  action: z.string(),
  /** The same in Chinese, as the documentation calls it. */
  actionName: z.string(),
  userName: z.string(),
  /** Somebody of the platform, in the log of a company. */
  operator: z.boolean(),
  ip: z.string(),
  agent: z.string(),
  object: z.string(),
  /** Before, after, reason. */
  detail: z.nullable(z.record(z.string(), z.unknown())),
  /** Hex: what is compared with what was noted earlier. */
  hash: z.string(),
})
export type AuditRow = z.infer<typeof auditRow>

const verdict = z.object({
  /** Entries that fit, from the first on. */
  entries: z.number(),
  /** Of them those whose content was erased with the company: number and hash are left, as the platform's own log says that they were. */
  erased: z.number(),
  /** Number of the first entry that does not fit, or that is missing; null = all do. */
  brokenAt: z.nullable(z.number()),
  /** Hash of the last entry that fits; empty = there is none. */
  head: z.string(),
  /** The last end that the platform signed; null = none yet. */
  checkpoint: z.nullable(z.object({ seq: z.number(), hash: z.string(), at: z.string() })),
  /** Checkpoints that the platform did not sign as they stand. */
  strange: z.number(),
  /** SHA-256 of the public key that the platform signs with, hex. */
  signedBy: z.string(),
})
export type AuditVerdict = z.infer<typeof verdict>

const filters = {
  keyword: f.optionalText(60),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  from: z.optional(f.isoDate),
  to: z.optional(f.isoDate),
  /** Of another company (0 = the platform's own), by an operator. */
  companyId: z.optional(f.companyReached),
}
const read = { service: 'audit', origin: 'own' as const, guard: 'audit.read' as const }

export const audit = {
  auditList: post('/audit/list', {
    ...read,
    summary: '审计日志，新的在前',
    body: z.object({ ...filters, page: f.page, size: f.size }),
    data: f.paged(auditRow),
  }),
  auditVerify: post('/audit/verify', {
    ...read,
    summary:
      '逐条核对审计日志的哈希链，并与链尾及历次签名的存证比对：被改动、缺少、插入或截去的条目会被指出',
    body: z.object({ companyId: filters.companyId }),
    data: verdict,
    perMinute: 10,
  }),
  auditExport: get('/audit/export', {
    ...read,
    kind: 'download',
    summary:
      '导出审计日志（JSON Lines，一行一条，末行为平台签名的条数、起止与末条哈希，可用 xinjian audit verify 核对）',
    body: z.object({ companyId: filters.companyId }),
    data: z.unknown(),
    perMinute: 10,
  }),
}
