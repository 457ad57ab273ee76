/** Heading by heading, and of each record what is read at a glance: all that its source told opens behind its row. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { kpis } from '../kit/sections/blocks.ts'
import type { PublicBuild } from '../public/context.ts'
import { recordsBlock } from '../public/sections/heading.ts'
import type { PublicSection } from '../public/sections/list.ts'
import { registrationBlocks } from '../public/sections/registry.ts'
import { PUBLIC_SECTION_SAYS } from '../public/sections/words.ts'
import { BASIC_SAYS } from './words.ts'

const glance =
  (kind: PublicRecordKind, ...fields: readonly string[]) =>
  ({ context }: PublicBuild) =>
    recordsBlock(context, kind, { fields })

const holders = glance('EQUITY_HOLDER', 'holder', 'ratio', 'subscribed', 'paidIn')
const persons = glance('KEY_PERSON', 'person', 'post')
const investments = glance('INVESTMENT', 'name', 'ratio', 'status')
const changes = glance('REGISTRATION_CHANGE', 'changedOn', 'item', 'before', 'after')
const notices = glance('TAX_NOTICE', 'noticeType', 'level', 'taxKind', 'amount', 'publishedOn')
const permits = glance('PERMIT', 'name', 'permitNo', 'validTo', 'status')

export const BASIC_SECTIONS: readonly PublicSection[] = [
  {
    name: 'registration',
    title: PUBLIC_SECTION_SAYS.registration,
    blocks: registrationBlocks,
  },
  {
    name: 'owners',
    title: BASIC_SAYS.owners,
    blocks: (build) => [kpis(build, 'holder-kpis', ['J-18.asOf']), holders(build), persons(build)],
  },
  {
    name: 'investments',
    title: BASIC_SAYS.investments,
    blocks: (build) => [investments(build)],
  },
  {
    name: 'changes',
    title: PUBLIC_SECTION_SAYS.changes,
    blocks: (build) => [changes(build)],
  },
  { name: 'tax', title: PUBLIC_SECTION_SAYS.tax, blocks: (build) => [notices(build)] },
  { name: 'permits', title: BASIC_SAYS.permits, blocks: (build) => [permits(build)] },
]
