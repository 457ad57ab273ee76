import { SMALL_AMOUNT_MAX_WAN } from '../../report/limit/terms.ts'

/** Numbers of the limit suggestion (domain §6.3): a reference, never a promise of credit. */
export const LIMIT_PARAMS = {
  /** Share of the last 12 months' net sales, by GB/T 4754 section; the lower end of the published ranges. */
  salesShare: { F: 0.08, C: 0.1, services: 0.1, other: 0.08 } as const,
  serviceSections: ['G', 'H', 'I', 'L', 'M', 'N', 'O', 'P', 'Q', 'R'] as readonly string[],
  /** sales leg × (1 − min(CV, cvCap) ÷ cvDivisor) */
  cvCap: 1,
  cvDivisor: 2,
  /** Tax leg: 增值税 + 企业所得税 of the last 12 months × multiple × cap by 纳税信用等级. */
  taxMultiple: 10,
  taxGradeCap: { A: 1, B: 0.8, M: 0.5, C: 0, D: 0 } as Readonly<Record<string, number>>,
  /** A rating that is not known is taken as M. */
  taxGradeUnknown: 0.5,
  /** Working capital: growth expected of the year to come is that of the last 12 months within these bounds. */
  growth: { low: -0.5, high: 0.2 },
  /** A statement older than this many months at its end says nothing of the year to come. */
  statementMonths: 18,
  /** 小额简化测算: an institution's choice never comes to more, yuan. */
  smallAmountMax: SMALL_AMOUNT_MAX_WAN * 10_000,
  gradeFactor: {
    AAA: 1,
    AA: 0.9,
    A: 0.75,
    BBB: 0.6,
    BB: 0.4,
    B: 0.2,
    CCC: 0,
    CC: 0,
    C: 0,
    D: 0,
  } as Readonly<Record<string, number>>,
} as const
