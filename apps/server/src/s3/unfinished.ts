/** Uploads in parts that a killed process left: nobody sees them, but they are paid for. */
import type { S3Client } from './client.ts'

const LEFT_MS = 24 * 3_600_000

interface Upload {
  key: string
  uploadId: string
  initiated: string
}

/** Ends those that were begun a day ago. Some stores end them by themselves and list none. */
export async function removeUnfinished(client: S3Client, folder: string): Promise<void> {
  const answer = await client.ask((s3) => s3.listMultipartUploads('/', folder))
  for (const { key, uploadId, initiated } of uploadsOf(answer)) {
    if (!key.startsWith(folder) || !(Date.parse(initiated) <= Date.now() - LEFT_MS)) continue
    await client.ask((s3) => s3.abortMultipartUpload(key, uploadId))
  }
}

/** The client gives what was parsed as it came: names begin large or small, one entry is no list. */
function uploadsOf(answer: unknown): Upload[] {
  const result = field(answer, 'listMultipartUploadsResult') ?? answer
  const found = field(result, 'upload')
  return (Array.isArray(found) ? found : found ? [found] : []).flatMap((one) => {
    const [key, uploadId, initiated] = ['key', 'uploadId', 'initiated'].map((n) => field(one, n))
    return typeof key === 'string' && typeof uploadId === 'string' && typeof initiated === 'string'
      ? [{ key, uploadId, initiated }]
      : []
  })
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null
    ? Object.entries(of).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
    : undefined
