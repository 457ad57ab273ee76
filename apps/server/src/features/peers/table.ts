/** The peers that a report is judged by: of each figure those of the narrowest group that has enough of them. */
import type { PeerBand, PeerTable } from '@xinjian/engine/kit/peers'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import {
  type PeerLevel,
  peerLevels,
  peerLevelWords,
  peerSubject,
  type TaxpayerGroup,
} from '@xinjian/engine/tax/peers/values'
import type { TenantDb } from '../../db/tenant.ts'

interface Benchmark extends Omit<PeerBand, 'level' | 'p5'> {
  indicator: string
  industry: string
  size_class: string
  taxpayer: TaxpayerGroup | ''
  p5: number | null
}

/** null = nothing to compare with: too few of the like, or an industry that is not known. */
export async function peerTable(
  tx: TenantDb,
  enterpriseId: number,
  facts: TaxFacts,
): Promise<PeerTable | null> {
  const subject = peerSubject(facts)
  if (!subject) return null
  const levels = peerLevels(subject)
  const rows = await tx.rows<Benchmark>(
    `select b.indicator, b.industry, b.size_class, b.taxpayer, b.n, b.p5, b.p10, b.p25, b.median, b.p75, b.p90
       from enterprise e
       join peer_benchmark b on b.industry = any($3) and b.size_class in ('', $4) and b.taxpayer in ('', $5)
      where e.company_id = $1 and e.id = $2`,
    [
      enterpriseId,
      [...new Set(levels.map(({ industry }) => industry))],
      subject.size ?? '',
      subject.taxpayer ?? '',
    ],
  )
  const isOf = (row: Benchmark, { industry, size }: PeerLevel) =>
    row.industry === industry && row.size_class === (size ?? '')
  const table = Object.fromEntries(
    [...Map.groupBy(rows, ({ indicator }) => indicator)].flatMap(([indicator, all]) => {
      for (const level of levels) {
        const row = all.find((each) => isOf(each, level))
        if (row) return [[indicator, bandOf(row, level, subject.section)]]
      }
      return []
    }),
  )
  return Object.keys(table).length > 0 ? table : null
}

const bandOf = (row: Benchmark, level: PeerLevel, section: string): PeerBand => {
  const { n, p5, p10, p25, median, p75, p90, taxpayer } = row
  return {
    n,
    level: peerLevelWords(level, section, taxpayer || null),
    ...(p5 === null ? {} : { p5 }),
    p10,
    p25,
    median,
    p75,
    p90,
  }
}
