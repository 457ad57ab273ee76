import { FALLBACK_MESSAGE } from '@xinjian/contract/envelope'
import type { ImportRow } from '@xinjian/contract/nouns/intake'
import { intake } from '@xinjian/contract/nouns/intake'
import { ApiError } from '../../api/errors.ts'
import { sendForm } from '../../api/send-form.ts'

export interface Sending {
  taxNo: string
  direction: '' | 'OUT' | 'IN'
  file: File
  /** Share of the bytes sent, 0…100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** One file to `importUpload`. */
export async function sendFile({
  taxNo,
  direction,
  file,
  ...sending
}: Sending): Promise<ImportRow> {
  const form = new FormData()
  form.append('taxNo', taxNo)
  form.append('direction', direction)
  form.append('file', file, file.name)
  const [row] = await sendForm(intake.importUpload, form, sending)
  if (!row) throw new ApiError(500, FALLBACK_MESSAGE)
  return row
}
