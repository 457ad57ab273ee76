import type { Shown } from '../format/value.ts'

/** Sets a formatted value: small unit, red brackets for negatives, a dotted mark where a reason explains the gap. */
export function Value({ shown }: { shown: Shown }) {
  const tone = shown.missing ? 'rp-missing' : shown.negative ? 'rp-negative' : ''
  return (
    <span className={`rp-num ${tone}`} title={shown.title || undefined}>
      {shown.text}
      {shown.unit ? <small>{shown.unit}</small> : null}
    </span>
  )
}
