/** The text of an object of one file, as it stands in the file that several are joined to. */

export interface Renumbering {
  /** Added to the number of an object. */
  base: number
  /** Added to the number of a tag. */
  tag: number
  /** Objects in whose place one of the whole stands: the page tree, the root of the tags. */
  instead: ReadonlyMap<number, number>
  /** What a name stands for as a destination, in the numbers of its own file. */
  destinations: ReadonlyMap<string, string>
  /** Pages of the whole, in order. */
  pageRefs: readonly number[]
}

/** Strings are left alone: what looks like a reference in one is text. */
const TOKEN = /\((?:\\[\s\S]|[^\\)])*\)|<[0-9A-Fa-f\s]*>|\b(\d+) 0 R\b/g
const NAMED = /\/Dest \/(\S+)/g
const TAGGED = /\/(StructParents?) (\d+)/g
const PAGE_ACTION = /\/A <<\/Type \/Action\s*\/S \/URI\s*\/URI \(page:(\d+)\)>>/g
/** Names of header cells, which cells of a table point to: one file's are not another's. */
const CELL = /\(node(\d+)\)/g

export function renumbered(text: string, to: Renumbering): string {
  const moved = text
    .replace(NAMED, (all, name: string) => {
      const place = to.destinations.get(name)
      return place === undefined ? all : `/Dest ${place}`
    })
    .replace(TAGGED, (_all, key: string, n: string) => `/${key} ${Number(n) + to.tag}`)
    .replace(TOKEN, (token, n: string | undefined) =>
      n === undefined ? token : `${to.instead.get(Number(n)) ?? Number(n) + to.base} 0 R`,
    )
    .replace(CELL, (_all, n: string) => `(node${to.base}-${n})`)
  return moved.replace(PAGE_ACTION, (_all, page: string) => {
    const ref = to.pageRefs[Number(page) - 1]
    return ref === undefined ? '' : `/Dest [${ref} 0 R /Fit]`
  })
}
