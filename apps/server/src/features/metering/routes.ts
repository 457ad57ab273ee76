import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { usageHours, usagePage } from './records.ts'

export const meteringRoutes = implement(contract.metering, {
  async usageList({ tenant }, { page, size, sort, ...filter }) {
    const found = await usagePage(tenant, filter, { sort, page, size })
    return { ...found, page, size }
  },
  async usageByHour({ tenant }, { page, size, ...filter }) {
    return { ...(await usageHours(tenant, filter, page, size)), page, size }
  },
})
