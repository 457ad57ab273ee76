/**
 * Pages of a PDF that have no text go to the vendor as pictures, one by one, each under the consent, the record and the circuit of any other
 * picture (docs/decisions/0101). Pages with text never leave.
 */
import { IntakeError } from '@xinjian/intake/errors'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Recogniser } from '../../../outside/recognition/recogniser.ts'
import { MOST_SENT_BYTES } from '../../../outside/recognition/sendable.ts'
import { inOrder, type ReadFile } from '../picture/read.ts'
import type { NewVoucher } from '../picture/store.ts'
import { VERIFY_SAYS } from '../words.ts'
import { combine, isUnsure } from './combine.ts'
import { theirsOf, whyOurs } from './said.ts'
import { type SentTo, sendTo } from './sent.ts'

interface Scans {
  madeBy: string
  name: string
  only: 'TICKET' | null
  /** A page as JPEG, from 1. Rejects with an IntakeError. */
  draw: (page: number) => Promise<Uint8Array>
}

interface ReadScans {
  vouchers: NewVoucher[]
  error: string | null
  sentTo: string | null
  note: string | null
}

/** @param who VENDOR: every scanned page is sent; OWN_FIRST: one of which we read nothing, or something with doubt */
export async function readScans(
  reader: Recogniser & { host: string },
  tenant: TenantDb,
  scans: Scans,
  ours: ReadFile,
  who: 'VENDOR' | 'OWN_FIRST',
): Promise<ReadScans> {
  const pageOf = ({ place }: NewVoucher) => place?.page ?? 1
  const onPage = (page: number) => ours.vouchers.filter((v) => pageOf(v) === page)
  const asked = ours.scanned.filter((page) => who === 'VENDOR' || isUnsure(onPage(page)))
  const theirs = new Map<number, NewVoucher[]>()
  const notes: string[] = []
  let left = false
  for (const page of asked) {
    const sent = await sendPage(reader, tenant, scans, page)
    left ||= sent?.left === true
    const read = sent ? theirsOf(sent, reader, scans) : []
    if (read.length > 0) {
      theirs.set(
        page,
        read.map((voucher) => ({ ...voucher, place: wholeOf(page) })),
      )
      continue
    }
    const of = VERIFY_SAYS.page({ n: page })
    notes.push(
      VERIFY_SAYS.ofPage({ page: of, why: sent ? whyOurs(sent, reader.host, of) : NOT_DRAWN }),
    )
    // Whoever gave the file waits: a vendor that does not answer is not asked for the rest.
    if (sent && (sent.silent || !sent.left)) break
  }
  const rest = ours.vouchers.filter((voucher) => !theirs.has(pageOf(voucher)))
  // A second sheet of an invoice that begins on a page that stayed ours.
  const begun = new Set(rest.flatMap(({ fields }) => fields.invoiceNumber?.value ?? []))
  const joined = [...theirs].flatMap(([page, read]) =>
    combine(
      who === 'VENDOR' ? [] : onPage(page),
      read.filter(({ fields }) => !begun.has(fields.invoiceNumber?.value ?? '')),
    ),
  )
  const vouchers = inOrder([...rest, ...joined])
  return {
    vouchers,
    error: vouchers.length > 0 ? null : ours.error,
    sentTo: left ? reader.host : null,
    note: notes.length > 0 ? notes.join('；') : null,
  }
}

const NOT_DRAWN = VERIFY_SAYS.pageCannotSentAs

/** null = there is no picture of this page that could be sent. */
async function sendPage(
  reader: Recogniser,
  tenant: TenantDb,
  { madeBy, name, draw }: Scans,
  page: number,
): Promise<SentTo | null> {
  const picture = await draw(page).catch((error: unknown) => {
    if (error instanceof IntakeError) return null
    throw error
  })
  if (picture === null || picture.length > MOST_SENT_BYTES) return null
  return sendTo(reader, tenant, {
    madeBy,
    name: `${name}（第 ${page} 页）`,
    bytes: new Uint8Array(picture),
  })
}

/** What a vendor alone read has no place of its own, but it stands on this page. */
const wholeOf = (page: number) => ({ page, x: 0, y: 0, width: 1, height: 1 })
