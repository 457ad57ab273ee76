/** Which rows of several books speak of one item: by its code first, by its name only where a row has no code. */

/** What a row says of its item: its code, or its name in place of one. Books of moves say no name beside it. */
export interface NamesItem {
  item: string
  name?: string | null
  category?: string | null
}

export interface Item {
  /** Place among the items. */
  at: number
  /** null = no book has a code for it. */
  code: string | null
  name: string | null
  category: string | null
  /** All that stands for it in the rows: its code, or its name in books without codes. */
  spellings: string[]
}

/** A row that says neither code nor name, or a name that several codes have. */
export const NOBODY = -1
const SEVERAL = -2

const SPACE = 32
/** null = nothing but spaces. */
const said = (text: string | null | undefined): string | null =>
  text && (text.charCodeAt(0) > SPACE || text.trim()) ? text : null

/** What stands for a code and is no copy of the name. */
const hasCode = ({ item, name }: NamesItem): boolean =>
  said(item) !== null && said(name) !== null && item !== name

export class Items {
  readonly list: Item[] = []
  readonly #byCode = new Map<string, number>()
  /** Of every name; `SEVERAL` where more than one item has it. */
  readonly #byName = new Map<string, number>()

  /** Places of the items of each book, row by row. Codes of all books are read before the first bare name is. */
  join(books: readonly (readonly NamesItem[])[]): Int32Array[] {
    const places = books.map((rows) => new Int32Array(rows.length))
    for (const [b, rows] of books.entries()) this.#place(rows, places[b]!, true)
    for (const [b, rows] of books.entries()) this.#place(rows, places[b]!, false)
    return places
  }

  /** Rows with a code, or those without one. Rows of one item often stand together. */
  #place(rows: readonly NamesItem[], places: Int32Array, coded: boolean): void {
    let before: NamesItem | null = null
    let at = NOBODY
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      if (hasCode(row) !== coded) continue
      const same =
        before !== null &&
        row.item === before.item &&
        row.name === before.name &&
        row.category === before.category
      if (!same) at = coded ? this.#coded(row) : this.#bare(row)
      places[i] = at
      before = row
    }
  }

  #add(code: string | null, name: string | null, row: NamesItem): Item {
    const at = this.list.length
    const spelling = said(row.item)
    const spellings = spelling === null ? [] : [spelling]
    const item = { at, code, name, category: said(row.category), spellings }
    this.list.push(item)
    return item
  }

  #coded(row: NamesItem): number {
    const name = row.name!
    const at = this.#byCode.get(row.item)
    if (at !== undefined) {
      const item = this.list[at]!
      item.category ??= said(row.category)
      if (name !== item.name) this.#called(name, at)
      return at
    }
    const item = this.#add(row.item, name, row)
    this.#byCode.set(row.item, item.at)
    this.#called(name, item.at)
    return item.at
  }

  #called(name: string, at: number): void {
    const known = this.#byName.get(name)
    this.#byName.set(name, known === undefined || known === at ? at : SEVERAL)
  }

  /** A row of one word: it is a code where some book has it for one, and a name else. */
  #bare(row: NamesItem): number {
    const word = said(row.item) ?? said(row.name)
    if (word === null) return NOBODY
    const known = this.#byCode.get(word) ?? this.#byName.get(word)
    if (known === SEVERAL) return NOBODY
    if (known !== undefined) {
      const item = this.list[known]!
      item.category ??= said(row.category)
      if (said(row.item) !== null && !item.spellings.includes(word)) item.spellings.push(word)
      return known
    }
    const name = said(row.name)
    const item = this.#add(name === null ? word : null, name, row)
    this.#byName.set(word, item.at)
    return item.at
  }
}
