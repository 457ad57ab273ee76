/** The menu, made of the rows: what is not a page is in no menu, and what a row needs is what its entry needs. */
import type { Permission } from '../roles.ts'
import { type GroupCode, MENU_GROUPS } from './groups.ts'
import type { Row } from './row.ts'
import { ROWS } from './table.ts'

export interface MenuItem {
  name: string
  path: string
  icon: string
  hidden: boolean
  children: MenuItem[]
}

interface Placed {
  order: number
  item: MenuItem
}

/** The menu tree of a set of permissions, in the wire shape `{name, path, icon, children, hidden}`. */
export function menuFor(
  permissions: ReadonlySet<Permission>,
  rows: readonly Row[] = ROWS,
): MenuItem[] {
  const groups = Object.entries(MENU_GROUPS).flatMap(([code, { name, path, icon, order }]) => {
    const children = entriesOf(rows, permissions, code as GroupCode)
    return children.length === 0
      ? []
      : [{ order, item: { name, path, icon, hidden: false, children } }]
  })
  return inOrder([...placed(rows, permissions, undefined), ...groups])
}

const entriesOf = (
  rows: readonly Row[],
  permissions: ReadonlySet<Permission>,
  group: GroupCode,
): MenuItem[] => inOrder(placed(rows, permissions, group))

function placed(
  rows: readonly Row[],
  permissions: ReadonlySet<Permission>,
  group: GroupCode | undefined,
): Placed[] {
  return rows.flatMap(([path, name, , , { menu, needs, hidden = false } = {}]) => {
    if (!menu || menu.group !== group || !needs || !permissions.has(needs)) return []
    return [{ order: menu.order, item: { name, path, icon: menu.icon, hidden, children: [] } }]
  })
}

const inOrder = (places: Placed[]): MenuItem[] =>
  places.sort((a, b) => a.order - b.order).map(({ item }) => item)
