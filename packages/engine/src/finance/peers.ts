/** What firms of the like come to: the table is made elsewhere, from the platform's own enterprises. */

/** Percentiles of one indicator; in the unit of the indicator. */
export interface PeerRow {
  /** Enterprises behind it. */
  n: number
  /** Level of the industry that had enough of them, in words: `制造业`. */
  level: string
  p10: number
  p25: number
  median: number
  p75: number
  p90: number
}

/** By id of the indicator with its suffix: `F-01`, `F-09.ROE`. */
export type PeerTable = Readonly<Partial<Record<string, PeerRow>>>

export const NO_PEERS = '暂无行业基准'
