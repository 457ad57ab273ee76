/** A concluding sentence of a report as something that can be held against another: what it says, not only how. */
export interface Claim {
  /** `praise:T-017.L24`, `rule:R-005`, `figure:F-01.LATEST`, `open:T-020.asOf`; what it asserts, `claims/registry.ts` says. */
  id: string
  /** The figures in the sentence, by name; unrounded, in the unit of their indicator. */
  args: Readonly<Record<string, number | string | boolean | null>>
  /** The sentence as it stands in the report. */
  text: string
}

/** The rule or the key of the indicator that a sentence speaks of; undefined where it speaks of none that has rows. */
export function openingOf(claims: readonly Claim[] | undefined, text: string): string | undefined {
  const claim = claims?.find((one) => one.text === text)
  return /^(?:praise|figure|rule):(.+)$/.exec(claim?.id ?? '')?.[1]
}
