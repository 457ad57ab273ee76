/** All that is known of an enterprise's taxes, as the engines of the tax family take it: rows, each list by key. */
import { DATASET_NAMES, type Dataset } from '@xinjian/contract'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { MonthlyDataset, TaxFacts } from '@xinjian/engine/tax/facts'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../../db/tenant.ts'
import { FACT_HEAD, type FactHead } from '../../../enterprise/index.ts'
import { type Collection, fileMonths, ofBureau, shownMonths } from '../../coverage/read.ts'
import { invoicedMonths } from '../../invoice/read.ts'
import { COLLECTIONS } from '../collections.ts'
import { type FactSource, newestOf } from '../held-facts.ts'
import {
  heldBankAuths,
  heldInsurance,
  heldRatings,
  heldShareholders,
  heldViolations,
} from './loaded/records.ts'
import { heldRegistration, registrationOf } from './loaded/registration.ts'
import { heldCitReturns, heldVatReturns } from './loaded/returns.ts'
import { heldStatements } from './loaded/statements.ts'
import { heldArrears, heldPayments } from './payments.ts'

const MONTHLY: readonly MonthlyDataset[] = [
  'VAT_RETURN',
  'CIT_RETURN',
  'FIN_STATEMENT',
  'TAX_PAYMENT',
  'SOCIAL_INSURANCE',
]

type Reader<Row> = (
  tx: TenantDb,
  enterpriseId: number,
  source: FactSource,
) => Promise<{ rows: Row[]; newest: Date | null }>

/** Datasets that the facts are made of. */
export const TAX_DATASETS = [
  'REGISTRATION',
  'SHAREHOLDER',
  'CREDIT_RATING',
  'VAT_RETURN',
  'CIT_RETURN',
  'FIN_STATEMENT',
  'TAX_PAYMENT',
  'TAX_ARREARS',
  'TAX_VIOLATION',
  'SOCIAL_INSURANCE',
  'BANK_TAX_AUTH',
] as const satisfies readonly Dataset[]

export interface LoadedTaxFacts {
  facts: TaxFacts
  seq: number
  /** Cut-off instant, ISO: evidence of records is read as of it. */
  dataCutoff: string
}

/**
 * Reads within the snapshot of `tx`. null = the enterprise is not of this company, or no dataset of these was ever collected.
 * @param datasets those that the report is made of: nothing else is read, and the cut-off is theirs
 * @param usable what contracts in force allow: of the rest nothing is read, and it is named as withheld
 */
export async function loadTaxFacts(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
  datasets: readonly Dataset[] = TAX_DATASETS,
): Promise<LoadedTaxFacts | null> {
  const head = await tx.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  const collections = await tx.rows<Collection>(COLLECTIONS, [enterpriseId, [...datasets]])
  if (!head || collections.length === 0) return null
  const bureau = new Set(ofBureau(collections).map(({ dataset }) => dataset))
  const spoken = collections.filter(({ dataset, first }) => first != null || usable.has(dataset))
  const known = new Set(spoken.map(({ dataset }) => dataset))
  const times: (Date | null)[] = collections.map(({ at }) => at)

  const held = async <Row>(dataset: Dataset, read: Reader<Row>): Promise<Row[] | null> => {
    if (!known.has(dataset)) return null
    // Its own files an enterprise brings to this company itself: no bureau is asked for them, and no contract.
    const { rows, newest } = await read(tx, enterpriseId, usable.has(dataset) ? 'ALL' : 'FILES')
    times.push(newest)
    return rows
  }

  const registration = await held('REGISTRATION', heldRegistration)
  const lists = {
    shareholders: await held('SHAREHOLDER', heldShareholders),
    ratings: await held('CREDIT_RATING', heldRatings),
    vatReturns: await held('VAT_RETURN', heldVatReturns),
    citReturns: await held('CIT_RETURN', heldCitReturns),
    statements: await held('FIN_STATEMENT', heldStatements),
    payments: await held('TAX_PAYMENT', heldPayments),
    arrears: await held('TAX_ARREARS', heldArrears),
    violations: await held('TAX_VIOLATION', heldViolations),
    insurance: await held('SOCIAL_INSURANCE', heldInsurance),
    bankAuths: await held('BANK_TAX_AUTH', heldBankAuths),
  }
  const invoiced = await invoicedMonths(tx, enterpriseId, {
    OUT: usable.has('INVOICE_OUT'),
    IN: usable.has('INVOICE_IN'),
  })
  const dataCutoff = beijingTime(newestOf(times)!.getTime())
  const withheld = datasets.filter((d) => bureau.has(d) && !usable.has(d))
  return {
    facts: {
      registration: registrationOf(head, registration?.[0] ?? null),
      dataCutoff,
      ...coverageOf(spoken),
      ...lists,
      invoiced,
      ...(head.uploads_only ? { uploadsOnly: true } : {}),
      ...(withheld.length ? { withheld: withheld.map((d) => DATASET_NAMES[d]) } : {}),
    },
    seq: head.seq,
    dataCutoff,
  }
}

/** Which months each dataset speaks of, and when it was last there whole. */
function coverageOf(
  collections: readonly Collection[],
): Pick<TaxFacts, 'covered' | 'collectedOn' | 'fromFiles'> {
  const covered: TaxFacts['covered'] = {}
  const collectedOn: TaxFacts['collectedOn'] = {}
  const fromFiles: TaxFacts['fromFiles'] = {}
  for (const dataset of MONTHLY) {
    const months = shownMonths(collections, dataset)
    if (months.length === 0) continue
    covered[dataset] = months
    // A file that comes today tells nothing of today.
    const last = ofBureau(collections).findLast((c) => c.dataset === dataset)
    if (last) collectedOn[dataset] = formatDay(chinaDay(last.at.toISOString()).day)
    const files = fileMonths(collections, dataset)
    if (files.length > 0) fromFiles[dataset] = files
  }
  return { covered, collectedOn, ...(Object.keys(fromFiles).length > 0 ? { fromFiles } : {}) }
}
