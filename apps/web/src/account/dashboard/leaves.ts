import type { MenuItem } from '@xinjian/contract/routes/menu'

/** Every visible page of a menu tree, in its order. */
export const leaves = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) =>
    item.hidden ? [] : item.children.length > 0 ? leaves(item.children) : [item],
  )
