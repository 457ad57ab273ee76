import { describe, expect, it } from 'vitest'
import { endpoints } from '../contract.ts'
import { ACCOUNT_PERMISSIONS, PLATFORM_PERMISSIONS } from '../roles.ts'
import { API_KEY_MARK, API_SCOPES } from './api-scopes.ts'

describe('scopes of keys', () => {
  it('give nobody accounts, roles, the log, the platform, or keys themselves', () => {
    const closed = [
      'self',
      'channel.read',
      'channel.write',
      ...ACCOUNT_PERMISSIONS,
      ...PLATFORM_PERMISSIONS,
    ]
    expect(API_SCOPES.filter((scope) => closed.includes(scope))).toEqual([])
  })
  it('each open a call; one says whose', () => {
    const guards = new Set<string>(endpoints.map(({ endpoint }) => endpoint.guard))
    expect(API_SCOPES.filter((scope) => !guards.has(scope))).toEqual(['report.readAll'])
  })
  it('are of tokens that no session has by chance', () => {
    expect(API_KEY_MARK).toBe('xk_')
  })
})
