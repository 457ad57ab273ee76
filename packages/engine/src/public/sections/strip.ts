/** What stands against the enterprise and its related parties, counted: the first thing that is looked at. */
import { PUBLIC_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { rulesHit } from '../../kit/sections/appendix.ts'
import { kpis, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { begunSince, isDefendant } from '../indicators/court.ts'
import { counted } from '../records/counted.ts'
import { legsOf, type Seen, seen } from '../records/seen.ts'
import { nameOf, silenceNow } from '../told.ts'
import { VALIDITIES } from './heading.ts'
import { isAsked, relatedParties, relatedRecords } from './related.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

interface Line {
  item: string
  /** Kinds without which it cannot be counted: the first silent one says why. */
  kinds: readonly PublicRecordKind[]
  /** Which of the amounts weighs. */
  amount?: string
  of(context: PublicContext): readonly Seen[]
  /** Records among which doubtful ones are counted. */
  holds?(one: Seen): boolean
}

const line = (kind: PublicRecordKind, amount?: string): Line => ({
  ...{ item: nameOf(kind), kinds: [kind] },
  ...(amount ? { amount } : {}),
  of: (context) => counted(context, kind, seen(context, kind).certain),
})

const isArrears = ({ record }: Seen): boolean =>
  /欠税/.test((record as { noticeType?: string | null }).noticeType ?? '')

/** In the order of domain §3.12, 1. */
const STRIP: readonly Line[] = [
  line('DISHONEST'),
  line('ENFORCEMENT', 'amount'),
  line('CONSUMPTION_LIMIT'),
  line('TERMINATED_ENFORCEMENT', 'unperformed'),
  {
    ...{ item: SAYS.sued, kinds: ['CASE_FILING', 'JUDGMENT'], holds: () => false },
    of: (context) =>
      begunSince(context, context.span('L24').from, isDefendant).map(({ steps }) => steps[0]!.seen),
  },
  line('EQUITY_FREEZE', 'amount'),
  line('ASSET_SEIZURE', 'amount'),
  line('BANKRUPTCY'),
  line('ABNORMAL_LIST'),
  line('SERIOUS_VIOLATION'),
  line('ADMIN_PENALTY', 'amount'),
  {
    ...{ item: SAYS.arrears, kinds: ['TAX_NOTICE'], amount: 'amount', holds: isArrears },
    of: (context) =>
      counted(context, 'TAX_NOTICE', seen(context, 'TAX_NOTICE').certain).filter(isArrears),
  },
]

function amountOf(records: readonly Seen[], field: string | undefined): number | null {
  if (!field) return null
  const told = records.flatMap(
    ({ record }) => (record as unknown as Record<string, number | null>)[field] ?? [],
  )
  return told.length > 0 ? yuan(told.reduce((sum, amount) => sum + amount, 0)) : null
}

/** Σ over related parties of which a source tells the kind; null = none of them. */
function relatedCount(
  context: PublicContext,
  [kind, ...more]: readonly PublicRecordKind[],
): number | null {
  if (more.length > 0 || !kind) return null
  const told = relatedParties(context).flatMap(
    (party) => relatedRecords(context, party, kind) ?? [],
  )
  return isAsked(context, kind) ? told.length : null
}

/** `kinds`: what the report is made of; lines of others are left out. */
export function stripTable(
  { context }: PublicBuild,
  kinds: ReadonlySet<PublicRecordKind>,
): TableBlock {
  const rows = STRIP.filter((one) => one.kinds.every((kind) => kinds.has(kind))).map((one) => {
    const quiet = one.kinds.flatMap((kind) => silenceNow(context, kind) ?? [])[0] ?? null
    const own = quiet ? [] : one.of(context)
    const doubtful = (which: 'certain' | 'suspected', validity: (of: Seen) => boolean) =>
      quiet
        ? null
        : one.kinds
            .flatMap((kind): readonly Seen[] => seen(context, kind)[which])
            .filter((record) => validity(record) && (one.holds?.(record) ?? true)).length
    return {
      cells: {
        item: one.item,
        own: quiet ? null : own.length,
        amount: quiet ? null : amountOf(own, one.amount),
        suspected: doubtful('suspected', ({ validity }) => validity !== 'PAST'),
        open: doubtful('certain', ({ validity }) => validity === 'OPEN'),
        related: relatedCount(context, one.kinds),
        state: quiet ? quiet.words : SAYS.toldState,
      },
      evidence: legsOf(own),
    }
  })
  return table(
    'risk-strip',
    SAYS.stripTitle,
    [
      { key: 'item', title: SAYS.stripItem, type: 'text' },
      { key: 'own', title: SAYS.stripOwn, type: 'int' },
      { key: 'amount', title: SAYS.stripAmount, type: 'money', unit: SAYS.unit },
      { key: 'suspected', title: SAYS.stripSuspected, type: 'int' },
      { key: 'open', title: VALIDITIES.OPEN, type: 'int' },
      { key: 'related', title: SAYS.stripRelated, type: 'int' },
      { key: 'state', title: SAYS.stripState, type: 'text' },
    ],
    rows,
    SAYS.stripNote,
  )
}

/** What is looked at first, and of which kind it is told. */
const KPIS: readonly (readonly [key: string, kind: PublicRecordKind])[] = [
  ['J-01.asOf', 'DISHONEST'],
  ['J-02.asOf', 'ENFORCEMENT'],
  ['J-03.asOf', 'CONSUMPTION_LIMIT'],
  ['J-04.asOf', 'TERMINATED_ENFORCEMENT'],
  ['J-05.L24', 'JUDGMENT'],
  ['J-11.asOf', 'ABNORMAL_LIST'],
  ['J-12.L24', 'ADMIN_PENALTY'],
  ['J-13.L24', 'REGISTRATION_CHANGE'],
]

export const stripBlocks =
  (kinds: ReadonlySet<PublicRecordKind>) =>
  (build: PublicBuild): Block[] => {
    const silent = PUBLIC_RECORD_KINDS.filter((kind) => kinds.has(kind)).flatMap(
      (kind) => silenceNow(build.context, kind)?.sentence ?? [],
    )
    return [
      kpis(
        build,
        'risk-kpis',
        KPIS.filter(([, kind]) => kinds.has(kind)).map(([key]) => key),
      ),
      stripTable(build, kinds),
      rulesHit(build),
      ...(silent.length > 0 ? [text('silent-kinds', ...silent)] : []),
    ]
  }
