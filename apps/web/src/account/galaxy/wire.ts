import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { answerOf, exchange, type Sending } from '../../api/core.ts'
import { ApiError, GALAXY_GONE } from '../../api/errors.ts'
import { say } from '../../i18n/dictionary.ts'
import { clearGalaxyToken, readGalaxyToken } from './token.ts'
import { words } from './words.ts'

/** A call of the registry's public page, by its own token and no session. Once the token is over it is gone from the browser, too. */
export async function galaxyCall<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  const token = readGalaxyToken()
  const sending: Sending = {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    credentials: 'omit',
    signal,
    words: () => ({
      offline: say(words)('offline'),
      timeout: say(words)('timeout'),
      wait: say(words)('wait'),
    }),
  }
  try {
    return await answerOf<DataOf<E>>(await exchange(endpoint, body, sending), sending)
  } catch (error) {
    if (isOver(error)) clearGalaxyToken()
    throw error
  }
}

export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === GALAXY_GONE
