/** Answers that tell several kinds, or are needed before others: asked for once while a report asks for its kinds. */
const FOR_MS = 60_000
const MOST = 500

export class Remembered<T> {
  readonly #known = new Map<string, { at: number; value: Promise<T> }>()

  /** A failure is not remembered. */
  get(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key)
    if (known && Date.now() - known.at < FOR_MS) return known.value
    const value = ask()
    this.#known.delete(key)
    this.#known.set(key, { at: Date.now(), value })
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!)
    value.catch(() => this.#known.delete(key))
    return value
  }
}
