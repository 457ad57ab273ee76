import type { Draft } from '../draft.ts'
import { IntakeError } from '../errors.ts'
import { analysePage, invoiceMarks } from '../layout/analyse.ts'
import { groupPages, type ReadPage } from '../layout/group.ts'
import { splitPage } from '../layout/split.ts'
import type { TextPage } from '../layout/text.ts'
import { qrDraft } from '../qr/draft.ts'
import { READING_SAYS } from '../words.ts'
import { decodePicture, type Picture } from './decode.ts'
import type { Turn } from './direction.ts'
import { recognisePages } from './ocr.ts'
import { readQrInvoices } from './qr.ts'
import { isScreenOfOtherThings } from './screenshot.ts'
import type { SecondPass } from './second-pass.ts'
import { type AreApart, recogniseSheet } from './sheet/recognise-sheet.ts'

/** Longest edge kept in memory: recognition samples from it, so small print of big photos stays sharp. */
const KEEP_EDGE = 4200

/** Text of a picture, or of what lies turned on it. */
export interface SeenPart {
  page: TextPage
  /** Clockwise, to the frame of `page`. */
  turn: Turn
  again?: SecondPass
  /** Nothing lies otherwise on the picture. */
  alone: boolean
}

/** Who listens while a picture is read. */
export interface PictureHearing {
  /** Hears the recognised text, whatever comes of it. */
  seen?(page: TextPage): void
  /** Takes out of the text what is no invoice; null when nothing is left. */
  take?(part: SeenPart): Promise<TextPage | null>
  /** Asked where a picture may show several vouchers; without it a picture is read as one. */
  areApart?: AreApart
}

/** Invoices of a picture, drafts of QR and recognised text. Errors: IMAGE_TOO_LARGE, CORRUPTED, NOT_AN_INVOICE. */
export async function readImage(
  bytes: Uint8Array,
  hearing: PictureHearing = {},
): Promise<Draft[][]> {
  const picture = await decodePicture(bytes, KEEP_EDGE)
  const invoices = await readPicture(picture, hearing)
  if (invoices.length === 0) throw new IntakeError('NOT_AN_INVOICE')
  return invoices
}

/** As `readImage` for a decoded picture, empty when it shows no invoice. */
export async function readPicture(
  picture: Picture,
  hearing: PictureHearing = {},
): Promise<Draft[][]> {
  const parts = hearing.areApart
    ? await recogniseSheet(picture, hearing.areApart)
    : [await recognisePages(picture)]
  for (const { page } of parts) {
    hearing.seen?.(page)
    if (invoiceMarks(page) >= 3 && isScreenOfOtherThings(page))
      throw new IntakeError('NOT_AN_INVOICE', READING_SAYS.pictureOfScreen)
  }
  const left: TextPage[] = []
  const seen = parts.flatMap(({ page, again, turned }): Omit<SeenPart, 'alone'>[] => [
    { turn: 0, page, again },
    ...turned,
  ])
  for (const part of seen) {
    const rest = hearing.take
      ? await hearing.take({ ...part, alone: seen.length === 1 })
      : part.page
    if (rest) left.push(rest)
  }
  if (left.length === 0) return []
  const qrs = await readQrInvoices(picture, true)
  const texts = groupPages(left.flatMap(readingsOf)).map((i) => i.drafts)
  if (texts.length === 0) return qrs.map((qr) => [qrDraft(qr)])
  const spare = [...qrs]
  for (const drafts of texts) {
    const numbers = drafts[0]!.candidates.invoiceNumber?.map((c) => c.value) ?? []
    const at = spare.findIndex((qr) => numbers.includes(qr.invoiceNumber))
    const qr = at >= 0 ? spare.splice(at, 1)[0] : texts.length === 1 ? spare.shift() : undefined
    if (qr) drafts.unshift(qrDraft(qr))
  }
  return texts
}

function readingsOf(page: TextPage): ReadPage<never>[] {
  const marks = invoiceMarks(page)
  return splitPage(page).map((part) => {
    const { role, draft } = analysePage(part, 'OCR')
    return { role: marks >= 4 && role === 'OTHER' ? 'INVOICE' : role, drafts: [draft] }
  })
}
