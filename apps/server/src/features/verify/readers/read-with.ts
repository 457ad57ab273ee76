/** One file, read by whom its company chose: never by nobody, because a vendor that fails leaves it to us. */
import type { Db } from '../../../db/statement.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Recogniser } from '../../../outside/recognition/recogniser.ts'
import { isSendable, MOST_SENT_BYTES } from '../../../outside/recognition/sendable.ts'
import { type ReadFile, vouchersOf } from '../picture/read.ts'
import { choiceOf } from './choice.ts'
import { combine, isUnsure, readBy } from './combine.ts'
import { type SentTo, sendTo } from './sent.ts'

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
}

const NOT_CONFIGURED = '所选的外部识别服务已停用，本文件由本平台识别'
const TOO_LARGE = `图片超过 ${MOST_SENT_BYTES / 1024 / 1024} MB，未发送外部识别服务，由本平台识别`

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
  // Texts of a PDF, an OFD or an XML are read as they stand there: nobody has to recognise them.
  if (choice.who === 'OWN' || !isSendable(asked.bytes)) return alone()
  const reader = vendors.find(({ name }) => name === choice.vendor)
  if (!reader?.host) return alone(NOT_CONFIGURED)
  if (asked.bytes.length > MOST_SENT_BYTES) return alone(TOO_LARGE)
  const ours = choice.who === 'OWN_FIRST' ? await asked.own() : null
  if (ours && !isUnsure(ours.vouchers)) return { ...ours, sentTo: null, note: null }
  const sent = await sendTo(reader, tenant, asked)
  const sentTo = sent.left ? reader.host : null
  const theirs = sent.reading
    ? readBy(
        vouchersOf([{ file: asked.name, error: null, ...sent.reading }], asked.only).vouchers,
        reader,
      )
    : []
  if (theirs.length === 0)
    return { ...(ours ?? (await asked.own())), sentTo, note: whyOurs(sent, reader.host) }
  const vouchers = combine(ours?.vouchers ?? [], theirs)
  return { vouchers, error: null, sentTo, note: null }
}

function whyOurs({ silent, left, code }: SentTo, host: string): string {
  if (!left) return `外部识别服务（${host}）暂时不可用，图片未发送，由本平台识别`
  if (code === null) return `外部识别服务（${host}）没有识别出发票或票据，以本平台的识别为准`
  return `外部识别服务（${host}）${silent || code === 'TIMEOUT' ? '没有应答' : '未能识别'}，由本平台识别`
}
