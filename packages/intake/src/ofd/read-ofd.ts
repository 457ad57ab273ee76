import type { Draft } from '../draft.ts'
import { IntakeError } from '../errors.ts'
import { analysePage } from '../layout/analyse.ts'
import { groupPages } from '../layout/group.ts'
import { splitPage } from '../layout/split.ts'
import type { TextPage } from '../layout/text.ts'
import { readInvoiceXml } from '../xml/read-xml.ts'
import { find, findAll, type XmlNode } from '../xml/tree.ts'
import { type OfdPackage, openOfd, resolveLoc } from './package.ts'
import { type OfdPage, readPages } from './page-text.ts'
import { readCustomData, readCustomTags } from './tags.ts'

/** Decodes the QR among an OFD's pictures; handed in so that the OFD reader does not know pictures. */
export type QrReader = (picture: Uint8Array) => Promise<Draft | null>

/** Who listens while an OFD is read. */
export interface OfdHearing {
  text?(page: TextPage, number: number): void
  attached?(bytes: Uint8Array): void
}

/**
 * Invoices of an OFD, the drafts of each best source first: the attached XML original, CustomData, CustomTag, page text, QR.
 * Errors: CORRUPTED, ENCRYPTED, NOT_AN_INVOICE and the archive's.
 */
export async function readOfd(
  bytes: Uint8Array,
  readQr: QrReader,
  hearing: OfdHearing = {},
): Promise<Draft[][]> {
  const pkg = openOfd(bytes)
  if (!pkg.has('OFD.xml')) throw new IntakeError('CORRUPTED')
  const ofd = pkg.xml('OFD.xml')
  const invoices: Draft[][] = []
  for (const body of findAll(ofd, 'DocBody')) {
    const root = find(body, 'DocRoot')
    const path = root ? resolveLoc(pkg, 'OFD.xml', root.text) : null
    if (!path) throw new IntakeError('CORRUPTED')
    invoices.push(...(await readDocument(pkg, path, body, readQr, hearing)))
  }
  if (invoices.length === 0) throw new IntakeError('NOT_AN_INVOICE')
  return invoices
}

/** The pages of all documents of an OFD as positioned text. Errors as of `readOfd`, NOT_AN_INVOICE excepted. */
export function readOfdPages(bytes: Uint8Array): OfdPage[] {
  const pkg = openOfd(bytes)
  if (!pkg.has('OFD.xml')) throw new IntakeError('CORRUPTED')
  return findAll(pkg.xml('OFD.xml'), 'DocBody').flatMap((body) => {
    const root = find(body, 'DocRoot')
    const path = root ? resolveLoc(pkg, 'OFD.xml', root.text) : null
    return path ? readPages(pkg, path) : []
  })
}

async function readDocument(
  pkg: OfdPackage,
  path: string,
  body: XmlNode,
  readQr: QrReader,
  hearing: OfdHearing,
): Promise<Draft[][]> {
  const pages = readPages(pkg, path)
  for (const [i, page] of pages.entries()) hearing.text?.(page, i + 1)
  const texts = groupPages(
    pages.flatMap(({ width, height, runs }, i) =>
      splitPage({ width, height, runs, sheet: { page: i + 1, x: 0, y: 0, width, height } }).map(
        (part) => {
          const { role, draft } = analysePage(part, 'OFD_TEXT')
          return { role, drafts: [draft] }
        },
      ),
    ),
  )
  if (texts.length > 1) return texts.map((t) => t.drafts)
  const drafts = [
    ...readAttachments(pkg, hearing),
    readCustomData(body),
    tags(pkg, path, pages),
    ...texts.flatMap((t) => t.drafts),
  ]
  const known = drafts.some((d) => d.candidates.invoiceNumber)
  const totalled = drafts.some((d) => d.candidates.totalAmount ?? d.candidates.amountExclTax)
  if (!known || !totalled) return []
  drafts.push(...(await readPictures(pkg, readQr)))
  return [drafts]
}

/** Malformed tag files exist; the page and CustomData say the same, so a broken one is only a source less. */
function tags(pkg: OfdPackage, path: string, pages: readonly OfdPage[]): Draft {
  try {
    return readCustomTags(pkg, path, pages)
  } catch (thrown) {
    if (thrown instanceof IntakeError && thrown.code !== 'CORRUPTED') throw thrown
    return readCustomData({ name: '', attributes: {}, children: [], text: '' })
  }
}

/** The XML original, wherever the vendor put it: any XML part whose root is an invoice. */
function readAttachments(pkg: OfdPackage, hearing: OfdHearing): Draft[] {
  const drafts: Draft[] = []
  for (const name of pkg.names()) {
    if (!/\.xml$/i.test(name) || !/attach|invoice|original/i.test(name)) continue
    const part = name.slice(name.lastIndexOf('/') + 1)
    if (/(?:Attachments|CustomTags?|Content)\.xml$/i.test(part) || /Tag_/i.test(part)) continue
    try {
      const bytes = pkg.bytes(name)
      hearing.attached?.(bytes)
      drafts.push(...readInvoiceXml(bytes))
    } catch (thrown) {
      if (thrown instanceof IntakeError && thrown.code === 'ZIP_BOMB') throw thrown
    }
  }
  return drafts.slice(0, 1)
}

async function readPictures(pkg: OfdPackage, readQr: QrReader): Promise<Draft[]> {
  const pictures = pkg
    .names()
    .filter((n) => /\/res\/[^/]+\.(?:png|jpe?g|gif)$/i.test(n))
    .slice(0, 6)
  for (const name of pictures) {
    const draft = await readQr(pkg.bytes(name))
    if (draft) return [draft]
  }
  return []
}
