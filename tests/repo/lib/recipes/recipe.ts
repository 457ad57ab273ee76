/** A recipe of ARCHITECTURE.md as changes to a copy of the repository. */
export interface Recipe {
  /** As ARCHITECTURE.md heads it. */
  name: string
  /** By path: the text of a new file, or what becomes of one that stands there. Nothing else may have to change. */
  writes: Record<string, string | ((now: string) => string)>
  /** What the paragraph says of such a path. */
  told: (file: string) => RegExp
  /** Scripts to run afterwards, and what they may make: lines of `git status`. */
  scripts?: readonly string[]
  makes?: RegExp
  /** Tests that must hold with the change. */
  tests: readonly string[]
  /** Of `writes`, those whose absence types notice. */
  needed: readonly string[]
}

/** Adds text behind a place that stands in a file once. */
export const after =
  (place: string, text: string) =>
  (now: string): string => {
    const [head, tail, ...more] = now.split(place)
    if (tail === undefined || more.length > 0) throw new Error(`not once: ${place}`)
    return head + place + text + tail
  }

/** A path as a paragraph writes it: with its own names, or with `<…>` in their place. */
export const pathLike =
  (...names: readonly string[]) =>
  (file: string): RegExp => {
    const escaped = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const open = names.reduce((path, name) => path.replaceAll(name, '<[^>]+>'), escaped)
    return new RegExp(open)
  }
