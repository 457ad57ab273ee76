/** What the reports on tax facts have in common on the server: which months, which facts under which consent, what is newer. */
import type { Dataset } from '@xinjian/contract'
import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import type { JointFacts } from '@xinjian/engine/joint/facts'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOf } from '../../consent/index.ts'
import { readFactMarks } from '../../enterprise/index.ts'
import { type Collection, shownMonths } from '../../facts/coverage/read.ts'
import { invoiceMonths, readFacts, storeScans } from '../../facts/invoice/read.ts'
import { lookedUpPartners } from '../../facts/public/read.ts'
import {
  COLLECTIONS,
  ERP_DATASETS,
  ERP_PROOFS,
  lastFiledMonth,
  loadErpFacts,
  loadTaxFacts,
  storeReckoned,
  TAX_DATASETS,
} from '../../facts/records/read.ts'
import { tiesAround, tradeAround } from '../../graph/index.ts'
import { openObjectionsOfMany } from '../../objection/index.ts'
import { peerTable } from '../../peers/index.ts'
import { hasNewerBooks } from './books.ts'
import { termFacts } from './invoice.ts'
import { type Asked, type LoadedFacts, latest, type ServerKind, type Stand } from './kind.ts'
import { hasNewerLending, ownLendingIn } from './own-lending.ts'
import { hasNewerPartners } from './partners.ts'
import { hasNewerAnswers, publicFactsIn } from './public-family.ts'

/** Everything that a tax report may be made of, each only under a contract in force. */
export const TAX_SOURCES: readonly Dataset[] = [...TAX_DATASETS, 'INVOICE_OUT', 'INVOICE_IN']

/** What a joint report is made of: the same, with the enterprise's own books where it brought any. */
export const JOINT_SOURCES: readonly Dataset[] = [...TAX_SOURCES, ...ERP_DATASETS, ...ERP_PROOFS]

export const RETURNS = ['VAT_RETURN', 'CIT_RETURN'] as const
/** What a tax report can be made of: returns first, which tell how far it looks. */
export const RETURNS_OR_STATEMENTS = [...RETURNS, 'FIN_STATEMENT'] as const

const collections = (tenant: TenantDb, enterpriseId: number, datasets: readonly Dataset[]) =>
  tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...datasets]])

/** Months that returns were asked for, or that files of them speak of. */
export const declaredMonths: ServerKind<unknown>['months'] = async (tenant, enterpriseId) => {
  const shown = await shownOf(tenant, enterpriseId, RETURNS)
  // A return is seen from the month on in which it was declared: its own would end before it.
  const filed = shown && (await lastFiledMonth(tenant, enterpriseId))
  return shown && filed ? { ...shown, last: Math.max(shown.last, filed) } : shown
}

/** The same; without any return those of the statements. */
export const taxedMonths: ServerKind<unknown>['months'] = async (tenant, enterpriseId) =>
  (await declaredMonths(tenant, enterpriseId)) ??
  (await shownOf(tenant, enterpriseId, ['FIN_STATEMENT']))

async function shownOf(
  tenant: TenantDb,
  enterpriseId: number,
  datasets: readonly Dataset[],
): ReturnType<ServerKind<unknown>['months']> {
  const found = await collections(tenant, enterpriseId, datasets)
  const shown = datasets.flatMap((dataset) => shownMonths(found, dataset))
  if (shown.length === 0) return null
  return {
    first: Math.min(...shown.map(([first]) => first)),
    last: Math.max(...shown.map(([, last]) => last)),
  }
}

/** The facts with what the industry comes to, as it stands now: the report is judged by it for ever. */
async function besidePeers(
  ...of: Parameters<typeof loadTaxFacts>
): Promise<LoadedFacts<TaxFacts> | null> {
  const loaded = await loadTaxFacts(...of)
  const [tx, enterpriseId] = of
  const peers = loaded && (await peerTable(tx, enterpriseId, loaded.facts))
  return loaded && peers ? { ...loaded, facts: { ...loaded.facts, peers } } : loaded
}

/** In one snapshot: a collection may commit between two statements. */
export const taxFactsOf = (
  tenant: TenantDb,
  enterpriseId: number,
  { judgedOn }: Asked,
): Promise<LoadedFacts<TaxFacts> | null> =>
  tenant.transaction(async (tx, client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    const usable = new Set(await usableOf(tx, enterpriseId, TAX_SOURCES))
    const loaded = await besidePeers(tx, enterpriseId, usable)
    return loaded && judgedOn ? { ...loaded, facts: { ...loaded.facts, judgedOn } } : loaded
  })

/** Months of which both invoices and returns speak; null where one of them is missing, or they never meet. */
export async function jointMonths(
  tenant: TenantDb,
  enterpriseId: number,
): ReturnType<ServerKind<unknown>['months']> {
  const spans = [
    await declaredMonths(tenant, enterpriseId),
    await invoiceMonths(tenant, enterpriseId),
  ] as const
  const [declared, invoiced] = spans
  if (!declared || !invoiced) return null
  const first = Math.max(declared.first, invoiced.first)
  const last = Math.min(declared.last, invoiced.last)
  return first > last ? null : { first, last }
}

