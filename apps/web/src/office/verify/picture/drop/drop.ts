import type { Voucher, VoucherPicture } from '@xinjian/contract/nouns/verify'

/** One file on the page: on its way, or with what stands in it. */
export interface Dropped {
  id: number
  /** null = opened again from the records, or out of an archive. */
  file: File | null
  /** Of an archive that the service keeps: which file of it. */
  entry: { archive: number; n: number } | null
  name: string
  size: number
  /** `held` = refused for being too frequent, waits and goes on by itself; `opening` = an archive, being unpacked; `reading` = sent, being recognised. */
  state: 'waiting' | 'sending' | 'opening' | 'reading' | 'held' | 'failed' | 'done'
  /** Bytes sent, 0…100. */
  percent: number
  message: string
  picture: VoucherPicture | null
}

/** Nothing is under way any more. */
export const isOver = ({ state }: Dropped): boolean => state === 'done' || state === 'failed'

export type DropAction =
  | { do: 'add'; files: readonly { id: number; file: File }[] }
  | { do: 'patch'; id: number; patch: Partial<Dropped> }
  | { do: 'read'; id: number; picture: VoucherPicture }
  | { do: 'unpacked'; id: number; files: readonly Dropped[] }
  | { do: 'opened'; id: number; picture: VoucherPicture }
  | { do: 'voucher'; id: number; patch: Partial<Voucher> }
  | { do: 'remove'; id: number }
  | { do: 'clear' }

/** The files on the page after an action, in the order in which they were given. */
export function dropReducer(items: readonly Dropped[], action: DropAction): readonly Dropped[] {
  switch (action.do) {
    case 'add':
      return [
        ...items,
        ...action.files.map(
          ({ id, file }): Dropped => ({
            id,
            file,
            entry: null,
            name: file.name,
            size: file.size,
            state: 'waiting',
            percent: 0,
            message: '',
            picture: null,
          }),
        ),
      ]
    case 'patch':
      return items.map((item) => (item.id === action.id ? { ...item, ...action.patch } : item))
    case 'read':
      return items.map((item) =>
        item.id === action.id
          ? { ...item, state: 'done', message: '', picture: action.picture }
          : item,
      )
    case 'unpacked':
      return items.flatMap((item) => (item.id === action.id ? action.files : item))
    case 'opened': {
      if (items.some(({ picture }) => picture?.id === action.picture.id)) return items
      const { fileName, bytes } = action.picture
      const opened = {
        id: action.id,
        file: null,
        entry: null,
        name: fileName,
        size: bytes,
        percent: 100,
      }
      return [...items, { ...opened, state: 'done', message: '', picture: action.picture }]
    }
    case 'voucher':
      return items.map((item) =>
        item.picture?.vouchers.some(({ id }) => id === action.id)
          ? { ...item, picture: patched(item.picture, action.id, action.patch) }
          : item,
      )
    case 'remove':
      return items.filter(({ id }) => id !== action.id)
    case 'clear':
      return items.filter((item) => !isOver(item))
  }
}

const patched = (picture: VoucherPicture, id: number, patch: Partial<Voucher>): VoucherPicture => ({
  ...picture,
  vouchers: picture.vouchers.map((voucher) =>
    voucher.id === id ? { ...voucher, ...patch } : voucher,
  ),
})
