/** Sections of reports on public records in the order of domain §3.12, and of which part each is. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { placed } from '../../kit/sections/places.ts'
import type { Block, Section } from '../../report/document.ts'
import type { SectionLine } from '../../report/view/view.ts'
import type { PublicBuild } from '../context.ts'
import type { PartName } from '../parts.ts'
import { courtBlocks, debtBlocks, measureBlocks, suitBlocks } from './court.ts'
import { ownerBlocks } from './owners.ts'
import {
  annualBlocks,
  bidBlocks,
  changeBlocks,
  holderBlocks,
  investmentBlocks,
  listBlocks,
  peopleBlocks,
  pledgeBlocks,
  registrationBlocks,
  taxBlocks,
} from './registry.ts'
import { relatedBlocks } from './related.ts'
import { stripBlocks } from './strip.ts'
import { timelineBlocks } from './timeline.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

export interface PublicSection {
  name: string
  title: string
  blocks(build: PublicBuild): Block[]
}
/** `part` absent = of either part. */
type PartSection = PublicSection & { part?: PartName }

const own = (
  part: PartName,
  name: string,
  title: string,
  blocks: PublicSection['blocks'],
): PartSection => ({ name, title, part, blocks })

const SECTIONS: readonly PartSection[] = [
  own('REGISTRY', 'registration', SAYS.registration, registrationBlocks),
  own('REGISTRY', 'holders', SAYS.holders, holderBlocks),
  own('REGISTRY', 'people', SAYS.people, peopleBlocks),
  own('REGISTRY', 'owners', SAYS.owners, ownerBlocks),
  own('REGISTRY', 'investments', SAYS.investments, investmentBlocks),
  own('REGISTRY', 'changes', SAYS.changes, changeBlocks),
  own('REGISTRY', 'annual', SAYS.annual, annualBlocks),
  own('REGISTRY', 'pledges', SAYS.pledges, pledgeBlocks),
  own('REGISTRY', 'lists', SAYS.lists, listBlocks),
  own('REGISTRY', 'tax', SAYS.tax, taxBlocks),
  own('COURT', 'court', SAYS.court, courtBlocks),
  own('COURT', 'debts', SAYS.debts, debtBlocks),
  own('COURT', 'measures', SAYS.measures, measureBlocks),
  own('COURT', 'suits', SAYS.suits, suitBlocks),
  own('COURT', 'timeline', SAYS.timeline, timelineBlocks),
  { name: 'related', title: SAYS.related, blocks: relatedBlocks },
  own('REGISTRY', 'bids', SAYS.bids, bidBlocks),
]

/** All that there is of these parts. */
export const ofParts = (parts: readonly PartName[]): readonly PublicSection[] =>
  SECTIONS.filter(({ part }) => part === undefined || parts.includes(part))

/** What reports of these sections can show, in the order of their documents. */
export const sectionLines = (sections: readonly PublicSection[]): SectionLine[] => [
  { name: 'risk', title: SAYS.risk, always: 'BASIS' },
  ...sections.map(({ name, title }) => ({ name, title })),
  { name: 'appendix', title: SAYS.appendix },
]

export const sectionsOf = (
  build: PublicBuild,
  sections: readonly PublicSection[],
  kinds: readonly PublicRecordKind[],
  appendix: Block[],
): Section[] =>
  placed([
    { id: 'risk', title: SAYS.risk, blocks: stripBlocks(new Set(kinds))(build) },
    ...sections.map(({ name, title, blocks }) => ({
      id: name,
      title,
      blocks: blocks(build),
    })),
    { id: 'appendix', title: SAYS.appendix, blocks: appendix },
  ])
