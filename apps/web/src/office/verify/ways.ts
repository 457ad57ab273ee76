/** Ways in which invoices are verified besides typing one: a line a way, each a chunk of its own. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { dictionary } from '../../i18n/dictionary.ts'

export const wayWords = dictionary(
  { ways: '查验方式', one: '逐张录入', picture: '拍照或文件', table: '批量表格' },
  { ways: 'Ways to verify', one: 'One invoice', picture: 'Photo or file', table: 'A table' },
)

type Way = Exclude<keyof (typeof wayWords)['zh'], 'ways' | 'one'>

export const VERIFY_WAYS: Readonly<Record<Way, LazyExoticComponent<ComponentType>>> = {
  picture: lazy(() => import('./picture/Pictures.tsx')),
  table: lazy(() => import('./batch/BatchWay.tsx')),
}

/** The way that an address names; null = one invoice is typed. */
export const wayOf = (name: string | null): Way | null =>
  name !== null && Object.hasOwn(VERIFY_WAYS, name) ? (name as Way) : null
