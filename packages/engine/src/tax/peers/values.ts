/** What an enterprise brings to the benchmarks of its industry, and with whom it is compared. */

import { type IndustryLevel, industryOf } from '@xinjian/format/industry/industries'
import { plainCode, SECTION_NAMES } from '@xinjian/format/industry/section'
import { sectionOfIndustry } from '@xinjian/format/industry/section-of'
import { SIZE_NAMES, type SizeClass, sizeClassOf } from '@xinjian/format/industry/size-class'
import type { ReportDocument } from '../../report/document.ts'
import type { TaxFacts } from '../facts.ts'
import { citFigure } from '../returns/cit.ts'
import { PEER_LEVEL_SAYS } from '../words.ts'

/** Id of an indicator that is set beside peers → the window it is compared in. */
const COMPARED: Readonly<Record<string, string>> = {
  'T-005': 'L12',
  'T-010': 'L12',
  'T-012': 'Y',
  'T-040': 'Y',
  'F-01': 'FY',
  'F-02': 'FY',
  'F-06': 'FY',
  'F-07': 'FY',
  'F-08': 'FY',
  'F-09.ROE': 'FY',
  'F-09.ROA': 'FY',
  'F-10.DAYS': 'FY',
  'F-14': 'FY',
  'F-16': 'FY',
}

/** What general and small taxpayers pay by different laws is never pooled. */
const BY_TAXPAYER: ReadonlySet<string> = new Set(['T-005', 'T-010'])

export type TaxpayerGroup = 'GENERAL' | 'SMALL'

interface PeerSubject {
  /** Digits of GB/T 4754, two to four; null = no more than the section is known. */
  code: string | null
  /** Letter. */
  section: string
  size: SizeClass | null
  taxpayer: TaxpayerGroup | null
  /** 免抵退 takes tax away that others pay: its burden is no measure for them. */
  exporter: boolean
}

interface PeerValue {
  indicator: string
  /** null = the report says none. */
  value: number | null
  /** null = pooled over both. */
  taxpayer: TaxpayerGroup | null
}

/** null = the industry is not known: such an enterprise has no peers. */
export function peerSubject({
  registration,
  citReturns,
  vatReturns,
}: TaxFacts): PeerSubject | null {
  const { industryCode, industryName, taxpayerType } = registration
  const section = sectionOfIndustry(industryCode) ?? sectionOfIndustry(industryName)
  if (section === null) return null
  const digits = plainCode(industryCode ?? '').replace(/^[A-T]/, '')
  const code = digits && sectionOfIndustry(industryCode) ? digits : null
  const year = (citReturns ?? [])
    .filter(({ form }) => form === 'A100000')
    .reduce<NonNullable<TaxFacts['citReturns']>[number] | null>(
      (last, cit) => (last === null || cit.year > last.year ? cit : last),
      null,
    )
  const revenue = year && citFigure(year, 'revenue')
  return {
    code,
    section,
    size: sizeClassOf(code ?? section, {
      employees: year?.employees ?? registration.employees ?? null,
      revenueWan: revenue === null ? null : revenue / 1_000_000,
      assetsWan: year?.totalAssetsWan ?? null,
    }),
    taxpayer:
      taxpayerType === 'GENERAL'
        ? 'GENERAL'
        : taxpayerType === 'SMALL' || taxpayerType === 'INDIVIDUAL'
          ? 'SMALL'
          : null,
    exporter: exportsOf(vatReturns ?? []),
  }
}

/** 免抵退办法出口销售额, 免抵退应退税额. */
const EXPORT_LINES = ['7', '15']

/** Within the twelve months up to the newest return. */
function exportsOf(returns: NonNullable<TaxFacts['vatReturns']>): boolean {
  const last = Math.max(...returns.map(({ to }) => to))
  return returns.some(
    ({ form, to, lines }) =>
      form === 'GENERAL' && to > last - 12 && EXPORT_LINES.some((line) => lines[line]?.amount),
  )
}

/** Figures that the report judged, whether it came to a value or not; ratios are fractions. */
export function peerValues(
  { indicators }: Pick<ReportDocument, 'indicators'>,
  { taxpayer, exporter }: PeerSubject,
): PeerValue[] {
  const byKey = new Map(indicators.map((indicator) => [indicator.key, indicator.value]))
  return Object.entries(COMPARED).flatMap(([indicator, window]) => {
    const value = byKey.get(`${indicator}.${window}`)
    if (value === undefined) return []
    const split = BY_TAXPAYER.has(indicator)
    const known = typeof value === 'number' && !(split && (taxpayer === null || exporter))
    return [{ indicator, value: known ? value : null, taxpayer: split ? taxpayer : null }]
  })
}

export interface PeerLevel {
  /** Letter or digits. */
  industry: string
  size: SizeClass | null
}

/** From the narrowest group of the like to the widest: the class of its size, the class … the section. */
export const peerLevels = ({ code, section, size }: PeerSubject): PeerLevel[] =>
  [...(code ? [4, 3, 2].map((digits) => code.slice(0, digits)) : []), section]
    .filter((industry, i, all) => all.indexOf(industry) === i)
    .flatMap((industry) => [...(size ? [{ industry, size }] : []), { industry, size: null }])

const LEVEL_WORDS: Readonly<
  Record<IndustryLevel, (told: { name: string; code: string }) => string>
> = {
  SECTION: PEER_LEVEL_SAYS.section,
  DIVISION: PEER_LEVEL_SAYS.division,
  GROUP: PEER_LEVEL_SAYS.group,
  CLASS: PEER_LEVEL_SAYS.class,
}
const LEVELS: readonly IndustryLevel[] = ['SECTION', 'DIVISION', 'GROUP', 'CLASS']
const TAXPAYER_NAMES = { GENERAL: PEER_LEVEL_SAYS.general, SMALL: PEER_LEVEL_SAYS.small } as const

/** `批发业，大类F51，小型企业，一般纳税人` */
export function peerLevelWords(
  { industry, size }: PeerLevel,
  section: string,
  taxpayer: TaxpayerGroup | null,
): string {
  const letter = industry === section
  const levelWords = LEVEL_WORDS[LEVELS[industry.length - 1] ?? 'SECTION']
  const name = letter ? SECTION_NAMES[section] : industryOf(industry)?.name
  return [
    levelWords({
      name: name ?? PEER_LEVEL_SAYS.unknown,
      code: `${section}${letter ? '' : industry}`,
    }),
    ...(size ? [SIZE_NAMES[size]] : []),
    ...(taxpayer ? [TAXPAYER_NAMES[taxpayer]] : []),
  ].join('，')
}
