import { findingsOf, hasLine } from '../kit/findings.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import type { JointSources } from './sources.ts'
import { JOINT_SAYS } from './words.ts'

/** What the sources praise and find, then what could not be said. `stale`: old data praise nobody. */
export function jointFindings(
  { facts, tax, all }: JointSources,
  { caveats = [], stale = false }: { caveats?: readonly Claim[]; stale?: boolean } = {},
): Required<ReportDocument['findings']> {
  const indicators = all.indicators.filter(hasLine)
  const build = { ...all, indicators, context: null }
  const { OUT, IN } = facts.invoice.covered
  const noInvoices = OUT === null && IN === null
  const noTaxes = Object.keys(tax.coverage).length === 0
  // A source of which nothing is known is said in one sentence.
  const open = [
    ...(noInvoices ? [openSource('INVOICE', JOINT_SAYS.noInvoices)] : []),
    ...(noTaxes ? [openSource('TAX', JOINT_SAYS.noTaxes)] : all.open),
  ]
  return findingsOf(build, stale ? [] : all.praises, all.spokenBy, {
    topics: all.topics,
    caveats,
    open,
  })
}

const openSource = (source: string, text: string): Claim => ({
  id: `open:source.${source}`,
  args: {},
  text,
})
