/** Parties beside the enterprise, and what was told of each (domain §3.12, 13). */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { table, text } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import type { RelatedParty } from '../facts.ts'
import { nameOf } from '../told.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

const RELATIONS: Record<RelatedParty['relation'], string> = {
  LEGAL_REP: SAYS.legalRep,
  SHAREHOLDER: SAYS.holder,
  INVESTMENT: SAYS.invested,
}
const ORDER = Object.keys(RELATIONS)

const LISTED = [
  'DISHONEST',
  'ENFORCEMENT',
  'CONSUMPTION_LIMIT',
  'TERMINATED_ENFORCEMENT',
  'JUDGMENT',
  'EQUITY_FREEZE',
  'ABNORMAL_LIST',
  'ADMIN_PENALTY',
] as const satisfies readonly PublicRecordKind[]

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

export function relatedBlocks({ context }: PublicBuild): Block[] {
  const parties = relatedParties(context)
  if (parties.length === 0) return [text('no-related', SAYS.noRelated)]
  const kinds = LISTED.filter((kind) => parties.some(({ counts }) => counts[kind] !== undefined))
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
      parties.map(({ relation, name, code, ratio, counts }) => ({
        cells: {
          ...{ relation: RELATIONS[relation], name, code },
          ratio: ratio === null ? null : Number((ratio / 100).toFixed(6)),
          ...Object.fromEntries(kinds.map((kind) => [kind, counts[kind] ?? null])),
        },
        evidence: [],
      })),
      SAYS.relatedNote({ line: context.rules.relatedPercent / 100 }),
    ),
  ]
}
