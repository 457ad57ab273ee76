/** Numbers of the limit suggestion (domain §6.3): a reference, never a promise of credit. */
export const LIMIT_PARAMS = {
  /** Share of the last 12 months' net sales, by GB/T 4754 section; the lower end of the published ranges. */
  salesShare: { F: 0.08, C: 0.1, services: 0.1, other: 0.08 } as const,
  serviceSections: ['G', 'H', 'I', 'L', 'M', 'N', 'O', 'P', 'Q', 'R'] as readonly string[],
  /** sales leg × (1 − min(CV, cvCap) ÷ cvDivisor) */
  cvCap: 1,
  cvDivisor: 2,
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
