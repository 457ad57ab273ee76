/** Limits as a person reads and types them: ratios and points as percentages, everything else as it is. */
import type { LimitSpec } from '@xinjian/engine/report/rulebook'

const isShare = ({ unit }: Pick<LimitSpec, 'unit'>): boolean => unit === 'ratio' || unit === 'pp'

/** `0.15` → `15`. */
export const shownOf = (spec: Pick<LimitSpec, 'unit'>, value: number): string =>
  String(isShare(spec) ? Number((value * 100).toFixed(6)) : value)

/** `15` → `0.15`; null = no number. Full-width digits and thousands separators are forgiven. */
export function readAs(spec: Pick<LimitSpec, 'unit'>, typed: string): number | null {
  const text = typed.normalize('NFKC').replace(/[,\s%]/g, '')
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null
  const value = Number(text)
  return isShare(spec) ? Number((value / 100).toFixed(8)) : value
}
