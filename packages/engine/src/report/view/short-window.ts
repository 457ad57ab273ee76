/** What is said of a window that began before the firm did: it is not as long as its name, wherever its figure stands. */

/** Of the window itself. */
export const shortWindow = (months: number): string => `该期间仅含成立后的${months}个月`

/** Of the window that it is compared with. */
export const shortBase = (months: number): string => `比较期仅含成立后的${months}个月`

/** Of sums since January, in the year of the founding. */
export const shortYear = (since: string): string => `本年累计自${since}成立起`

const NOTE = /^(?:该期间|比较期)仅含成立后的\d+个月$|^本年累计自\d{4}-\d{2}成立起$/

/** Those of an indicator's `detail` that say it. */
export const shortNotes = (detail: string | undefined): string[] =>
  (detail ?? '').split('；').filter((note) => NOTE.test(note))
