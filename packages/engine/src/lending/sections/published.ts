/** Pledges and mortgages as the registry publishes them (domain §3.10, 8), drawn as the report on public records draws them. */
import { text } from '../../kit/sections/blocks.ts'
import { publicContext } from '../../public/context.ts'
import { recordsBlock } from '../../public/sections/heading.ts'
import type { Block } from '../../report/document.ts'
import type { LendingBuild } from '../context.ts'
import { LENDING_SECTION_SAYS as SAYS } from './words.ts'

export const PUBLISHED_KINDS = ['EQUITY_PLEDGE', 'CHATTEL_MORTGAGE', 'EQUITY_FREEZE'] as const

export function publishedBlocks({ context: { facts, m0, lookingBack } }: LendingBuild): Block[] {
  const { published, subject, seq, dataCutoff, judgedOn } = facts
  const central = text('published-central', SAYS.noZdw)
  if (published === null) return [text('published-unasked', SAYS.publishedUnasked), central]
  const context = publicContext(
    {
      ...{ subject, seq, dataCutoff, ...published, related: [], revenue: null },
      ...{ sameAddress: null, samePhone: null },
      ...(judgedOn ? { judgedOn } : {}),
    },
    lookingBack ? m0 : undefined,
  )
  return [...PUBLISHED_KINDS.map((kind) => recordsBlock(context, kind)), central]
}
