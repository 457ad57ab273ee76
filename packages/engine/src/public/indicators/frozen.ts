/** J-09: which part of the enterprise's own equity is frozen. */

import { comparableName } from '@xinjian/format/firm-name'
import { input, without } from '../../kit/outcome.ts'
import { ownNames } from '../cases/roles.ts'
import type { Outcome, PublicContext } from '../context.ts'
import type { ToldRecord } from '../facts.ts'
import { current, legsOf, type Seen, seen } from '../records/seen.ts'
import { leftOut, noted } from './define.ts'
import { PUBLIC_INDICATOR_SAYS as SAYS } from './words.ts'

type Freeze = Seen<'EQUITY_FREEZE'>

/** Percent of the enterprise's capital; null = the record states neither it nor an amount that can be held against the capital. */
function percentOf(
  { ratio, amount }: ToldRecord<'EQUITY_FREEZE'>,
  capital: number | null,
): number | null {
  if (ratio !== null) return ratio
  return amount !== null && capital !== null && capital > 0 ? (amount / capital) * 100 : null
}

/** Shares that the enterprise holds in others are not its own equity. */
export const ofOwnEquity = (context: PublicContext, { record }: Freeze): boolean =>
  record.executee === null || !ownNames(context).has(comparableName(record.executee))

export function frozenShare(context: PublicContext): Outcome {
  const freezes = current(context, 'EQUITY_FREEZE').filter((one) => ofOwnEquity(context, one))
  const capital =
    seen(context, 'BUSINESS_REGISTRATION').certain[0]?.record.registeredCapital ?? null
  const held = new Map(
    seen(context, 'EQUITY_HOLDER').certain.flatMap(({ record: { holder, ratio } }) =>
      holder === null || ratio === null ? [] : [[comparableName(holder), ratio] as const],
    ),
  )
  const told = freezes.flatMap((one) => {
    const percent = percentOf(one.record, capital)
    return percent === null ? [] : [{ one, percent, of: comparableName(one.record.executee ?? '') }]
  })
  if (freezes.length > 0 && told.length === 0) return without('NO_DATA', SAYS.noRatios)
  // What waits behind an earlier freeze of the same shares would be counted with it.
  const byDebtor = [...Map.groupBy(told, ({ of }) => of)].map(([of, all]) =>
    Math.min(
      held.get(of) ?? 100,
      all.reduce((sum, { percent }) => sum + percent, 0),
    ),
  )
  const share =
    Math.min(
      100,
      byDebtor.reduce((sum, percent) => sum + percent, 0),
    ) / 100
  const mute = freezes.length - told.length
  return noted(
    {
      value: share,
      inputs: [input(SAYS.frozen, share, 'ratio')],
      evidence: legsOf(told.map(({ one }) => one)),
    },
    [...(mute > 0 ? [SAYS.unratedFreezes({ n: mute })] : []), ...leftOut(context, 'EQUITY_FREEZE')],
  )
}
