/** What every kind writes into its document alike: whose report, of which engine, as of when, and how it counts. */
import type { ReportDocument } from '../report/document.ts'
import { REPORT_KINDS, type ReportKind } from '../report/kinds.ts'
import { chinaInstant } from './calendar/calendar.ts'
import { type Statement, WITHDRAWN } from './method.ts'

/** What the facts of every kind hold. */
export interface FramedFacts {
  registration: {
    name: string
    taxNo: string | null
    regionCode?: string | null | undefined
    industryCode?: string | null | undefined
    industryName?: string | null | undefined
    taxpayerType?: string | null | undefined
  }
  /** ISO instant */
  dataCutoff: string
  /** The enterprise took its consent to collect back: only what the institution uploaded is among the facts. */
  uploadsOnly?: true
}

export interface Method {
  conventions: readonly string[]
  statements: readonly Statement[]
}

export const frameOf = (
  kind: ReportKind,
  engineVersion: string,
  { registration, dataCutoff, uploadsOnly }: FramedFacts,
  { conventions, statements }: Method,
) =>
  ({
    frame: 2,
    kind,
    engineVersion,
    title: REPORT_KINDS[kind].title,
    enterprise: {
      name: registration.name,
      taxNo: registration.taxNo,
      regionCode: registration.regionCode ?? null,
      industryCode: registration.industryCode ?? null,
      industryName: registration.industryName ?? null,
      taxpayerType: registration.taxpayerType ?? null,
    },
    asOf: chinaInstant(dataCutoff),
    conventions: [...conventions],
    statements: uploadsOnly ? [WITHDRAWN, ...statements] : [...statements],
  }) satisfies Partial<ReportDocument>
