/**
 * The one face through which features seal and open columns under the key of a company, or of the platform (docs/decisions/0254, 0265). A value is AES-256-GCM for its company, column
 * and row: copied into another row, or changed, it does not open.
 */
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { decrypted, encrypted } from '../box.ts'
import { SECURITY_SAYS } from '../words.ts'
import type { BlindIndex } from './blind-index.ts'
import type { HashedName, SealedName } from './pairs.ts'
import type { Resting } from './resting.ts'

export type { Resting } from './resting.ts'

/** A company's own key, or the platform's: 32 bytes, and the id that values sealed by it name. */
export interface DataKey {
  id: string
  key: Buffer
}

/** Where keys of companies are kept (keys/data-keys.ts). */
export interface DataKeys {
  /** Whether what is written into this column is not to lie in clear; false = a process of the release before may read it. */
  begun(column: SealedName | HashedName): Promise<boolean>
  /** null = it has none: none was made yet, or it was thrown away with the company. */
  held(companyId: number): Promise<DataKey | null>
  /** The same, made where there is none. null = sealing this column has not begun. */
  making(companyId: number, column: SealedName): Promise<DataKey | null>
  /** The same by a transaction of the platform: whose connection is at hand, and which sees the key of a company that it makes itself. */
  on(tx: Db): DataKeys
}

export interface Cell {
  /** `PLATFORM` where the row is of no company. */
  companyId: number
  column: SealedName
  /** The rest of the row's key. */
  row: string
}

export interface Columns {
  /** What is to be written into the two columns. */
  seal(cell: Cell, plain: string): Promise<Resting>
  /** Throws a Refusal (BROKEN) where the value was altered or moved, or its key is there no more. */
  open(cell: Cell, resting: Resting): Promise<string>
  /** What a value of the column is found by, written beside it where it is sealed. */
  index: BlindIndex
  begun: DataKeys['begun']
  /** Within a transaction of the platform. */
  on(tx: Db): Columns
}

/** Marks a value by a company's key; behind it four bytes of the key's id. */
const MARK = 'xc'
const HEAD = 6

const contextOf = ({ companyId, column, row }: Cell): string => `${companyId}/${column}/${row}`

export const createColumns = (keys: DataKeys, index: BlindIndex): Columns => ({
  index,
  begun: keys.begun,
  on: (tx) => createColumns(keys.on(tx), index),
  async seal(cell, plain) {
    const own = await keys.making(cell.companyId, cell.column)
    if (!own) return { clear: plain, sealed: null }
    const head = Buffer.concat([Buffer.from(MARK, 'latin1'), Buffer.from(own.id, 'hex')])
    const sealed = Buffer.concat([head, encrypted(own.key, contextOf(cell), plain)])
    return { clear: null, sealed }
  },
  async open(cell, { clear, sealed }) {
    if (sealed === null) {
      if (clear === null) throw new Refusal('BROKEN', SECURITY_SAYS.columnAltered)
      return clear
    }
    const bytes = Buffer.from(sealed)
    if (clear !== null || bytes.toString('latin1', 0, 2) !== MARK)
      throw new Refusal('BROKEN', SECURITY_SAYS.columnAltered)
    const id = bytes.toString('hex', 2, HEAD)
    const own = await keys.held(cell.companyId)
    if (own?.id !== id) throw new Refusal('BROKEN', SECURITY_SAYS.keyGone({ key: id }))
    try {
      return decrypted(own.key, contextOf(cell), bytes.subarray(HEAD))
    } catch {
      throw new Refusal('BROKEN', SECURITY_SAYS.columnAltered)
    }
  },
})

/** The same of a column that may be empty. */
export const sealIfAny = async (
  columns: Columns,
  cell: Cell,
  plain: string | null,
): Promise<Resting> => (plain === null ? { clear: null, sealed: null } : columns.seal(cell, plain))

export const openIfAny = async (
  columns: Columns,
  cell: Cell,
  resting: Resting,
): Promise<string | null> =>
  resting.clear === null && resting.sealed === null ? null : columns.open(cell, resting)
