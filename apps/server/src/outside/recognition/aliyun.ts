/**
 * Alibaba Cloud 混贴发票识别, RecognizeMixedInvoices: a signed POST of the picture's bytes. `Data` is JSON inside a text whose lists are
 * texts again, and a field that was not read says that it is sure: only fields with a value count.
 */
import { randomUUID } from 'node:crypto'
import { kindFromName } from '@xinjian/format/invoice/kinds'
import type { ParsedTicket } from '@xinjian/intake/ticket/ticket'
import { acs3Headers } from '../vendors/acs3.ts'
import { jsonIn, listOf, objectOf, postJson, textOf } from '../verification/post.ts'
import {
  ALIYUN_HEADER,
  ALIYUN_INVOICES,
  ALIYUN_LINE,
  ALIYUN_LINES,
  ALIYUN_TICKETS,
} from './aliyun-names.ts'
import { answered } from './answered.ts'
import { invoiceOf, itemOf, type Speaker, textAt, ticketOf } from './names.ts'
import { NotRead, type Reading, type Recogniser, UNSTATED } from './recogniser.ts'
import { splitGlued, valueIn } from './values.ts'

export interface AliyunReader {
  action: string
  version: string
  /** Its name → theirs. */
  fields: Readonly<Record<string, string>>
}

export const ALIYUN_READER: AliyunReader = {
  action: 'RecognizeMixedInvoices',
  version: '2021-07-07',
  fields: {},
}

/** @param key `AccessKeyId:AccessKeySecret` */
export function createAliyunReader(base: string, key: string, map: AliyunReader): Recogniser {
  const [keyId = '', keySecret = ''] = key.split(':')
  const { host } = new URL(base)
  return {
    name: 'aliyun',
    host,
    statesConfidence: true,
    async read({ bytes }, signal) {
      const { action, version } = map
      const call = { keyId, keySecret, host, action, version, query: {}, body: bytes }
      const { host: _, ...headers } = acs3Headers({ ...call, nonce: randomUUID(), at: new Date() })
      const answer = await answered(postJson(`${base}/`, headers, bytes, signal))
      if ((answer.Data ?? null) === null) throw new NotRead(textOf(answer.Code) || 'NO_DATA')
      const data = objectOf(jsonIn(answer.Data))
      const found = jsonIn(data.subMsgs)
      if (!Array.isArray(found)) throw new NotRead('UNREADABLE')
      return readingOf(listOf(found), (one) => map.fields[one] ?? one)
    },
  }
}

function readingOf(found: Record<string, unknown>[], theirs: (name: string) => string): Reading {
  const reading: Reading = { invoices: [], tickets: [], unread: [] }
  for (const item of found) {
    const types = [textOf(item.op), textOf(item.type)]
    const result = objectOf(jsonIn(item.result))
    const shown = objectOf(jsonIn(result.data))
    const said = speaker(shown, result, theirs)
    const ticket = types.map((type) => ALIYUN_TICKETS.get(type)).find((one) => one !== undefined)
    if (ticket) {
      const read = ticketOf(ticket[0], ticket[1], said)
      reading.tickets.push(ticket[0] === 'TAX_PAID' ? withTaxes(read, shown) : read)
    } else if (types.some((type) => ALIYUN_INVOICES.has(type))) {
      const kind = kindFromName(textOf(shown.invoiceType)) ?? kindFromName(textOf(shown.title))
      reading.invoices.push(invoiceOf(kind ?? 'UNKNOWN', ALIYUN_HEADER, said, linesOf(shown)))
    } else reading.unread.push(types[1] || types[0]!)
  }
  return reading
}

/** Values stand in `data`, how sure it is of each in `prism_keyValueInfo`. */
function speaker(
  shown: Record<string, unknown>,
  result: Record<string, unknown>,
  theirs: (name: string) => string,
): Speaker {
  const sure = new Map(
    listOf(jsonIn(result.prism_keyValueInfo)).map((one) => [textOf(one.key), one.valueProb]),
  )
  return (name) => {
    const text = textAt(shown, name, theirs)
    const head = theirs(name.split('.')[0] ?? name)
    const share = Number(sure.get(head) ?? Number.NaN) / 100
    return text ? { text, confidence: share >= 0 && share <= 1 ? share : UNSTATED } : null
  }
}

const linesOf = (shown: Record<string, unknown>) =>
  listOf(jsonIn(shown[ALIYUN_LINES])).map((line, i) =>
    itemOf(
      i + 1,
      ALIYUN_LINE.map((name) => textOf(line[name])),
    ),
  )

/** Taxes of a certificate, line by line; a date may have the amount of its line glued to it. */
function withTaxes(ticket: ParsedTicket, shown: Record<string, unknown>): ParsedTicket {
  const fields = { ...ticket.fields }
  listOf(jsonIn(shown.taxClearanceDetails)).forEach((line, i) => {
    const glued = splitGlued(textOf(line.date))
    const values = {
      item: textOf(line.itemName) || textOf(line.taxType) || null,
      date: valueIn(textOf(line.date), 'DATE'),
      amount: valueIn(textOf(line.amount), 'PAID') ?? glued?.amount ?? null,
    }
    for (const [name, value] of Object.entries(values))
      if (value)
        fields[`tax${i + 1}.${name}`] = { value, source: 'OCR', confidence: UNSTATED, place: null }
  })
  return { ...ticket, fields }
}
