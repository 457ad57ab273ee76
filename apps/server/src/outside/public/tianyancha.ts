/**
 * 天眼查 open API v3: a firm is found by its USCC and asked for by the vendor's number of it, or by its name. What the vendor keeps under
 * the firm is the firm's; what courts publish under a name is told as it was: of whoever bears the name.
 */
import { comparableName } from '@xinjian/format/firm-name'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import {
  type FoundFirm,
  type PublicConnector,
  type PublicFault,
  PublicSourceFailure,
  type PublicSubject,
} from './connector.ts'
import { type Exchanged, exchange, listOf, objectOf, wordsOf } from './exchange.ts'
import { type WholeList, wholeList } from './pages.ts'
import { keyed, namesAsked, recordsAmong, recordsOf } from './read.ts'
import { Remembered } from './remembered.ts'
import { DETAIL, ENDS, type End, IN_DETAIL } from './tianyancha-ends.ts'

const VENDOR = 'tianyancha'
const OK = 0
/** No record, of v3 and of later ones. */
const NONE = new Set([-1, 300_000])
const FAULTS: Readonly<Record<number, PublicFault>> = {
  300001: 'DOWN',
  ...Object.fromEntries(
    [300_002, 300_003, 300_004, 300_005, 300_006, 300_007, 300_009, 300_011].map((code) => [
      code,
      'LIMIT',
    ]),
  ),
}

/** The firm as the vendor knows it. */
interface Known {
  id: string
  formerNames: string[]
}

type Answered = Exchanged & { none: boolean }

/**
 * @param token of the account
 * @param deadline of one call, in milliseconds
 */
export function createTianyancha(url: string, token: string, deadline: number): PublicConnector {
  const searches = new Remembered<Answered>()
  const details = new Remembered<Answered>()

  async function call(end: string, query: Record<string, string>): Promise<Answered> {
    const exchanged = await exchange(
      `${url}/services/v3/open/${end}.json?${new URLSearchParams(query)}`,
      { authorization: token },
      AbortSignal.timeout(deadline),
    )
    const { error_code: code } = objectOf(exchanged.json)
    // The answer by number has no envelope.
    if (end === DETAIL && code === undefined) return { ...exchanged, none: false }
    const none = NONE.has(code as number)
    if (code !== OK && !none) throw new PublicSourceFailure(FAULTS[code as number] ?? 'SHAPE')
    return { ...exchanged, none }
  }

  const search = (keyword: string) => searches.get(keyword, () => call('searchV2', { keyword }))

  /** null = the vendor does not know the firm. */
  async function known({ taxNo }: PublicSubject): Promise<Known | null> {
    const hits = hitsOf(await search(taxNo))
    const hit = hits.find(({ creditCode }) => wordsOf(creditCode) === taxNo)
    // Found by its code, and the code is not told: the answer has another shape.
    if (!hit && hits.some(({ creditCode }) => wordsOf(creditCode) === null))
      throw new PublicSourceFailure('SHAPE')
    const id = hit && wordsOf(hit.id)
    return id ? { id, formerNames: namesIn(hit.formerNames) } : null
  }

  /** Whether no other firm of this name is known to the vendor: a list by name is then the firm's own. */
  async function bearsAlone({ name, taxNo }: PublicSubject): Promise<boolean> {
    const asked = comparableName(name)
    const bearers = hitsOf(await search(name)).filter(
      (hit) => comparableName(wordsOf(hit.companyName) ?? '') === asked,
    )
    return bearers.length > 0 && bearers.every((hit) => wordsOf(hit.creditCode) === taxNo)
  }

  const list = (kind: PublicRecordKind, { path }: End, query: Record<string, string>) =>
    wholeList(async (n) => {
      const { page, json, none } = await call(path, { ...query, pageNum: String(n) })
      return { page, none, ...(none ? { records: [], total: 0 } : recordsOf(json, VENDOR, kind)) }
    })

  async function ofEnd(
    kind: PublicRecordKind,
    end: End,
    subject: PublicSubject,
    firm: Known | null,
  ): Promise<WholeList> {
    const { name, taxNo } = subject
    if (end.by === 'id') {
      if (!firm) return { records: [], pages: [] }
      const own = end.own ? taxNo : undefined
      return of(await list(kind, end, { id: firm.id }), subject, { name, code: own })
    }
    const code = end.own && (await bearsAlone(subject)) ? taxNo : undefined
    // The register follows the firm to its new name, a court's list does not.
    const names = end.own ? [name] : namesAsked(subject, firm?.formerNames)
    const lists: WholeList[] = []
    for (const one of names)
      lists.push(of(await list(kind, end, { name: one }), subject, { name: one, code }))
    return joined(lists)
  }

  async function ofDetail(kind: PublicRecordKind, subject: PublicSubject, { id }: Known) {
    const { page, json } = await details.get(id, () => call(DETAIL, { id }))
    const { records } = recordsAmong(json, VENDOR, kind)
    if (records.length < countIn(json, kind)) throw new PublicSourceFailure('CUT')
    const own = { name: subject.name, code: subject.taxNo }
    return of({ records, pages: [page] }, subject, own)
  }

  return {
    vendor: VENDOR,
    tells: [
      ...(Object.keys(IN_DETAIL) as PublicRecordKind[]),
      ...(Object.keys(ENDS) as PublicRecordKind[]),
    ],
    async ask(kind, subject) {
      const firm = await known(subject)
      const { page } = await search(subject.taxNo)
      if (kind in IN_DETAIL) {
        const told = firm ? await ofDetail(kind, subject, firm) : { records: [], pages: [page] }
        return { vendor: VENDOR, ...told }
      }
      const lists: WholeList[] = []
      for (const end of ENDS[kind] ?? []) lists.push(await ofEnd(kind, end, subject, firm))
      const { records, pages } = joined(lists)
      return { vendor: VENDOR, records, pages: pages.length > 0 ? pages : [page] }
    },
    async find(words) {
      return hitsOf(await search(words)).map(foundOf)
    },
  }
}

