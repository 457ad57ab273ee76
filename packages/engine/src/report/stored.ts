import type { ReportDocument } from './document.ts'

/** The document of a stored JSON. Throws a RangeError on another frame: a document of another program, or none at all. */
export function storedReport(json: unknown): ReportDocument {
  if (typeof json !== 'object' || json === null || !('frame' in json) || json.frame !== 2)
    throw new RangeError('not a report document')
  return json as ReportDocument
}
