/** Parties beside the enterprise, and what was told of each (domain §3.12, 13). */
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import { table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { RELATED_KINDS, type RelatedKind, type RelatedParty, type ToldRecord } from '../facts.ts'
import { counted } from '../records/counted.ts'
import { type Seen, seenAmong } from '../records/seen.ts'
import { nameOf } from '../told.ts'
import { VALIDITIES } from './heading.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

const RELATIONS: Record<RelatedParty['relation'], string> = {
  LEGAL_REP: SAYS.legalRep,
  SHAREHOLDER: SAYS.holder,
  INVESTMENT: SAYS.invested,
}
const ORDER = Object.keys(RELATIONS)
/** Numbers of records, the one that names it first. */
const NUMBERS = ['caseNo', 'noticeNo', 'penaltyNo']
const MOST_ROWS = 100

/** Who holds, or is held, too little is no related party; of whom the share is not told may be one. */
export const relatedParties = ({ facts, rules }: PublicContext): RelatedParty[] =>
  facts.related
    .filter(
      ({ relation, ratio }) =>
        relation === 'LEGAL_REP' || ratio === null || ratio >= rules.relatedPercent,
    )
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.relation) - ORDER.indexOf(b.relation) ||
        (b.ratio ?? -1) - (a.ratio ?? -1) ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : (a.code ?? '') < (b.code ?? '') ? -1 : 1),
    )

const isRelatedKind = (kind: PublicRecordKind): kind is RelatedKind =>
  (RELATED_KINDS as readonly PublicRecordKind[]).includes(kind)

/** Those that a count of risks takes; null = the kind was not told of this party. */
export function relatedRecords(
  context: PublicContext,
  { records }: RelatedParty,
  kind: PublicRecordKind,
): Seen[] | null {
  const told = isRelatedKind(kind) ? records?.[kind] : undefined
  return told
    ? counted(context, kind, seenAmong(context, kind, told as ToldRecord<typeof kind>[]))
    : null
}

/** Whether the kind was told of any related party. */
export const isAsked = (context: PublicContext, kind: PublicRecordKind): boolean =>
  relatedParties(context).some((party) => relatedRecords(context, party, kind) !== null)

export function relatedBlocks({ context }: PublicBuild): Block[] {
  const parties = relatedParties(context)
  if (parties.length === 0) return [text('no-related', SAYS.noRelated)]
  const kinds = RELATED_KINDS.filter((kind) => isAsked(context, kind))
  const rows = parties.map((party) => {
    const { relation, name, code, ratio } = party
    return {
      cells: {
        ...{ relation: RELATIONS[relation], name, code },
        ratio: ratio === null ? null : Number((ratio / 100).toFixed(6)),
        ...Object.fromEntries(
          kinds.map((kind) => [kind, relatedRecords(context, party, kind)?.length ?? null]),
        ),
      },
      evidence: [],
    }
  })
  return [
    table(
      'related-parties',
      SAYS.related,
      [
        { key: 'relation', title: SAYS.relation, type: 'text' },
        { key: 'name', title: SAYS.party, type: 'text' },
        { key: 'code', title: SAYS.code, type: 'text' },
        { key: 'ratio', title: SAYS.ratio, type: 'ratio' },
        ...kinds.map((kind) => ({ key: kind, title: nameOf(kind), type: 'int' as const })),
      ],
      rows,
      SAYS.relatedNote({ line: context.rules.relatedPercent / 100 }),
    ),
    ...recordsOfParties(context, parties),
  ]
}

/** The records that the numbers are of, party by party. */
function recordsOfParties(context: PublicContext, parties: readonly RelatedParty[]): TableBlock[] {
  const all = parties.flatMap((party) =>
    RELATED_KINDS.flatMap((kind) =>
      (relatedRecords(context, party, kind) ?? []).map((one) => ({ party, one })),
    ),
  )
  if (all.length === 0) return []
  const more = all.length - MOST_ROWS
  return [
    table(
      'related-records',
      SAYS.relatedRecords,
      [
        { key: 'party', title: SAYS.party, type: 'text' },
        { key: 'kind', title: SAYS.recordKind, type: 'text' },
        { key: 'number', title: SAYS.recordNumber, type: 'text' },
        { key: 'on', title: SAYS.recordDay, type: 'date' },
        { key: 'amount', title: SAYS.recordAmount, type: 'money', unit: SAYS.unit },
        { key: 'validity', title: SAYS.validity, type: 'text' },
      ],
      all.slice(0, MOST_ROWS).map(({ party, one }) => ({
        cells: {
          ...{ party: party.name, kind: nameOf(one.kind) },
          ...{ number: numberOf(one), on: one.on, amount: amountOf(one) },
          validity: one.validity && VALIDITIES[one.validity],
        },
        evidence: [],
      })),
      more > 0 ? SAYS.relatedRecordsCut({ n: more }) : SAYS.relatedRecordsNote,
    ),
  ]
}

const fieldsOf = ({ record }: Seen) => record as unknown as Record<string, string | number | null>

const numberOf = (one: Seen): string | null => {
  const name = NUMBERS.find((field) => field in recordFields(one.kind))
  const value = name === undefined ? null : fieldsOf(one)[name]
  return typeof value === 'string' ? value : null
}

const amountOf = (one: Seen): number | null => {
  const { amount } = fieldsOf(one)
  return typeof amount === 'number' ? yuan(amount) : null
}
