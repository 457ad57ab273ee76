/**
 * A tab of the office in a test: the guard of one row around a page that only says its name, at its real address, with the
 * transport as the program starts it. Every visit loads the program anew; cookies stay until `leaveForGood`.
 */
import { cleanup, render } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import { BUILT_IN_ROLES, type RoleCode } from '@xinjian/contract/roles'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { type Mock, vi } from 'vitest'
import { newBrowser, settle } from '../../test-support/page.tsx'
import { answer, newServer, ok } from '../../test-support/server.ts'

export let reload: Mock<() => void>
export let replace: Mock<(url: string | URL) => void>

const COOKIES = ['token', 'demoToken', 'language', 'size', 'theme', 'keys', 'sidebarStatus']
/** A token's cookie says which copy of the program it is of. */
const named = (name: string): string =>
  /oken$/.test(name) && location.port ? `${name}_${location.port}` : name
export const putCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the program does.
  document.cookie = `${named(name)}=${value}; path=/`
}
export const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${named(name)}=`))
    ?.slice(named(name).length + 1) || undefined

/** What `/user/info` says of a user with one of the built-in roles. */
export const userAs = (...roles: RoleCode[]) => ({
  id: 1,
  createdTime: '',
  userName: 'demo',
  name: '示例用户',
  email: null,
  mobile: '',
  companyId: 1,
  companyName: '示例银行',
  status: 'NORMAL',
  roleList: roles.map((roleCode) => ({ roleCode, roleName: roleCode })),
  permissions: roles.flatMap((role) => BUILT_IN_ROLES[role].permissions),
})

/** Before each test: somebody is logged in, or nobody when `token` is null. */
export function newTab(token: string | null = 'T'): void {
  newBrowser()
  newServer()
  for (const name of COOKIES) putCookie(name, '; max-age=0')
  if (token) putCookie('token', token)
  answer(session.userInfo, ok(userAs('ROLE_COMPANY_ADMIN')))
  answer(session.userMenu, ok([]))
  answer(session.logout, ok(null))
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined) as typeof reload
  replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined) as typeof replace
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
}

/** Shows `content` at an address, as a new load of the program; it is made once the program is there. */
export async function show(address: string, content: () => Promise<ReactNode>): Promise<void> {
  cleanup()
  vi.resetModules()
  history.replaceState(null, '', address)
  const { startPreferences } = await import('../../i18n/language.ts')
  const { startTransport } = await import('../transport.ts')
  const { Providers } = await import('../Providers.tsx')
  startPreferences()
  startTransport()
  const node = await content()
  render(
    <BrowserRouter>
      <Providers>{node}</Providers>
    </BrowserRouter>,
  )
  await settle()
}

/** Opens a row's address behind its guard. */
export const visit = (address: string): Promise<void> =>
  show(address, async () => {
    const { EVERY_ROUTE } = await import('../../every-route.ts')
    const { Guarded } = await import('../Guarded.tsx')
    const route = EVERY_ROUTE.find((r) => r.path === address.split('?')[0])
    if (!route) throw new Error(`no row ${address}`)
    const page = <Guarded route={route}>PAGE {route.path}</Guarded>
    return (
      <Routes>
        <Route path={route.path} element={page} />
        <Route path="*" element={null} />
      </Routes>
    )
  })
