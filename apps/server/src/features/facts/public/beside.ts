/**
 * Firms beside an enterprise, as far as the company has them on its list of enterprises and something public was told of them: their records,
 * who holds those above it, and which firms share its representative, address or phone. Persons are asked of nowhere: what courts publish
 * of a person is matched by nothing but a name.
 */
import {
  type PublicFacts,
  RELATED_KINDS,
  type RelatedParty,
  type Shareholding,
} from '@xinjian/engine/public/facts'
import { PUBLIC_PARAM } from '@xinjian/engine/public/params'
import { comparableName } from '@xinjian/format/firm-name'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { maskParties } from '@xinjian/format/public-records/masked'
import type { TenantDb } from '../../../db/tenant.ts'
import { enterprisesBy } from '../../enterprise/index.ts'
import { enterprisesTelling, publicRows, publicRowsOfMany } from '../records/read.ts'
import { newestAnswers } from './answers.ts'
import { toldRecord } from './told-record.ts'

const PERCENT = PUBLIC_PARAM.relatedPercent
/** The larger shares first: a fund with hundreds of investments is asked of these. */
const MOST_PARTIES = 20
/** Firms above, level by level. */
const MOST_LEVELS = 6
const MOST_ABOVE = 60

type Records = PublicFacts['records']
interface Party extends Omit<RelatedParty, 'records'> {
  /** As it was told, unmasked. */
  told: string
}

const certain = <R extends { matched: { level: string } }>(rows: readonly R[]): R[] =>
  rows.filter(({ matched }) => matched.level === 'CODE')

/** Who stands beside it by the registry's word: the legal representative, and firms and persons of a share that weighs. */
function partiesOf({ BUSINESS_REGISTRATION, EQUITY_HOLDER, INVESTMENT }: Records): Party[] {
  const weighty = (ratio: number | null) => ratio !== null && ratio >= PERCENT
  return [
    ...certain(BUSINESS_REGISTRATION).flatMap(({ legalRep }) =>
      legalRep ? [partyOf('LEGAL_REP', legalRep, null, null)] : [],
    ),
    ...certain(EQUITY_HOLDER).flatMap(({ holder, holderCode, ratio }) =>
      holder && weighty(ratio) ? [partyOf('SHAREHOLDER', holder, holderCode, ratio)] : [],
    ),
    ...certain(INVESTMENT).flatMap(({ name, creditCode, ratio }) =>
      name && weighty(ratio) ? [partyOf('INVESTMENT', name, creditCode, ratio)] : [],
    ),
  ]
}

const partyOf = (
  relation: RelatedParty['relation'],
  told: string,
  code: string | null,
  ratio: number | null,
): Party => ({ relation, told, name: maskParties(told), code, ratio })

export interface RelatedFirm {
  id: number
  name: string
  taxNo: string
}

/** Firms among its related parties that the company has on its list, by code. */
export async function relatedFirms(tenant: TenantDb, enterpriseId: number): Promise<RelatedFirm[]> {
  const holders = await publicRows(tenant, enterpriseId, 'EQUITY_HOLDER')
  const investments = await publicRows(tenant, enterpriseId, 'INVESTMENT')
  const found = [
    ...holders.map(({ matchLevel, holderCode, ratio }) => ({
      matchLevel,
      code: holderCode,
      ratio,
    })),
    ...investments.map(({ matchLevel, creditCode, ratio }) => ({
      ...{ matchLevel, code: creditCode, ratio },
    })),
  ].filter(({ matchLevel, ratio }) => matchLevel === 'CODE' && (ratio ?? 0) >= PERCENT)
  const codes = found.toSorted((a, b) => b.ratio! - a.ratio!).flatMap(({ code }) => code ?? [])
  return held(tenant, enterpriseId, [...new Set(codes)].slice(0, MOST_PARTIES))
}

async function held(
  tenant: TenantDb,
  enterpriseId: number,
  codes: readonly string[],
): Promise<RelatedFirm[]> {
  if (codes.length === 0) return []
  const rows = await enterprisesBy(tenant, 'taxNo', codes)
  return rows.flatMap(({ id, name, tax_no: taxNo }) =>
    id === enterpriseId ? [] : [{ id, name, taxNo }],
  )
}

/** `kinds`: those of the report. `since`: answers before are none; null = those of whenever. */
export async function loadBeside(
  tx: TenantDb,
  enterpriseId: number,
  records: Records,
  { kinds, since }: { kinds: readonly PublicRecordKind[]; since: Date | null },
): Promise<
  Pick<
    PublicFacts,
    'related' | 'above' | 'sameAddress' | 'samePhone' | 'legalRepFirms' | 'linksAtLeast'
  >
