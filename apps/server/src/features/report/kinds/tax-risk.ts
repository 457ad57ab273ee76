/** 税务风险报告: every rule that invoices, tax data and, where the enterprise brought any, its own books can feed. */
import type { JointFacts } from '@xinjian/engine/joint/facts'
import { TAX_RISK_ENGINE } from '@xinjian/engine/tax-risk/engine'
import { REPORT_SAYS } from '../words.ts'
import type { ServerKind } from './kind.ts'
import {
  declaredMonths,
  hasNewerJointFacts,
  JOINT_SOURCES,
  jointFactsOf,
  RETURNS,
} from './tax-family.ts'

export const taxRiskKind: ServerKind<JointFacts> = {
  engine: TAX_RISK_ENGINE,
  datasets: JOINT_SOURCES,
  scopes: ['VAT_RETURN', 'REPORT'],
  files: RETURNS,
  noData: REPORT_SAYS.collectTaxReturnsFirst,
  months: declaredMonths,
  load: (tenant, enterpriseId, asked) => jointFactsOf(tenant, enterpriseId, asked, { graph: true }),
  taxFacts: ({ tax }) => tax,
  besideOthers: true,
  hasNewer: hasNewerJointFacts,
}
