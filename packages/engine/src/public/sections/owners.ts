/** 受益所有人: the path from natural persons to the enterprise, as far as its shareholders tell it. */
import { maskParties, personsIn } from '@xinjian/format/public-records/masked'
import { table, text } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { recordsLeg, type Seen, seen } from '../records/seen.ts'
import { insteadOf } from './heading.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

type Holder = Seen<'EQUITY_HOLDER'>

/** The source's own word of what the shareholder is goes before its name. */
export function isNaturalPerson({ record: { holder, holderType } }: Holder): boolean {
  if (/自然人|个人/.test(holderType ?? '')) return true
  if (/法人|企业|公司|合伙|机构|其他/.test(holderType ?? '')) return false
  return personsIn(holder ?? '').length > 0
}

function outcomeOf(context: PublicContext, one: Holder): string {
  const { ratio } = one.record
  const line = context.rules.beneficialPercent
  if (!isNaturalPerson(one)) return SAYS.firmEnds
  if (ratio === null) return SAYS.ratioOpen
  return ratio >= line ? SAYS.isOwner({ line: line / 100 }) : SAYS.notOwner({ line: line / 100 })
}

export function ownerBlocks({ context }: PublicBuild): Block[] {
  const instead = insteadOf(context, 'EQUITY_HOLDER')
  if (instead) return [{ ...instead, id: 'owners', title: SAYS.owners }]
  const line = context.rules.beneficialPercent
  const holders = seen(context, 'EQUITY_HOLDER').certain.toSorted(
    (a, b) =>
      (b.record.ratio ?? -1) - (a.record.ratio ?? -1) || (a.record.key < b.record.key ? -1 : 1),
  )
  const isOwner = (one: Holder) => isNaturalPerson(one) && (one.record.ratio ?? 0) >= line
  return [
    table(
      'owners',
      SAYS.owners,
      [
        { key: 'holder', title: SAYS.holder, type: 'text' },
        { key: 'nature', title: SAYS.nature, type: 'text' },
        { key: 'ratio', title: SAYS.ratio, type: 'ratio' },
        { key: 'path', title: SAYS.path, type: 'text' },
        { key: 'outcome', title: SAYS.outcome, type: 'text' },
      ],
      holders.map((one) => {
        const { ratio } = one.record
        const holder = maskParties(one.record.holder ?? '--')
        const part = ratio === null ? null : Number((ratio / 100).toFixed(6))
        return {
          cells: {
            holder,
            nature: isNaturalPerson(one) ? SAYS.ownerPerson : SAYS.ownerFirm,
            ratio: part,
            path:
              part === null ? SAYS.directOpen({ holder }) : SAYS.direct({ holder, ratio: part }),
            outcome: outcomeOf(context, one),
          },
          evidence: [recordsLeg('EQUITY_HOLDER', [one])],
        }
      }),
      SAYS.ownersNote,
    ),
    ...(holders.some(isOwner) ? [] : [text('no-owner', SAYS.noOwner({ line: line / 100 }))]),
  ]
}
