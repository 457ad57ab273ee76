/**
 * One call from a finished page. The application's own client would bring the whole kit with its style sheet, which is not that of the public
 * site.
 */
import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import type { Envelope, OK } from '@xinjian/contract/envelope'

// Its module lies with the kit.
const DONE: typeof OK = 200
const DEADLINE_MS = 30_000

/** What the service refused, in the reader's language, and the field that it names. */
export class Refused extends Error {
  readonly field: string | undefined
  constructor(message: string, field?: string) {
    super(field ? message.replace(`（${field}）`, '').replace(` (${field})`, '') : message)
    this.field = field
  }
}

/**
 * `address`: as the page has it, which the build wrote by the contract; `body` null = a GET. Rejects with `Refused`; `lost`: what is said
 * when no answer came.
 */
export async function send<E extends AnyEndpoint>(
  address: string,
  body: BodyOf<E> | null,
  { language, lost }: { language: string; lost: string },
): Promise<DataOf<E>> {
  const answer = await fetch(address, {
    credentials: 'omit',
    signal: AbortSignal.timeout(DEADLINE_MS),
    headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
    .then((response) => response.json() as Promise<Envelope<DataOf<E>>>)
    .catch(() => {
      throw new Refused(lost)
    })
  if ((answer.code ?? answer.status) !== DONE) throw new Refused(answer.msg || lost, answer.field)
  return answer.data as DataOf<E>
}
