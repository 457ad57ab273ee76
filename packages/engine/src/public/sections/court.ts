/** What courts publish, heading by heading, and what it comes to (domain §3.12, 12). */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, TableBlock } from '../../report/document.ts'
import { CASE_KINDS, type Chain, chains } from '../cases/chains.ts'
import type { Stage } from '../cases/numbers.ts'
import { ROLES, type Role } from '../cases/roles.ts'
import type { PublicBuild, PublicContext } from '../context.ts'
import { legsOf } from '../records/seen.ts'
import { silenceOf } from '../told.ts'
import { recordsBlock } from './heading.ts'
import { PUBLIC_SECTION_SAYS as SAYS } from './words.ts'

export const ROLE_NAMES: Record<Role, string> = {
  DEFENDANT: SAYS.defendant,
  PLAINTIFF: SAYS.plaintiff,
  THIRD: SAYS.third,
  DEBTOR: SAYS.debtor,
  CREDITOR: SAYS.creditor,
  UNTOLD: SAYS.untoldRole,
}
const STAGE_NAMES: Record<Stage, string> = {
  FIRST: SAYS.stageFirst,
  SECOND: SAYS.stageSecond,
  RETRIAL: SAYS.stageRetrial,
  ENFORCEMENT: SAYS.stageEnforcement,
  ENDED: SAYS.stageEnded,
}
export const stageName = (stage: Stage | null): string =>
  stage === null ? SAYS.stageOpen : STAGE_NAMES[stage]
/** How far a case came; what is still being enforced says so. */
export const progressOf = ({ stage, enforced }: Chain): string =>
  stage !== 'ENDED' && enforced ? SAYS.enforcedNow : stageName(stage)

interface Group {
  name: string
  of: readonly Chain[]
}

function groupsOf(all: readonly Chain[], nameOf: (chain: Chain) => string): Group[] {
  return [...Map.groupBy(all, nameOf)].map(([name, of]) => ({ name, of }))
}

const byCount = (groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => b.of.length - a.of.length || (a.name < b.name ? -1 : 1))

/** The records that a group of cases is opened by: of each case its first step. */
const openedBy = (of: readonly Chain[]) => legsOf(of.map(({ steps }) => steps[0]!.seen))

const summary = (id: string, title: string, head: string, groups: readonly Group[]): TableBlock =>
  table(
    id,
    title,
    [
      { key: 'name', title: head, type: 'text' },
      { key: 'cases', title: SAYS.cases, type: 'int' },
      { key: 'amount', title: SAYS.amount, type: 'money', unit: SAYS.unit },
      { key: 'unpriced', title: SAYS.unpriced, type: 'int' },
    ],
    groups.map(({ name, of }) => {
      const told = of.flatMap(({ amount }) => amount ?? [])
      return {
        cells: {
          name,
          cases: of.length,
          amount: told.length > 0 ? yuan(told.reduce((sum, { fen }) => sum + fen, 0)) : null,
          unpriced: of.length - told.length,
        },
        evidence: openedBy(of),
      }
    }),
    SAYS.summaryNote,
  )

const yearOf = ({ from }: Chain): string =>
  from === null ? SAYS.undated : SAYS.yearOf({ year: from.slice(0, 4) })

const years = (all: readonly Chain[]): Group[] =>
  groupsOf(all, yearOf).toSorted((a, b) =>
    a.name === SAYS.undated ? 1 : b.name === SAYS.undated ? -1 : a.name < b.name ? 1 : -1,
  )

