/** The invoice of an answer, read by a table of the service's names. */
import type { VerifiedFace, VerifiedItem } from './connector.ts'
import { listOf, textOf } from './post.ts'

/** Ours → theirs; of several the first that says something. */
export interface FaceNames {
  face: Readonly<Record<Exclude<keyof VerifiedFace, 'items'>, readonly string[]>>
  items: string
  item: Readonly<Record<keyof VerifiedItem, string>>
}

/** @param theirs the name that the map of the service gives in place of one of the table */
export function faceOf(
  shown: Readonly<Record<string, unknown>>,
  names: FaceNames,
  theirs: (name: string) => string,
): VerifiedFace {
  const text = (of: readonly string[]) =>
    of.map((name) => textOf(shown[theirs(name)])).find((value) => value !== '') ?? ''
  const face = Object.fromEntries(
    Object.entries(names.face).map(([ours, of]) => [ours, text(of)]),
  ) as Omit<VerifiedFace, 'items'>
  return {
    ...face,
    items: listOf(shown[theirs(names.items)]).map(
      (line) =>
        Object.fromEntries(
          Object.entries(names.item).map(([ours, name]) => [ours, textOf(line[theirs(name)])]),
        ) as unknown as VerifiedItem,
    ),
  }
}
