/**
 * What changed between two reports of one enterprise and kind, and why. The causes are computed, not guessed: the older
 * report's facts and months go through the newer engine, then the newer facts, then the newer months; each step that moves a
 * value is a cause of its change.
 */

import { type BesideRow, besideOf } from '@xinjian/engine/report/beside'
import {
  type Difference,
  differenceOf,
  explain,
  type Step,
} from '@xinjian/engine/report/difference'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { storedReport } from '@xinjian/engine/report/stored'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { storedDocument } from './documents.ts'
import type { Engines } from './engines/engines.ts'
import { kindOf } from './kinds/registry.ts'
import { factsBytes } from './replay.ts'
import type { ReportRecord } from './store.ts'
import { REPORT_SAYS } from './words.ts'

export interface Comparison extends Difference {
  before: ReportRecord
  after: ReportRecord
  /** False where the steps between cannot be computed any more. */
  explained: boolean
}

/** Two reports of one kind as they are given, whosever they are: nothing is recomputed, and no cause told. */
export async function besideEachOther(
  tenant: TenantDb,
  one: ReportRecord,
  other: ReportRecord,
): Promise<BesideRow[]> {
  if (one.report_no === other.report_no)
    throw new Refusal('MALFORMED', REPORT_SAYS.chooseTwoDifferentReports)
  if (one.report_type !== other.report_type)
    throw new Refusal('MALFORMED', REPORT_SAYS.onlyReportsKindCompared)
  const [left, right] = await Promise.all([
    storedDocument(tenant, one.report_no),
    storedDocument(tenant, other.report_no),
  ])
  return besideOf(left, right)
}

/** In whichever order they are given; the older one is `before`. */
export async function compareReports(
  tenant: TenantDb,
  engines: Engines,
  one: ReportRecord,
  other: ReportRecord,
): Promise<Comparison> {
  if (one.report_no === other.report_no)
    throw new Refusal('MALFORMED', REPORT_SAYS.chooseTwoDifferentReports)
  if (one.report_type !== other.report_type || one.enterprise_id !== other.enterprise_id)
    throw new Refusal('MALFORMED', REPORT_SAYS.onlyReportsKindEnterprise)
  const [before, after] = one.created_at <= other.created_at ? [one, other] : [other, one]
  const [first, last] = await Promise.all([
    storedDocument(tenant, before.report_no),
    storedDocument(tenant, after.report_no),
  ])
  const steps = await stepsBetween(tenant, engines, before, after).catch((error) => {
    // An engine or a form of facts that is gone leaves the change told and its cause open.
    if (error instanceof RangeError || (error instanceof Refusal && error.code === 'ENGINE_GONE'))
      return null
    throw error
  })
  const difference = steps
    ? explain(first, [...steps, { cause: 'WINDOW', document: last }])
    : differenceOf(first, last)
  return { before, after, explained: steps !== null, ...difference }
}

/** The older facts under the book of the newer ones: an institution's rules are rules, not rows. */
function underBookOf(kind: ReportKind, older: Uint8Array, newer: Uint8Array): Uint8Array {
  const { decode, encode, desk } = kindOf(kind).engine
  if (!desk) return older
  const facts = decode(older)
  const [had, has] = [desk.bookOf(facts), desk.bookOf(decode(newer))]
  return had === null && has === null ? older : encode(desk.under(facts, has))
}

/** The documents between the older report and the newer one: newer rules first, then newer rows. */
async function stepsBetween(
  tenant: TenantDb,
  engines: Engines,
  before: ReportRecord,
  after: ReportRecord,
): Promise<Step[]> {
  const version = after.engine_version ?? ''
  const { through } = before.params
  const made = async (facts: Uint8Array): Promise<ReportDocument> =>
    storedReport(JSON.parse(await engines.run(after.report_type, version, facts, through)))
  const [older, newer] = [await factsBytes(tenant, before), await factsBytes(tenant, after)]
  return [
    { cause: 'RULES', document: await made(underBookOf(after.report_type, older, newer)) },
    { cause: 'ROWS', document: await made(newer) },
  ]
}
