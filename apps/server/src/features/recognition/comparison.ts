/** One picture read by us and by a vendor. The picture is told in `recognition_sent` before it leaves. */
import { createHash } from 'node:crypto'
import type { contract, DataOf } from '@xinjian/contract'
import type { OperatorDb } from '../../db/operator.ts'
import type { Session } from '../../http/context.ts'
import type { Upload } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  NotRead,
  type Picture,
  type Reading,
  type Recogniser,
} from '../../outside/recognition/recogniser.ts'
import type { Recognisers } from '../../outside/recognition/recognisers.ts'
import { isSendable, MOST_SENT_BYTES } from '../../outside/recognition/sendable.ts'
import { compare, vouchersOf } from './compare.ts'
import { RECOGNITION_SAYS } from './words.ts'

type Comparison = DataOf<typeof contract.recognition.recognitionCompare>

const DEADLINE_MS = 30_000

export async function pictureIn(files: AsyncIterable<Upload>): Promise<Picture> {
  for await (const { fileName, stream } of files) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      // The rest is read and thrown away: an answer before the end of the upload would never reach the browser.
      if (size <= MOST_SENT_BYTES) chunks.push(chunk)
    }
    if (size > MOST_SENT_BYTES) throw new Refusal('TOO_LARGE', RECOGNITION_SAYS.pictureTooLarge)
    const bytes = Buffer.concat(chunks)
    if (!isSendable(bytes)) throw new Refusal('MALFORMED', RECOGNITION_SAYS.uploadPictureVoucherJpg)
    return { name: fileName, bytes: new Uint8Array(bytes) }
  }
  throw new Refusal('MALFORMED', RECOGNITION_SAYS.choosePictureVoucher)
}

interface Timed {
  ms: number
  reading: Reading | null
  error: string | null
}

async function timed(reader: Recogniser, picture: Picture): Promise<Timed> {
  const start = performance.now()
  const passed = () => Math.round(performance.now() - start)
  try {
    const reading = await reader.read(picture, AbortSignal.timeout(DEADLINE_MS))
    return { ms: passed(), reading, error: null }
  } catch (error) {
    if (!(error instanceof NotRead)) throw error
    return { ms: passed(), reading: null, error: error.code }
  }
}

export async function comparePicture(
  { own, vendors }: Recognisers,
  db: OperatorDb,
  { userId, userName }: Session,
  vendor: string,
  picture: Picture,
): Promise<Comparison> {
  const reader = vendors.find(({ name }) => name === vendor)
  if (!reader?.host) throw new Refusal('UNKNOWN', RECOGNITION_SAYS.serviceRecognitionNotSet)
  const sent = await db.one<{ id: number }>(
    `insert into recognition_sent (user_id, user_name, vendor, host, picture, bytes) values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      userId,
      userName,
      vendor,
      reader.host,
      createHash('sha256').update(picture.bytes).digest(),
      picture.bytes.length,
    ],
  )
  // One after the other: the times are of readers that had the machine for themselves.
  const theirs = await timed(reader, picture)
  await db.run('update recognition_sent set outcome = $2, ms = $3 where id = $1', [
    sent!.id,
    theirs.error ?? 'OK',
    theirs.ms,
  ])
  const ours = await timed(own, picture)
  const vouchers = (of: Timed, { statesConfidence }: Recogniser) =>
    of.reading ? vouchersOf(of.reading, statesConfidence) : []
  return {
    own: { ms: ours.ms, error: ours.error, unread: ours.reading?.unread ?? [] },
    theirs: { ms: theirs.ms, error: theirs.error, unread: theirs.reading?.unread ?? [] },
    vendor,
    host: reader.host,
    statesConfidence: reader.statesConfidence,
    pairs: compare(vouchers(ours, own), vouchers(theirs, reader)),
  }
}

/** The vendors that are configured, and how many pictures each was sent this month, in Beijing. */
export async function vendorList({ vendors }: Recognisers, db: OperatorDb) {
  const sent = await db.rows<{ vendor: string; n: number; last: Date }>(
    `select vendor, count(*)::int as n, max(at) as last from recognition_sent
      where at >= date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' group by 1`,
  )
  return vendors.map(({ name, host, statesConfidence }) => {
    const of = sent.find(({ vendor }) => vendor === name)
    return {
      name,
      host: host ?? '',
      statesConfidence,
      sentThisMonth: of?.n ?? 0,
      lastSentAt: of?.last.toISOString() ?? null,
    }
  })
}
