import {
  kindFromCode,
  kindFromDigitalNumber,
  kindsAgree,
} from '@xinjian/format/invoice/kind-from-code'
import { isDigital } from '@xinjian/format/invoice/kinds'
import type { FieldEvidence, InvoiceKind } from '../invoice.ts'
import { READING_SAYS } from '../words.ts'
import type { Options } from './choose.ts'

export interface KindChoice {
  kind: InvoiceKind
  evidence: FieldEvidence | null
  warning: string | null
}

/** Printed face of a paper form that, with a 20-digit number, can only be a 数电票 whose title was read in part. */
const DIGITAL_FACE: Partial<Record<InvoiceKind, InvoiceKind>> = {
  VAT_SPECIAL_PAPER: 'DIGITAL_SPECIAL',
  VAT_NORMAL_PAPER: 'DIGITAL_NORMAL',
  VAT_SPECIAL_ELEC: 'DIGITAL_SPECIAL',
  VAT_NORMAL_ELEC: 'DIGITAL_NORMAL',
}

/**
 * Kind from title, label, QR and code. The code decides among 税控 kinds when the face is doubtful; for 数电票 whose file
 * does not say 专 or 普 the kind stays a guess that nobody may book unseen.
 */
export function chooseKind(
  options: Options,
  code: string | null,
  number: string | null,
): KindChoice {
  const digital = number?.length === 20
  const faces = (options.invoiceKind ?? []).map((o) => ({ ...o, kind: o.value as InvoiceKind }))
  const face = faces[0]
  const fromCode = digital ? kindFromDigitalNumber(number) : code ? kindFromCode(code) : null
  if (face) {
    const kind = digital && !code ? (DIGITAL_FACE[face.kind] ?? face.kind) : face.kind
    const evidence = {
      source: face.best.source,
      confidence: face.confidence,
      place: face.place ?? null,
    }
    if (!digital && isDigital(kind) && fromCode)
      return { kind: fromCode, evidence: { source: 'DERIVED', confidence: 0.8 }, warning: null }
    if (!fromCode || digital) return { kind, evidence, warning: null }
    if (kindsAgree(kind, fromCode)) {
      evidence.confidence = 1 - (1 - evidence.confidence) * 0.3
      return { kind, evidence, warning: null }
    }
    if (face.best.source === 'OCR')
      return { kind: fromCode, evidence: { source: 'DERIVED', confidence: 0.75 }, warning: null }
    return {
      kind,
      evidence: { ...evidence, confidence: Math.min(evidence.confidence, 0.7) },
      warning: READING_SAYS.kindCodeInvoiceDo,
    }
  }
  if (fromCode)
    return { kind: fromCode, evidence: { source: 'DERIVED', confidence: 0.88 }, warning: null }
  if (digital) {
    const toll = number.slice(4, 6) === '79'
    const confidence = toll ? 0.75 : 0.5
    return {
      kind: 'DIGITAL_NORMAL',
      evidence: { source: 'DERIVED', confidence },
      warning: toll ? null : READING_SAYS.fileDoesNotSay,
    }
  }
  return { kind: 'UNKNOWN', evidence: null, warning: READING_SAYS.kindInvoiceCannotTold }
}
