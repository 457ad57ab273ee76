import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { entriesUnder } from '../ledger/index.ts'
import { boughtBefore, usageHours, usageOf, usagePage } from './records.ts'
import { METERING_SAYS } from './words.ts'

export const meteringRoutes = implement(contract.metering, {
  async usageList({ tenant }, { page, size, sort, ...filter }) {
    const found = await usagePage(tenant, filter, { sort, page, size })
    return { ...found, page, size }
  },
  async usageDetail({ tenant }, { no }) {
    const found = await usageOf(tenant, no)
    if (!found) throw new Refusal('UNKNOWN', METERING_SAYS.noSuchQueryCompare)
    const keys = ['hold', 'charge', 'release', 'reverse'].map((step) => `${step}:${no}`)
    const [entries, bought] = await Promise.all([
      entriesUnder(tenant, keys),
      boughtBefore(tenant, found),
    ])
    return {
      row: found.row,
      validDays: found.validDays,
      bought,
      entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    }
  },
  async usageByHour({ tenant }, { page, size, ...filter }) {
    return { ...(await usageHours(tenant, filter, page, size)), page, size }
  },
})
