/** What a finished report says of its enterprise is kept for the benchmarks of the industry: the newest month of each figure. */
import { createHmac } from 'node:crypto'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { peerSubject, peerValues } from '@xinjian/engine/tax/peers/values'
import type { TenantDb } from '../../db/tenant.ts'
import type { Secret } from '../../security/secret.ts'

export interface PeerValues {
  /** In the transaction that finishes the report. `through`: its last month (year × 12 + month − 1). */
  keep(
    tx: TenantDb,
    enterpriseId: number,
    report: { facts: TaxFacts; document: ReportDocument; through: number },
  ): Promise<void>
}

export function createPeerValues(secret: Secret): PeerValues {
  const key = secret.lasting('peer-subject')
  return {
    async keep(tx, enterpriseId, { facts, document, through }) {
      const { taxNo } = facts.registration
      const subject = peerSubject(facts)
      // What no bureau has told is no measure for others.
      if (!subject || !taxNo || facts.fromFiles) return
      const judged = peerValues(document, subject)
      // A figure that the newest report no longer has is not of the enterprise any more; a report that looks back changes nothing.
      await tx.run(
        'delete from peer_value where company_id = $1 and enterprise_id = $2 and indicator = any($3) and as_of <= $4',
        [enterpriseId, judged.map(({ indicator }) => indicator), through],
      )
      const kept = judged.filter(({ value }) => value !== null)
      await tx.run(
        `insert into peer_value (company_id, enterprise_id, indicator, value, taxpayer, subject, section, industry_code, size_class, as_of)
         select $1, $2, v.indicator, v.value, v.taxpayer, $6, $7, $8, $9, $10
           from unnest($3::text[], $4::float8[], $5::text[]) as v (indicator, value, taxpayer)
         on conflict (company_id, enterprise_id, indicator) do nothing`,
        [
          enterpriseId,
          kept.map(({ indicator }) => indicator),
          kept.map(({ value }) => value),
          kept.map(({ taxpayer }) => taxpayer ?? ''),
          createHmac('sha256', key).update(taxNo).digest('hex'),
          subject.section,
          subject.code,
          subject.size,
          through,
        ],
      )
    },
  }
}
