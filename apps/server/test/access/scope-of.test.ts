/** What a session may see inside its company, by its role. */
import { BUILT_IN_ROLES } from '@xinjian/contract'
import { expect, it } from 'vitest'
import { scopeOf } from '../../src/db/scope.ts'

it('whoever may read all has no bound, a child customer its own name', () => {
  const of = (role: 'ROLE_RYC_SAAS_FAREN' | 'ROLE_COMPANY_STAFF' | 'ROLE_RYC_CHILD') =>
    scopeOf({
      userName: 'x',
      kind: 'MAIN',
      permissions: new Set(BUILT_IN_ROLES[role].permissions),
      tokenHash: new Uint8Array(32),
    })
  expect(of('ROLE_RYC_SAAS_FAREN')).toEqual({ madeBy: null, enterprises: null })
  expect(of('ROLE_COMPANY_STAFF')).toEqual({ madeBy: null, enterprises: null })
  expect(of('ROLE_RYC_CHILD')).toEqual({ madeBy: 'x', enterprises: null })
})
