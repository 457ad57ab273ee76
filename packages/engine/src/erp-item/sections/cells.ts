/** Columns and cells that several sections of the inventory report have. */
import { yuan } from '../../kit/sections/blocks.ts'
import type { TableBlock, TableColumn } from '../../report/document.ts'
import type { Item } from '../stock/items.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export const money = (key: string, title: string): TableColumn => ({
  ...{ key, title, type: 'money', unit: SAYS.yuan },
})

export const quantity = (key: string, title: string = SAYS.quantity): TableColumn => ({
  ...{ key, title, type: 'number' },
})

export const text = (key: string, title: string): TableColumn => ({ key, title, type: 'text' })

export const ITEM_COLUMNS: TableBlock['columns'] = [
  text('code', SAYS.code),
  text('name', SAYS.name),
]

/** `null` = the row names none. */
export const itemCells = (item: Item | null) => ({
  ...{ code: item?.code ?? null, name: item?.name ?? null },
})

/** Yuan of an amount; null where the books do not tell. */
export const cell = (fen: number | null): number | null => (fen === null ? null : yuan(fen))

/** Which item, in words. */
export const nameOf = ({ name, code }: Item): string => SAYS.ofItem({ name: name ?? code ?? '' })
