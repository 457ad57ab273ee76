import { verify } from '@xinjian/contract/nouns/verify'
import { beijingDay, judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { VERIFICATIONS_PER_DAY } from '@xinjian/format/verify/result'
import { invoiceKeyOf } from '@xinjian/format/verify/typed'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { viaOf } from '../metering/index.ts'
import { INVOICE_VERIFY, mustSell } from '../product/index.ts'
import { checkPage } from './list.ts'
import { type PictureDeps, pictureRoutes } from './picture/routes.ts'
import { quoteOf } from './quote.ts'
import { type ReaderRouteDeps, readerRoutes } from './readers/routes.ts'
import { checkByNo, earlierCheck, type VerificationRecord } from './store.ts'
import { askedOf, keptOf, readTyped, verifyInvoice } from './verification.ts'
import { wireListed, wireWhole } from './wire.ts'
import { VERIFY_NAME, VERIFY_SAYS } from './words.ts'

export function verifyRoutes(deps: PictureDeps & ReaderRouteDeps) {
  return implement(verify, {
    async verifyCheck({ tenant, session }, { again, requestId, ...body }) {
      const typed = readTyped(body, beijingDay(Date.now()))
      mustSell(session.channel?.products, INVOICE_VERIFY, VERIFY_NAME)
      const who = { madeBy: session.userName, via: viaOf(session) }
      const of = { typed, again, requestId: requestId ?? null, ...who }
      return shown(tenant, await verifyInvoice(deps, tenant, of))
    },

    async verifyLeft({ tenant, session }, body) {
      const today = beijingDay(Date.now())
      const typed = readTyped(body, today)
      const kept = await keptOf(tenant, askedOf(typed, session.userName, null))
      return {
        left: await deps.budget.left(invoiceKeyOf(typed), today),
        perDay: VERIFICATIONS_PER_DAY,
        quote: await quoteOf(tenant),
        keptAt: kept?.verified_at?.toISOString() ?? null,
        beforehand: judgeBeforehand(typed, today),
      }
    },

    async verifyDetail({ tenant }, { no }) {
      const record = await checkByNo(tenant, no, tenant.scope.madeBy)
      if (!record) throw new Refusal('UNKNOWN', VERIFY_SAYS.noSuchCheckCompare)
      return shown(tenant, record)
    },

    async verifyList({ tenant }, { page, size, ...filter }) {
      const { rows, ...found } = await checkPage(tenant, filter, page, size)
      return { ...found, page, size, rows: rows.map(wireListed) }
    },

    ...pictureRoutes(deps),
    ...readerRoutes(deps),
  })
}

const shown = async (tenant: TenantDb, record: VerificationRecord) =>
  wireWhole(record, await earlierCheck(tenant, record, tenant.scope.madeBy))
