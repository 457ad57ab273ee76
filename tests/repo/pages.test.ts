/**
 * What a row of the route table says about rights and menu is true: somebody may see the page, its calls ask for what it
 * asks for, and the menu calls it by the name it has.
 */
import { type AnyEndpoint, BUILT_IN_ROLES, contract, PERMISSIONS } from '@xinjian/contract'
import { MENU_GROUPS } from '@xinjian/contract/routes/groups'
import { menuFor } from '@xinjian/contract/routes/menu'
import { ROWS } from '@xinjian/contract/routes/table'
import { describe, expect, it } from 'vitest'
import { ICON_NAMES } from '../../apps/web/src/ui/Icon.tsx'
import { read } from './lib/files.ts'
import { filesReached } from './lib/reached.ts'

const rows = ROWS.map(([path, title, , login, options = {}]) => ({
  path,
  title,
  login,
  ...options,
}))
const inMenu = rows.flatMap((row) => (row.menu ? [{ ...row, menu: row.menu }] : []))

/** A noun whose calls stand in two files is called by one of them. */
const NOUN_OF: Readonly<Record<string, string>> = {
  receivable: 'scf',
  'scf-order': 'scf',
}

/** Calls of the nouns that the page's own sources name; every page may ask who its user is. */
function callsOf(page: string): AnyEndpoint[] {
  const sources = [...filesReached(`apps/web/src/${page}`)].map(read)
  const nouns = sources.flatMap((text) =>
    [...text.matchAll(/@xinjian\/contract\/nouns\/(?:\w+\/)?([\w-]+)'/g)].map(
      ([, noun = '']) => NOUN_OF[noun] ?? noun,
    ),
  )
  const named = Object.entries(contract).filter(([noun]) => noun === 'auth' || nouns.includes(noun))
  return named.flatMap(([, calls]) => Object.values<AnyEndpoint>(calls))
}

describe('what a page needs', () => {
  it('is said by every page that asks for a login, and by no other', () => {
    const pages = rows.filter((row) => row.page)
    expect(pages.filter((row) => row.login !== 'none' && !row.needs).map((r) => r.path)).toEqual([])
    expect(rows.filter((row) => row.login === 'none' && row.needs).map((r) => r.path)).toEqual([])
  })

  it('is held by some built-in role', () => {
    const held = new Set(Object.values(BUILT_IN_ROLES).flatMap((role) => role.permissions))
    expect(rows.filter((row) => row.needs && !held.has(row.needs)).map((r) => r.path)).toEqual([])
  })

  it('is asked for by a call of a noun that the page uses', () => {
    const strange = rows.filter(
      ({ page, needs }) => page && needs && !callsOf(page).some((call) => call.guard === needs),
    )
    expect(strange.map((row) => `${row.path} needs ${row.needs}`)).toEqual([])
  })
})

describe('permissions', () => {
  it('are each asked for by a call; one is read elsewhere', () => {
    const guards = new Set(
      Object.values(contract).flatMap((calls) =>
        Object.values<AnyEndpoint>(calls).map((call) => call.guard),
      ),
    )
    // Whose reports a session sees.
    expect(PERMISSIONS.filter((p) => !guards.has(p))).toEqual(['report.readAll'])
  })
})

describe('the menu', () => {
  it('offers built pages only', () => {
    expect(inMenu.filter((row) => !row.page || !row.needs).map((row) => row.path)).toEqual([])
  })

  it.each(['title', 'titleEn'] as const)(
    'calls a page of a group what it calls itself: %s',
    (tongue) => {
      const visible = inMenu.filter((row) => row.menu.group && !row.hidden)
      const calls = ({ page, [tongue]: name }: (typeof visible)[number]) =>
        [...filesReached(`apps/web/src/${page}`)].some((file) => read(file).includes(`'${name}'`))
      expect(visible.filter((row) => !calls(row)).map((row) => row[tongue])).toEqual([])
    },
  )

  it('has an English name for every page of the office, and no name twice', () => {
    const pages = rows.filter(({ page }) => page?.startsWith('office/'))
    expect(pages.filter(({ titleEn }) => !titleEn).map(({ path }) => path)).toEqual([])
    for (const tongue of ['title', 'titleEn'] as const) {
      const names = pages.map((row) => row[tongue])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  })

  it('uses icons that the web has', () => {
    const icons = [...inMenu.map((row) => row.menu), ...Object.values(MENU_GROUPS)].map(
      (m) => m.icon,
    )
    expect(icons.filter((icon) => !ICON_NAMES.some((name) => name === icon))).toEqual([])
  })

  it('gives a group the beginning of the paths of its pages, and each page a place of its own', () => {
    for (const [code, group] of Object.entries(MENU_GROUPS)) {
      const pages = inMenu.filter((row) => row.menu.group === code)
      expect(pages.length, code).toBeGreaterThan(0)
      expect(pages.filter((row) => !row.path.startsWith(`${group.path}/`))).toEqual([])
    }
    const places = inMenu.map(({ menu }) => `${menu.group ?? ''} ${menu.order}`)
    expect(places.length).toBe(new Set(places).size)
  })

  it('has its parts in order, in the shape of the wire', () => {
    const menu = menuFor(new Set(BUILT_IN_ROLES.ROLE_COMPANY_ADMIN.permissions))
    const [bench, query, record] = menu.filter((item) =>
      ['/app', '/queryCenter', '/queryRecord'].includes(item.path),
    )
    expect(bench).toEqual({
      name: '工作台',
      path: '/app',
      icon: 'dashboard',
      hidden: false,
      children: [],
    })
    expect(query).toMatchObject({ name: '查询中心', icon: 'search', hidden: false })
    expect(query?.children.slice(0, 2).map((item) => item.path)).toEqual([
      '/queryCenter/dataCollection',
      '/queryCenter/consents',
    ])
    expect(query?.children.find((item) => item.hidden)?.path).toBe(
      '/queryCenter/invoiceReportDetail',
    )
    expect(record).toMatchObject({ name: '查询记录', icon: 'history', hidden: false })
  })
})
