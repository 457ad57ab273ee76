/** What the invoice report praises, and which rules speak for which indicator. */

import type { Praise, SpokenBy, Topic } from '../kit/findings.ts'
import { windowWords } from '../report/window/label.ts'
import { INVOICE_SAYS } from './words.ts'

/** 开票额突增, 有销无进, 进销品名不符, 进销金额高度一致: sales that are doubted are no strength by their size or growth. */
const DOUBTED = ['R-025', 'R-030', 'R-031', 'R-032']

/** In order of weight for a lender. */
export const PRAISES: readonly Praise[] = [
  {
    key: 'I-013.L12',
    say: (v) => (v === 12 ? INVOICE_SAYS.invoicesEachLast({ when: windowWords('L12') }) : null),
  },
  {
    key: 'I-007.L12',
    unless: DOUBTED,
    say: (v) =>
      v >= 0.05 && v <= 1
        ? INVOICE_SAYS.growing({ when: windowWords('L12'), before: windowWords('P12'), pct: v })
        : null,
  },
  {
    key: 'I-020.L12',
    say: (v) => (v <= 0.3 ? INVOICE_SAYS.steady({ cv: v.toFixed(2) }) : null),
  },
  {
    key: 'I-050.CR5.L12',
    say: (v) => (v >= 0.01 && v <= 0.5 ? INVOICE_SAYS.spread({ pct: v }) : null),
  },
  {
    key: 'I-054.L12',
    say: (v) => (v >= 0.7 ? INVOICE_SAYS.stay({ pct: v }) : null),
  },
  {
    key: 'I-055.L12',
    say: (v) => (v >= 0.6 ? INVOICE_SAYS.topTenStay({ pct: v }) : null),
  },
  {
    key: 'I-030.L12',
    say: (v) => (v < 0.02 ? INVOICE_SAYS.lowReds({ pct: v }) : null),
  },
  {
    key: 'I-027.L12',
    say: (v) => (v < 0.03 ? INVOICE_SAYS.lowVoids({ pct: v }) : null),
  },
  {
    key: 'I-001.L12',
    unless: DOUBTED,
    say: (v) =>
      v >= 5_000_000 ? INVOICE_SAYS.ofSomeSize({ when: windowWords('L12'), net: v }) : null,
  },
  {
    key: 'I-019.MONTHS.asOf',
    say: (v) => (v >= 24 ? INVOICE_SAYS.longHistory({ n: v }) : null),
  },
]

export const SPOKEN_BY: SpokenBy = {
  'I-009': ['R-026'],
  'I-010': ['R-026', 'R-027', 'R-028'],
  'I-014': ['R-027'],
  'I-015': ['R-027'],
  'I-016': ['R-027', 'R-028'],
  'I-017': ['R-028'],
  'I-018': ['R-028'],
  'I-024': ['R-025'],
  'I-027': ['R-016', 'R-017'],
  'I-028': ['R-016', 'R-017'],
  'I-029': ['R-018'],
  'I-030': ['R-018'],
  'I-032': ['R-018'],
  'I-039': ['R-014'],
  'I-041': ['R-023'],
  'I-042': ['R-021'],
  'I-043': ['R-022'],
  'I-050': ['R-038'],
  'I-051': ['R-038'],
  'I-052': ['R-037'],
  'I-053': ['R-037'],
  'I-064': ['R-039'],
  'I-070': ['R-041'],
  'I-072': ['R-029'],
  'I-073': ['R-029'],
  'I-074': ['R-031'],
  'I-075': ['R-030'],
  'I-077': ['R-042'],
  'I-078': ['R-043'],
  'I-083': ['R-050'],
  'I-084': ['R-052'],
  'I-085': ['R-051'],
  'I-086': ['R-034'],
  'I-090': ['R-045'],
}

/** Gaps, swings, concentration, voided invoices, purchases beside sales: each told once. */
export const TOPICS: readonly Topic[] = [
  { indicators: ['I-016', 'I-014', 'I-015', 'I-017', 'I-018'] },
  { indicators: ['I-021', 'I-020', 'I-024'] },
  { indicators: ['I-050', 'I-051'] },
  { indicators: ['I-052', 'I-053'] },
  { indicators: ['I-028', 'I-027'] },
  { indicators: ['I-072', 'I-073'] },
]
