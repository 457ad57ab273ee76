import { invoiceFreshness } from '../invoice/part.ts'
import { olderOf } from '../kit/verdict/freshness.ts'
import type { Freshness } from '../report/document.ts'
import { taxFreshness } from '../tax/part.ts'
import type { JointSources } from './sources.ts'

/** How old the data of both sources are on the day of judgement. */
export const jointFreshness = ({ invoice, tax }: JointSources): Freshness =>
  olderOf(
    { name: '发票', fresh: invoiceFreshness(invoice.build.context) },
    { name: '税务', fresh: taxFreshness(tax.build.context) },
  )
