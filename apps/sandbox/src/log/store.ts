/**
 * Every call that reached the outside world, so that a test can prove that nothing goes out without consent. Never a
 * password, an SMS code or a body.
 */
export interface CallRecord {
  seq: number
  /** Beijing wall time of the world. */
  at: string
  area: string
  action: string
  taxNo: string
  /** Dataset and period, or other harmless detail. */
  detail: string
  /** `x-consent-no` and `x-task-no` as the caller gave them. */
  consentNo: string
  taskNo: string
  session: string
  code: string
  ms: number
}

const CAPACITY = 50_000

export class CallLog {
  #records: CallRecord[] = []
  #seq = 0

  add(record: Omit<CallRecord, 'seq'>): void {
    this.#records.push({ seq: ++this.#seq, ...record })
    if (this.#records.length > CAPACITY) this.#records.splice(0, this.#records.length - CAPACITY)
  }

  /** Oldest first. @param after only records with a higher sequence number */
  list(filter: { after: number; area: string; taxNo: string; limit: number }): CallRecord[] {
    return this.#records
      .filter(
        (r) =>
          r.seq > filter.after &&
          (!filter.area || r.area === filter.area) &&
          (!filter.taxNo || r.taxNo === filter.taxNo),
      )
      .slice(0, filter.limit)
  }

  latest(limit: number): CallRecord[] {
    return this.#records.slice(-limit).reverse()
  }
}
