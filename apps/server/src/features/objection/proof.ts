/** The proof that comes with an objection: one small file of a kind that opens anywhere, told by its first bytes. */
import type { Blobs } from '../../blobs.ts'
import type { Upload } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { OBJECTION_SAYS } from './words.ts'

const MOST_BYTES = 5 * 1024 * 1024
const MOST_NAME = 100

const FORMS = [
  { type: 'application/pdf', mark: Buffer.from('%PDF-') },
  { type: 'image/jpeg', mark: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: 'image/png', mark: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
]

/** Of bytes that were accepted. */
export const proofType = (bytes: Uint8Array): string | null =>
  FORMS.find(({ mark }) => mark.equals(bytes.subarray(0, mark.length)))?.type ?? null

export interface Proof {
  name: string
  bytes: Buffer
}

/** The file of an upload; null = there is none. Refuses in words what is too large or of another kind. */
export async function readProof(files: AsyncIterable<Upload>): Promise<Proof | null> {
  for await (const { fileName, stream } of files) {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length
      // The rest is read and thrown away: an answer before the end of the upload would never reach the browser.
      if (size <= MOST_BYTES) parts.push(part)
    }
    if (size > MOST_BYTES) throw new Refusal('TOO_LARGE', OBJECTION_SAYS.proofTooLarge)
    const bytes = Buffer.concat(parts)
    if (!proofType(bytes)) throw new Refusal('MALFORMED', OBJECTION_SAYS.proofForm)
    return { name: fileName.slice(-MOST_NAME), bytes }
  }
  return null
}

/** Where it lies; nothing where none was given. */
export const keepProof = async (blobs: Blobs, proof: Proof | null) =>
  proof && { name: proof.name, key: (await blobs.put(proof.bytes, { keepReserve: true })).key }
