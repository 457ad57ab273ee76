/**
 * Facts of the registry and the courts, as reports of several kinds read them: records by kind, how each kind was told, how surely each
 * record is of the enterprise. Money in 分, days ISO; what no source told is null.
 */
import type { PublicRecord, PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { MatchLevel, MatchSign, ToldState } from '@xinjian/format/public-records/told'
import { jsonSnapshot } from '../kit/facts/json-snapshot.ts'
import type { RuleBook } from '../report/book.ts'

/** How one kind of records was told. */
export interface Telling {
  state: ToldState
  /** Code of the vendor that told it; null unless `TOLD`. */
  vendor: string | null
  /** Instant of the answer, ISO; null unless `TOLD`. */
  at: string | null
  /** Code of what went wrong, of `FAILED`: `TIMEOUT`, `DOWN`, `SHAPE`, `CUT`, `LIMIT`. */
  fault: string | null
}

export interface Matched {
  level: MatchLevel
  for: MatchSign[]
  against: MatchSign[]
}

/** A record of one kind, with what holds of every record. */
export type ToldRecord<K extends PublicRecordKind> = PublicRecord<K> & {
  /** Key of its row: evidence finds it by this. */
  key: string
  matched: Matched
  vendor: string
  /** An objection to it is open (异议处理中). */
  disputed: boolean
}

/** A firm or person that stands beside the enterprise, and what was told of it. */
export interface RelatedParty {
  relation: 'LEGAL_REP' | 'SHAREHOLDER' | 'INVESTMENT'
  /** Persons masked. */
  name: string
  code: string | null
  ratio: number | null
  /** Records that bear its own code, by kind; a kind that was not told is absent. Absent = it was not asked of. */
  records?: { [K in RelatedKind]?: ToldRecord<K>[] }
}

/** What is asked of related parties (domain §3.12, 13). */
export const RELATED_KINDS = [
  'DISHONEST',
  'ENFORCEMENT',
  'CONSUMPTION_LIMIT',
  'TERMINATED_ENFORCEMENT',
  'JUDGMENT',
  'EQUITY_FREEZE',
  'ABNORMAL_LIST',
  'ADMIN_PENALTY',
] as const satisfies readonly PublicRecordKind[]
export type RelatedKind = (typeof RELATED_KINDS)[number]

/** A shareholder of a firm that holds the enterprise, directly or through others. */
export type Shareholding = Pick<
  PublicRecord<'EQUITY_HOLDER'>,
  'holder' | 'holderType' | 'holderCode' | 'ratio'
>

export interface PublicFacts {
  subject: { name: string; taxNo: string }
  /** Revision of the enterprise's facts. */
  seq: number
  /** Cut-off instant, ISO. */
  dataCutoff: string
  /** Day (ISO) on which validity is judged; absent = the day of the cut-off. */
  judgedOn?: string
  told: Record<PublicRecordKind, Telling>
  records: { [K in PublicRecordKind]: ToldRecord<K>[] }
  related: RelatedParty[]
  /** Shareholders of firms above it, by the code of the firm; one that is absent was not told of. */
  above?: Readonly<Record<string, readonly Shareholding[]>>
  /** Other firms at the same address or phone, where a source tells; null = untold. */
  sameAddress: number | null
  samePhone: number | null
  /** Other firms that the legal representative runs or holds, where a source tells; null or absent = untold. */
  legalRepFirms?: number | null
  /** The three numbers are of firms that were looked at: there may be more. Absent = a source tells them as whole. */
  linksAtLeast?: true
  /** Revenue of the last twelve complete months in 分 (J-06), where declarations or invoices are held and may be used; null = unknown. */
  revenue: number | null
  /** Absent = judged by the table of the platform. */
  rulebook?: RuleBook
}

/** Facts of all kinds of reports on public records are one snapshot. */
export const { encode: encodePublic, decode: decodePublic } = jsonSnapshot<PublicFacts>('XJP1')
