/** What is said of a window that began before the firm did: it is not as long as its name, wherever its figure stands. */
import { SHORT_SAYS } from './words.ts'

/** Of the window itself. */
export const shortWindow = (months: number): string => SHORT_SAYS.window({ n: months })

/** Of the window that it is compared with. */
export const shortBase = (months: number): string => SHORT_SAYS.base({ n: months })

/** Of sums since January, in the year of the founding. */
export const shortYear = (since: string): string => SHORT_SAYS.year({ month: since })

const NOTE = /^(?:该期间|比较期)仅含成立后的\d+个月$|^本年累计自\d{4}-\d{2}成立起$/

/** Those of an indicator's `detail` that say it. */
export const shortNotes = (detail: string | undefined): string[] =>
  (detail ?? '').split('；').filter((note) => NOTE.test(note))
