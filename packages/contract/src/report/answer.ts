/** A report as it is opened: its record, what it rests on, how it is shown, and its document. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import * as z from 'zod/mini'
import { consentBrief } from '../consent/consent-brief.ts'
import { datasetFreshness } from '../nouns/collected.ts'
import { dataCutoff } from './data-times.ts'
import { reportRow } from './row.ts'
import { reportView } from './view.ts'

/** What a report rests on: consent, freshness, coverage. */
export const reportBasis = z.object({
  /** Contracts signed when it was ordered; the one that collection rests on comes first. Empty = files the company uploaded. */
  consents: z.array(consentBrief),
  dataCutoff,
  /** Datasets of the report as last collected before it was ordered; `collectedAt` null = never from a bureau. */
  freshness: z.array(datasetFreshness),
  /** Newer data has come in since: ordering the report again would use it. */
  outdated: z.boolean(),
  /** Months that should be there, those that are, those that are missing; sales before purchases. */
  coverage: z.array(
    z.object({
      dataset: z.string(),
      have: z.number(),
      need: z.number(),
      missing: z.array(z.string()),
    }),
  ),
})
export type ReportBasis = z.infer<typeof reportBasis>

/** The document is made by our own engine and stored as bytes; its shape is a type, not re-validated on every read. */
const document = z.custom<ReportDocument>()

export const reportAnswer = z.object({
  row: reportRow,
  institution: z.string(),
  basis: reportBasis,
  /** The document is whole all the same. */
  view: reportView,
  document: z.nullable(document),
})
