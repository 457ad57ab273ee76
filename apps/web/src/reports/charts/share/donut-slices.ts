import { fill } from '../../../ui/text.ts'

const MAX_SLICES = 7

export interface Slice {
  name: string
  value: number
  /** Of the whole, 0…1. */
  share: number
  /** Where it begins, in turns from the top. */
  from: number
  /** The category it is; null where several are joined. */
  at: number | null
}

/** Positive values as slices of a ring, largest first. More than seven: the smallest are joined under the label `others`. */
export function donutSlices(
  names: readonly string[],
  values: readonly (number | null)[],
  others: string,
): readonly Slice[] {
  const sorted = names
    .map((name, at) => ({ name, at: at as number | null, value: values[at] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
  const whole = sorted.reduce((sum, { value }) => sum + value, 0)
  const rest = sorted.length > MAX_SLICES ? sorted.splice(MAX_SLICES - 1) : []
  if (rest.length > 0)
    sorted.push({
      name: fill(others, { n: rest.length }),
      at: null,
      value: rest.reduce((sum, { value }) => sum + value, 0),
    })
  let from = 0
  return sorted.map((part) => {
    const slice = { ...part, share: part.value / whole, from }
    from += slice.share
    return slice
  })
}
