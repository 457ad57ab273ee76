import { needsSecond } from '../../api/needs-second.ts'
import type { Ask } from './AskDialog.tsx'

/** What is done at once, or asked for: beforehand where the page knows that it weighs, else when the service says so. */
export const saveOrAsk =
  (way: {
    /** Whether anything can be sent; marks what lacks. */
    ready: () => boolean
    asks: () => boolean
    onAsk: (ask: Ask) => void
    done: () => Promise<void>
  }) =>
  async (send: () => Promise<unknown>, ask: Ask): Promise<void> => {
    if (!way.ready()) return
    if (way.asks()) return way.onAsk(ask)
    try {
      await send()
    } catch (error) {
      if (needsSecond(error)) return way.onAsk(ask)
      throw error
    }
    await way.done()
  }
