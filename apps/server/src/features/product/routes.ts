import { contract } from '@xinjian/contract'
import type { Database } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { moneyTold, tellMoney } from '../accessReason/index.ts'
import type { LedgerTx } from '../ledger/index.ts'
import { products } from './catalogue.ts'
import { offersTo, offerTo } from './offer.ts'
import {
  closeProduct,
  decideOrder,
  openProduct,
  orderOf,
  orderPage,
  ordersWaiting,
} from './orders.ts'
import { askTerms, decideTerms, termsOf } from './terms.ts'
import { wireOffers, wireOrder, wireTerms } from './wire.ts'
import { PRODUCT_SAYS } from './words.ts'

/** `chargedThisMonth`: calls charged, by product; handed in, because who counts them stands above. */
export const productRoutes = (deps: {
  db: Database
  chargedThisMonth(db: LedgerTx): Promise<ReadonlyMap<string, number>>
}) =>
  implement(contract.product, {
    async userProducts({ tenant }) {
      const [offers, charged] = await Promise.all([offersTo(tenant), deps.chargedThisMonth(tenant)])
      return wireOffers(tenant, offers, charged)
    },
    async userProduct({ tenant }, { id }) {
      const offer = await offerTo(tenant, id)
      if (!offer) throw new Refusal('UNKNOWN', PRODUCT_SAYS.noSuchProduct)
      const [row] = await wireOffers(tenant, [offer], await deps.chargedThisMonth(tenant))
      return row!
    },
    productOrder: ({ tenant, session }, ask) =>
      tenant.transaction(async (tx) =>
        wireOrder(await orderOf(tx, await openProduct(tx, session, ask))),
      ),
    productClose: ({ tenant, session }, { no }) =>
      tenant.transaction(async (tx) => {
        await orderOf(tx, no)
        await closeProduct(tx, session.userName, no)
        return wireOrder(await orderOf(tx, no))
      }),
    async productOrders({ tenant }, { page, size, ...filter }) {
      const { total, rows } = await orderPage(tenant, filter, page, size)
      return { total, page, size, rows: rows.map(wireOrder) }
    },

    operateTerms: ({ operator, session }) =>
      operator.transaction(async (tx) => ({
        products: await products(tx),
        terms: (await termsOf(tx)).map((row) => wireTerms(row, session)),
      })),
    operateTermsAsk: async ({ operator, session }, terms) => ({
      version: await askTerms(operator, session, terms),
    }),
    async operateTermsDecide({ operator, session }, of) {
      await operator.transaction((tx) => decideTerms(tx, session, of))
      return null
    },
    async operateOrders({ operator }) {
      const rows = await ordersWaiting(operator)
      return rows.map(({ company_id: companyId, company_name: companyName, ...row }) => ({
        ...wireOrder(row),
        companyId,
        companyName,
      }))
    },
    async operateOrderDecide(ctx, { companyId, ...of }) {
      const { no, ...detail } = of
      await ctx.operator.onCompany(companyId, async (tx) => {
        await decideOrder(tx, ctx.session, of)
        await tellMoney(tx, ctx, { action: 'operateOrderDecide', object: no, detail })
      })
      await moneyTold(deps.db, ctx, companyId)
      return null
    },
  })
