/**
 * Answers to calls that were made before the program of the page was here (`shell/early/early.ts`). Who makes such a call first
 * gets the answer that is on its way; every later one is made as ever.
 */
declare global {
  /** By `earlyKey`; absent where the page's document asked nothing. */
  var xinjianEarly: Map<string, Promise<Response>> | undefined
}

/** Longer than a page takes to come on any line; what nobody wanted till then is out of date when somebody does. */
const KEPT_MS = 60_000

/** What makes two calls the same: where to, what, by whom, in which language. */
export const earlyKey = (
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): string => JSON.stringify([url, body, headers.Authorization, headers['Accept-Language']])

/**
 * The answer of the same call when it was made early, once; null when it was not, or, later, when that attempt failed: then it is
 * made anew. Rejects with the reason of `ended` when that comes first.
 */
export function takeEarly(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  ended: AbortSignal,
): Promise<Response | null> | null {
  const early = globalThis.xinjianEarly
  if (!early) return null
  if (performance.now() > KEPT_MS) {
    globalThis.xinjianEarly = undefined
    return null
  }
  const key = earlyKey(url, body, headers)
  const answer = early.get(key)
  if (!answer) return null
  early.delete(key)
  return Promise.race([answer.catch(() => null), endOf(ended)])
}

const endOf = (ended: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (ended.aborted) reject(ended.reason)
    else ended.addEventListener('abort', () => reject(ended.reason), { once: true })
  })
