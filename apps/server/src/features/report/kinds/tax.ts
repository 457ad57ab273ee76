/** 税务报告: of returns, statements, payments and records that collections or files brought. */
import { TAX_ENGINE } from '@xinjian/engine/tax/engine'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { TAX_DATASETS } from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import type { ServerKind } from './kind.ts'
import { hasNewerTaxFacts, RETURNS_OR_STATEMENTS, taxedMonths, taxFactsOf } from './tax-family.ts'

export const taxKind: ServerKind<TaxFacts> = {
  engine: TAX_ENGINE,
  datasets: TAX_DATASETS,
  scopes: ['VAT_RETURN', 'REPORT'],
  files: RETURNS_OR_STATEMENTS,
  noData: REPORT_SAYS.collectTaxReturnsFirstUpload,
  months: taxedMonths,
  load: taxFactsOf,
  taxFacts: (facts) => facts,
  reckoned: true,
  hasNewer: hasNewerTaxFacts,
}
