import { invoiceFreshness } from '../invoice/part.ts'
import { olderOf } from '../kit/verdict/freshness.ts'
import type { Freshness } from '../report/document.ts'
import { taxFreshness } from '../tax/part.ts'
import type { JointSources } from './sources.ts'
import { JOINT_SAYS } from './words.ts'

interface JointFreshness {
  /** Of both sources on the day of judgement. */
  fresh: Freshness
  /** Days since the end of the source that ends first, of those that were collected; null = neither was. */
  oldest: number | null
}

export function jointFreshness({ invoice, tax }: JointSources): JointFreshness {
  const invoices = invoiceFreshness(invoice.build.context)
  const taxes = taxFreshness(tax.build.context)
  const ages = [invoices, taxes].flatMap(({ daysSinceCollected: days }) => days ?? [])
  return {
    fresh: olderOf(
      { name: JOINT_SAYS.invoices, fresh: invoices },
      { name: JOINT_SAYS.taxes, fresh: taxes },
    ),
    oldest: ages.length ? Math.max(...ages) : null,
  }
}
