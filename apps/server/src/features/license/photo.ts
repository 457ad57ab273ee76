/** A photo of a business licence as it is uploaded: the first file, its kind, and what is read off it. */
import type { Upload } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { License } from './parse.ts'
import { readLicense } from './read.ts'
import { LICENSE_SAYS } from './words.ts'

const LIMIT = 5 * 2 ** 20
const MAGIC = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47])]
const NO_LICENSE = LICENSE_SAYS.invoiceNotBusinessLicence

/** Bytes and fields of an uploaded licence, for a company or (null) for whoever registers; refuses in words what is none. */
export async function readLicensePhoto(
  files: AsyncIterable<Upload>,
  companyId: number | null,
): Promise<{ bytes: Buffer; license: License }> {
  const bytes = await firstFile(files)
  if (!MAGIC.some((magic) => bytes.subarray(0, magic.length).equals(magic)))
    throw new Refusal('MALFORMED', LICENSE_SAYS.uploadPhotoBusinessLicence)
  const license = await readLicense(bytes, companyId)
  if (license?.kind === 'INVOICE') throw new Refusal('MALFORMED', NO_LICENSE)
  if (!license || (license.name === null && license.taxNo === null))
    throw new Refusal('MALFORMED', LICENSE_SAYS.licenceCouldNotRead)
  return { bytes, license }
}

async function firstFile(files: AsyncIterable<Upload>): Promise<Buffer> {
  for await (const { stream } of files) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      // The rest is read and thrown away: an answer before the end of the upload would never reach the phone.
      if (size <= LIMIT) chunks.push(chunk)
    }
    if (size > LIMIT) throw new Refusal('TOO_LARGE', LICENSE_SAYS.photoTooLarge)
    if (size > 0) return Buffer.concat(chunks)
  }
  throw new Refusal('MALFORMED', LICENSE_SAYS.choosePhotoBusinessLicence)
}
