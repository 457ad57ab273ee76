/** Where a field's value was read. Earlier wins: structured data beats QR, QR beats recognised pixels. */
export const FIELD_SOURCES = [
  'XML',
  'OFD_TAG',
  'OFD_TEXT',
  'PDF_TEXT',
  'TABLE',
  'QR',
  'OCR',
  'DERIVED',
] as const
export type FieldSource = (typeof FIELD_SOURCES)[number]
