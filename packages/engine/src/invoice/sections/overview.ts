/** Sections 1 企业基本信息 and 2 发票概览. */

import { kpis } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import { type Sector, sectorOf } from '../context/sector.ts'
import type { ReportBuild } from '../definition.ts'
import { PARTY_SAYS } from '../indicators/party-words.ts'
import { INVOICE_SAYS } from '../words.ts'
import { SECTIONS_SAYS } from './words.ts'

const TAXPAYER = {
  GENERAL: SECTIONS_SAYS.generalTaxpayer,
  SMALL: SECTIONS_SAYS.smallTaxpayer,
  INDIVIDUAL: SECTIONS_SAYS.soleTrader,
} as const

export function profileSection(build: ReportBuild): Section {
  const r = build.context.facts.registration
  const first = build.indicator('I-019.DATE.asOf').value
  return {
    id: 's01-profile',
    title: INVOICE_SAYS.enterprise,
    blocks: [
      {
        kind: 'facts',
        id: 'profile',
        title: SECTIONS_SAYS.registration,
        items: [
          { label: SECTIONS_SAYS.name, value: r.name },
          { label: SECTIONS_SAYS.creditCode, value: r.taxNo },
          { label: SECTIONS_SAYS.legalRepresentative, value: r.legalRepresentative ?? null },
          {
            label: SECTIONS_SAYS.registeredCapital10,
            value: r.registeredCapitalWan ?? null,
            type: 'number',
          },
          { label: SECTIONS_SAYS.paidCapital10, value: r.paidInCapitalWan ?? null, type: 'number' },
          { label: SECTIONS_SAYS.founded, value: r.establishedOn ?? null, type: 'date' },
          { label: SECTIONS_SAYS.industry, value: r.industryName ?? null },
          { label: SECTIONS_SAYS.sectionIndustry, value: sectionText(sectorOf(build.context)) },
          {
            label: SECTIONS_SAYS.kindTaxpayer,
            value: r.taxpayerType ? TAXPAYER[r.taxpayerType] : null,
          },
          { label: SECTIONS_SAYS.taxCreditRating, value: r.taxCreditGrade ?? null },
          { label: SECTIONS_SAYS.taxRegistration, value: r.taxpayerStatus ?? null },
          { label: SECTIONS_SAYS.registrationStatus, value: r.registrationStatus ?? null },
          { label: PARTY_SAYS.insured, value: r.insuredCount ?? null, type: 'int' },
          {
            label: SECTIONS_SAYS.firstInvoice,
            value: typeof first === 'string' ? first : null,
            type: 'date',
          },
        ],
      },
    ],
  }
}

function sectionText({ section, name, source }: Sector): string | null {
  if (!section) return null
  return source === 'INFERRED'
    ? SECTIONS_SAYS.inferredSection({ name: name!, section })
    : `${name}（${section}）`
}

/** The field set of a production report: amounts over five windows, growth, counts, parties, gaps, void, red. */
const OVERVIEW_KEYS = [
  'I-001.L1',
  'I-001.L3',
  'I-001.L6',
  'I-001.L12',
  'I-001.L24',
  'I-007.L12',
  'I-010.L3',
  'I-005.L12',
  'I-048.L12',
  'I-014.L12',
  'I-016.L12',
  'I-027.L12',
  'I-030.L12',
  'I-018.asOf',
] as const

export function overviewSection(build: ReportBuild): Section {
  return {
    id: 's02-overview',
    title: INVOICE_SAYS.invoicesAtGlance,
    blocks: [kpis(build, 'overview-kpis', OVERVIEW_KEYS)],
  }
}
