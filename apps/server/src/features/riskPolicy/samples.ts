/**
 * Policies to begin with: the admission packs that were seen publicly (domain §6.4), line by line as far as reports know the facts, and
 * by name what they do not know. A sample is nobody's policy until two people put it in force.
 */
import type { RiskSample, RiskVocabulary } from '@xinjian/contract/nouns/rules/riskPolicy'
import { POLICY_NAMES, type PolicyId } from '@xinjian/engine/report/policies'
import type { PolicyLine, PolicyTable } from '@xinjian/engine/report/policy/table'
import { RISK_POLICY_SAYS as SAYS } from './words.ts'

/** Checks of the packs that the report names and no source of the platform tells. */
const UNTOLD = /\/(?:PHONE-12|SHARE-5|QUERIES-6|DEBT-500|BANKS-2)$/

/** What each pack asks for besides its checks, and what of them is not told. */
const UNJUDGED: Record<PolicyId, readonly string[]> = {
  WEISHANG: [
    ...[SAYS.branchOffice, SAYS.shareholders, SAYS.phone12, SAYS.paysTax18],
    ...[SAYS.silentTax6, SAYS.filed3, SAYS.quarters3, SAYS.steadySales],
  ],
  JINQI: [SAYS.listedAbnormal, SAYS.mainBusiness],
  PUHUI: [SAYS.share5],
  WEIJIE: [SAYS.share20, SAYS.queries6, SAYS.debt500],
  YUNSHUI: [SAYS.paysTax12, SAYS.banks2],
}

/** Days that data of a report may be old: what the gates of reports call red (docs/decisions/0041). */
const FRESH_DAYS = 60

const onInvoices = (lines: readonly PolicyLine[]): PolicyTable => ({
  reports: [{ kind: 'INVOICE', days: FRESH_DAYS }],
  lines: [...lines],
  score: 'INVOICE',
  limit: { legs: [{ report: 'INVOICE', times: 1 }], take: 'MIN' },
})

const verdict = (
  value: 'REJECT' | 'UNRATABLE' | 'REVIEW',
  is: PolicyLine['verdict'],
): PolicyLine => ({
  when: [{ about: 'DECISION', report: 'INVOICE', is: 'IS', value }],
  verdict: is,
})

const STANDARD: RiskSample = {
  id: 'STANDARD',
  name: SAYS.standard,
  table: onInvoices([
    verdict('REJECT', 'REJECT'),
    verdict('UNRATABLE', 'REVIEW'),
    verdict('REVIEW', 'REVIEW'),
    {
      when: [{ about: 'GRADE', report: 'INVOICE', is: 'WORSE', value: 'B' }],
      verdict: 'REJECT',
    },
    {
      when: [{ about: 'RISK', report: 'INVOICE', is: 'REACHES', value: 'HIGH' }],
      verdict: 'REVIEW',
    },
  ]),
  unjudged: [],
}

export function samplesOf(reports: readonly RiskVocabulary[]): RiskSample[] {
  const checks = reports.find(({ kind }) => kind === 'INVOICE')?.checks ?? []
  const packs = (Object.keys(POLICY_NAMES) as PolicyId[]).map((id): RiskSample => {
    const told = checks.filter(({ key }) => key.startsWith(`${id}/`) && !UNTOLD.test(key))
    return {
      id,
      name: POLICY_NAMES[id].name,
      table: onInvoices(
        told.map(({ key }) => ({
          when: [{ about: 'CHECK', report: 'INVOICE', key, is: 'FAIL' }],
          verdict: 'REJECT',
        })),
      ),
      unjudged: [...UNJUDGED[id]],
    }
  })
  return [STANDARD, ...packs]
}
