import type { TableParty } from '@xinjian/intake/tables/table-invoice'
import type { Identity } from './loaded.ts'

/** Names and tax numbers under which the enterprises of a table go, so that each can be asked for by either. */
export class KnownAs {
  private readonly identities = new Map<string, Identity>()
  /** null = several go by it. */
  private readonly byText = new Map<string, string | null>()

  /** `entry`: how the table lists the enterprise; `side`: what a row of it says of it. */
  learn(entry: string, side: TableParty): void {
    const before = this.identities.get(entry)
    if (before && before.name === side.name && before.taxNo === side.taxNo) return
    this.identities.set(entry, {
      name: side.name ?? before?.name ?? null,
      taxNo: side.taxNo ?? before?.taxNo ?? null,
    })
    for (const text of [side.name, side.taxNo]) {
      if (text === null) continue
      const known = this.byText.get(plain(text))
      this.byText.set(plain(text), known === undefined || known === entry ? entry : null)
    }
  }

  find(wanted: string): string | null {
    return this.byText.get(plain(wanted)) ?? null
  }

  identity(entry: string): Identity {
    return this.identities.get(entry) ?? { name: entry || null, taxNo: null }
  }
}

/** Brackets, blanks and widths are written in many ways. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
