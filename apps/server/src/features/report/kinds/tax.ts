/** 税务报告: of returns, statements, payments and records that collections or files brought. */
import { TAX_ENGINE } from '@xinjian/engine/tax/engine'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { TAX_DATASETS } from '../../facts/records/read.ts'
import type { ServerKind } from './kind.ts'
import { hasNewerTaxFacts, RETURNS_OR_STATEMENTS, taxedMonths, taxFactsOf } from './tax-family.ts'

export const taxKind: ServerKind<TaxFacts> = {
  engine: TAX_ENGINE,
  datasets: TAX_DATASETS,
  scopes: ['VAT_RETURN', 'REPORT'],
  files: RETURNS_OR_STATEMENTS,
  noData: '请先通过数据采集取得纳税申报信息，或上传申报表、财务报表',
  months: taxedMonths,
  load: taxFactsOf,
  taxFacts: (facts) => facts,
  hasNewer: hasNewerTaxFacts,
}
