import { LIMITS } from '../limits.ts'
import type { ReturnItem } from './model.ts'

/** The lines of a form as they are met, those that stand in it twice told once. */
export class LineList {
  /** Lines beyond what any form has were left out. */
  cut = false
  private readonly items: ReturnItem[] = []
  /** Places of the lines of a number. */
  private readonly places = new Map<string, number[]>()

  /** Pages keep the names of the lines in view with a second table that has nothing but names. */
  add(item: ReturnItem): void {
    const places = item.code === null ? [] : (this.places.get(item.code) ?? [])
    const twin = places.find((place) => isTwin(this.items[place]!, item))
    if (twin !== undefined) {
      if (isEmpty(this.items[twin]!)) this.items[twin] = item
      return
    }
    if (this.items.length >= LIMITS.maxFormLines) {
      this.cut = true
      return
    }
    if (item.code !== null) this.places.set(item.code, [...places, this.items.length])
    this.items.push(item)
  }

  /** All lines; an edition that strikes out a line whose number another has taken is left out. */
  all(): ReturnItem[] {
    return this.items.filter(
      ({ code, values }) =>
        Object.keys(values).length > 0 || code === null || this.places.get(code)!.length === 1,
    )
  }
}

const isTwin = (one: ReturnItem, other: ReturnItem): boolean =>
  one.label === other.label && one.section === other.section && (isEmpty(one) || isEmpty(other))

const isEmpty = ({ values }: ReturnItem): boolean =>
  Object.values(values).every((value) => value === null)
