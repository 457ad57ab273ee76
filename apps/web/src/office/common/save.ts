import type { AnyEndpoint, BodyOf } from '@xinjian/contract/endpoint'
import { download } from '../../api/client.ts'

/** Fetches a file with the session's token (a plain link could not carry it) and hands it to the browser. */
export async function saveDownload<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
): Promise<void> {
  const { blob, fileName } = await download(endpoint, body, { silent: true })
  saveBlob(blob, fileName)
}

/** Hands bytes to the browser as a file of this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
