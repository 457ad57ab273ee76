/** 企业基础报告: of registration, owners, ratings, arrears and violations that collections brought. */
import type { Dataset } from '@xinjian/contract'
import { BASIC_ENGINE } from '@xinjian/engine/basic/engine'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOf } from '../../consent/index.ts'
import type { Collection } from '../../facts/coverage/read.ts'
import { COLLECTIONS, loadTaxFacts } from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import type { ServerKind } from './kind.ts'

const BASICS: readonly Dataset[] = [
  'REGISTRATION',
  'SHAREHOLDER',
  'CREDIT_RATING',
  'TAX_ARREARS',
  'TAX_VIOLATION',
]

const collections = (tenant: TenantDb, enterpriseId: number) =>
  tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...BASICS]])

export const basicKind: ServerKind<TaxFacts> = {
  engine: BASIC_ENGINE,
  datasets: BASICS,
  scopes: ['REGISTRATION', 'REPORT'],
  noData: REPORT_SAYS.collectTaxRegistrationFirst,
  /** As it stands at the last collection, and at no month before: a registration tells no past. */
  async months(tenant, enterpriseId) {
    const found = await collections(tenant, enterpriseId)
    if (!found.some(({ dataset }) => dataset === 'REGISTRATION')) return null
    const newest = new Date(Math.max(...found.map(({ at }) => at.getTime())))
    const month = monthOfDay(chinaDay(newest.toISOString()).day) - 1
    return { first: month, last: month }
  },
  load: (tenant, enterpriseId, { judgedOn }) =>
    tenant.transaction(async (tx, client) => {
      await client.query('set transaction isolation level repeatable read, read only')
      const usable = new Set(await usableOf(tx, enterpriseId, BASICS))
      const loaded = await loadTaxFacts(tx, enterpriseId, usable, BASICS)
      return loaded && judgedOn ? { ...loaded, facts: { ...loaded.facts, judgedOn } } : loaded
    }),
  async hasNewer(tenant, enterpriseId, { dataCutoff }) {
    const found = await collections(tenant, enterpriseId)
    return Math.max(0, ...found.map(({ at }) => at.getTime())) > dataCutoff.getTime()
  },
}
