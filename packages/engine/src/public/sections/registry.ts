/** What the registry publishes, heading by heading (domain §3.12, 2–11 and 14). */
import { type PublicRecordKind, recordFields } from '@xinjian/format/public-records/kinds'
import { indicatorTable, kpis } from '../../kit/sections/blocks.ts'
import type { Block, FactsBlock } from '../../report/document.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { seen } from '../records/seen.ts'
import { cellsOf, type Extra, insteadOf, recordsBlock, sourceNote } from './heading.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

const blocksOf =
  (...kinds: readonly PublicRecordKind[]) =>
  ({ context }: PublicBuild): Block[] =>
    kinds.map((kind) => recordsBlock(context, kind))

const FACT_TYPES = { money: 'money', percent: 'ratio', day: 'date', count: 'int' } as const
/** Told in the currency that the registration names; of another than yuan there is no amount in yuan. */
const YUAN = /^(?:人民币|CNY|RMB|元)?$/i

function registrationBlock(context: PublicContext): Block {
  const kind = 'BUSINESS_REGISTRATION'
  const instead = insteadOf(context, kind)
  if (instead) return instead
  const { certain, suspected } = seen(context, kind)
  const one = (certain[0] ?? suspected[0])!
  const cells = cellsOf(one)
  const foreign = !YUAN.test(one.record.capitalCurrency ?? '')
  const items: FactsBlock['items'] = Object.entries(recordFields(kind)).map(([name, field]) => {
    const type = FACT_TYPES[field.kind as keyof typeof FACT_TYPES]
    const value = cells[name] ?? null
    if (foreign && field.kind === 'money')
      return { label: field.zh, value: value === null ? null : SAYS.foreign }
    return { label: field.zh, value, ...(type ? { type } : {}) }
  })
  return { kind: 'facts', id: 'registration-facts', title: SAYS.registrationFacts, items }
}

export const registrationBlocks = ({ context }: PublicBuild): Block[] => {
  const block = registrationBlock(context)
  return block.kind === 'facts'
    ? [
        block,
        {
          kind: 'text',
          id: 'registration-source',
          paragraphs: [sourceNote(context, 'BUSINESS_REGISTRATION')],
        },
      ]
    : [block]
}

const PAID: Extra = {
  column: { key: 'paidRatio', title: SAYS.paidRatio, type: 'ratio' },
  of(one) {
    const { paidIn, subscribed } = one.record as {
      paidIn?: number | null
      subscribed?: number | null
    }
    return paidIn == null || !subscribed || subscribed < 0
      ? null
      : Number((paidIn / subscribed).toFixed(6))
  },
}

export function holderBlocks(build: PublicBuild): Block[] {
  const { context } = build
  const told = seen(context, 'EQUITY_HOLDER').certain.flatMap(
    ({ record: { ratio } }) => ratio ?? [],
  )
  const sum = told.reduce((all, ratio) => all + ratio, 0) / 100
  return [
    kpis(build, 'holder-kpis', ['J-18.asOf', 'J-14.L24']),
    recordsBlock(context, 'EQUITY_HOLDER', {
      extras: [PAID],
      notes: [SAYS.holdersNote, ...(told.length > 0 ? [SAYS.holdersTotal({ sum })] : [])],
    }),
  ]
}

export const peopleBlocks = blocksOf('KEY_PERSON')
export const investmentBlocks = blocksOf('INVESTMENT', 'BRANCH', 'SHARED_CONTACT')
export const annualBlocks = blocksOf('ANNUAL_REPORT')
export const pledgeBlocks = blocksOf('EQUITY_PLEDGE', 'CHATTEL_MORTGAGE', 'INTELLECTUAL_PROPERTY')
export const taxBlocks = blocksOf('TAX_NOTICE')
export const bidBlocks = blocksOf('BID', 'PERMIT')

export const changeBlocks = (build: PublicBuild): Block[] => [
  indicatorTable(build, 'change-figures', SAYS.changes, ['J-13', 'J-14', 'J-15']),
  recordsBlock(build.context, 'REGISTRATION_CHANGE'),
]

export const listBlocks = (build: PublicBuild): Block[] => [
  kpis(build, 'list-kpis', ['J-11.asOf', 'J-12.L24']),
  ...blocksOf('ABNORMAL_LIST', 'SERIOUS_VIOLATION', 'ADMIN_PENALTY', 'SPOT_CHECK')(build),
]
