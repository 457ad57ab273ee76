import { formatDay } from '../../kit/calendar/window.ts'
import { sectorOf } from '../context/sector.ts'
import type { ReportBuild } from '../definition.ts'
import { outlierOf } from '../verdict/outlier.ts'
import { type Leg, leg } from './leg.ts'
import { LIMIT_SAYS } from './words.ts'

const SALES = 'I-001.L12'

/** Share of sales by GB/T 4754 section (domain §6.3). */
export function salesShare(context: ReportBuild['context']): number {
  const { salesShare: shares, serviceSections } = context.rules.limit
  const section = sectorOf(context).section ?? ''
  if (section === 'F') return shares.F
  if (section === 'C') return shares.C
  return serviceSections.includes(section) ? shares.services : shares.other
}

/** 近12个月开票净额 × share × stability; months that are not collected add nothing. */
export function salesLeg({ context, indicator }: Pick<ReportBuild, 'context' | 'indicator'>): Leg {
  const { cvCap, cvDivisor } = context.rules.limit
  const sales = indicator(SALES).value
  const cv = indicator('I-020.L12').value
  const share = salesShare(context)
  const stability = 1 - (typeof cv === 'number' ? Math.min(cv, cvCap) : cvCap) / cvDivisor
  const odd = outlierOf(context)
  if (odd)
    return leg(
      LIMIT_SAYS.shareSales,
      null,
      LIMIT_SAYS.salesOutlier({ share, day: formatDay(odd.day) }),
      { of: SALES },
    )
  return leg(
    LIMIT_SAYS.shareSales,
    typeof sales === 'number' ? Math.max(0, sales) * share * stability : null,
    LIMIT_SAYS.salesFormula({ share }),
    { of: SALES },
  )
}
