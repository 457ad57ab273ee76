/** Error numbers, roles, states and the menu: small tables that everything else relies on. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODES, type ErrorCode } from './codes.ts'
import { COLLECT_KINDS, COLLECT_PAGES, COLLECT_STATES, PAGES_OF } from './collect/states.ts'
import { ACCOUNT_PERMISSIONS, BUILT_IN_ROLES, PERMISSIONS, ROLE_CODES } from './roles.ts'
import { type MenuItem, menuFor } from './routes/menu.ts'
import type { Row } from './routes/row.ts'
import { ROWS } from './routes/table.ts'

describe('error numbers', () => {
  const codes = Object.entries<ErrorCode>(CODES)
  it('are each used once, and none says success', () => {
    const numbers = codes.map(([, { status }]) => status)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).not.toContain(200)
  })
  it.each(codes)(
    '%s says in plain Chinese what happened, and whom it blames on the wire',
    (_, code) => {
      expect(code.msg).toMatch(/^[\p{Script=Han}0-9，、！!“”]+$/u)
      expect([200, 400, 401, 403, 404, 405, 413, 429, 500, 503]).toContain(code.http)
      // A number of HTTP's own travels with that status; a conflict is a refusal like any other.
      if (code.status >= 400 && code.status < 600 && code.status !== 409 && code.status !== 478)
        expect(code.http).toBe(code.status)
    },
  )
  it('that end a session are those of the product spec §8', () => {
    expect(
      [CODES.SESSION_EXPIRED, CODES.SESSION_REPLACED, CODES.ACCOUNT_FROZEN].map((c) => [
        c.status,
        c.http,
      ]),
    ).toEqual([
      [6212, 401],
      [6218, 401],
      [6220, 401],
    ])
    expect(CODES.GALAXY_TOKEN.status).toBe(478)
    expect(CODES.BROKEN.msg).toBe('系统数据异常，请稍后重试或联系客服!')
  })
})

describe('built-in roles', () => {
  it('have a Chinese name of their own and permissions that exist, each once', () => {
    const roles = ROLE_CODES.map((code) => BUILT_IN_ROLES[code])
    expect(new Set(roles.map(({ name }) => name)).size).toBe(ROLE_CODES.length)
    for (const { name, permissions } of roles) {
      expect(name).toMatch(/^\p{Script=Han}+$/u)
      expect(new Set(permissions).size, name).toBe(permissions.length)
      expect(PERMISSIONS, name).toEqual(expect.arrayContaining([...permissions]))
      expect(permissions, name).toContain('self')
    }
  })
  it('of the platform see no tenant, and those of tenants no platform', () => {
    const platform = new Set<string>(['self', 'system.operate', ...ACCOUNT_PERMISSIONS])
    for (const code of ['ROLE_ADMIN', 'ROLE_OPERATOR'] as const)
      expect(BUILT_IN_ROLES[code].permissions.filter((one) => !platform.has(one))).toEqual([])
    for (const code of ROLE_CODES.slice(2))
      expect(BUILT_IN_ROLES[code].permissions, code).not.toContain('system.operate')
  })
  it('a child customer sees its own reports only, and the demonstration changes nothing', () => {
    expect(BUILT_IN_ROLES.ROLE_RYC_CHILD.permissions).not.toContain('report.readAll')
    for (const permission of BUILT_IN_ROLES.ROLE_DEMO.permissions)
      expect(permission).toMatch(/^self$|\.read(All)?$/)
  })
  it('only who administers a company revokes consents and sets where its results go', () => {
    const holding = (permission: (typeof PERMISSIONS)[number]) =>
      ROLE_CODES.filter((code) => BUILT_IN_ROLES[code].permissions.includes(permission))
    expect(holding('consent.revoke')).toEqual([
      'ROLE_COMPANY_ADMIN',
      'ROLE_RYC_CHILD_ADMIN',
      'ROLE_RYC_SAAS_FAREN',
    ])
    expect(holding('channel.write')).toEqual(['ROLE_COMPANY_ADMIN'])
    expect(holding('report.share')).toEqual(['ROLE_COMPANY_ADMIN', 'ROLE_RYC_SAAS_FAREN'])
  })
})

it('every state of a collection has its page on the phone, and that page is a route', () => {
  const paths = new Set(ROWS.map(([path]) => path))
  expect(Object.keys(COLLECT_PAGES).sort()).toEqual([...COLLECT_STATES].sort())
  for (const kind of COLLECT_KINDS)
    for (const state of COLLECT_STATES) expect(paths).toContain(PAGES_OF[kind][state])
})

describe('routes', () => {
  it('are each spelt once, begin at the root and have a title unless nobody sees it', () => {
    const paths = ROWS.map(([path]) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const [path, title, , , options] of ROWS) {
      expect(path).toMatch(/^\/$|^(\/[\w:*]+)+$/)
      if (!options?.hidden) expect(title, path).not.toBe('')
    }
  })
  it('lead on to routes that exist, and to no circle', () => {
    const next = new Map(ROWS.map(([path, , , , options]) => [path, options?.redirect]))
    for (const [from, redirect] of next) {
      if (redirect === undefined) continue
      const to = redirect.split('?')[0]!
      expect(next.has(to), `${from} leads to ${to}`).toBe(true)
      expect(next.get(to), `${from} leads on and on`).toBeUndefined()
    }
  })
  it('a page that is rebuilt for another question says which part of the address asks', () => {
    for (const [path, , , , { report, keyedBy } = {}] of ROWS)
      if (report) expect(keyedBy, path).toEqual(['reportNo', 'taxId'])
  })
})

describe('the menu', () => {
  const flat = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...flat(item.children)])
  const some = fc.uniqueArray(fc.constantFrom(...PERMISSIONS)).map((list) => new Set(list))
  const needsOf = new Map(ROWS.map(([path, , , , options]) => [path, options?.needs]))

  it('offers what the permissions allow, all of it and nothing else', () => {
    fc.assert(
      fc.property(some, (permissions) => {
        const offered = flat(menuFor(permissions)).filter(({ children }) => children.length === 0)
        const allowed = ROWS.filter(
          ([, , , , options]) => options?.menu && options.needs && permissions.has(options.needs),
        )
        expect(offered.map(({ path }) => path).sort()).toEqual(allowed.map(([path]) => path).sort())
        for (const { path } of offered) expect(permissions.has(needsOf.get(path)!), path).toBe(true)
      }),
    )
  })
  it('has no empty group, and more permissions take nothing away', () => {
    fc.assert(
      fc.property(some, some, (few, more) => {
        const paths = (set: typeof few) => flat(menuFor(set)).map(({ path }) => path)
        expect(paths(new Set([...few, ...more]))).toEqual(expect.arrayContaining(paths(few)))
        if (few.size === 0) expect(menuFor(few)).toEqual([])
      }),
    )
  })
  it('puts entries in the order of their places, groups among them', () => {
    const row = (path: string, order: number, group?: 'query-center' | 'query-record'): Row => [
      path,
      path,
      'account',
      'main',
      { needs: 'self', menu: { icon: 'x', order, ...(group ? { group } : {}) } },
    ]
    const rows = [
      row('/late', 99),
      row('/b', 2, 'query-center'),
      row('/a', 1, 'query-center'),
      row('/r', 1, 'query-record'),
      row('/first', 0),
      row('/between', 15),
    ]
    const menu = menuFor(new Set(['self']), rows)
    expect(menu.map(({ path }) => path)).toEqual([
      ...['/first', '/queryCenter', '/between', '/queryRecord', '/late'],
    ])
    expect(menu[1]!.children.map(({ path }) => path)).toEqual(['/a', '/b'])
  })
  it('leaves out a row without a need, and marks a hidden one', () => {
    const rows: Row[] = [
      ['/open', '开', 'account', 'main', { menu: { icon: 'x', order: 1 } }],
      [
        '/kept',
        '藏',
        'account',
        'main',
        { needs: 'self', hidden: true, menu: { icon: 'y', order: 2 } },
      ],
    ]
    expect(menuFor(new Set(['self']), rows)).toEqual([
      { name: '藏', path: '/kept', icon: 'y', hidden: true, children: [] },
    ])
  })
})
