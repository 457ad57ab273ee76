import { formatFen, parseChineseAmount, parseFen } from '@xinjian/format'
import { kindFromName } from '@xinjian/format/invoice/kinds'
import { addCandidate, BASE_CONFIDENCE, type Draft, emptyDraft } from '../draft.ts'
import { IntakeError } from '../errors.ts'
import type { FieldSource, HeaderField, InvoiceItem } from '../invoice.ts'
import { readRedConfirm, readRedConfirmNumber, readRedOf } from '../layout/remark.ts'
import { readDate, readDecimal, readMoney, readName, readTaxNo, readTaxRate } from '../values.ts'
import {
  AIR_PRICE_NAMES,
  CAPITAL_NAMES,
  foldName,
  HEADER_NAMES,
  ITEM_NAMES,
  RED_CONFIRM_NAMES,
  RED_OF_NAMES,
  REMARK_NAMES,
  UNTAXED_NAMES,
} from './names.ts'
import { descendants, fullText, parseXml, type XmlNode } from './tree.ts'

/** Leaf texts by folded name and by folded `parent/name`, first occurrence wins (a trap: PlateNumber before InvoiceNumber). */
type Leaves = ReadonlyMap<string, string>

const READERS: Readonly<
  Record<Exclude<HeaderField, 'invoiceKind'>, (text: string) => string | null>
> = {
  invoiceCode: (t) => /^(?:\d{10}|\d{12})$/.exec(t.trim())?.[0] ?? null,
  invoiceNumber: (t) => /^(?:\d{8}|\d{20})$/.exec(t.trim())?.[0] ?? null,
  issueDate: readDate,
  checkCode: (t) => /^(?:\d{20}|[0-9a-f]{5})$/.exec(t.replace(/\s/g, ''))?.[0] ?? null,
  amountExclTax: readMoney,
  taxAmount: readMoney,
  totalAmount: readMoney,
  buyerName: readName,
  buyerTaxNo: readTaxNo,
  sellerName: readName,
  sellerTaxNo: readTaxNo,
}

/** Invoices of an XML file; several roots' worth when a wrapper holds more than one. Throws NOT_AN_INVOICE when none. */
export function readInvoiceXml(bytes: Uint8Array, source: FieldSource = 'XML'): Draft[] {
  const root = parseXml(bytes)
  const invoices = splitInvoices(root)
  const drafts = invoices.map((node) => readOne(node, source)).filter((d) => d !== null)
  if (drafts.length === 0) throw new IntakeError('NOT_AN_INVOICE')
  return drafts
}

/** A batch export wraps many invoices: take each smallest element that has an own number and a date. */
function splitInvoices(root: XmlNode): XmlNode[] {
  const numberNames = new Set(
    HEADER_NAMES.invoiceNumber.filter((n) => !n.includes('/')).map(foldName),
  )
  const holders = root.children.filter((child) => {
    const names = [...descendants(child)].map((n) => foldName(n.name))
    return names.some((n) => numberNames.has(n)) && names.includes(foldName(partyMark(names)))
  })
  return holders.length > 1 ? holders : [root]
}

/** Name of the buyer or seller element that proves an element to be a whole invoice, not a part of one. */
function partyMark(names: readonly string[]): string {
  const marks = [...HEADER_NAMES.sellerName, ...HEADER_NAMES.sellerTaxNo].filter(
    (n) => !n.includes('/'),
  )
  return marks.find((m) => names.includes(foldName(m))) ?? '\0'
}

function readOne(root: XmlNode, source: FieldSource): Draft | null {
  const leaves = collectLeaves(root)
  const draft = emptyDraft()
  const confidence = BASE_CONFIDENCE[source]
  for (const [field, names] of Object.entries(HEADER_NAMES) as [
    Exclude<HeaderField, 'invoiceKind'>,
    readonly string[],
  ][]) {
    const text = lookup(leaves, names, READERS[field])
    if (text !== null) addCandidate(draft, field, text, source, confidence)
  }
  readAirCharges(leaves, draft, source)
  const number = draft.candidates.invoiceNumber?.[0]
  const money = draft.candidates.totalAmount ?? draft.candidates.amountExclTax
  if (!number || !money) return null
  const tax = lookup(leaves, HEADER_NAMES.taxAmount, (t) => t)
  draft.taxStarred = tax !== null && /^\*+$/.test(tax)
  const capital = lookup(leaves, CAPITAL_NAMES, (t) => t)
  const fen = capital ? parseChineseAmount(capital) : null
  draft.capitalTotal = fen === null ? null : formatFen(fen)
  draft.remark = lookup(leaves, REMARK_NAMES, (t) => t || null)
  draft.redOfInvoiceNumber =
    lookup(leaves, RED_OF_NAMES, READERS.invoiceNumber) ?? readRedOf(draft.remark ?? '')
  draft.redConfirmNumber =
    lookup(leaves, RED_CONFIRM_NAMES, (t) => readRedConfirmNumber(t)) ??
    readRedConfirm(draft.remark ?? '')
  draft.items = readItems(root)
  readKind(root, draft, source)
  return draft
}

