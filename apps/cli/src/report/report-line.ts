import type { Direction } from '@xinjian/engine/invoice/facts'
import { scoreInvoices } from '@xinjian/engine/invoice/score-port'
import { type SimpleIndicators, simpleIndicators } from '@xinjian/engine/invoice/simple-indicators'
import { canBeRated } from '@xinjian/engine/invoice/verdict/ratable'
import type { ReportDocument, ScoreResult } from '@xinjian/engine/report/document'
import type { LoadedTable } from '../load/loaded.ts'
import { type EnterpriseDigests, enterpriseDigests, enterpriseFacts } from './enterprise-facts.ts'
import type { Asked, WholeReport } from './full-report.ts'
import { type ToldVerdict, toldVerdict } from './verdict.ts'

/** What `report invoice` prints for an enterprise. */
export interface EnterpriseReport {
  enterprise: string
  indicators: { sales: SimpleIndicators; purchases: SimpleIndicators }
  score: number | null
  /** null = not rated. */
  grade: string | null
  decision?: ToldVerdict
}

/** What `score` prints. */
export interface EnterpriseScore {
  enterprise: string
  score: number | null
  grade: string | null
  defaultProbability: number | null
  reasons: ScoreResult['reasons']
  /** Name of the score card, and why it is that one. */
  card: string | null
  cardReason: string | null
  decision?: ToldVerdict
}

type Told = Omit<EnterpriseScore, 'enterprise'>

/** Of an enterprise whose data carry no score: neither grade nor probability, with the whole report made or without. */
export function told(
  enterprise: string,
  facts: EnterpriseDigests,
  asked: Asked,
  document: ReportDocument | null,
): Told {
  const decision = document === null ? undefined : toldVerdict(document)
  const score = document ? document.verdict.score : scored(enterprise, facts, asked)
  if (!score)
    return {
      score: null,
      grade: null,
      defaultProbability: null,
      reasons: [],
      card: null,
      cardReason: null,
      ...(decision && { decision }),
    }
  const { value, grade, card, chosen, defaultProbability, reasons } = score
  return {
    ...{ score: value, grade, defaultProbability, reasons },
    ...{ card, cardReason: chosen?.text ?? null },
    ...(decision && { decision }),
  }
}

/** Without the report; undefined = the data carry no score. Who the counterparties are does not matter to that. */
function scored(name: string, facts: EnterpriseDigests, asked: Asked): ScoreResult | undefined {
  const { through } = asked
  const whole = enterpriseFacts({ name, taxNo: null }, facts, {}, asked, null)
  if (!canBeRated(whole, through)) return undefined
  return scoreInvoices(whole, through)
}

export function reportOf(
  enterprise: string,
  facts: EnterpriseDigests,
  asked: Asked,
  document: ReportDocument | null,
): EnterpriseReport {
  const { score, grade, decision } = told(enterprise, facts, asked, document)
  const { through } = asked
  return {
    enterprise,
    indicators: {
      sales: simpleIndicators(facts.digests, 'OUT', through),
      purchases: simpleIndicators(facts.digests, 'IN', through),
    },
    score,
    grade,
    ...(decision && { decision }),
  }
}

export const scoreOf = (
  enterprise: string,
  facts: EnterpriseDigests,
  asked: Asked,
  document: ReportDocument | null,
): EnterpriseScore => ({ enterprise, ...told(enterprise, facts, asked, document) })

/** One JSON line of `--enterprise all`, and how many rows of the enterprise repeat another or come after the month asked for. */
export interface EnterpriseLine {
  line: string
  repeated: { enterprise: string; direction: Direction; rows: number }[]
  later: Record<Direction, number>
}

/** How the lines of all enterprises are made. */
export interface LineOptions extends Asked {
  scoreOnly: boolean
  /** The verdict is told, for which the whole report is made. */
  verdict: boolean
}

/** `build` makes the whole report, where the verdict is told: only then the engine of reports is loaded. */
export function enterpriseLine(
  enterprise: string,
  tables: readonly LoadedTable[],
  options: LineOptions,
  build: ((enterprise: string) => WholeReport) | null,
): EnterpriseLine {
  const whole = build?.(enterprise)
  const digests = whole?.digests ?? enterpriseDigests(enterprise, tables, options)
  const tell = options.scoreOnly ? scoreOf : reportOf
  return {
    line: JSON.stringify(tell(enterprise, digests, options, whole?.document ?? null)),
    repeated: repeatedRows(enterprise, tables),
    later: digests.later,
  }
}

/** Directions in which the enterprise has rows that repeat another one wholly. */
export function repeatedRows(
  enterprise: string,
  tables: readonly LoadedTable[],
): EnterpriseLine['repeated'] {
  return tables
    .map((table) => ({
      enterprise: enterprise || '本企业',
      direction: table.direction,
      rows: table.repeatedRows(enterprise),
    }))
    .filter(({ rows }) => rows > 0)
}
