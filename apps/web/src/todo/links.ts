import type { TodoKind, TodoRow } from '@xinjian/contract/nouns/dashboard'
import { paths } from '../paths.ts'

/** Where a line of work is done. */
export function doneAt(kind: TodoKind, { key, taxNo }: Pick<TodoRow, 'key' | 'taxNo'>): string {
  switch (kind) {
    case 'RED_FLAG':
      return paths.matters({ taxId: taxNo })
    case 'CHECK':
      return paths.dataCollection({ taxId: taxNo, check: Number(key) })
    case 'IMPORT':
      return paths.dataCollection({ taxId: taxNo, errors: Number(key) })
    case 'COLLECT':
      return paths.dataCollection({ taxId: taxNo, way: 'phone', task: key })
    case 'CONSENT':
      return paths.consents({ contractNo: key })
    case 'STALE':
      return paths.dataCollection({ taxId: taxNo })
  }
}
