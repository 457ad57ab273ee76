/** Codes under which figures of 附列资料 stand as lines beside those of their return: the schedule, then its column or 栏次. */
export const SCHEDULE_1 = '附一'
export const SCHEDULE_2 = '附二'

/** 附列资料（一）: columns of 销售额 by way of invoicing, as the bureau calls them. */
export const INVOICED_WAYS = { special: '1', other: '3', unbilled: '5', inspected: '7' } as const
