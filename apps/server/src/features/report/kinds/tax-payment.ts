/** 纳税报告: of payments and arrears that collections or certificates brought. */
import { TAX_PAYMENT_ENGINE } from '@xinjian/engine/tax-payment/engine'
import type { TaxPaymentFacts, TaxRegistration } from '@xinjian/engine/tax-payment/facts'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOf } from '../../consent/index.ts'
import { FACT_HEAD, type FactHead } from '../../enterprise/index.ts'
import { type Collection, fileMonths, shownMonths } from '../../facts/coverage/read.ts'
import { COLLECTIONS, firstPaidMonth, heldArrears, heldPayments } from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import type { LoadedFacts, ServerKind } from './kind.ts'

const COLLECTED = ['TAX_PAYMENT', 'TAX_ARREARS']

export const taxPaymentKind: ServerKind<TaxPaymentFacts> = {
  engine: TAX_PAYMENT_ENGINE,
  datasets: ['REGISTRATION', 'TAX_PAYMENT', 'TAX_ARREARS'],
  scopes: ['TAX_PAYMENT', 'REPORT'],
  files: ['TAX_PAYMENT'],
  noData: REPORT_SAYS.collectPaymentsFirstUpload,
  async months(tenant, enterpriseId) {
    const covered = shownMonths(await collections(tenant, enterpriseId), 'TAX_PAYMENT')
    const last = covered.at(-1)
    if (!last) return null
    return { first: (await firstPaidMonth(tenant, enterpriseId)) ?? last[0], last: last[1] }
  },
  load: (tenant, enterpriseId, { judgedOn }) =>
    tenant.transaction(async (tx, client) => {
      // One snapshot for all statements: a collection may commit between two of them.
      await client.query('set transaction isolation level repeatable read, read only')
      const loaded = await loadFacts(tx, enterpriseId)
      return loaded && judgedOn ? { ...loaded, facts: { ...loaded.facts, judgedOn } } : loaded
    }),
  reckoned: true,
  async hasNewer(tenant, enterpriseId, { dataCutoff }) {
    const times = (await collections(tenant, enterpriseId)).map(({ at }) => at.getTime())
    return Math.max(0, ...times) > dataCutoff.getTime()
  },
}

const collections = (tenant: TenantDb, enterpriseId: number): Promise<Collection[]> =>
  tenant.rows<Collection>(COLLECTIONS, [enterpriseId, COLLECTED])

async function loadFacts(
  tx: TenantDb,
  enterpriseId: number,
): Promise<LoadedFacts<TaxPaymentFacts> | null> {
  const head = await tx.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  const all = await collections(tx, enterpriseId)
  const allowed = (await usableOf(tx, enterpriseId, ['TAX_PAYMENT'])).length > 0
  const collected = all.filter(
    ({ dataset, first }) => allowed || dataset !== 'TAX_PAYMENT' || first != null,
  )
  const files = fileMonths(collected, 'TAX_PAYMENT')
  const covered = shownMonths(collected, 'TAX_PAYMENT')
  if (!head || covered.length === 0) return null
  const payments = await heldPayments(tx, enterpriseId, allowed ? 'ALL' : 'FILES')
  const arrears = await heldArrears(tx, enterpriseId)
  const times = [payments.newest, arrears.newest, ...collected.map(({ at }) => at)]
  const cutoff = Math.max(...times.map((at) => at?.getTime() ?? 0))
  const dataCutoff = beijingTime(cutoff)
  return {
    facts: {
      registration: registrationOf(head),
      dataCutoff,
      covered,
      ...(files.length > 0 ? { fromFiles: files } : {}),
      payments: payments.rows,
      arrears: collected.some(({ dataset }) => dataset === 'TAX_ARREARS') ? arrears.rows : null,
    },
    seq: head.seq,
    dataCutoff,
  }
}

function registrationOf({ name, tax_no, registration: r }: FactHead): TaxRegistration {
  return {
    name,
    taxNo: tax_no,
    regionCode: r.regionCode ?? null,
    industryCode: r.industryCode ?? null,
    industryName: r.industryName ?? null,
    taxpayerType: r.taxpayerType ?? null,
    taxpayerStatus: r.taxpayerStatus ?? null,
    establishedOn: r.establishedOn ?? null,
  }
}
