/** One file, read by whom its company chose: never by nobody, because a vendor that fails leaves it to us. */
import { detectFormat } from '@xinjian/intake/detect'
import type { Db } from '../../../db/statement.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Recogniser } from '../../../outside/recognition/recogniser.ts'
import { isSendable, MOST_SENT_BYTES } from '../../../outside/recognition/sendable.ts'
import type { ReadFile } from '../picture/read.ts'
import { VERIFY_SAYS } from '../words.ts'
import { choiceOf } from './choice.ts'
import { combine, isUnsure } from './combine.ts'
import { theirsOf, whyOurs } from './said.ts'
import { readScans } from './scans.ts'
import { sendTo } from './sent.ts'

export interface ReaderDeps {
  db: Db
  /** Vendors that may be asked, guarded. */
  vendors: readonly Recogniser[]
}

interface ReadBy extends ReadFile {
  /** Host; null = it did not leave the platform. */
  sentTo: string | null
  /** Chinese, of who read it; null = nothing is to be said. */
  note: string | null
}

interface Asked {
  madeBy: string
  name: string
  only: 'TICKET' | null
  bytes: Uint8Array<ArrayBuffer>
  /** Our own reader. */
  own: () => Promise<ReadFile>
  /** A page of the PDF as JPEG, from 1. Rejects with an IntakeError. */
  draw: (page: number) => Promise<Uint8Array>
}

const NOT_CONFIGURED = VERIFY_SAYS.chosenServiceRecognitionSuspended
const TOO_LARGE = VERIFY_SAYS.pictureNotSent({ mb: MOST_SENT_BYTES / 1024 / 1024 })

export async function readWith(
  { db, vendors }: ReaderDeps,
  tenant: TenantDb,
  asked: Asked,
): Promise<ReadBy> {
  const alone = async (note: string | null = null): Promise<ReadBy> => ({
    ...(await asked.own()),
    sentTo: null,
    note,
  })
  const choice = await choiceOf(db, tenant.companyId)
  const pages = detectFormat(asked.bytes).format === 'pdf'
  // Texts of a PDF, an OFD or an XML are read as they stand there: nobody has to recognise them.
  if (choice.who === 'OWN' || !(pages || isSendable(asked.bytes))) return alone()
  const reader = vendors.find(({ name }) => name === choice.vendor)
  if (pages) {
    const ours = await asked.own()
    if (ours.scanned.length === 0) return { ...ours, sentTo: null, note: null }
    if (!reader?.host) return { ...ours, sentTo: null, note: NOT_CONFIGURED }
    const { host } = reader
    return { ...ours, ...(await readScans({ ...reader, host }, tenant, asked, ours, choice.who)) }
  }
  if (!reader?.host) return alone(NOT_CONFIGURED)
  if (asked.bytes.length > MOST_SENT_BYTES) return alone(TOO_LARGE)
  const ours = choice.who === 'OWN_FIRST' ? await asked.own() : null
  if (ours && !isUnsure(ours.vouchers)) return { ...ours, sentTo: null, note: null }
  const sent = await sendTo(reader, tenant, asked)
  const sentTo = sent.left ? reader.host : null
  const theirs = theirsOf(sent, reader, asked)
  if (theirs.length === 0)
    return { ...(ours ?? (await asked.own())), sentTo, note: whyOurs(sent, reader.host) }
  const vouchers = combine(ours?.vouchers ?? [], theirs)
  return { vouchers, error: null, scanned: [], sentTo, note: null }
}
