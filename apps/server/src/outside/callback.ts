/**
 * A message to an address that a customer named. Such an address is a way into our own network if it is followed blindly:
 * only https to a public host by name, resolved once and checked at the moment of connecting (a name that changes its
 * address between check and use gains nothing), no redirects, the answer's body unread. With the sandbox one address more is
 * allowed, its receiver's, letter by letter: any other port of this machine would be a way to ask which of them are open.
 */
import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type net from 'node:net'
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { addressIn, isOutside, isPublic } from './public-host.ts'
import { OUTSIDE_SAYS } from './words.ts'

const DEADLINE_MS = 10_000
const PORTS = new Set(['', '443', '8443'])

/** The sandbox's receiver, where there is a sandbox: the one address besides those of the public internet. */
export const receiverOf = ({
  sandbox,
  sandboxUrl,
}: Pick<Config, 'sandbox' | 'sandboxUrl'>): string | null =>
  sandbox ? new URL('/callbacks', sandboxUrl).href : null

/** The address in its plain form, or MALFORMED with what is wrong. */
export function callbackUrl(text: string, receiver: string | null): string {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.hash)
    throw new Refusal('MALFORMED', OUTSIDE_SAYS.addressToldNotRight)
  if (url.href === receiver) return url.href
  if (url.protocol !== 'https:' || !PORTS.has(url.port))
    throw new Refusal('MALFORMED', OUTSIDE_SAYS.addressToldMustBegin)
  if (addressIn(url.hostname) !== null || !isOutside(url.hostname))
    throw new Refusal('MALFORMED', OUTSIDE_SAYS.addressToldMustPublic)
  return url.href
}

export interface Post {
  url: string
  headers: Record<string, string>
  body: string
  receiver: string | null
  signal: AbortSignal
}

/** The status the other side answered. Rejects when there was none: unreachable, too slow, or an address that is closed. */
export async function postCallback({
  url,
  headers,
  body,
  receiver,
  signal,
}: Post): Promise<number> {
  const target = new URL(callbackUrl(url, receiver))
  const client = target.protocol === 'http:' ? http : https
  return new Promise((resolve, reject) => {
    const request = client.request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        // Where the receiver is the operator of the platform says, by SANDBOX_URL.
        ...(target.href !== receiver && { lookup: publicOnly }),
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      },
      (response) => {
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

const publicOnly: net.LookupFunction = (host, options, done) =>
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const open = found.every((a) => isPublic(a.address))
    if (!open || found.length === 0) return done(new Error('address is not public'), [])
    if (options.all) return done(null, found)
    return done(null, found[0]?.address ?? '', found[0]?.family)
  })
