import type { TestServer } from '../harness.ts'

/** An operator says why he looks at a company, or (none) at all of them. */
export const sayWhy = (server: TestServer, token: string, id?: number, reason = '核对账务往来') =>
  server.call('POST', '/customer/look', { reason, ...(id && { id }) }, token)
