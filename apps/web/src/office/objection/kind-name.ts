import { PUBLIC_RECORDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { Language } from '../../i18n/language.ts'

/** How a kind of public record is called. */
export const kindName = (kind: PublicRecordKind, language: Language): string =>
  PUBLIC_RECORDS[kind][language]
