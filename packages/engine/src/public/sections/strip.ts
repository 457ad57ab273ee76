/** What stands against the enterprise and its related parties, counted: the first thing that is looked at. */
import { PUBLIC_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth } from '../../kit/calendar/window.ts'
import { rulesHit } from '../../kit/sections/appendix.ts'
import { table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { oncePerCase } from '../indicators/define.ts'
import { current, legsOf, type Seen, seen } from '../records/seen.ts'
import { VALIDITY } from '../records/validity.ts'
import { nameOf, silenceNow } from '../told.ts'
import { STANDINGS } from './heading.ts'
import { relatedParties } from './related.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

/** Kinds of the strip, and which of their amounts weighs. */
const STRIP: readonly (readonly [PublicRecordKind, amount?: string])[] = [
  ['DISHONEST'],
  ['ENFORCEMENT', 'amount'],
  ['CONSUMPTION_LIMIT'],
  ['TERMINATED_ENFORCEMENT', 'unperformed'],
  ['EQUITY_FREEZE', 'amount'],
  ['BANKRUPTCY'],
  ['ABNORMAL_LIST'],
  ['SERIOUS_VIOLATION'],
  ['ADMIN_PENALTY', 'amount'],
]

/** Of kinds that hold for a time those that hold; of others those of the last 24 months. */
function counted(context: PublicContext, kind: PublicRecordKind): Seen[] {
  if (VALIDITY[kind]) return oncePerCase(current(context, kind))
  const from = firstDayOfMonth(context.m0 - 23)
  return oncePerCase(
    seen(context, kind).certain.filter(({ on }) => (optionalDay(on) ?? -1) >= from),
  )
}

function amountOf(records: readonly Seen[], field: string | undefined): number | null {
  if (!field) return null
  const told = records.flatMap(
    ({ record }) => (record as unknown as Record<string, number | null>)[field] ?? [],
  )
  return told.length > 0 ? yuan(told.reduce((sum, amount) => sum + amount, 0)) : null
}

/** Σ over related parties of which a source tells the kind; null = none of them. */
function relatedCount(context: PublicContext, kind: PublicRecordKind): number | null {
  const told = relatedParties(context).flatMap(({ counts }) => counts[kind] ?? [])
  return told.length > 0 ? told.reduce((sum, n) => sum + n, 0) : null
}

export const stripBlocks =
  (kinds: ReadonlySet<PublicRecordKind>) =>
  (build: PublicBuild): Block[] => {
    const { context } = build
    const rows = STRIP.filter(([kind]) => kinds.has(kind)).map(([kind, field]) => {
      const quiet = silenceNow(context, kind)
      const { certain, suspected } = seen(context, kind)
      const own = quiet ? [] : counted(context, kind)
      return {
        cells: {
          item: nameOf(kind),
          own: quiet ? null : own.length,
          amount: quiet ? null : amountOf(own, field),
          suspected: quiet ? null : suspected.filter(({ standing }) => standing !== 'PAST').length,
          open: quiet ? null : certain.filter(({ standing }) => standing === 'OPEN').length,
          related: relatedCount(context, kind),
          state: quiet ? quiet.words : SAYS.toldState,
        },
        evidence: legsOf(own),
      }
    })
    const silent = PUBLIC_RECORD_KINDS.filter((kind) => kinds.has(kind)).flatMap(
      (kind) => silenceNow(context, kind)?.words ?? [],
    )
    return [
      table(
        'risk-strip',
        SAYS.stripTitle,
        [
          { key: 'item', title: SAYS.stripItem, type: 'text' },
          { key: 'own', title: SAYS.stripOwn, type: 'int' },
          { key: 'amount', title: SAYS.stripAmount, type: 'money', unit: SAYS.unit },
          { key: 'suspected', title: SAYS.stripSuspected, type: 'int' },
          { key: 'open', title: STANDINGS.OPEN, type: 'int' },
          { key: 'related', title: SAYS.stripRelated, type: 'int' },
          { key: 'state', title: SAYS.stripState, type: 'text' },
        ],
        rows,
        SAYS.stripNote,
      ),
      rulesHit(build),
      ...(silent.length > 0 ? [text('silent-kinds', SAYS.silentCases({ silent }))] : []),
    ]
  }
