/** Addresses of calls, and what is said of one that is asked by another method than its own. */
import type { AnyEndpoint } from '@xinjian/contract'
import type { FastifyInstance } from 'fastify'
import type { Route } from '../implement.ts'
import { Refusal } from '../refusal.ts'
import { INPUT_SAYS } from './words.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A call's address as the router takes it. */
export const urlOf = ({ path }: Pick<AnyEndpoint, 'path'>): string =>
  `/api${path.replace(/\{(\w+)\}/g, ':$1')}`

/** 405 with the methods that there are (RFC 9110 §15.5.6): 404 would send whoever wrote GET for POST to look for another address. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const [url, same] of Map.groupBy(routes, ({ endpoint }) => urlOf(endpoint))) {
    const allowed = same.map(({ endpoint }) => endpoint.method)
    const [one = '', other] = allowed
    const words = other ? INPUT_SAYS.byEither({ one, other }) : INPUT_SAYS.byMethod({ method: one })
    app.route({
      method: METHODS.filter((method) => !app.hasRoute({ method, url })),
      url,
      handler: async (_request, reply) => {
        reply.header('Allow', allowed.join(', '))
        throw new Refusal('METHOD', words)
      },
    })
  }
}
