/** The picture that phones show: small, still, and nothing but a picture. */
import { createHash } from 'node:crypto'
import { companyOf } from '../../../db/directory.ts'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import type { Download, Upload } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { cleanPicture, type Picture } from '../../../security/picture/index.ts'
import { CHANNEL_SAYS } from '../words.ts'

const MOST_BYTES = 200 * 1024
const [LEAST_SIDE, MOST_SIDE] = [32, 1024]

/** The one picture of an upload, cleaned; refuses in words what is none or does not fit. */
export async function readLogo(files: AsyncIterable<Upload>): Promise<Picture> {
  for await (const { stream } of files) {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length
      // The rest is read and thrown away: an answer before the end of the upload would never reach the browser.
      if (size <= MOST_BYTES) parts.push(part)
    }
    if (size > MOST_BYTES) throw new Refusal('TOO_LARGE', CHANNEL_SAYS.pictureTooLarge)
    const picture = cleanPicture(Buffer.concat(parts))
    if (!picture) throw new Refusal('MALFORMED', CHANNEL_SAYS.pictureForm)
    const sides = [picture.width, picture.height]
    if (Math.min(...sides) < LEAST_SIDE || Math.max(...sides) > MOST_SIDE)
      throw new Refusal(
        'MALFORMED',
        CHANNEL_SAYS.sidesOfPicture({ least: LEAST_SIDE, most: MOST_SIDE }),
      )
    return picture
  }
  throw new Refusal('MALFORMED', CHANNEL_SAYS.choosePicture)
}

export const putLogo = (tx: TenantDb, code: string, by: string, { type, bytes }: Picture) =>
  tx.run(
    `insert into channel_logo (company_id, channel, type, sha256, bytes, added_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, channel) do update set type = excluded.type, sha256 = excluded.sha256, bytes = excluded.bytes,
       added_by = excluded.added_by, added_at = excluded.added_at`,
    [code, type, createHash('sha256').update(bytes).digest('hex'), bytes, by],
  )

export const dropLogo = (tx: TenantDb, code: string) =>
  tx.run('delete from channel_logo where company_id = $1 and channel = $2', [code])

/** Hex of SHA-256 of a channel's picture; null = it has none. */
export const logoHash = async (tenant: TenantDb, code: string): Promise<string | null> =>
  (
    await tenant.one<{ sha256: string }>(
      'select sha256 from channel_logo where company_id = $1 and channel = $2',
      [code],
    )
  )?.sha256 ?? null

/** For whoever has the channel's code: the picture is shown to everybody whom a link of the channel reaches. */
export async function logoOf(db: Database, code: string): Promise<Download> {
  const companyId = await companyOf(db, 'CHANNEL', code)
  const found =
    companyId === null
      ? null
      : await tenantOf(db, companyId).one<{ type: string; sha256: string; bytes: Buffer }>(
          'select type, sha256, bytes from channel_logo where company_id = $1 and channel = $2',
          [code],
        )
  if (!found) throw new Refusal('UNKNOWN')
  const { type, sha256, bytes } = found
  return { fileName: `${code}.${type.slice('image/'.length)}`, type, body: bytes, sha256 }
}
