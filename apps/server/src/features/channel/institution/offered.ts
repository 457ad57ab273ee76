/** Institutions that an enterprise may choose at this moment: listed, standing, with a channel that is open and a report to make of the data. */
import {
  BOOK_KIND_NAMES,
  PUBLISHED_KIND_NAMES,
  REPORT_KIND_NAMES,
} from '@xinjian/engine/report/kinds'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { offersTo, productOfKind, sells } from '../../product/index.ts'
import { restOf } from '../../session/index.ts'
import { type Channel, channelOf } from '../channel.ts'
import { logoAddress } from '../provider/store.ts'
import { CHANNEL_SAYS } from '../words.ts'
import { type Listed, listedAfter, listedOf } from './store.ts'

export interface Offered {
  companyId: number
  /** Its channel. */
  code: string
  name: string
  purpose: string
  /** Address of the picture that was agreed to; null = there is none, or another one by now. */
  logo: string | null
  channel: Channel
}

/** What is made of a bureau's data: of books and of what is published there are other ways. */
const OF_TAXES = REPORT_KIND_NAMES.filter(
  (kind) => !BOOK_KIND_NAMES.includes(kind) && !PUBLISHED_KIND_NAMES.includes(kind),
).map(productOfKind)

/** Whether the company opened a report that this channel sells. */
async function sellsReports(tenant: TenantDb, { products }: Pick<Channel, 'products'>) {
  return (await offersTo(tenant)).some(
    ({ open, code }) => open && OF_TAXES.includes(code) && sells(products, code),
  )
}

/** Refuses a channel by which nobody could receive anything. */
export async function mustTakeData(tenant: TenantDb, code: string): Promise<void> {
  const channel = await channelOf(tenant, code).catch(() => null)
  if (!channel) throw new Refusal('UNKNOWN', CHANNEL_SAYS.channelNotFoundCompare, 'code')
  if (channel.stopped)
    throw new Refusal('CONFLICT', CHANNEL_SAYS.channelSuspendedResumeUnder, 'code')
  if (!(await sellsReports(tenant, channel)))
    throw new Refusal('CONFLICT', CHANNEL_SAYS.openProductFirst, 'code')
}

/** As it is offered now; null = it is not. */
async function offered(db: Database, listed: Listed): Promise<Offered | null> {
  const tenant = tenantOf(db, listed.company_id)
  const channel = await channelOf(tenant, listed.channel).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!channel || channel.stopped || (await restOf(tenant, null))) return null
  if (!(await sellsReports(tenant, channel))) return null
  const agreed = logoAddress(listed.channel, listed.logo)
  return {
    ...{ companyId: listed.company_id, code: listed.channel },
    ...{ name: listed.name, purpose: listed.purpose },
    logo: agreed === channel.logo ? agreed : null,
    channel,
  }
}

/** A page of them by name, and behind whose channel the next one begins; null = there is none. */
export async function offeredPage(
  db: Database,
  { keyword, after, size }: { keyword: string | null; after: string | null; size: number },
): Promise<{ rows: Offered[]; next: string | null }> {
  const rows: Offered[] = []
  for (let from = after; ; ) {
    const found = await listedAfter(db, { keyword, after: from, most: size + 1 })
    for (const one of found) {
      const open = await offered(db, one)
      if (!open) continue
      if (rows.length === size) return { rows, next: rows.at(-1)?.code ?? null }
      rows.push(open)
    }
    from = found.at(-1)?.channel ?? null
    if (found.length <= size) return { rows, next: null }
  }
}

/** Those of these channels, in this order; refuses one that is not offered now. */
export async function offeredOf(db: Database, codes: readonly string[]): Promise<Offered[]> {
  const listed = new Map((await listedOf(db, codes)).map((one) => [one.channel, one]))
  return Promise.all(
    codes.map(async (code) => {
      const one = listed.get(code)
      const open = one && (await offered(db, one))
      if (!open) throw new Refusal('CONFLICT', CHANNEL_SAYS.institutionNotOffered)
      return open
    }),
  )
}
