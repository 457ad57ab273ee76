/** Formats that intake reads, each wounded in its own way. */
export const KINDS = [
  'pdf',
  'ofd',
  'xml',
  'zip',
  'xlsx',
  'xls',
  'csv',
  'json',
  'html',
  'picture',
] as const
export type Kind = (typeof KINDS)[number]

/** A whole file: what is wounded, and what must still be read among the wounded. */
export interface Original {
  name: string
  kind: Kind
  bytes: Uint8Array
  /** Of a folder of strangers. */
  found?: boolean
  /** It holds nothing that is told. */
  refused?: boolean
}

export const original = (name: string, kind: Kind, bytes: Uint8Array | string): Original => ({
  name,
  kind,
  // Plain arrays: a part of a Buffer is a view, and a wound would reach the original.
  bytes: new Uint8Array(typeof bytes === 'string' ? Buffer.from(bytes) : bytes),
})