function yearsChart(all: readonly Chain[]): ChartBlock[] {
  const dated = all.flatMap((chain) =>
    chain.from === null ? [] : { ...chain, year: Number(chain.from.slice(0, 4)) },
  )
  const [first, last] = [Math.min, Math.max].map((of) => of(...dated.map(({ year }) => year)))
  if (dated.length === 0 || first === last) return []
  // A year without any case stands between those that have some.
  const shown = Array.from({ length: last! - first! + 1 }, (_, i) => first! + i)
  const roles = ROLES.filter((role) => dated.some((chain) => chain.role === role))
  return [
    {
      kind: 'chart',
      id: 'case-years',
      title: SAYS.yearsChart,
      chart: 'stacked',
      beside: 'cases-by-year',
      categories: shown.map((year) => SAYS.yearOf({ year: String(year) })),
      series: roles.map((role) => ({
        name: ROLE_NAMES[role],
        type: 'bar' as const,
        values: shown.map(
          (year) => dated.filter((chain) => chain.year === year && chain.role === role).length,
        ),
        unit: 'cases' as const,
      })),
    },
  ]
}

/** The commonest causes by themselves, the others together. */
function causes(context: PublicContext, all: readonly Chain[]): Group[] {
  const groups = byCount(groupsOf(all, ({ cause }) => cause ?? SAYS.noCause))
  const listed = groups.slice(0, context.rules.listedCauses)
  const rest = groups.slice(context.rules.listedCauses).flatMap(({ of }) => of)
  return rest.length > 0 ? [...listed, { name: SAYS.otherCauses, of: rest }] : listed
}

const silencesOf = (context: PublicContext, kinds: readonly PublicRecordKind[]): string[] =>
  kinds.flatMap((kind) => silenceOf(context, kind)?.sentence ?? [])

/** What the summary does not know of stands beside it. */
const silentBlock = (context: PublicContext): Block[] => {
  const silent = silencesOf(context, CASE_KINDS)
  return silent.length > 0 ? [text('silent-cases', ...silent)] : []
}

export function courtBlocks(build: PublicBuild): Block[] {
  const { context } = build
  const all = chains(context)
  const figures = indicatorTable(build, 'court-figures', SAYS.court, COURT_FIGURES)
  if (all.length === 0) {
    const silent = silencesOf(context, CASE_KINDS)
    return [
      figures,
      ...(silent.length < CASE_KINDS.length ? [text('no-cases', SAYS.noCases)] : []),
      ...silentBlock(context),
    ]
  }
  const roles = ROLES.flatMap((role) => {
    const of = all.filter((chain) => chain.role === role)
    return of.length > 0 ? [{ name: ROLE_NAMES[role], of }] : []
  })
  const ofCauses = causes(context, all)
  return [
    figures,
    ...silentBlock(context),
    ...yearsChart(all),
    {
      kind: 'chart',
      id: 'case-causes',
      title: SAYS.causesChart,
      chart: 'donut',
      table: 'cases-by-cause',
      categories: ofCauses.map(({ name }) => name),
      series: [{ name: SAYS.cases, values: ofCauses.map(({ of }) => of.length), unit: 'cases' }],
    },
    summary('cases-by-cause', SAYS.byCause, SAYS.cause, ofCauses),
    summary('cases-by-role', SAYS.byRole, SAYS.role, roles),
    summary('cases-by-status', SAYS.byStatus, SAYS.progress, byCount(groupsOf(all, progressOf))),
    summary('cases-by-year', SAYS.byYear, SAYS.year, years(all)),
  ]
}

const COURT_FIGURES = 'J-01 J-02 J-03 J-04 J-05 J-06 J-07 J-08 J-09 J-10'.split(' ')

const blocksOf =
  (...kinds: readonly PublicRecordKind[]) =>
  ({ context }: PublicBuild): Block[] =>
    kinds.map((kind) => recordsBlock(context, kind))

export const debtBlocks = blocksOf(
  ...(['DISHONEST', 'ENFORCEMENT', 'CONSUMPTION_LIMIT', 'TERMINATED_ENFORCEMENT'] as const),
)
export const measureBlocks = blocksOf('EQUITY_FREEZE', 'ASSET_SEIZURE', 'BANKRUPTCY')
export const suitBlocks = blocksOf('CASE_FILING', 'HEARING', 'COURT_NOTICE', 'JUDGMENT')
