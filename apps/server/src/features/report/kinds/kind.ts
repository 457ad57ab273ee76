/** What the server must know of a kind of report; its line stands in `registry.ts`. */
import type { Dataset } from '@xinjian/contract'
import type { ReasonLevel } from '@xinjian/engine/report/decision'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { LendingSources } from '../../../outside/lending/connector.ts'
import type { PublicSources } from '../../../outside/public/connector.ts'
import type { LendingConsents } from '../../consent/index.ts'
import type { InstitutionTerms } from '../store.ts'

export interface LoadedFacts<Facts> {
  facts: Facts
  /** Revision of the enterprise's facts that they are of: evidence is read as of it. */
  seq: number
  /** Cut-off instant, ISO: evidence of records is read as of it. */
  dataCutoff: string
  /** Made of what is told to anybody: it rests on no consent, and none that is taken back reaches it. */
  isPublic?: true
  /** Something among them was told under the enterprise's consent to query: taking that back seals it, whatever was collected beside. */
  isConsented?: true
  /** Numbers of the consents of persons that records among them are told under. */
  persons?: readonly string[]
  /** Other enterprises whose collected data stand among them: it is sealed while one of these has taken its consent back. */
  beside?: readonly number[]
}

/** Who is asked what lenders know, and under whose consent. */
export interface Lenders {
  sources: LendingSources
  consents: LendingConsents
}

export interface Asked {
  /** Day (ISO) on which freshness is judged; null = the end of the month that was asked for: it is earlier than the data. */
  judgedOn: string | null
  terms: InstitutionTerms
  /** What `prepare` was told before is none; absent = whatever is held. */
  since?: Date
  /**
   * What the other current reports of the enterprise come to where that is less than 建议准入; for kinds that may say that. Absent = it is
   * judged by itself.
   */
  elsewhere?(): Promise<ReasonLevel | null>
}

/** A report that the outside world is asked for. */
export interface Preparing {
  sources: PublicSources
  lenders: Lenders
  reportNo: string
  enterprise: { id: number; name: string; taxNo: string }
  /** What was told since then is not asked for again. */
  since: Date
  /** Throws, in the transaction that writes, where another worker has the report by now. */
  mustHold(tx: TenantDb): Promise<unknown>
}

export interface Prepared {
  /** There is something to make a report of. */
  any: boolean
  /** Names of what was asked for in vain. */
  lacking: string[]
}

export interface Stand {
  seq: number
  dataCutoff: Date
}

export interface ServerKind<Facts> {
  engine: ReportEngine<Facts>
  /** Datasets it reads, for what is told of their freshness. */
  datasets: readonly Dataset[]
  /** Scopes of consent that a new report of it needs. */
  scopes: readonly string[]
  /**
   * Datasets of which a report of it can be made from files of the enterprise: where one of them came so, no contract over tax data
   * is needed, and nothing is read that a contract would have to allow. Absent = none.
   */
  files?: readonly Dataset[]
  /** Said when there is nothing to make it of: what to do. */
  noData: string
  /** Months (year × 12 + month − 1) with data: the first one, and the last that its data can speak of. null = no data. */
  months(tenant: TenantDb, enterpriseId: number): Promise<{ first: number; last: number } | null>
  /** Asks the outside world for what is not held yet, before `load`. Absent = it is made of what is held. */
  prepare?(tenant: TenantDb, work: Preparing): Promise<Prepared>
  /**
   * Facts in one snapshot, with what was asked for that is part of them; null = no data.
   */
  load(tenant: TenantDb, enterpriseId: number, asked: Asked): Promise<LoadedFacts<Facts> | null>
  /** The tax facts among them: their figures are set beside the industry. Absent = this kind compares with nobody. */
  taxFacts?(facts: Facts): TaxFacts
  /** The trade of other enterprises that the company holds may stand in it (0201). Absent = its facts are the enterprise's own. */
  besideOthers?: true
  /**
   * It tells what the enterprise's own tax data and files say alone, so that a trial may reckon it for a day and keep nothing (0283). What also tells of
   * other enterprises, persons or books is sealed with their consents by the report that is kept; a judgement without one could not be. Absent = it does.
   */
  reckoned?: true
  /** Whether data came in since a report was made. */
  hasNewer(tenant: TenantDb, enterpriseId: number, stand: Stand): Promise<boolean>
}

/** The latest of several instants, ISO, as it was written; those that are absent do not count. */
export const latest = (first: string, ...others: readonly (string | undefined)[]): string =>
  others.reduce<string>(
    (most, one) => (one !== undefined && Date.parse(one) > Date.parse(most) ? one : most),
    first,
  )
