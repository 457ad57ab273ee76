import { MENU_GROUPS } from '@xinjian/contract/routes/groups'
import type { MenuItem } from '@xinjian/contract/routes/menu'
import type { Language } from '../../i18n/language.ts'
import { ROUTES } from '../../routes.ts'

export interface Entry {
  name: string
  path: string
  icon: string
  /** Empty = the entry is a link. */
  children: Entry[]
}

/** The server speaks Chinese; known paths have an English title in the route table, groups in theirs. */
const GROUPS_EN = new Map<string, string>(
  Object.values(MENU_GROUPS).map(({ path, nameEn }) => [path, nameEn]),
)

const nameIn = (item: MenuItem, language: Language): string =>
  language === 'zh'
    ? item.name
    : (ROUTES.find((r) => r.path === item.path)?.titleEn ?? GROUPS_EN.get(item.path) ?? item.name)

/** What the sidebar shows: hidden items skipped; a group of one visible child is that child; a group of none goes. */
export function entriesOf(menu: readonly MenuItem[], language: Language): Entry[] {
  return menu.flatMap((item): Entry[] => {
    if (item.hidden) return []
    const own = { name: nameIn(item, language), path: item.path, icon: item.icon }
    if (item.children.length === 0) return [{ ...own, children: [] }]
    const children = entriesOf(item.children, language)
    if (children.length === 0) return []
    const only = children.length === 1 ? children[0] : undefined
    if (only) return [{ ...only, icon: item.icon || only.icon }]
    return [{ ...own, children }]
  })
}

export const isExternal = (path: string): boolean => /^(https?:|mailto:|tel:)/.test(path)

/** Is `pathname` this entry's page, or below it? */
export const isAt = (entry: Entry, pathname: string): boolean =>
  entry.path === pathname || entry.children.some((child) => isAt(child, pathname))
