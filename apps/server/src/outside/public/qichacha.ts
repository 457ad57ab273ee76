/**
 * 企查查 open API: asked by USCC. One answer tells the registration with holders, people, branches and changes; the 核查 lists
 * tell a kind each, by pages.
 */
import { createHash } from 'node:crypto'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import {
  type FoundFirm,
  type PublicConnector,
  type PublicFault,
  PublicSourceFailure,
  type PublicSubject,
} from './connector.ts'
import { type Exchanged, exchange, listOf, objectOf, wordsOf } from './exchange.ts'
import { wholeList } from './pages.ts'
import { keyed, recordsAmong, recordsOf } from './read.ts'
import { Remembered } from './remembered.ts'

const VENDOR = 'qichacha'
/** The most that it gives. */
const PAGE = 20
const OK = '200'
const NONE = '201'
const FAULTS: Readonly<Record<string, PublicFault>> = {
  ...Object.fromEntries(
    '101 102 103 104 105 107 108 109 110 111 112 113 114 214 215'
      .split(' ')
      .map((status) => [status, 'LIMIT']),
  ),
  '199': 'DOWN',
}

const DETAILS = 'ECIV4/GetDetailsByName'
const IN_DETAILS: readonly PublicRecordKind[] = [
  'BUSINESS_REGISTRATION',
  'EQUITY_HOLDER',
  'KEY_PERSON',
  'BRANCH',
  'REGISTRATION_CHANGE',
]
const CHECKS: Partial<Record<PublicRecordKind, string>> = {
  ABNORMAL_LIST: 'ExceptionCheck/GetList',
  SERIOUS_VIOLATION: 'SeriousIllegalCheck/GetList',
  ADMIN_PENALTY: 'AdminPenaltyCheck/GetList',
  EQUITY_PLEDGE: 'EquityPledgedCheck/GetList',
  CHATTEL_MORTGAGE: 'ChattelMortgageCheck/GetList',
  ENFORCEMENT: 'ZhixingCheck/GetList',
  DISHONEST: 'ShixinCheck/GetList',
  CONSUMPTION_LIMIT: 'SumptuaryCheck/GetList',
  TERMINATED_ENFORCEMENT: 'EndExecuteCaseCheck/GetList',
  EQUITY_FREEZE: 'EquityFreezeCheck/GetList',
  BANKRUPTCY: 'BankruptcyCheck/GetList',
  JUDGMENT: 'JudgmentDocCheck/GetList',
}

/**
 * @param key `appKey:secret`
 * @param deadline of one call, in milliseconds
 */
export function createQichacha(url: string, key: string, deadline: number): PublicConnector {
  const [appKey = '', secret = ''] = key.split(':')
  const details = new Remembered<Exchanged & { none: boolean }>()

  async function call(end: string, query: Record<string, string>) {
    const timespan = String(Math.floor(Date.now() / 1_000))
    const token = createHash('md5').update(`${appKey}${timespan}${secret}`).digest('hex')
    const exchanged = await exchange(
      `${url}/${end}?${new URLSearchParams({ key: appKey, ...query })}`,
      { token: token.toUpperCase(), timespan },
      AbortSignal.timeout(deadline),
    )
    const said = objectOf(exchanged.json)
    const status = wordsOf(said.Status) ?? ''
    if (status !== OK && status !== NONE) throw new PublicSourceFailure(FAULTS[status] ?? 'SHAPE')
    // A 核查 that found nothing may say so by its result.
    const none = status === NONE || objectOf(said.Result).VerifyResult === 0
    return { ...exchanged, none }
  }

  const read = (
    { page, json, none }: Exchanged & { none: boolean },
    kind: PublicRecordKind,
    subject: PublicSubject,
  ) => {
    const list = kind in CHECKS ? recordsOf : recordsAmong
    const { records, total } = none ? { records: [], total: 0 } : list(json, VENDOR, kind)
    const own = { name: subject.name, code: subject.taxNo }
    return { page, none, total, records: records.map((one) => keyed(one, subject, own)) }
  }

  return {
    vendor: VENDOR,
    tells: [...IN_DETAILS, ...(Object.keys(CHECKS) as PublicRecordKind[])],
    async ask(kind, subject) {
      const end = CHECKS[kind]
      if (end) {
        const pages = await wholeList(async (n) => {
          const query = { searchKey: subject.taxNo, pageIndex: String(n), pageSize: String(PAGE) }
          return read(await call(end, query), kind, subject)
        })
        return { vendor: VENDOR, ...pages }
      }
      const told = await details.get(subject.taxNo, () => call(DETAILS, { keyword: subject.taxNo }))
      const { page, records } = read(told, kind, subject)
      return { vendor: VENDOR, records, pages: [page] }
    },
    async find(words) {
      const { json, none } = await call('FuzzySearch/GetList', { searchKey: words, pageIndex: '1' })
      if (none) return []
      const list = listOf(objectOf(json).Result)
      if (!list) throw new PublicSourceFailure('SHAPE')
      return list.map(foundOf)
    },
  }
}

function foundOf(one: Readonly<Record<string, unknown>>): FoundFirm {
  const name = wordsOf(one.Name)
  if (name === null) throw new PublicSourceFailure('SHAPE')
  return {
    name,
    code: wordsOf(one.CreditCode),
    formerNames: (listOf(one.OriginalName) ?? []).flatMap(({ Name }) => wordsOf(Name) ?? []),
    status: wordsOf(one.Status),
    legalRep: wordsOf(one.OperName),
    capital: wordsOf(one.RegistCapi),
    established: wordsOf(one.StartDate)?.slice(0, 10) ?? null,
    region: wordsOf(one.Province),
  }
}
