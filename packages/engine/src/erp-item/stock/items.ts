/** Which rows of several books speak of one item: by its code first, by its name only where a row has no code. */

/** What a row says of its item. Books of moves say the code alone. */
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
}

/** A row that says neither code nor name, or a name that several codes have. */
export const NOBODY = -1
const SEVERAL = -2

const said = (text: string | null | undefined): string | null => (text?.trim() ? text : null)

export class Items {
  readonly list: Item[] = []
  readonly #byCode = new Map<string, number>()
  /** Of items with a code; `SEVERAL` where a name has several. */
  readonly #byName = new Map<string, number>()

  /** Places of the items of each book, row by row. Codes of all books are read before the first name is. */
  join(books: readonly (readonly NamesItem[])[]): Int32Array[] {
    const places = books.map((rows) => new Int32Array(rows.length))
    for (const [b, rows] of books.entries())
      for (let i = 0; i < rows.length; i++)
        if (said(rows[i]!.item)) places[b]![i] = this.#coded(rows[i]!)
    for (const [b, rows] of books.entries())
      for (let i = 0; i < rows.length; i++)
        if (!said(rows[i]!.item)) places[b]![i] = this.#named(rows[i]!)
    return places
  }

  #add(code: string | null, row: NamesItem): Item {
    const { name, category } = row
    const item = { at: this.list.length, code, name: said(name), category: said(category) }
    this.list.push(item)
    return item
  }

  #coded(row: NamesItem): number {
    const at = this.#byCode.get(row.item)
    if (at === undefined) {
      const item = this.#add(row.item, row)
      this.#byCode.set(row.item, item.at)
      if (item.name !== null) this.#called(item.name, item.at)
      return item.at
    }
    this.#completed(this.list[at]!, row)
    return at
  }

  #completed(item: Item, { name, category }: NamesItem): void {
    item.category ??= said(category)
    const called = name === item.name ? null : said(name)
    if (called === null) return
    item.name ??= called
    this.#called(called, item.at)
  }

  #called(name: string, at: number): void {
    const known = this.#byName.get(name)
    this.#byName.set(name, known === undefined || known === at ? at : SEVERAL)
  }

  #named(row: NamesItem): number {
    const name = said(row.name)
    if (name === null) return NOBODY
    const known = this.#byName.get(name)
    if (known === SEVERAL) return NOBODY
    if (known !== undefined) {
      this.list[known]!.category ??= said(row.category)
      return known
    }
    const item = this.#add(null, row)
    this.#byName.set(name, item.at)
    return item.at
  }
}
