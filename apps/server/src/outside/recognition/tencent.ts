/** Tencent Cloud 通用票据识别（高级版）, RecognizeGeneralInvoice: one signed POST with the picture inside; it states no confidence. */
import { authorization, CONTENT_TYPE } from '../vendors/tc3.ts'
import { listOf, objectOf, postJson, textOf } from '../verification/post.ts'
import { answered } from './answered.ts'
import { invoiceOf, itemOf, type Speaker, textAt, ticketOf } from './names.ts'
import { NotRead, type Reading, type Recogniser, UNSTATED } from './recogniser.ts'
import {
  TENCENT_HEADER,
  TENCENT_INVOICES,
  TENCENT_LINE,
  TENCENT_LINES,
  TENCENT_TICKETS,
} from './tencent-names.ts'

export interface TencentReader {
  action: string
  version: string
  service: string
  region: string
  /** Its name → theirs. */
  fields: Readonly<Record<string, string>>
}

export const TENCENT_READER: TencentReader = {
  action: 'RecognizeGeneralInvoice',
  version: '2018-11-19',
  service: 'ocr',
  region: '',
  fields: {},
}

/** @param key `SecretId:SecretKey` */
export function createTencentReader(
  name: string,
  base: string,
  key: string,
  map: TencentReader,
): Recogniser {
  const [secretId = '', secretKey = ''] = key.split(':')
  const { host } = new URL(base)
  return {
    name,
    host,
    statesConfidence: false,
    async read({ bytes }, signal) {
      const { service, action, version, region } = map
      const payload = JSON.stringify({
        ImageBase64: Buffer.from(bytes).toString('base64'),
        EnableMultiplePage: true,
      })
      const timestamp = Math.floor(Date.now() / 1_000)
      const signed = { host, service, action, timestamp, payload }
      const headers = {
        Authorization: authorization(signed, secretId, secretKey),
        'Content-Type': CONTENT_TYPE,
        'X-TC-Action': action,
        'X-TC-Timestamp': String(timestamp),
        'X-TC-Version': version,
        ...(region && { 'X-TC-Region': region }),
      }
      const { Response } = await answered(postJson(base, headers, payload, signal))
      const response = objectOf(Response)
      const failure = textOf(objectOf(response.Error).Code)
      if (failure) throw new NotRead(failure)
      if (!Array.isArray(response.MixedInvoiceItems)) throw new NotRead('UNREADABLE', true)
      return readingOf(listOf(response.MixedInvoiceItems), (one) => map.fields[one] ?? one)
    },
  }
}

function readingOf(found: Record<string, unknown>[], theirs: (name: string) => string): Reading {
  const reading: Reading = { invoices: [], tickets: [], unread: [] }
  for (const item of found) {
    const type = textOf(item.SubType)
    const shown = objectOf(objectOf(item.SingleInvoiceInfos)[theirs(type)])
    const said = speaker(shown, theirs)
    const ticket = TENCENT_TICKETS[type]
    const kind = TENCENT_INVOICES[type]
    // A voucher that could not be read is told with another code.
    if (textOf(item.Code) !== 'OK' || (!ticket && !kind))
      reading.unread.push(textOf(item.SubTypeDescription) || type)
    else if (ticket) reading.tickets.push(ticketOf(ticket[0], ticket[1], said))
    else reading.invoices.push(invoiceOf(kind!, TENCENT_HEADER, said, linesOf(shown)))
  }
  return reading
}

function speaker(shown: Record<string, unknown>, theirs: (name: string) => string): Speaker {
  return (name) => {
    const text = textAt(shown, name, theirs)
    return text ? { text, confidence: UNSTATED } : null
  }
}

const linesOf = (shown: Record<string, unknown>) =>
  TENCENT_LINES.flatMap((name) => listOf(shown[name])).map((line, i) =>
    itemOf(
      i + 1,
      TENCENT_LINE.map((name) => textOf(line[name])),
    ),
  )
