import { XMLParser } from 'fast-xml-parser'
import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { decodeText } from './decode.ts'

/** An element without its namespace prefix: prefixes vary between vendors, and some write malformed ones (`<:eInvoice>`). */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
  /** Own text, children's not included, trimmed. */
  text: string
}

type RawNode = Record<string, unknown>

/**
 * Parses hostile XML. A document type declaration is refused outright (no invoice format uses one, every entity attack
 * needs one); only the five built-in and numeric references are resolved. Errors: XML_ENTITY, TOO_LARGE, CORRUPTED.
 */
export function parseXml(bytes: Uint8Array): XmlNode {
  if (bytes.length > LIMITS.maxXmlBytes) throw new IntakeError('TOO_LARGE')
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(text)) throw new IntakeError('XML_ENTITY')
  if ((text.match(/</g)?.length ?? 0) > LIMITS.maxXmlNodes * 2) throw new IntakeError('TOO_LARGE')
  let raw: RawNode[]
  try {
    raw = parser().parse(text) as RawNode[]
  } catch {
    throw new IntakeError('CORRUPTED')
  }
  const root = raw
    .map((node) => convert(node, 0))
    .find((n) => n !== null && !n.name.startsWith('?'))
  if (!root) throw new IntakeError('CORRUPTED')
  return root
}

function parser(): XMLParser {
  return new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    htmlEntities: true,
  })
}

function convert(raw: RawNode, depth: number): XmlNode | null {
  if (depth > LIMITS.maxXmlDepth) throw new IntakeError('CORRUPTED')
  const name = Object.keys(raw).find((key) => key !== ':@')
  if (name === undefined || name === '#text') return null
  const children: XmlNode[] = []
  let text = ''
  for (const child of raw[name] as RawNode[]) {
    if ('#text' in child) text += String(child['#text'])
    else {
      const node = convert(child, depth + 1)
      if (node) children.push(node)
    }
  }
  const attributes = (raw[':@'] ?? {}) as Record<string, string>
  return { name, attributes, children, text: text.trim() }
}

/** Every element below `node`, itself included, in document order. */
export function* descendants(node: XmlNode): Generator<XmlNode> {
  yield node
  for (const child of node.children) yield* descendants(child)
}

/** First descendant of that name, or null. */
export function find(node: XmlNode, name: string): XmlNode | null {
  for (const n of descendants(node)) if (n.name === name) return n
  return null
}

/** All descendants of that name. */
export function findAll(node: XmlNode, name: string): XmlNode[] {
  return [...descendants(node)].filter((n) => n.name === name)
}

/** Text of an element with that of its children. */
export function fullText(node: XmlNode): string {
  return [node.text, ...node.children.map(fullText)].join('').trim()
}
