/** 税务报告: of returns, statements, payments and records that collections brought. */
import { TAX_ENGINE } from '@xinjian/engine/tax/engine'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { COLLECTIONS, type Collection, shownMonths } from '../../facts/coverage/read.ts'
import type { ServerKind } from './kind.ts'

const RETURNS = ['VAT_RETURN', 'CIT_RETURN'] as const

export const taxKind: ServerKind<TaxFacts> = {
  engine: TAX_ENGINE,
  datasets: ['REGISTRATION', 'VAT_RETURN', 'CIT_RETURN'],
  scopes: ['VAT_RETURN', 'REPORT'],
  noData: '请先通过数据采集取得纳税申报信息',
  async months(tenant, enterpriseId) {
    const found = await tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...RETURNS]])
    const shown = RETURNS.flatMap((dataset) => shownMonths(found, dataset))
    if (shown.length === 0) return null
    return {
      first: Math.min(...shown.map(([first]) => first)),
      last: Math.max(...shown.map(([, last]) => last)),
    }
  },
  load: async () => null,
  hasNewer: async () => false,
}
