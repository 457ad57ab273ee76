import { setTransport } from '../api/client.ts'
import { tell } from '../api/policy.ts'
import { say } from '../i18n/dictionary.ts'
import { askProof } from './proof/proof.ts'
import { logOut } from './session.ts'
import { kindOfPath, readToken } from './tokens.ts'
import { words } from './words.ts'

/** Ties the API client to this browser: whose token, which words, and what an ended session does. */
export function startTransport(): void {
  setTransport({
    token: () => readToken(kindOfPath(location.pathname)),
    words: () => ({
      offline: say(words)('offline'),
      timeout: say(words)('timeout'),
      wait: say(words)('wait'),
    }),
    prove: askProof,
    tell: (error) =>
      tell(error, {
        pathname: () => location.pathname,
        leave: () => logOut(),
        words: () => ({ hint: say(words)('hint'), ok: say(words)('ok') }),
      }),
  })
}
