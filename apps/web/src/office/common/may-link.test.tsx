import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract/roles'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { session } from '../../shell/session.ts'
import { MayLink } from './MayLink.tsx'

afterEach(() => session.set((now) => ({ ...now, permissions: null })))

const shown = (role: RoleCode | null) => {
  const permissions = role && new Set(BUILT_IN_ROLES[role].permissions)
  session.set((now) => ({ ...now, permissions }))
  return renderToStaticMarkup(
    <MemoryRouter>
      <MayLink to={paths.consents({ contractNo: 'C1' })}>C1</MayLink>
    </MemoryRouter>,
  )
}

it('is a link for whom it leads to the page, and its words for everybody else', () => {
  expect(shown('ROLE_COMPANY_STAFF')).toContain('<a href="/queryCenter/consents?contractNo=C1"')
  expect(shown('ROLE_RYC_CHILD')).toBe('<span>C1</span>')
  expect(shown(null)).toBe('<span>C1</span>')
})
