/** 税务风险报告: every rule that invoices and tax data can feed. */
import type { JointFacts } from '@xinjian/engine/joint/facts'
import { TAX_RISK_ENGINE } from '@xinjian/engine/tax-risk/engine'
import type { ServerKind } from './kind.ts'
import {
  declaredMonths,
  hasNewerTaxFacts,
  jointFactsOf,
  RETURNS,
  TAX_SOURCES,
} from './tax-family.ts'

export const taxRiskKind: ServerKind<JointFacts> = {
  engine: TAX_RISK_ENGINE,
  datasets: TAX_SOURCES,
  scopes: ['VAT_RETURN', 'REPORT'],
  files: RETURNS,
  noData: '请先通过数据采集取得纳税申报信息，或上传申报表',
  months: declaredMonths,
  load: jointFactsOf,
  taxFacts: ({ tax }) => tax,
  hasNewer: hasNewerTaxFacts,
}