/**
 * Both sources in one snapshot; invoices that no contract covers are as if never collected. What registry and courts were found to publish
 * stands beside them, and what lenders told of the enterprise itself, however old: the engine says from when on it tells nothing. `books`: the enterprise's own beside them;
 * `graph`: the trade around it, and guarantees and control, as other enterprises that the company holds tell them.
 */
export async function jointFactsOf(
  tenant: TenantDb,
  enterpriseId: number,
  { judgedOn, terms, elsewhere }: Asked,
  { graph = false }: { graph?: boolean } = {},
): Promise<LoadedFacts<JointFacts> | null> {
  const read = await tenant.transaction(async (tx, client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    const usable = new Set(await usableOf(tx, enterpriseId, TAX_SOURCES))
    const tax = await besidePeers(tx, enterpriseId, usable)
    if (!tax) return null
    const all = await readFacts(client, tenant.companyId, enterpriseId)
    const invoices = usable.has('INVOICE_OUT') && usable.has('INVOICE_IN')
    return {
      ...{ tax, all, invoices },
      lookedUp: invoices
        ? await lookedUpPartners(tx, all.facts, openObjectionsOfMany)
        : { partners: [] },
      own: await loadErpFacts(tx, enterpriseId, usable),
      published: await publicFactsIn(tx, enterpriseId, PUBLIC_RECORD_KINDS),
      lending: await ownLendingIn(tx, enterpriseId),
      around: graph ? await tradeAround(tx, enterpriseId) : null,
      tied: graph ? await tiesAround(tx, enterpriseId) : null,
    }
  })
  if (!read) return null
  const { tax, all, invoices, lookedUp, own, published, lending, around, tied } = read
  await storeScans(tenant, enterpriseId, all.fresh)
  if (own) await storeReckoned(tenant, enterpriseId, own.fresh)
  const judged = judgedOn ? { judgedOn } : {}
  const less = await elsewhere?.()
  return {
    ...tax,
    // Rows of books, and records that were told of it or its counterparties, after the taxes are read as evidence as well.
    dataCutoff: latest(
      tax.dataCutoff,
      own?.dataCutoff,
      published?.dataCutoff,
      lending?.heldAt,
      lookedUp.heldAt,
    ),
    ...(lending && { isConsented: true as const }),
    beside: [...new Set([...(around?.collected ?? []), ...(tied?.collected ?? [])])],
    facts: {
      invoice: {
        ...(invoices ? all.facts : withoutInvoices(all.facts)),
        ...(lookedUp.partners.length ? { partners: lookedUp.partners } : {}),
        ...judged,
        ...(less ? { elsewhere: less } : {}),
        ...termFacts(terms),
      },
      tax: { ...tax.facts, ...judged },
      ...(own ? { books: own.facts } : {}),
      ...(published ? { public: published.facts } : {}),
      ...(lending ? { lenders: lending.facts } : {}),
      ...(around ? { chain: around.chain } : {}),
      ...(tied ? { ties: tied.ties } : {}),
    },
  }
}

const withoutInvoices = ({ registration, dataCutoff }: InvoiceFacts): InvoiceFacts => ({
  registration,
  dataCutoff,
  covered: { OUT: null, IN: null },
  missingMonths: { OUT: [], IN: [] },
  digests: [],
  counterparties: [],
})

export async function hasNewerTaxFacts(
  tenant: TenantDb,
  enterpriseId: number,
  { seq, dataCutoff }: Stand,
): Promise<boolean> {
  const found = await collections(tenant, enterpriseId, TAX_DATASETS)
  const newest = Math.max(0, ...found.map(({ at }) => at.getTime()))
  return newest > dataCutoff.getTime() || (await readFactMarks(tenant, enterpriseId)).seq > seq
}

/** Where no contract covers its invoices, its counterparties are no part of it. */
const hasNewerUsablePartners: ServerKind<unknown>['hasNewer'] = async (tenant, ...of) => {
  const usable = new Set(await usableOf(tenant, of[0], TAX_SOURCES))
  return usable.has('INVOICE_OUT') && usable.has('INVOICE_IN') && hasNewerPartners(tenant, ...of)
}

/** The same of a report that joins sources: what was published, told by lenders or brought of the books meanwhile is newer as well, and who of its counterparties was looked up. */
export const hasNewerJointFacts: ServerKind<unknown>['hasNewer'] = async (...of) =>
  (await hasNewerTaxFacts(...of)) ||
  (await hasNewerAnswers(PUBLIC_RECORD_KINDS)(...of)) ||
  (await hasNewerLending(...of)) ||
  (await hasNewerUsablePartners(...of)) ||
  hasNewerBooks([...ERP_DATASETS, ...ERP_PROOFS])(...of)
