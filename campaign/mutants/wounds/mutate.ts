/** One to three wounds to a file by its format; of an archive mostly to what lies in it, packed again, so that the wound is reached. */
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Random } from '../../../bench/lib/random.ts'
import type { Kind } from '../originals/original.ts'
import { BYTES } from './bytes.ts'
import { HTML, JSONS } from './form.ts'
import { PDF } from './pdf.ts'
import { PICTURE } from './picture.ts'
import { BOOK_PART, CSV, XLS } from './table.ts'
import { pick, type Wound } from './wound.ts'
import { XML } from './xml.ts'
import { zipWounds } from './zip.ts'

/** No file grows beyond: larger ones are refused by their size alone. */
const MOST_BYTES = 24 * 2 ** 20

const part = (name: string, bytes: Uint8Array, rng: Random): Uint8Array => {
  if (/\.pdf$/i.test(name)) return pick(PDF, rng)(bytes, rng)
  if (/\.(?:png|jpe?g|gif|bmp)$/i.test(name)) return pick(PICTURE, rng)(bytes, rng)
  if (/\.(?:xml|rels|xbrl)$/i.test(name)) return pick([...XML, ...BOOK_PART], rng)(bytes, rng)
  return pick(BYTES, rng)(bytes, rng)
}
const ARCHIVE = zipWounds(part)

const packed =
  (wounds: readonly Wound[]): Wound =>
  (bytes, rng) =>
    bytes[0] === 0x1f && rng.below(2) === 0
      ? new Uint8Array(gzipSync(pick(wounds, rng)(gunzipSync(bytes), rng)))
      : pick(bytes[0] === 0x1f ? BYTES : wounds, rng)(bytes, rng)

const BY_KIND: Readonly<Record<Kind, readonly Wound[]>> = {
  pdf: PDF,
  ofd: ARCHIVE,
  xml: XML,
  zip: ARCHIVE,
  xlsx: ARCHIVE,
  xls: XLS,
  csv: [packed(CSV)],
  json: JSONS,
  html: HTML,
  picture: PICTURE,
}
/** Share of wounds that know nothing of the format. */
const BLIND = 0.3

export function mutate(kind: Kind, bytes: Uint8Array, rng: Random): Uint8Array {
  let result = bytes
  for (let n = 1 + rng.below(3); n > 0; n--) {
    const wounds = rng.next() < BLIND ? BYTES : BY_KIND[kind]
    let next: Uint8Array
    try {
      next = pick(wounds, rng)(result, rng)
    } catch {
      // An earlier wound left nothing that this one could open.
      next = pick(BYTES, rng)(result, rng)
    }
    if (next.length <= MOST_BYTES) result = next
  }
  return result
}
