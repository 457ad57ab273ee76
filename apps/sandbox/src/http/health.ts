/** That we are up and, to whoever asks with a challenge, that it is us: by the token of whoever started us, or by the key. */
import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Router } from './router.ts'

/** Nothing that is signed elsewhere looks so: an answer here is worth nothing but here. */
const CHALLENGE = /^[0-9a-f]{32}$/

/** `ok`, followed by the hex HMAC-SHA-256 of `health.` and the challenge under what `by` names (`token`, `key`), if we have it. */
export function healthRoute(router: Router, { token, key }: Pick<Config, 'token' | 'key'>): void {
  router.on('GET', '/health', ({ res, query }) => {
    const challenge = query.get('challenge') ?? ''
    const secret = query.get('by') === 'token' ? token : key
    const proof =
      CHALLENGE.test(challenge) && secret
        ? ` ${createHmac('sha256', secret).update(`health.${challenge}`).digest('hex')}`
        : ''
    res.writeHead(200, { 'content-type': 'text/plain' }).end(`ok${proof}`)
  })
}
