import { VERDICT_SAYS } from './words.ts'

/** The table of the verdict: every number of its gates. A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'verdict-2026.2',
  coverage: {
    /** Whole months since the founding from which figures of twelve months can be told: every public pack asks for a year. */
    minMonths: 12,
    /** Share of the last 12 months (since the founding) that must be known: sales, purchases. */
    minOut: 0.75,
    minIn: 0.5,
  },
  freshness: { yellowDays: 45, redDays: 90, voidDays: 180, silentDays: 60 },
  /** Valid sales invoices of 12 months below which figures swing with single invoices (domain §3.2 I-005 红). */
  minInvoices: 12,
  /**
   * One day beyond this share of 12 months' sales, in a month beyond this multiple of the median of the others: a slip of
   * the pen or a single event, in either case no base for a limit. Below `minYuan` it makes none.
   */
  outlier: { dayShare: 0.5, medianTimes: 10, minYuan: 1_000_000 },
  /** 高 risk with as many rules of the highest level refuses; with fewer it is for a person. */
  refusingRules: 3,
  /** On invoices alone, collected from the bureau, at most this much is suggested; an institution may set its own. */
  alone: { maxYuan: 1_000_000 },
  /** What is left of the limit. */
  limit: { mediumRisk: 0.5, unjudgedRisk: 0.5, highRule: 0.5, fewInvoices: 0.5 },
  /** Borne out by labelled enterprises (bench/results/verdict-outcome.md, docs/decisions/0124); the shares above are not. */
  grades: {
    reject: ['CCC', 'CC', 'C'] as readonly string[],
    review: ['BB', 'B'] as readonly string[],
  },
  /** 登记状态 under which nobody lends (domain §6.2). */
  dead: [
    VERDICT_SAYS.struckOff,
    VERDICT_SAYS.licenceRevoked,
    VERDICT_SAYS.registrationCancelled,
    VERDICT_SAYS.liquidation,
    VERDICT_SAYS.outBusiness,
  ] as readonly string[],
} as const
