/** 受益所有人: paths from natural persons to the enterprise, as far as shareholders are told: those of the enterprise, and of firms above it. */
import { maskParties, personsIn } from '@xinjian/format/public-records/masked'
import { table, text } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import type { Shareholding } from '../facts.ts'
import { recordsLeg, type Seen, seen } from '../records/seen.ts'
import { insteadOf } from './heading.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

/** A path from its upper end down to the enterprise. */
interface Path {
  /** The direct shareholder that it comes in by. */
  by: Seen<'EQUITY_HOLDER'>
  end: Shareholding
  /** Steps, one = direct. */
  steps: number
  /** Product of the shares, a fraction; null = one of them is not stated. */
  share: number | null
  words: string
  /** Why it goes no further where its end is no person. */
  stop: 'UNTOLD' | 'LOOP' | 'FAR'
}

/** More steps than any register of owners asks for. */
const MOST_STEPS = 6
/** Widely held firms above would fill the report. */
const MOST_PATHS = 60

/** The source's own word of what the shareholder is goes before its name. */
export function isNaturalPerson({ holder, holderType }: Shareholding): boolean {
  if (/自然人|个人/.test(holderType ?? '')) return true
  if (/法人|企业|公司|合伙|机构|其他/.test(holderType ?? '')) return false
  return personsIn(holder ?? '').length > 0
}

const fraction = (share: number): number => Number(share.toFixed(6))
const nameOf = ({ holder }: Shareholding): string => maskParties(holder ?? '--')

function step(above: Shareholding, below: Path | null): Pick<Path, 'share' | 'words' | 'steps'> {
  const own = above.ratio === null ? null : above.ratio / 100
  const holder = nameOf(above)
  const told = own === null ? null : { holder, ratio: fraction(own) }
  if (!below)
    return {
      ...{ steps: 1, share: own },
      words: told ? SAYS.direct(told) : SAYS.directOpen({ holder }),
    }
  const path = below.words
  return {
    steps: below.steps + 1,
    share: own === null || below.share === null ? null : own * below.share,
    words: told ? SAYS.via({ ...told, path }) : SAYS.viaOpen({ holder, path }),
  }
}

const larger = (a: Shareholding, b: Shareholding): number =>
  (b.ratio ?? -1) - (a.ratio ?? -1) || ((a.holder ?? '') < (b.holder ?? '') ? -1 : 1)

/** From `end` upward to all that hold it. `passed`: codes that the path went through. */
function upward(context: PublicContext, path: Path, passed: ReadonlySet<string>): Path[] {
  const { holderCode: code } = path.end
  const above = code === null || isNaturalPerson(path.end) ? undefined : context.facts.above?.[code]
  if (code === null || !above?.length) return [path]
  if (passed.has(code)) return [{ ...path, stop: 'LOOP' }]
  if (path.steps >= MOST_STEPS) return [{ ...path, stop: 'FAR' }]
  const through = new Set([...passed, code])
  return above
    .toSorted(larger)
    .flatMap((end) =>
      upward(context, { by: path.by, end, ...step(end, path), stop: 'UNTOLD' }, through),
    )
}

function outcomeOf(context: PublicContext, { end, steps, share, stop }: Path): string {
  const line = context.rules.beneficialPercent / 100
  if (!isNaturalPerson(end))
    return stop === 'LOOP'
      ? SAYS.loopEnds
      : stop === 'FAR'
        ? SAYS.tooFar({ n: MOST_STEPS })
        : SAYS.firmEnds
  if (share === null) return SAYS.ratioOpen
  if (fraction(share) >= line) return steps > 1 ? SAYS.isOwnerBy({ line }) : SAYS.isOwner({ line })
  return steps > 1 ? SAYS.notOwnerBy({ line }) : SAYS.notOwner({ line })
}

export function ownerBlocks({ context }: PublicBuild): Block[] {
  const instead = insteadOf(context, 'EQUITY_HOLDER')
  if (instead) return [{ ...instead, id: 'owners', title: SAYS.owners }]
  const line = context.rules.beneficialPercent / 100
  const own = new Set([context.facts.subject.taxNo])
  const paths = seen(context, 'EQUITY_HOLDER')
    .certain.toSorted(
      (a, b) =>
        (b.record.ratio ?? -1) - (a.record.ratio ?? -1) || (a.record.key < b.record.key ? -1 : 1),
    )
    .flatMap((by) => {
      const end = by.record
      return upward(context, { by, end, ...step(end, null), stop: 'UNTOLD' }, own)
    })
  const isOwner = ({ end, share }: Path) =>
    isNaturalPerson(end) && share !== null && fraction(share) >= line
  const more = paths.length - MOST_PATHS
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
      paths.slice(0, MOST_PATHS).map((path) => ({
        cells: {
          holder: nameOf(path.end),
          nature: isNaturalPerson(path.end) ? SAYS.ownerPerson : SAYS.ownerFirm,
          ratio: path.share === null ? null : fraction(path.share),
          path: path.words,
          outcome: outcomeOf(context, path),
        },
        evidence: [recordsLeg('EQUITY_HOLDER', [path.by])],
      })),
      more > 0 ? SAYS.ownersCut({ n: more }) : SAYS.ownersNote,
    ),
    ...(paths.some(isOwner) ? [] : [text('no-owner', SAYS.noOwner({ line }))]),
  ]
}
