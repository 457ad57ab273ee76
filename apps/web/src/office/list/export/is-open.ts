import type { ExportRow } from '@xinjian/contract/nouns/lists/listExport'

/** It waits, or is being made. */
export const isOpen = ({ status }: Pick<ExportRow, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RUNNING'