/**
 * An air ticket's total holds charges that are not taxed; its price without tax is the fare with the fuel surcharge
 * (电子凭证会计数据标准, atr).
 */
function readAirCharges(leaves: Leaves, draft: Draft, source: FieldSource): void {
  const sum = (names: readonly string[]): number | null => {
    const parts = names.map((n) => lookup(leaves, [n], (t) => parseFen(t)))
    return parts.every((p) => p === null) ? null : parts.reduce<number>((s, p) => s + (p ?? 0), 0)
  }
  const untaxed = sum(UNTAXED_NAMES)
  if (untaxed === null) return
  draft.untaxed = formatFen(untaxed)
  const price = sum(AIR_PRICE_NAMES)
  if (price !== null)
    addCandidate(draft, 'amountExclTax', formatFen(price), source, BASE_CONFIDENCE[source])
}

/** Elements that name the kind in words. */
const KIND_ELEMENT =
  /^(?:LabelName|InvoiceType|InvoiceTypeName|TypeOfVoucher|TypeOfInvoice|发票类型|发票种类|票种|发票名称)$/
/** Kinds that are told by more than 专 or 普. */
const OWN_FORM = new Set(['RAIL_ETICKET', 'AIR_ETICKET', 'MOTOR_VEHICLE', 'USED_VEHICLE'])

/** 数电票 label their kind in `LabelName`s; the special-versus-normal label has no other trace. */
function readKind(root: XmlNode, draft: Draft, source: FieldSource): void {
  const nodes = [...descendants(root)]
  const labels = nodes
    .filter((n) => KIND_ELEMENT.test(n.name))
    .map(fullText)
    .join(';')
  const named = kindFromName(labels)
  const digital = draft.candidates.invoiceNumber?.[0]?.value.length === 20
  const kind = nodes.some((n) => n.name === 'ElectronicInvoiceAirTransportReceiptNumber')
    ? 'AIR_ETICKET'
    : nodes.some((n) => n.name === 'ElectronicInvoiceRailwayETicketNumber')
      ? 'RAIL_ETICKET'
      : !digital || (named && OWN_FORM.has(named))
        ? named
        : /专用发票/.test(labels)
          ? 'DIGITAL_SPECIAL'
          : /普通发票/.test(labels)
            ? 'DIGITAL_NORMAL'
            : null
  if (kind) addCandidate(draft, 'invoiceKind', kind, source, BASE_CONFIDENCE[source])
}

function collectLeaves(root: XmlNode): Leaves {
  const leaves = new Map<string, string>()
  const visit = (node: XmlNode, parent: string) => {
    const name = foldName(node.name)
    if (node.children.length === 0) {
      for (const key of [name, `${parent}/${name}`])
        if (!leaves.has(key) || leaves.get(key) === '') leaves.set(key, node.text)
      for (const [attribute, value] of Object.entries(node.attributes)) {
        const key = foldName(attribute)
        if (!leaves.has(key)) leaves.set(key, value)
      }
    }
    for (const child of node.children) visit(child, name)
  }
  visit(root, '')
  return leaves
}

function lookup<T>(
  leaves: Leaves,
  names: readonly string[],
  read: (t: string) => T | null,
): T | null {
  for (const name of names) {
    const text = leaves.get(name.split('/').map(foldName).join('/'))
    const value = text === undefined || text === '' ? null : read(text)
    if (value !== null) return value
  }
  return null
}

/** An item is any element that itself holds a goods name next to an amount, whatever it is called. */
function readItems(root: XmlNode): InvoiceItem[] {
  const items: InvoiceItem[] = []
  const names = new Set(ITEM_NAMES.name.map(foldName))
  const amounts = new Set([...ITEM_NAMES.amount, ...ITEM_NAMES.tax].map(foldName))
  for (const node of descendants(root)) {
    const keys = node.children.map((c) => foldName(c.name))
    if (!keys.some((k) => names.has(k)) || !keys.some((k) => amounts.has(k))) continue
    const leaves = new Map(node.children.map((c) => [foldName(c.name), c.text]))
    const get = <T>(key: keyof typeof ITEM_NAMES, read: (t: string) => T | null) =>
      lookup(leaves, ITEM_NAMES[key], read)
    items.push({
      lineNo: items.length + 1,
      name: get('name', (t) => t) ?? '',
      spec: get('spec', (t) => t),
      unit: get('unit', (t) => t),
      quantity: get('quantity', readDecimal),
      price: get('price', readDecimal),
      amount: get('amount', readMoney),
      taxRate: get('taxRate', (t) => readTaxRate(t) ?? t),
      tax: get('tax', readMoney),
      goodsCode: get('goodsCode', (t) => (/^\d{19}$/.test(t) ? t : null)),
    })
  }
  return items
}
