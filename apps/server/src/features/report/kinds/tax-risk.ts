/** 税务风险报告: of invoices and of what collections brought of the taxes. */
import type { JointFacts } from '@xinjian/engine/joint/facts'
import { TAX_RISK_ENGINE } from '@xinjian/engine/tax-risk/engine'
import type { ServerKind } from './kind.ts'

export const taxRiskKind: ServerKind<JointFacts> = {
  engine: TAX_RISK_ENGINE,
  datasets: ['REGISTRATION', 'INVOICE_OUT', 'INVOICE_IN', 'VAT_RETURN', 'CIT_RETURN'],
  scopes: ['INVOICE_OUT', 'INVOICE_IN', 'VAT_RETURN', 'REPORT'],
  noData: '请先上传发票文件，并通过数据采集取得纳税申报信息',
  months: async () => null,
  load: async () => null,
  hasNewer: async () => false,
}
