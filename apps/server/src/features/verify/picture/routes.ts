/** Calls on pictures and files. */
import type { verifyArchives } from '@xinjian/contract/verify/archive'
import type { verifyPictures } from '@xinjian/contract/verify/picture'
import type { SessionCtx } from '../../../http/context.ts'
import type { Handlers, Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { viaOf } from '../../metering/index.ts'
import { INVOICE_VERIFY, mustSell } from '../../product/index.ts'
import { VERIFY_NAME, VERIFY_SAYS } from '../words.ts'
import { openArchive, readFromArchive } from './archive.ts'
import { editVoucher } from './edit.ts'
import { imageOf } from './image.ts'
import { pictureList, ticketList } from './lists.ts'
import { checkMany, type ManyDeps, priceOfMany } from './many.ts'
import type { ReadDeps } from './read-kept.ts'
import { beforeOf, pictureBy } from './store.ts'
import { takeMany, takeOne } from './take.ts'
import { voucherList } from './vouchers.ts'
import { wirePicture, wireVoucher } from './wire.ts'

export interface PictureDeps extends ManyDeps, ReadDeps {}

export function pictureRoutes(
  deps: PictureDeps,
): Handlers<typeof verifyPictures & typeof verifyArchives> {
  const one =
    (only: 'TICKET' | null) =>
    ({ tenant, session }: SessionCtx, _: object, files: AsyncIterable<Upload>) =>
      takeOne(deps, tenant, { madeBy: session.userName, only }, files)
  const picture = async ({ tenant }: SessionCtx, id: number) => {
    const row = await pictureBy(tenant, id, tenant.scope.madeBy)
    if (!row) throw new Refusal('UNKNOWN', VERIFY_SAYS.noSuchFileAmong)
    return row
  }
  return {
    verifyOcr: one(null),
    verifyMixedOcr: one(null),
    verifyTicketOcr: one('TICKET'),
    verifyOcrMore: ({ tenant, session }, _, files) =>
      takeMany(deps, tenant, { madeBy: session.userName, only: null }, files),
    verifyArchive: ({ tenant, session }, _, files) =>
      openArchive(deps, tenant, session.userName, files),
    verifyArchiveFile: ({ tenant, session }, which) =>
      readFromArchive(deps, tenant, session.userName, which),

    async verifyMany({ tenant, session }, { rows }) {
      mustSell(session.channel?.products, INVOICE_VERIFY, VERIFY_NAME)
      const who = { madeBy: session.userName, via: viaOf(session) }
      return { rows: await checkMany(deps, tenant, who, rows) }
    },
    verifyManyAsk: ({ tenant }, { rows }) => priceOfMany(tenant, rows),

    verifyImage: async (ctx, { id, ...which }) =>
      imageOf(deps.pictures, ctx.tenant.companyId, await picture(ctx, id), which),
    pictureDetail: async (ctx, { id }) => wirePicture(ctx.tenant, await picture(ctx, id)),
    pictureList: ({ tenant }, asked) => pictureList(tenant, asked),
    ticketList: ({ tenant }, asked) => ticketList(tenant, asked),
    voucherList: ({ tenant }, asked) => voucherList(tenant, asked),

    async voucherSave({ tenant, session }, { id, fields, confirmed }) {
      const of = { id, fields, confirmed, by: session.userName }
      const voucher = await editVoucher(tenant, of, deps.recordCorrections)
      const before = await beforeOf(tenant, voucher.picture_id, tenant.scope.madeBy)
      return wireVoucher(voucher, before.find((row) => row.id === id) ?? null)
    },
  }
}
