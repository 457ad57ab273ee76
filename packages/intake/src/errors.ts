import type { ParseError, ParseErrorCode } from './invoice.ts'
import { READING_SAYS } from './words.ts'

/** Chinese texts for people: what is wrong, then what to do. */
export const PARSE_ERROR_TEXTS: Readonly<Record<ParseErrorCode, string>> = {
  NOT_AN_INVOICE: READING_SAYS.noInvoiceUploadPdf,
  UNSUPPORTED_FORMAT: READING_SAYS.filesKindNotRead,
  CORRUPTED: READING_SAYS.fileDamagedNotWhole,
  ENCRYPTED: READING_SAYS.filePasswordRemoveFirst,
  TOO_LARGE: READING_SAYS.fileTooLargeSplit,
  ZIP_BOMB: READING_SAYS.archiveWouldBecomeFar,
  ZIP_PATH: READING_SAYS.archiveHoldsUnsafePaths,
  XML_ENTITY: READING_SAYS.xmlDeclaresEntitiesOutside,
  IMAGE_TOO_LARGE: READING_SAYS.tooManyPixels,
  TIMEOUT: READING_SAYS.readingTookTooLong,
  NOT_REACHED: READING_SAYS.timeArchiveOverBefore,
  OUT_OF_MEMORY: READING_SAYS.readingNeedsTooMuch,
  EMPTY: READING_SAYS.fileEmptyChooseAnother,
  WRONG_EXTENSION: READING_SAYS.extensionDoesNotSay,
}

/** The one exception of intake. Readers throw it; `parseDocument` turns it into `ParsedFile.error`. */
export class IntakeError extends Error {
  readonly code: ParseErrorCode
  constructor(code: ParseErrorCode, detail?: string) {
    const what = PARSE_ERROR_TEXTS[code]
    super(detail ? READING_SAYS.withDetail({ what, detail }) : what)
    this.name = 'IntakeError'
    this.code = code
  }
}

/** Anything thrown → the error a user sees. A failure that no reader foresaw means a file no reader understands. */
export function toParseError(thrown: unknown): ParseError {
  if (thrown instanceof IntakeError) return { code: thrown.code, message: thrown.message }
  if (thrown instanceof RangeError && /allocation|memory|array length/i.test(thrown.message))
    return { code: 'OUT_OF_MEMORY', message: PARSE_ERROR_TEXTS.OUT_OF_MEMORY }
  return { code: 'CORRUPTED', message: PARSE_ERROR_TEXTS.CORRUPTED }
}
