/** Our own reader: in a process of its own, and nothing leaves the platform. */
import { type IsolateOptions, parseFileIsolated } from '@xinjian/intake/isolate'
import { NotRead, type Reading, type Recogniser } from './recogniser.ts'

/** Tickets beside invoices. */
const OPTIONS: IsolateOptions & { tickets: boolean } = { tickets: true }

export const OWN: Recogniser = {
  name: 'own',
  host: null,
  statesConfidence: true,
  async read({ name, bytes }): Promise<Reading> {
    const files = await parseFileIsolated(name, bytes, OPTIONS)
    const found = files.filter(({ error }) => error === null)
    if (found.length === 0) throw new NotRead(files[0]?.error?.code ?? 'EMPTY')
    return {
      invoices: found.flatMap(({ invoices }) => invoices),
      tickets: found.flatMap(({ tickets = [] }) => tickets),
      unread: [],
    }
  },
}
