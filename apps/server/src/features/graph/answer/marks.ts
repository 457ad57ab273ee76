/** What tells parties apart whose masked names are the same: two firms of a ring must not look like one. */
import { STEMS } from '../words.ts'

/** The same parties in the same order, those that share a masked name with a mark behind it: 甲, 乙, … by their order here, and so in this view alone. */
export function toldApart<P extends { name: string; masked: boolean }>(parties: readonly P[]): P[] {
  const shared = Map.groupBy(
    parties.filter(({ masked }) => masked),
    ({ name }) => name,
  )
  const met = new Map<string, number>()
  return parties.map((party) => {
    const { name, masked } = party
    if (!masked || shared.get(name)!.length === 1) return party
    const n = met.get(name) ?? 0
    met.set(name, n + 1)
    return { ...party, name: `${name}（${STEMS[n] ?? n + 1}）` }
  })
}
