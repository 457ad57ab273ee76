/** The file that an import was made of, as it was uploaded. */
import type { Blobs } from '../../blobs.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'

export interface Original {
  fileName: string
  blobKey: string
}

/** null = the import came from a bureau, which sends no file. */
export async function keptOriginal(tenant: TenantDb, importId: number): Promise<Original | null> {
  const row = await tenant.one<{ file_name: string; blob_key: string }>(
    "select file_name, blob_key from import_batch where company_id = $1 and id = $2 and blob_key <> ''",
    [importId],
  )
  return row && { fileName: row.file_name, blobKey: row.blob_key }
}

export const originalFile = async (
  blobs: Blobs,
  { fileName, blobKey }: Original,
): Promise<Download> => ({
  fileName,
  type: 'application/octet-stream',
  body: await blobs.readWhole(blobKey),
})
