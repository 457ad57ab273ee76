/** Which months are known, who the firm is, and the figures of the cover. */

import { rulesHit } from '../../kit/sections/appendix.ts'
import { kpis } from '../../kit/sections/blocks.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './words.ts'

const TAXPAYER = {
  GENERAL: TAX_PAYMENT_SECTION_SAYS.generalTaxpayer,
  SMALL: TAX_PAYMENT_SECTION_SAYS.smallTaxpayer,
  INDIVIDUAL: TAX_PAYMENT_SECTION_SAYS.individual,
} as const

export function qualitySection(build: ReportBuild): Section {
  const { context } = build
  const sources = [{ name: TAX_PAYMENT_SAYS.paymentData, series: context.series }]
  return {
    id: 's00-quality',
    title: TAX_PAYMENT_SECTION_SAYS.dataAndAlerts,
    blocks: [coverageChart(context, sources, TAX_PAYMENT_SAYS.payments), rulesHit(build)],
  }
}

export function overviewSection({ context, indicator }: ReportBuild): Section {
  const r = context.facts.registration
  return {
    id: 's01-overview',
    title: TAX_PAYMENT_SECTION_SAYS.overview,
    blocks: [
      kpis({ indicator }, 'overview-kpis', [
        'T-008.L12',
        'T-008.L24',
        'T-008.L36',
        'T-011.L12',
        'T-009.MAIN.L12',
        'T-041.L24',
        'T-042.L12',
        'T-019.L12',
        'T-020.asOf',
      ]),
      {
        kind: 'facts',
        id: 'profile',
        title: TAX_PAYMENT_SECTION_SAYS.registration,
        items: [
          { label: TAX_PAYMENT_SECTION_SAYS.enterpriseName, value: r.name },
          { label: TAX_PAYMENT_SECTION_SAYS.creditCode, value: r.taxNo },
          {
            label: TAX_PAYMENT_SECTION_SAYS.taxpayerType,
            value: r.taxpayerType ? TAXPAYER[r.taxpayerType] : null,
          },
          { label: TAX_PAYMENT_SECTION_SAYS.taxRegistration, value: r.taxpayerStatus ?? null },
          { label: TAX_PAYMENT_SECTION_SAYS.industry, value: r.industryName ?? null },
          {
            label: TAX_PAYMENT_SECTION_SAYS.foundedOn,
            value: r.establishedOn ?? null,
            type: 'date',
          },
        ],
      },
    ],
  }
}
