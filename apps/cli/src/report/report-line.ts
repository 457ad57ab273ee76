import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { scoreFacts } from '@xinjian/engine/invoice/score/index'
import { type SimpleIndicators, simpleIndicators } from '@xinjian/engine/invoice/simple-indicators'
import type { ScoreResult } from '@xinjian/engine/report/document'
import type { LoadedTable } from '../load/loaded.ts'
import { type EnterpriseDigests, enterpriseDigests } from './enterprise-facts.ts'

/** What `report invoice` prints for an enterprise. */
export interface EnterpriseReport {
  enterprise: string
  indicators: { sales: SimpleIndicators; purchases: SimpleIndicators }
  score: number | null
  grade: string
}

/** What `score` prints. */
export interface EnterpriseScore {
  enterprise: string
  score: number | null
  grade: string
  defaultProbability: number | null
  reasons: ScoreResult['reasons']
}

export function reportOf(
  enterprise: string,
  facts: EnterpriseDigests,
  through: MonthIndex,
): EnterpriseReport {
  const { value, grade } = scoreFacts(facts, through)
  return {
    enterprise,
    indicators: {
      sales: simpleIndicators(facts.digests, 'OUT', through),
      purchases: simpleIndicators(facts.digests, 'IN', through),
    },
    score: value,
    grade,
  }
}

export function scoreOf(
  enterprise: string,
  facts: EnterpriseDigests,
  through: MonthIndex,
): EnterpriseScore {
  const { value, grade, defaultProbability, reasons } = scoreFacts(facts, through)
  return { enterprise, score: value, grade, defaultProbability, reasons }
}

/** One JSON line of `--enterprise all`, and how many rows of the enterprise repeat another. */
export interface EnterpriseLine {
  line: string
  repeated: { enterprise: string; direction: Direction; rows: number }[]
}

export function enterpriseLine(
  enterprise: string,
  tables: readonly LoadedTable[],
  through: MonthIndex,
  scoreOnly: boolean,
): EnterpriseLine {
  const facts = enterpriseDigests(enterprise, tables, through)
  return {
    line: JSON.stringify((scoreOnly ? scoreOf : reportOf)(enterprise, facts, through)),
    repeated: repeatedRows(enterprise, tables),
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
