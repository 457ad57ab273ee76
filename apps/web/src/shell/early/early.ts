/**
 * A script of its own, in the head of the documents of pages behind the login: while the program is still on its way it makes the
 * calls that the page will begin with (`first-calls.ts`), so that nothing waits for code to be asked. It makes them as the
 * program does, with the token as bearer, and looks at no answer but for what the user may do.
 */
import { earlyKey } from '../../api/early/early.ts'
import { request, TIMEOUT_MS } from '../../api/request.ts'
import { readPreferences } from '../../i18n/preferences.ts'
import { cookies } from '../cookies.ts'
import { readToken } from '../tokens.ts'
import type { FirstCall } from './first-calls.ts'

const token = readToken('main')
const carried = document.currentScript?.dataset.calls
if (token && carried) begin(token, JSON.parse(carried) as FirstCall[])

function begin(token: string, [user, ...others]: FirstCall[]): void {
  const early = new Map<string, Promise<Response>>()
  globalThis.xinjianEarly = early
  const identity = {
    Authorization: `Bearer ${token}`,
    'Accept-Language': readPreferences(cookies.get).language,
  }
  const make = ({ endpoint, body }: FirstCall): Promise<Response> => {
    const { url, init } = request(endpoint, body)
    const headers = { ...init.headers, ...identity }
    const answer = fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    early.set(earlyKey(url, init.body, headers), answer)
    // Nobody may come for it.
    answer.catch(() => {})
    return answer
  }

  const may = user && make(user).then((response) => permissionsIn(response.clone()))
  for (const call of others) {
    const { needs } = call
    if (!needs) make(call)
    // Of the first rows alone: what an address asks for besides, the page knows. A call that would be refused is not
    // made: it would stand among the company's refusals.
    else if (!location.search)
      may
        ?.then((has) => {
          if (has.includes(needs)) make(call)
        })
        .catch(() => {})
  }
}

async function permissionsIn(answer: Response): Promise<readonly string[]> {
  const { data } = (await answer.json()) as { data?: { permissions?: readonly string[] } }
  return data?.permissions ?? []
}
