import { BUILT_IN_ROLES, type Permission, ROLE_CODES } from '@xinjian/contract/roles'
import { type MenuItem, menuFor } from '@xinjian/contract/routes/menu'
import { describe, expect, it } from 'vitest'
import { EVERY_ROUTE } from '../every-route.ts'
import type { AppRoute } from '../routes.ts'
import { decide, type GuardState, internalPath } from './guard.ts'

const route = (path: string): AppRoute => {
  const found = EVERY_ROUTE.find((r) => r.path === path)
  if (!found) throw new Error(path)
  return found
}
const may = (...roles: (typeof ROLE_CODES)[number][]) =>
  new Set<Permission>(roles.flatMap((role) => BUILT_IN_ROLES[role].permissions))
const nobody: GuardState = { mainToken: null, demoToken: null, permissions: null }
const token: GuardState = { mainToken: 't', demoToken: null, permissions: null }
const user: GuardState = { mainToken: 't', demoToken: null, permissions: may('ROLE_COMPANY_ADMIN') }
const demo: GuardState = { mainToken: null, demoToken: 'd', permissions: null }

/** Pages of a menu; a group has none of its own. */
const pathsOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap((item) => (item.children.length > 0 ? pathsOf(item.children) : [item.path]))

const redirect = (to: string) => ({ do: 'redirect', to, replace: true })
const REPORT = '/queryCenter/invoiceReportDetail'

describe('guard', () => {
  it.each([
    ['an open page without token', '/verify', '/verify', nobody, { do: 'pass' }],
    ['an open page with a token asks for nobody', '/verify', '/verify', token, { do: 'pass' }],
    ['the dashboard without token', '/app', '/app', nobody, redirect('/login?redirect=%2Fapp')],
    [
      'a report without token remembers its query',
      REPORT,
      `${REPORT}?taxId=9&reportNo=I1`,
      nobody,
      redirect('/login?redirect=%2FqueryCenter%2FinvoiceReportDetail%3FtaxId%3D9%26reportNo%3DI1'),
    ],
    ['a token without user', '/app', '/app', token, { do: 'fetchUser' }],
    ['a token with roles', '/app', '/app', user, { do: 'pass' }],
    ['login when logged in', '/login', '/login', token, redirect('/app')],
    [
      'login when logged in, on the way somewhere',
      '/login',
      '/login?redirect=%2FqueryRecord%2FqueryPage',
      token,
      redirect('/queryRecord/queryPage'),
    ],
    [
      'login when logged in, lured elsewhere',
      '/login',
      '/login?redirect=https%3A%2F%2Fevil.example',
      token,
      redirect('/app'),
    ],
    [
      'the demo without demo token, whatever main token there is',
      '/demoSystem/home',
      '/demoSystem/home',
      user,
      redirect('/demoLogin?redirect=%2FdemoSystem%2Fhome'),
    ],
    [
      'a page that the roles have no permission for',
      '/queryCenter/consents',
      '/queryCenter/consents',
      { ...user, permissions: may('ROLE_OPERATOR') },
      redirect('/401?noGoBack=true'),
    ],
    [
      'a page that one of several roles has the permission for',
      '/queryCenter/consents',
      '/queryCenter/consents',
      { ...user, permissions: may('ROLE_OPERATOR', 'ROLE_COMPANY_STAFF') },
      { do: 'pass' },
    ],
    ['the demo with its token', '/demoSystem/home', '/demoSystem/home', demo, { do: 'fetchUser' }],
    ['the office with only a demo token', '/app', '/app', demo, redirect('/login?redirect=%2Fapp')],
  ])('%s', (_, path, fullPath, state, expected) => {
    expect(decide(route(path), fullPath, state)).toEqual(expected)
  })

  it('never lets a page that asks for a login pass without its token', () => {
    for (const r of EVERY_ROUTE.filter((r) => r.login !== 'none'))
      expect(decide(r, r.path, nobody).do).toBe('redirect')
  })

  it.each(ROLE_CODES)('lets %s into what its menu offers, and into no other page', (role) => {
    const permissions = may(role)
    const state = { ...user, permissions }
    const offered = pathsOf(menuFor(permissions))
    for (const path of offered)
      expect(decide(route(path), path, state), path).toEqual({ do: 'pass' })
    for (const r of EVERY_ROUTE.filter((r) => r.menu && !offered.includes(r.path)))
      expect(decide(r, r.path, state), r.path).toEqual(redirect('/401?noGoBack=true'))
  })
})

describe('redirect targets', () => {
  it.each([
    ['/app', '/app'],
    ['/a?b=1#c', '/a?b=1#c'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['app', null],
    ['', null],
    [null, null],
  ])('%j → %j', (target, expected) => {
    expect(internalPath(target)).toBe(expected)
    if (expected)
      expect(new URL(expected, 'https://own.example').origin).toBe('https://own.example')
  })
})