> {
  const parties = partiesOf(records)
  const firms = await held(
    tx,
    enterpriseId,
    parties.flatMap(({ code }) => code ?? []).slice(0, MOST_PARTIES),
  )
  const related: RelatedParty[] = []
  for (const { told: _, ...party } of parties) {
    const firm = firms.find(({ taxNo }) => taxNo === party.code)
    related.push(firm ? { ...party, records: await recordsOf(tx, firm.id, kinds, since) } : party)
  }
  const [registration] = certain(records.BUSINESS_REGISTRATION)
  const share = async (field: 'address' | 'phone') => {
    const value = registration?.[field]
    return value ? (await sharing(tx, enterpriseId, field, value)).length : null
  }
  return {
    related,
    above: await holdersAbove(tx, enterpriseId, records.EQUITY_HOLDER),
    sameAddress: await share('address'),
    samePhone: await share('phone'),
    legalRepFirms: registration?.legalRep
      ? await firmsOfRepresentative(tx, registration.legalRep, records, firms)
      : null,
    linksAtLeast: true,
  }
}

async function recordsOf(
  tx: TenantDb,
  firmId: number,
  kinds: readonly PublicRecordKind[],
  since: Date | null,
): Promise<NonNullable<RelatedParty['records']>> {
  const answers = await newestAnswers(tx, firmId, since)
  const out: Partial<Record<PublicRecordKind, unknown>> = {}
  for (const kind of RELATED_KINDS) {
    const told = answers.some((answer) => answer.kind === kind && answer.state === 'TOLD')
    if (!told || !kinds.includes(kind)) continue
    const rows = await publicRows(tx, firmId, kind)
    out[kind] = rows
      .filter(({ matchLevel }) => matchLevel === 'CODE')
      .map((row) => toldRecord(row, false))
  }
  return out as NonNullable<RelatedParty['records']>
}

/** Level by level upward, of firms by their codes. */
async function holdersAbove(
  tx: TenantDb,
  enterpriseId: number,
  holders: Records['EQUITY_HOLDER'],
): Promise<Record<string, Shareholding[]>> {
  const above: Record<string, Shareholding[]> = {}
  let codes = certain(holders).flatMap(({ holderCode }) => holderCode ?? [])
  for (let level = 0; level < MOST_LEVELS && codes.length > 0; level++) {
    const room = MOST_ABOVE - Object.keys(above).length
    const wanted = [...new Set(codes)].filter((code) => !(code in above)).slice(0, room)
    const firms = await held(tx, enterpriseId, wanted)
    const rows = await publicRowsOfMany(
      tx,
      'EQUITY_HOLDER',
      firms.map(({ id }) => id),
      ['holder', 'holderType', 'holderCode', 'ratio'],
    )
    const of = Map.groupBy(rows, ({ enterpriseId: id }) => id)
    codes = []
    for (const { id, taxNo } of firms) {
      const told = (of.get(id) ?? []).map(
        ({ holder, holderType, holderCode, ratio }): Shareholding => ({
          ...{ holder, holderType, holderCode, ratio },
        }),
      )
      if (told.length > 0) above[taxNo] = told
      codes.push(...told.flatMap(({ holderCode }) => holderCode ?? []))
    }
  }
  return above
}

/** Other firms of the list that the registry tells the same address or phone of. */
async function sharing(
  tx: TenantDb,
  enterpriseId: number,
  field: 'address' | 'phone',
  value: string,
): Promise<number[]> {
  const what = field === 'phone' ? 'PHONE' : 'ADDRESS'
  const [ids = []] = await enterprisesTelling(tx, what, [value])
  const rows = await publicRowsOfMany(
    tx,
    'BUSINESS_REGISTRATION',
    ids.filter((id) => id !== enterpriseId),
    [field],
  )
  const same = rows.filter((row) => comparableName(row[field] ?? '') === comparableName(value))
  return [...new Set(same.map((row) => row.enterpriseId))]
}

/** Among firms that are known to be related, never by the name of a person alone (domain §2.11). */
async function firmsOfRepresentative(
  tx: TenantDb,
  legalRep: string,
  { INVESTMENT }: Records,
  firms: readonly RelatedFirm[],
): Promise<number> {
  const isHis = (name: string | null) =>
    name !== null && comparableName(name) === comparableName(legalRep)
  const invested = certain(INVESTMENT).flatMap(({ name, creditCode, legalRep: of }) =>
    isHis(of) ? [creditCode ?? comparableName(name ?? '')] : [],
  )
  const registered = await publicRowsOfMany(
    tx,
    'BUSINESS_REGISTRATION',
    firms.map(({ id }) => id),
    ['legalRep'],
  )
  const run = registered.flatMap(({ enterpriseId, legalRep: of }) =>
    isHis(of) ? (firms.find(({ id }) => id === enterpriseId)?.taxNo ?? []) : [],
  )
  return new Set([...invested, ...run]).size
}
