import { PERMISSIONS, type Permission } from '@xinjian/contract/roles'
import { ROWS } from '@xinjian/contract/routes/table'

/** The parts of the menu that permissions belong to, by the first word of their names. */
const AREAS = {
  query: [
    'enterprise',
    'invoice',
    'report',
    'collect',
    'terminal',
    'consent',
    'channel',
    'board',
    'verify',
  ],
  money: ['money', 'bill'],
  secondary: ['secondary'],
  supply: ['loan', 'scf', 'agreement'],
  rules: ['rules', 'template'],
  system: ['user', 'account', 'role', 'company', 'audit'],
  platform: ['registration', 'erasure', 'system', 'lead', 'incident'],
} as const
export type AreaName = keyof typeof AREAS | 'other'

export interface Right {
  permission: Permission
  /** Pages of the menu that it opens: titles in Chinese and English. None = it is an action. */
  pages: readonly { title: string; titleEn: string }[]
}
export interface Area {
  name: AreaName
  rights: readonly Right[]
}

/** Everybody has it; the data scope is a choice of its own. */
const NOT_TICKED: readonly Permission[] = ['self', 'report.readAll']

const areaOf = (permission: Permission): AreaName =>
  (Object.keys(AREAS) as (keyof typeof AREAS)[]).find((name) =>
    (AREAS[name] as readonly string[]).includes(permission.split('.')[0] ?? ''),
  ) ?? 'other'

const pagesOf = (permission: Permission): Right['pages'] =>
  ROWS.flatMap(([, title, , , options = {}]) =>
    options.page && !options.hidden && options.needs === permission
      ? [{ title, titleEn: options.titleEn ?? title }]
      : [],
  )

/** The menu tree with what may be done in it, as a role is made of it. Empty parts are left out. */
export function rightsTree(offered: ReadonlySet<Permission>): Area[] {
  const rights = PERMISSIONS.filter((p) => offered.has(p) && !NOT_TICKED.includes(p)).map(
    (permission) => ({ permission, pages: pagesOf(permission) }),
  )
  const names: AreaName[] = [...(Object.keys(AREAS) as (keyof typeof AREAS)[]), 'other']
  return names.flatMap((name) => {
    const own = rights.filter(({ permission }) => areaOf(permission) === name)
    return own.length === 0 ? [] : [{ name, rights: own }]
  })
}