function hitsOf({ json, none }: Answered): Readonly<Record<string, unknown>>[] {
  if (none) return []
  const items = listOf(objectOf(objectOf(json).result).items)
  const isHit = (one: Readonly<Record<string, unknown>>) =>
    wordsOf(one.id) !== null && wordsOf(one.companyName) !== null
  // A hit that cannot be read must not look as if the firm were unknown.
  if (!items?.every(isHit)) throw new PublicSourceFailure('SHAPE')
  return items
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => wordsOf(one) ?? []) : []

const joined = (lists: readonly WholeList[]): WholeList => ({
  records: lists.flatMap(({ records }) => records),
  pages: lists.flatMap(({ pages }) => pages),
})

const of = (
  { records, pages }: WholeList,
  asked: PublicSubject,
  whose: { name: string; code?: string | undefined },
): WholeList => ({ records: records.map((record) => keyed(record, asked, whose)), pages })

function countIn(json: unknown, kind: PublicRecordKind): number {
  const told = objectOf(json)
  const { allCount } = objectOf(told.baseInfo ?? objectOf(told.result).baseInfo)
  const count = objectOf(allCount)[IN_DETAIL[kind] ?? '']
  return typeof count === 'number' ? count : 0
}

function foundOf(hit: Readonly<Record<string, unknown>>): FoundFirm {
  const established = wordsOf(hit.estiblishTime)
  return {
    name: wordsOf(hit.companyName)!,
    code: wordsOf(hit.creditCode),
    formerNames: namesIn(hit.formerNames),
    status: wordsOf(hit.regStatus),
    legalRep: wordsOf(hit.legalPersonName),
    capital: wordsOf(hit.regCapital),
    established: established?.startsWith('1970-01-01') ? null : established,
    region: wordsOf(hit.base),
  }
}
