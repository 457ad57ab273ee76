/** Least-recently-used cache of a fixed size. */
export class Cache<T> {
  #entries = new Map<string, T>()
  #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: string, make: () => T): T {
    const hit = this.#entries.get(key)
    const value = hit === undefined ? make() : hit
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#capacity)
      this.#entries.delete(this.#entries.keys().next().value!)
    return value
  }
}
